import Combine
import CoreGraphics.CGGeometry
import SwiftUI
import Testing
import ViewTreeTesting

// Names each of which was the only obstacle of a published package.

private struct Room: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Padded {
    Padded(width: environment.isEnabled ? 8 : 2)
  }
}

private struct Padded: ViewModifier {
  let width: CGFloat
  func body(content: Content) -> some View { content.padding(width) }
}

private struct Branch: Identifiable {
  let id: String
  var inside: [Branch]?
}

private struct Reader: View {
  let identifier: String
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.legibilityWeight) private var weight

  var body: some View {
    Color.red
      .frame(width: material == nil ? 1 : 2, height: labels == .hidden ? 1 : 2)
      .padding(weight == .bold ? 10 : 0)
      .accessibilityIdentifier(identifier)
  }
}

private final class Heard {
  var values: [Int] = []
}

private struct Styled: App {
  var body: some Scene {
    WindowGroup { Text("a") }
      .windowStyle(.hiddenTitleBar)
      .restorationBehavior(.disabled)
  }
}

@Suite("Names that alone kept a package from compiling")
@MainActor
struct SingleObstacleTests {
  private let size = CGSize(width: 200, height: 400)

  @Test("points, sizes and rectangles are written as Apple's are")
  func debugDescriptions() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(rect.origin.debugDescription == "(1.0, 2.5)")
    #expect(rect.size.debugDescription == "(3.0, 4.0)")
    #expect(rect.debugDescription == "(1.0, 2.5, 3.0, 4.0)")
  }

  @Test("a modifier that the environment chooses follows its changes")
  func environmental() {
    func content(_ isEnabled: Bool) -> some View {
      Color.red.frame(width: 10, height: 10).modifier(Room()).accessibilityIdentifier("room")
        .disabled(!isEnabled)
    }
    let host = ViewHost(size: size) { content(true) }
    #expect(host.frame(of: "room")?.width == 26)
    host.update { content(false) }
    #expect(host.frame(of: "room")?.width == 14)
  }

  @Test("a modifier that the environment chooses leaves a list of views a list")
  func environmentalList() {
    func edges(_ modifier: some ViewModifier) -> [CGFloat?] {
      let host = ViewHost(size: size) {
        VStack(spacing: 0) {
          Group {
            Color.red.frame(height: 10).accessibilityIdentifier("first")
            Color.red.frame(height: 10).accessibilityIdentifier("second")
          }
          .modifier(modifier)
        }
      }
      return ["first", "second"].map { host.frame(of: $0)?.minY }
    }
    // Either 8 around each of the two, or 8 around both.
    #expect(edges(Room()) == edges(Padded(width: 8)))
  }

  @Test("a view of a subscription runs its action for each value")
  func subscription() {
    let subject = PassthroughSubject<Int, Never>()
    let heard = Heard()
    let host = ViewHost(size: size) {
      SubscriptionView(content: Color.red, publisher: subject) { heard.values.append($0) }
    }
    subject.send(1)
    subject.send(2)
    host.settle()
    #expect(heard.values == [1, 2])
  }

  @Test("an outline of a single root shows the root and what is below it")
  func outline() {
    let root = Branch(id: "root", inside: [Branch(id: "leaf")])
    let host = ViewHost(size: size) {
      VStack {
        OutlineGroup(root, children: \.inside) { Text($0.id).accessibilityIdentifier($0.id) }
      }
    }
    #expect(host.frame(of: "root") != nil)
    #expect(host.frame(of: "leaf") == nil)
    host.tap("root")
    host.settle()
    #expect(host.frame(of: "leaf") != nil)
  }

  @Test("the environment tells of materials, labels and weights")
  func environment() {
    let host = ViewHost(size: size) {
      VStack {
        Reader(identifier: "plain")
        Reader(identifier: "glass").labelsVisibility(.hidden).background(.thinMaterial)
        Reader(identifier: "shaped").labelsHidden().background(.bar, in: Circle())
        Reader(identifier: "bold").environment(\.legibilityWeight, .bold)
      }
    }
    #expect(host.frame(of: "plain")?.size == CGSize(width: 1, height: 2))
    #expect(host.frame(of: "glass")?.size == CGSize(width: 2, height: 1))
    #expect(host.frame(of: "shaped")?.size == CGSize(width: 2, height: 1))
    #expect(host.frame(of: "bold")?.size == CGSize(width: 21, height: 22))
  }

  @Test("hidden labels leave a toggle its switch alone")
  func labels() {
    let width = { (visibility: Visibility) in
      ViewHost(size: self.size) {
        Toggle("abc", isOn: .constant(true)).fixedSize().labelsVisibility(visibility)
          .accessibilityIdentifier("toggle")
      }.frame(of: "toggle")?.width ?? 0
    }
    #expect(width(.hidden) < width(.visible))
    #expect(width(.automatic) == width(.visible))
  }

  @Test("sliders and fields take the labels in the order of 2019")
  func olderControls() {
    var value = 0.5
    var number = 4
    let binding = Binding(get: { value }, set: { value = $0 })
    let formatter = NumberFormatter()
    let host = ViewHost(size: size) {
      VStack {
        Slider(
          value: binding, in: 0...1, onEditingChanged: { _ in },
          minimumValueLabel: Text("lo").accessibilityIdentifier("low"),
          maximumValueLabel: Text("hi").accessibilityIdentifier("high")
        ) { Text("label") }
        .accessibilityIdentifier("ends")
        Slider(value: binding, in: 0...1, step: 0.5, onEditingChanged: { _ in }) { Text("label") }
          .accessibilityIdentifier("steps")
        Slider(value: binding) { Text("label") }
        TextField(
          "number", value: Binding(get: { number }, set: { number = $0 }), formatter: formatter,
          onEditingChanged: { _ in }, onCommit: {}
        )
        .accessibilityIdentifier("field")
        TextField("text", text: .constant(""), onEditingChanged: { _ in }, onCommit: {})
      }
    }
    #expect(host.frame(of: "low") != nil && host.frame(of: "high") != nil)
    #expect(host.frame(of: "ends")?.height == 31)
    #expect(host.frame(of: "steps")?.height == 31)
    host.enterText("7", in: "field")
    #expect(number == 7)
  }

  @Test("an outline hands out its steps with their points")
  func pathElements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 4))
    path.closeSubpath()
    var steps: [String] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: steps.append("move \(points[0].debugDescription)")
      case .addLineToPoint: steps.append("line \(points[0].debugDescription)")
      case .addQuadCurveToPoint:
        steps.append("curve \(points[0].debugDescription) \(points[1].debugDescription)")
      case .addCurveToPoint: steps.append("cubic")
      case .closeSubpath: steps.append("close")
      }
    }
    #expect(
      steps == [
        "move (1.0, 2.0)", "line (3.0, 4.0)", "curve (4.0, 4.0) (5.0, 6.0)", "close",
      ])
  }

  @Test("user defaults answer by the names of code-value coding")
  func defaults() throws {
    let store = try #require(UserDefaults(suiteName: "SingleObstacleTests"))
    store.setValue(3, forKey: "three")
    #expect(store.value(forKey: "three") as? Int == 3)
    store.removeObject(forKey: "three")
    #expect(store.value(forKey: "three") == nil)
  }

  @Test("what changes no frame is noted")
  func recorded() {
    let host = ViewHost(size: size) {
      NavigationStack {
        VStack {
          NavigationLink("link", destination: Text("page")).isDetailLink(false)
            .accessibilityIdentifier("link")
          Text("row").listItemTint(.monochrome).accessibilityIdentifier("row")
          Text("caps").font(.body.uppercaseSmallCaps()).accessibilityIdentifier("caps")
        }
      }
    }
    #expect(host.recordedModifiers(of: "link").contains { $0.contains("isDetailLink") })
    #expect(host.recordedModifiers(of: "row").contains { $0.contains("monochrome") })
    #expect(host.frame(of: "caps") != nil)
    _ = Styled().body
  }
}
