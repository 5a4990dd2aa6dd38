// How symbols are drawn: recorded on the element. Pictures draw a symbol by its name alone.

/// How a symbol's layers take their colours.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Which drawing of a symbol is shown.
public struct SymbolVariants: Hashable, Sendable {
  let name: String

  public static let none = SymbolVariants(name: "none")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")

  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
  public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

extension EnvironmentValues {
  /// Which drawing the symbols inside have.
  @Entry public var symbolVariants: SymbolVariants = .none

  /// How large symbols are beside text; sizes here do not follow it.
  @Entry public var imageScale: Image.Scale = .medium
}

extension Image {
  /// How the symbol's layers take their colours; without an effect here.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale).recorded("imageScale", "\(scale)")
  }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    recorded("symbolRenderingMode", mode?.name ?? "nil")
  }

  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant).recorded("symbolVariant", variant.name)
  }

  /// Records that the view is mirrored where text reads from the right; pictures do not show it.
  ///
  /// - Source: Apple documentation. A mirrored view keeps its frame, so layout does not change.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    recorded("flipsForRightToLeftLayoutDirection", "\(enabled)")
  }
}
