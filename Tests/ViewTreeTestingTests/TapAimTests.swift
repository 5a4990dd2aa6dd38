import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Taps that meet their view, or nothing")
@MainActor
struct TapAimTests {
  private let tapped = Log()

  private func host(
    height: CGFloat = 100, strictness: Strictness = .issues,
    @ViewBuilder content: () -> some View
  ) -> ViewHost {
    ViewHost(
      size: CGSize(width: 200, height: height), strictness: strictness, content: content)
  }

  @Test("a tap on a button behind an alert runs nothing, and the issue names the alert's words")
  func alert() {
    /// A button behind an alert that would delete something.
    struct Alarmed: View {
      let tapped: Log
      @State private var isShown = false
      var body: some View {
        Button("Other") { tapped.note("other") }.called("other")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .onAppear { isShown = true }
          .alert("Delete?", isPresented: $isShown) {
            Button("Delete", role: .destructive) { tapped.note("delete") }
          }
      }
    }
    let host = host { Alarmed(tapped: tapped) }
    let issue = expectIssue("\"Delete?\"") { host.tap("other") }
    #expect(issue?.sourceLocation?.line == #line - 1)
    expectIssue { host.find(text: "Other").tap() }
    #expect(tapped.entries == [])
    host.find(text: "Delete").tap()
    host.tap("other")
    #expect(tapped.entries == ["delete", "other"])
  }

  @Test("a tap on a view that another one covers does nothing, and the issue names the other")
  func covered() {
    let host = host {
      ZStack {
        Button("Behind") { tapped.note("behind") }.called("behind")
        Color.red.called("front").onTapGesture { tapped.note("front") }
      }
    }
    expectIssue("front") { host.tap("behind") }
    expectIssue { host.longPress("behind") }
    #expect(tapped.entries == [])
  }

  @Test("a view is tapped where it shows, and one that draws nothing through what is around it")
  func shownPart() {
    func expectTap(_ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
      let before = tapped.entries
      host { view }.tap("view")
      #expect(tapped.entries == before + ["view"], sourceLocation: sourceLocation)
    }
    // Half under a bar.
    expectTap(
      ZStack(alignment: .top) {
        Color.green.frame(height: 40).called("view").onTapGesture { tapped.note("view") }
        Color.red.frame(height: 25).onTapGesture { tapped.note("bar") }
      })
    // Shown elsewhere than its frame.
    expectTap(Button("Off") { tapped.note("view") }.offset(x: 60).called("view"))
    expectTap(
      HStack { Color.clear.called("view") }.contentShape(Rectangle())
        .onTapGesture { tapped.note("view") })
  }

  @Test("a row that its scroll view cuts off whole is not tapped, and one that it cuts in half is")
  func clipped() {
    let host = host(height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { row in
            Color.green.frame(height: 40).called("row \(row)")
              .onTapGesture { tapped.note("row \(row)") }
          }
        }
      }
      .frame(height: 50)
    }
    // The viewport shows rows 0 and a quarter of row 1; its middle is cut off.
    host.tap("row 1")
    expectIssue("ScrollView", "cuts the view off") { host.tap("row 2") }
    #expect(tapped.entries == ["row 1"])
  }

  @Test("the issue names the button or the bar in front, and the modifier that lets taps through")
  func causes() {
    let host = host(height: 300) {
      NavigationStack {
        ZStack {
          Text("low").onTapGesture {}.called("low")
          Button("Front") {}.called("button")
          Text("high").onTapGesture {}.called("high").offset(y: -150)
          VStack(spacing: 0) {
            Button("a") {}.hidden().called("hidden")
            Button("b") {}.opacity(0).called("clear")
            Button("c") {}.allowsHitTesting(false).called("deaf")
          }
          .offset(y: 80)
        }
        .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
      }
    }
    let words = [
      "low": #"#button (57.5, 163.5, 85, 17) "Front"`"#, "high": "`PageBars ", "hidden": "hidden",
      "clear": "opacity(0", "deaf": "allowsHitTesting(false)",
    ]
    for (identifier, word) in words {
      let text = expectIssue(word) { host.tap(identifier) }?.text ?? "no issue"
      #expect(!text.contains("contentShape"), "\(text)")
    }
  }

  @Test("a tap on a view whose gestures need another finger is an issue that names them")
  func otherFingers() {
    let host = host {
      VStack(spacing: 0) {
        Color.red.gesture(MagnifyGesture().onEnded { _ in }).called("zoom")
        Color.green.onLongPressGesture { tapped.note("long") }.called("long")
        Stepper("Count", value: .constant(1)).called("count")
        Slider(value: .constant(0.5)).called("share")
        NavigationLink("Away") { Text("page") }.called("away")
      }
    }
    expectIssue("gesture of two fingers") { host.tap("zoom") }
    expectIssue("long press") { host.tap("long") }
    expectIssue("increment(_:)") { host.tap("count") }
    expectIssue("setValue(_:of:)") { host.tap("share") }
    expectIssue("disabled") { host.tap("away") }
    host.longPress("long")
    #expect(tapped.entries == ["long"])
  }

  @Test("a host of warnings records them, and the test passes")
  func warnings() {
    let host = host(strictness: .warnings) { Button("Save") {}.disabled(true).called("save") }
    #expect(issues { host.tap("save") }.map(\.severity) == [.warning])
    #expect(host.warnings.map(\.kind) == [.unheardTouch])
  }
}
