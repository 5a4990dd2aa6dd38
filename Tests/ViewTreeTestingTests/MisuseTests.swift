import SwiftUI
import Testing
import ViewTreeTesting

/// The issues that a call records, none of which fails the test.
@MainActor
func issues(of body: () -> Void) -> [Issue] {
  let found = Issues()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    found.all.append(issue)
    return true
  }
  return found.all
}

private final class Issues: @unchecked Sendable {
  var all: [Issue] = []
}

extension Issue {
  /// The text of the issue, one comment a line.
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}

@Suite("Calls that cannot be followed")
@MainActor
struct MisuseTests {
  private func host() -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        Button("Save") {}.accessibilityIdentifier("save")
        Color.red.accessibilityIdentifier("header")
        Text("row").accessibilityIdentifier("row 11")
      }
    }
  }

  @Test(
    "a tap on a missing view is an issue at the caller's line with the identifiers, and the test goes on"
  )
  func unknownTap() throws {
    let host = host()
    let line = #line + 1
    let found = issues { host.tap("safe") }
    let issue = try #require(found.first)
    #expect(found.count == 1)
    #expect(issue.severity == .error)
    #expect(issue.sourceLocation?.line == line)
    #expect(issue.sourceLocation?.fileID.hasSuffix("MisuseTests.swift") == true)
    #expect(issue.text.contains("The nearest is \"save\""))
    #expect(issue.text.contains("\"save\", \"header\", \"row 11\""))
  }

  @Test(
    "a control that is not there is an issue each",
    arguments: [
      { $0.enterText("a", in: "headr") }, { $0.submit("headr") },
      { $0.setValue(1, of: "headr") }, { $0.setDate(.distantPast, of: "headr") },
      { $0.choose(1, in: "headr") }, { $0.increment("headr") }, { $0.decrement("headr") },
    ] as [@MainActor @Sendable (ViewHost) -> Bool])
  func unknownControl(_ call: @MainActor @Sendable (ViewHost) -> Bool) {
    let host = host()
    let found = issues { #expect(!call(host)) }
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    #expect(found.first?.text.contains("The nearest is \"header\"") == true)
  }

  @Test("what is no control of the kind is an issue that names what it is")
  func otherKind() {
    let model = Model()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { ModelControls(model: model) }
    let text = issues { host.enterText("a", in: "slider") }.first?.text ?? ""
    #expect(text.contains("a slider, which setValue(_:of:) works"))
    let none = issues { host.setValue(1, of: "plain") }.first?.text ?? ""
    #expect(none.contains("is no control and holds none"))
    let tag = issues { host.choose("x", in: "picker") }
    #expect(tag.first?.severity == .error)
    #expect(tag.first?.text.contains("There are: 0 (Int), 1 (Int)") == true)
  }

  @Test("an absent frame is nil without a word, unless an identifier is spelt nearly alike")
  func absentFrame() {
    let host = host()
    let quiet = issues { #expect(host.frame(of: "spinner") == nil) }
    #expect(quiet.isEmpty)
    // The next row may be gone: only its digits differ.
    let gone = issues { #expect(host.frame(of: "row 12") == nil) }
    #expect(gone.isEmpty)
    let found = issues { #expect(host.frame(of: "heder") == nil) }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.text.contains("The nearest is \"header\"") == true)
    #expect(host.warnings.isEmpty)
  }

  @Test("a tap that no gesture hears is an issue that names what lies there")
  func unheardTap() {
    let host = host()
    let found = issues { host.tap("header") }
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.text.contains("Color #header") == true)
    #expect(host.warnings.map(\.kind) == [.unheardTouch])

    let clear = ViewHost(size: CGSize(width: 50, height: 50)) {
      Color.clear.accessibilityIdentifier("clear")
    }
    #expect(issues { clear.tap("clear") }.first?.text.contains("nothing is drawn there") == true)

    let disabled = ViewHost(size: CGSize(width: 50, height: 50)) {
      Button("Save") {}.disabled(true).accessibilityIdentifier("save")
    }
    #expect(issues { disabled.tap("save") }.first?.text.contains("is disabled") == true)
    #expect(issues { host.tap("save") }.isEmpty)
  }

  @Test("a script that cannot be read is an issue with its line")
  func badScript() {
    let host = host()
    let found = issues { host.play("down 10,10\nmuve 10,50\nup") }
    #expect(found.first?.text.contains("line 2") == true)
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

/// Values that controls set.
@Observable
final class Model {
  var isOn = false
  var count = 2
  var share = 0.5
  var choice = 0
}

/// One control of each kind, by its own identifier.
struct ModelControls: View {
  @Bindable var model: Model

  var body: some View {
    VStack {
      Toggle("Sound", isOn: $model.isOn).accessibilityIdentifier("toggle")
      Stepper("Copies", value: $model.count, in: 0...9).accessibilityIdentifier("stepper")
      Slider(value: $model.share).accessibilityIdentifier("slider")
      Picker("Size", selection: $model.choice) {
        Text("S").tag(0)
        Text("L").tag(1)
      }
      .accessibilityIdentifier("picker")
      Text("plain").accessibilityIdentifier("plain")
    }
  }
}
