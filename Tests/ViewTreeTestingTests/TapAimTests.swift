import SwiftUI
import Testing
import ViewTreeTesting

/// Counts who was tapped.
@MainActor
private final class Tapped {
  var names: [String] = []
  func callAsFunction(_ name: String) -> () -> Void { { self.names.append(name) } }
}

@Suite("Taps that meet their view, or nothing")
@MainActor
struct TapAimTests {
  private let tapped = Tapped()

  private func host(
    height: CGFloat = 100, strictness: Strictness = .issues,
    @ViewBuilder content: () -> some View
  ) -> ViewHost {
    ViewHost(
      size: CGSize(width: 200, height: height), strictness: strictness, content: content)
  }

  /// A button behind an alert that would delete something.
  private struct Alarmed: View {
    let tapped: Tapped
    @State private var isShown = false

    var body: some View {
      Button("Other", action: tapped("other")).accessibilityIdentifier("other")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { isShown = true }
        .alert("Delete?", isPresented: $isShown) {
          Button("Delete", role: .destructive, action: tapped("delete"))
        }
    }
  }

  @Test("a tap on a button behind an alert runs nothing, and the issue names the alert's words")
  func alert() {
    let host = host { Alarmed(tapped: tapped) }
    let line = #line + 1
    let found = issues { host.tap("other") }
    #expect(tapped.names.isEmpty)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.sourceLocation?.line == line)
    #expect(found.first?.text.contains("\"Delete?\"") == true)
    #expect(issues { host.find(text: "Other").tap() }.map(\.severity) == [.error])
    #expect(tapped.names.isEmpty)
    host.find(text: "Delete").tap()
    #expect(tapped.names == ["delete"])
    host.tap("other")
    #expect(tapped.names == ["delete", "other"])
  }

  @Test("a tap on a view that another one covers does nothing, and the issue names the other")
  func covered() {
    let host = host {
      ZStack {
        Button("Behind", action: tapped("behind")).accessibilityIdentifier("behind")
        Color.red.accessibilityIdentifier("front").onTapGesture(perform: tapped("front"))
      }
    }
    let found = issues { host.tap("behind") }
    #expect(tapped.names.isEmpty)
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.text.contains("front") == true)
    let pressed = issues { host.longPress("behind") }
    #expect(pressed.map(\.severity) == [.error])
    #expect(tapped.names.isEmpty)
  }

  @Test("a row half under a bar is tapped where it shows")
  func halfCovered() {
    let host = host {
      ZStack(alignment: .top) {
        Color.green.frame(height: 40).accessibilityIdentifier("row")
          .onTapGesture(perform: tapped("row"))
        Color.red.frame(height: 25).onTapGesture(perform: tapped("bar"))
      }
    }
    host.tap("row")
    #expect(tapped.names == ["row"])
  }

  @Test("a row that its scroll view cuts off whole is not tapped, and one that it cuts in half is")
  func clipped() {
    let host = host(height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { row in
            Color.green.frame(height: 40).accessibilityIdentifier("row \(row)")
              .onTapGesture(perform: tapped("row \(row)"))
          }
        }
      }
      .frame(height: 50)
    }
    // The viewport shows rows 0 and a quarter of row 1; its middle is cut off.
    host.tap("row 1")
    #expect(tapped.names == ["row 1"])
    let found = issues { host.tap("row 2") }
    #expect(tapped.names == ["row 1"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.text.contains("ScrollView") == true)
    #expect(found.first?.text.contains("cuts the view off") == true)
  }

  @Test("a view that draws nothing is tapped through what is around it")
  func around() {
    let host = host {
      HStack { Color.clear.accessibilityIdentifier("gap") }
        .contentShape(Rectangle())
        .onTapGesture(perform: tapped("row"))
    }
    host.tap("gap")
    #expect(tapped.names == ["row"])
  }

  @Test("a wide toggle is tapped at its switch, by identifier and by finder")
  func toggle() {
    let model = Model()
    let host = host { Toggle("Sound", isOn: Bindable(model).isOn).accessibilityIdentifier("sound") }
    host.tap("sound")
    #expect(model.isOn)
    host.find(role: .toggle).tap()
    #expect(!model.isOn)
  }

  @Test("a button that is shown elsewhere than its frame is tapped where it is shown")
  func offset() {
    let host = host {
      Button("Off", action: tapped("off")).offset(x: 60).accessibilityIdentifier("off")
    }
    host.tap("off")
    #expect(tapped.names == ["off"])
  }

  @Test("the issue names the button or the bar in front, and the modifier that lets taps through")
  func causes() {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) {
      NavigationStack {
        ZStack {
          Text("low").onTapGesture {}.accessibilityIdentifier("low")
          Button("Front") {}.accessibilityIdentifier("button")
          Text("high").onTapGesture {}.accessibilityIdentifier("high").offset(y: -150)
          VStack(spacing: 0) {
            Button("a") {}.hidden().accessibilityIdentifier("hidden")
            Button("b") {}.opacity(0).accessibilityIdentifier("clear")
            Button("c") {}.allowsHitTesting(false).accessibilityIdentifier("deaf")
          }
          .offset(y: 80)
        }
        .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
      }
    }
    let words = [
      "low": #"#button (57.5, 163.5, 85, 17) "Front"`"#, "high": "`PageBars ", "hidden": "hidden",
      "clear": "opacity(0",
      "deaf": "allowsHitTesting(false)",
    ]
    for (identifier, word) in words {
      let text = issues { host.tap(identifier) }.first?.text ?? "no issue"
      #expect(text.contains(word), "\(text)")
      #expect(!text.contains("contentShape"), "\(text)")
    }
  }

  @Test("a tap on a view whose gestures need another finger is an issue that names them")
  func otherFingers() {
    let host = host {
      VStack(spacing: 0) {
        Color.red.gesture(MagnifyGesture().onEnded { _ in }).accessibilityIdentifier("zoom")
        Color.green.onLongPressGesture(perform: tapped("long")).accessibilityIdentifier("long")
        Stepper("Count", value: .constant(1)).accessibilityIdentifier("count")
        Slider(value: .constant(0.5)).accessibilityIdentifier("share")
        NavigationLink("Away") { Text("page") }.accessibilityIdentifier("away")
      }
    }
    let words = [
      "zoom": "gesture of two fingers", "long": "long press", "count": "increment(_:)",
      "share": "setValue(_:of:)", "away": "disabled",
    ]
    for (identifier, word) in words {
      let found = issues { host.tap(identifier) }
      #expect(found.map(\.severity) == [.error], "\(identifier)")
      #expect(found.first?.text.contains(word) == true, "\(found.first?.text ?? "")")
    }
    host.longPress("long")
    #expect(tapped.names == ["long"])
  }

  @Test("a host of warnings records them, and the test passes")
  func warnings() {
    let host = host(strictness: .warnings) {
      Button("Save", action: tapped("save")).disabled(true).accessibilityIdentifier("save")
    }
    #expect(issues { host.tap("save") }.map(\.severity) == [.warning])
    #expect(host.warnings.map(\.kind) == [.unheardTouch])
  }
}
