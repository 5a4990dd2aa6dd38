/// The names of layouts and layout modifiers in printed trees: those of the code that makes them.
package enum LayoutLabel {
  private static let names: [String: String] = [
    "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack",
    "GridLayout": "Grid", "_FrameLayout": "frame", "FlexibleFrame": "frame",
    "_PaddingLayout": "padding",
    "FixedSize": "fixedSize", "AspectRatio": "aspectRatio", "Position": "position",
  ]

  static func of<L: Layout>(_ layout: L) -> String {
    guard let stack = layout as? ScrolledStackLayout else { return of(L.self) }
    return stack.axis == .horizontal ? of(HStackLayout.self) : of(VStackLayout.self)
  }

  static func of(_ type: Any.Type) -> String {
    let label = TypeLabel.of(type)
    return names[label] ?? label
  }
}
