import SwiftUI
import Testing
import ViewTreeTesting

// Names that published packages use, written as they write them.

private struct Token: Identifiable, Hashable {
  let id: String
}

private struct Swatch: View {
  let first: Color
  let second: Color
  @Environment(\.self) private var environment

  var body: some View {
    let _ = Self._printChanges()
    let _ = Self._logChanges()
    let mixed = first.mix(with: second, by: 0.5, in: .device)
    let parts = mixed.resolve(in: environment)
    Rectangle()
      .fill(parts)
      .frame(width: CGFloat(parts.opacity) * 40, height: 20)
      .accessibilityIdentifier(parts.description)
  }
}

private struct SearchPage: View {
  @State private var text = ""
  @State private var tokens: [Token] = [Token(id: "a")]
  @State private var isInspected = false
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState private var focusedToken: Token?
  @Namespace private var space

  var body: some View {
    NavigationStack {
      List(tokens) { token in
        Text(token.id).accessibilityFocused($focusedToken, equals: token)
      }
      .searchable(text: $text, tokens: $tokens) { Text($0.id) }
      .toolbarTitleDisplayMode(.inline)
      .containerBackground(.thinMaterial, for: .navigation)
      .navigationTransition(.zoom(sourceID: "a", in: space))
      .inspector(isPresented: $isInspected) { Text("column").inspectorColumnWidth(200) }
      .onKeyPress(.return) { .handled }
      .onKeyPress(phases: .down) { press in press.key == .space ? .handled : .ignored }
      .onMoveCommand { direction in if direction == .up { text = "" } }
      .accessibilityFocused($isFocused)
    }
    .onAppear { isFocused = true }
  }
}

private struct Decorated: View {
  var body: some View {
    VStack(spacing: 0) {
      Circle()
        .strokeBorder(style: StrokeStyle(lineWidth: 2), antialiased: false)
        .frame(width: 20, height: 20).accessibilityIdentifier("ring")
      Image(systemName: "wifi", variableValue: 0.4)
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .green, .blue, .yellow]
      )
      .frame(width: 30, height: 30).accessibilityIdentifier("mesh")
      ControlGroup {
        Button("a") {}
        Button("b") {}
      }
      .controlGroupStyle(.navigation)
      Text("a").scenePadding(.horizontal).accessibilityIdentifier("padded")
    }
  }
}

private struct Library: LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] {
    LibraryItem(Decorated(), title: "Decorated", category: .control)
    LibraryItem(Text("a"), category: .other)
  }
}

private struct Gauge: View, Animatable {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  var body: some View { Color.red.rotationEffect(angle, anchor: anchor) }
}

private struct SizeKey: EnvironmentKey {
  static let defaultValue = 1.0
}

extension EnvironmentValues {
  fileprivate var markSize: Double {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

private struct Marked: View {
  @Environment(\.markSize) private var size
  var body: some View {
    Color.red.frame(width: size, height: size).accessibilityIdentifier("marked")
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
}

@MainActor
@Suite("Names that published packages use")
struct PublishedNamesTests {
  private let size = CGSize(width: 200, height: 400)

  @Test("colours mix, resolve, fill and are written")
  func colours() throws {
    let host = ViewHost(size: size) { Swatch(first: .black, second: .white) }
    #expect(host.frame(of: "#808080FF")?.width == 40)
    let parts = Color.Resolved(red: 1, green: 0.5, blue: 0)
    let read = try JSONDecoder().decode(
      Color.Resolved.self, from: JSONEncoder().encode(parts))
    #expect(read == parts)
    #expect(parts.interpolated(towards: parts, amount: 0.3) == parts)
  }

  @Test("a page with every name of bars, search and focus is laid out without a warning")
  func page() {
    let host = ViewHost(size: size) { SearchPage() }
    #expect(host.warnings.isEmpty)
  }

  @Test("decorations have the sizes that they are given")
  func decorations() {
    let host = ViewHost(size: size) { Decorated() }
    #expect(host.frame(of: "ring")?.size == CGSize(width: 20, height: 20))
    #expect(host.frame(of: "mesh")?.size == CGSize(width: 30, height: 30))
    // One letter of 17 points and 16 at each side.
    #expect(host.frame(of: "padded")?.width == 49)
    #expect(Library().views.count == 2)
  }

  @Test("vectors are scaled and values interpolated")
  func vectors() {
    #expect(3.0.scaled(by: 2) == 6)
    #expect(AnimatablePair(1.0, CGFloat(2)).scaled(by: 0.5) == AnimatablePair(0.5, 1))
    var gauge = Gauge(angle: .zero, anchor: .topLeading)
    gauge.interpolate(towards: Gauge(angle: .degrees(90), anchor: .bottomTrailing), amount: 0.5)
    #expect(gauge.angle == .degrees(45) && gauge.anchor == .center)
    #expect("\(Animation.default)" == "DefaultAnimation()")
    #expect(Animation.default.debugDescription.hasPrefix("AnyAnimator("))
  }

  @Test("paths are read from text, and rectangles made and wrapped by C's names")
  func rectangles() throws {
    let path = try #require(Path("10 20 m 40 20 l 40 60 l h"))
    #expect(path.boundingRect == CGRectMake(10, 20, 30, 40))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4).height == 4)
    #expect(NSValue(cgRect: path.boundingRect).cgRectValue.width == 30)
    #expect(Delegate().window == nil)
  }

  @Test("modifiers whose names begin with an underscore work")
  func openModifiers() {
    let host = ViewHost(size: size) {
      Marked()
        .modifier(_EnvironmentKeyWritingModifier(keyPath: \.markSize, value: 12))
        .modifier(_IdentifiedModifier(identifier: "x"))
    }
    #expect(host.frame(of: "marked")?.width == 12)
  }
}
