import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Calls that cannot be followed")
@MainActor
struct MisuseTests {
  private let host = ViewHost(size: CGSize(width: 200, height: 100)) {
    VStack(spacing: 0) {
      Button("Save") {}.called("save")
      Color.red.called("header")
      Text("row").called("row 11")
    }
  }

  @Test(
    "a tap on a missing view is an issue at the caller's line with the identifiers, and the test goes on"
  )
  func unknownTap() {
    let issue = expectIssue("The nearest is \"save\"", "\"save\", \"header\", \"row 11\"") {
      host.tap("safe")
    }
    #expect(issue?.sourceLocation?.line == #line - 2)
    #expect(issue?.sourceLocation?.fileID.hasSuffix("MisuseTests.swift") == true)
  }

  @Test(
    "a control that is not there is an issue each",
    arguments: [
      { $0.enterText("a", in: "headr") }, { $0.submit("headr") },
      { $0.setValue(1, of: "headr") }, { $0.setDate(.distantPast, of: "headr") },
      { $0.choose(1, in: "headr") }, { $0.increment("headr") }, { $0.decrement("headr") },
    ] as [@MainActor @Sendable (ViewHost) -> Bool])
  func unknownControl(_ call: @MainActor @Sendable (ViewHost) -> Bool) {
    expectIssue("The nearest is \"header\"") { #expect(!call(host)) }
  }

  @Test("what is no control of the kind is an issue that names what it is")
  func otherKind() {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { ModelControls(model: model) }
    expectIssue("a slider, which setValue(_:of:) works") { host.enterText("a", in: "slider") }
    expectIssue("is no control and holds none") { host.setValue(1, of: "plain") }
    expectIssue("There are: 0 (Int), 1 (Int)") { host.choose("x", in: "picker") }
  }

  @Test("an absent frame is nil without a word, unless an identifier is spelt nearly alike")
  func absentFrame() {
    // The next row may be gone: only its digits differ.
    for name in ["spinner", "row 12"] {
      let quiet = issues { #expect(host.frame(of: name) == nil) }
      #expect(quiet.isEmpty)
    }
    let found = issues { #expect(host.frame(of: "heder") == nil) }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.text.contains("The nearest is \"header\"") == true)
    #expect(host.warnings.isEmpty)
  }

  @Test("a tap that no gesture hears is an issue that names what lies there")
  func unheardTap() {
    func small(_ view: some View) -> ViewHost {
      ViewHost(size: CGSize(width: 50, height: 50)) { view.called("view") }
    }
    expectIssue("Color #header") { host.tap("header") }
    #expect(host.warnings.map(\.kind) == [.unheardTouch])
    expectIssue("nothing is drawn there") { small(Color.clear).tap("view") }
    expectIssue("is disabled") { small(Button("Save") {}.disabled(true)).tap("view") }
    #expect(issues { host.tap("save") }.isEmpty)
  }

  @Test("a script that cannot be read is an issue with its line")
  func badScript() {
    expectIssue("line 2") { host.play("down 10,10\nmuve 10,50\nup") }
  }

  @Test("geometry is told in short forms")
  func shortForms() {
    #expect(
      CGRect(x: 0, y: 40.5, width: 300, height: 44.0 / 3).testDescription == "(0, 40.5, 300, 14.67)"
    )
    #expect(CGPoint(x: 1, y: -2).testDescription == "(1, -2)")
    #expect(CGSize(width: 1, height: 2).testDescription == "(1, 2)")
  }
}
