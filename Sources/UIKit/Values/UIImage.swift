/// A picture, known here only by its name and size.
///
/// - Units: points. A symbol is a square of its configuration's point size, 17 without one. A named
///   picture has the size given in ``UIImage/sizes``, or 32 x 32 if it is not listed there.
/// - Source: the sizes are this engine's own, since no picture files are read.
open class UIImage: NSObject, @unchecked Sendable {
  public let size: CGSize
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  public let configuration: Configuration?
  package let name: String
  /// The frames of an animated picture; nil for a still one.
  public let images: [UIImage]?
  /// The duration of an animated picture, in seconds.
  public let duration: TimeInterval

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The sizes of named pictures, in points.
  ///
  /// - Isolation: set before any view reads it, on the host's thread.
  nonisolated(unsafe) public static var sizes: [String: CGSize] = [:]

  package init(
    name: String, size: CGSize, mode: RenderingMode = .automatic,
    configuration: Configuration? = nil, images: [UIImage]? = nil, duration: TimeInterval = 0
  ) {
    self.name = name
    self.size = size
    self.configuration = configuration
    self.images = images
    self.duration = duration
    renderingMode = mode
    scale = Screen.scale
  }

  public convenience override init() {
    self.init(name: "", size: .zero)
  }

  /// A picture of the bundle.
  ///
  /// - Nil: never in this engine, which cannot tell whether the name exists.
  public convenience init?(named name: String) {
    self.init(name: name, size: Self.sizes[name] ?? CGSize(width: 32, height: 32))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let side = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    self.init(
      name: name, size: CGSize(width: side, height: side), configuration: configuration)
  }

  /// A picture from a file.
  ///
  /// - Nil: always in this engine, which reads none.
  public convenience init?(data: Data) { nil }

  /// A picture from a file.
  ///
  /// - Nil: always in this engine, which reads none.
  public convenience init?(contentsOfFile path: String) { nil }

  /// A picture that shows others in turn.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(name: first.name, size: first.size, images: images, duration: duration)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed(renderingMode) }

  open func withTintColor(_ color: UIColor) -> UIImage { changed(.alwaysOriginal) }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed(renderingMode)
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let side = (configuration as? SymbolConfiguration)?.pointSize else { return self }
    return UIImage(
      name: name, size: CGSize(width: side, height: side), mode: renderingMode,
      configuration: configuration)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  private func changed(_ mode: RenderingMode) -> UIImage {
    UIImage(
      name: name, size: size, mode: mode, configuration: configuration, images: images,
      duration: duration)
  }

  /// The requested appearance of a picture.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Nil where the configuration does not specify it.
    let pointSize: CGFloat?

    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
    }

    public init(pointSize: CGFloat, weight: SymbolWeight) {
      self.pointSize = pointSize
    }

    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
    }

    public init(font: UIFont) {
      pointSize = font.pointSize
    }

    public init(font: UIFont, scale: SymbolScale) {
      pointSize = font.pointSize
    }

    public init(textStyle: UIFont.TextStyle) {
      pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize
    }

    public init(weight: SymbolWeight) {
      pointSize = nil
    }

    public init(scale: SymbolScale) {
      pointSize = nil
    }
  }
}

extension Image {
  /// A UIKit picture, at its size.
  public init(uiImage: UIImage) {
    self.init(uiImage.name, size: uiImage.size)
  }
}
