/// A picture, known here only by its name and size.
///
/// A symbol is a square of the font's point size, rounded up to pixels; a named picture has the
/// size given for it by `imageSizes` in the environment, or 32 x 32. A resizable image takes the
/// proposal, or its own size if there is none. Source: LAYOUT-3.8; the sizes are this engine's,
/// since no picture files are read.
public struct Image: Equatable, Sendable {
  let name: String
  let isSymbol: Bool
  private(set) var isResizable = false
  /// Whether assistive technologies skip the picture.
  package private(set) var isDecorative = false
  /// The size of a picture that states one; nil for a named picture.
  private(set) var knownSize: CGSize?

  /// The size of a named picture that `imageSizes` leaves out.
  static let unknownSize = CGSize(width: 32, height: 32)

  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Scale: Sendable { case small, medium, large }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isSymbol = false
  }

  public init(systemName: String) {
    name = systemName
    isSymbol = true
  }

  /// Makes a symbol that is drawn in part; the variable value does not affect its size.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Makes a picture that is drawn in part; the variable value does not affect its size.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Makes a picture of known size.
  package init(_ name: String, size: CGSize) {
    self.init(name)
    knownSize = size
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

private enum ImageSizesKey: EnvironmentKey {
  static let defaultValue: [String: CGSize] = [:]
}

extension EnvironmentValues {
  /// The sizes of named pictures, in points.
  public var imageSizes: [String: CGSize] {
    get { self[ImageSizesKey.self] }
    set { self[ImageSizesKey.self] = newValue }
  }
}

extension Image: ElementView {
  nonisolated public static func makeElement(_ view: Self, inputs: _ViewInputs) -> LeafNode {
    ImageNode(view, inputs)
  }

  nonisolated public static func updateElement(_ view: Self, node: LeafNode) {
    unsafeDowncast(node, to: ImageNode.self).update(view)
  }
}

package final class ImageNode: LeafNode {
  package var isDecorative: Bool { image.isDecorative }
  private var image: Image

  /// Whether the name is one of the system's symbols.
  package var isSymbol: Bool { image.isSymbol }

  init(_ image: Image, _ inputs: _ViewInputs) {
    self.image = image
    super.init(.image(image.name), inputs)
  }

  func update(_ image: Image) {
    guard image != self.image else { return }
    self.image = image
    look = .image(image.name)
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = ownSize
    return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  private var ownSize: CGSize {
    if let knownSize = image.knownSize { return knownSize }
    return reading {
      let values = EnvironmentValues(environment)
      guard image.isSymbol else {
        return values.imageSizes[image.name] ?? Image.unknownSize
      }
      let font = (values.font ?? .body)
        .resolved(at: values.dynamicTypeSize, on: values.textMeasurer.platform)
      let side = font.pointSize.roundedUpToPixel(displayScale: values.displayScale)
      return CGSize(width: side, height: side)
    }
  }
}
