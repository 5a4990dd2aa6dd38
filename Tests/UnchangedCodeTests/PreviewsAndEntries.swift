import SwiftUI

// The file of a new Xcode project, and the forms of `#Preview` and `@Entry` that published code uses.

struct ContentView: View {
  var body: some View {
    VStack {
      Image(systemName: "globe")
        .imageScale(.large)
        .foregroundStyle(.tint)
      Text("Hello, world!")
    }
    .padding()
  }
}

#Preview {
  ContentView()
}

#Preview("named") { ContentView() }

#Preview("traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  ContentView()
  Text("two views")
}

#Preview(traits: .fixedLayout(width: 100, height: 100)) { ContentView() }

#Preview(body: { ContentView() })

#Preview("sizes", arguments: [10.0, 20]) { Color.red.frame(width: $0) }

#Preview("modified", traits: .modifier(Framed())) { ContentView() }

#Preview {
  @Previewable @State var isOn = false
  @Previewable @FocusState var isFocused: Bool
  let title = "title"

  Toggle(title, isOn: $isOn).focused($isFocused)
}

#Preview {
  @Previewable @State var isOn = false
  return Toggle("returned", isOn: $isOn)
}

#Preview("a label") {
  let label = UILabel()
  label.text = "text"
  return label
}

#Preview("a label, in the builder's form", traits: .portrait) {
  let label = UILabel()
  label
}

#Preview { UIViewController() }

#Preview("labels", arguments: ["a", "b"]) { (text: String) in
  let label = UILabel()
  label.text = text
  return label
}

@available(iOS 17.0, *)
#Preview { ContentView() }

private struct Framed: PreviewModifier {
  static func makeSharedContext() async throws -> Double { 10 }

  func body(content: Content, context: Double) -> some View {
    content.frame(width: context)
  }
}

private struct Padded: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

enum Folder {
  static let isOpen = true

  #Preview("in a type", traits: .modifier(Padded())) { ContentView() }
}

// An object that no environment could hold in a stored static property of Swift 6.
final class Palette {
  var name = "plain"
}

extension EnvironmentValues {
  @Entry var title = "none"
  @Entry var plainPalette = Palette()
  @Entry var greeting = if Folder.isOpen { "open" } else { "closed" }
  @Entry var step: Int? = nil
  @Entry public var level: Int?
  @Entry var palette: Palette = Palette()
  @Entry var transform: (Int) -> Int = { $0 + 1 }
  @Entry var note: String = """
    a note, with { a brace
      and "quotes" = \(["a": 1, "b": 2].count)
    """
  @Entry var widths: [String: CGFloat] = [
    "narrow": 10,  // points, of course
    "wide": 30,
  ]
  /// A comment with a comma, a { and a =.
  @available(iOS 17, *)
  @Entry fileprivate(set) var `default`: Bool = false
}

extension Transaction {
  @Entry var reason: String = "none"
}

public extension ContainerValues {
  @Entry var isWide: Bool = false
}

extension FocusedValues {
  @Entry var document: Binding<String>?
  @Entry var selection: Int?
}
