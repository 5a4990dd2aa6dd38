/// A drawing surface that takes the whole proposal; the drawing itself is not examined.
///
/// The closure runs once the canvas has its size. Its context accepts everything and counts the
/// drawings, so that the code is exercised.
public struct Canvas<Symbols: View> {
  private let symbols: Symbols
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
    symbols = EmptyView()
  }
}

extension Canvas: View {
  public var body: some View {
    GeometryReader { proxy in
      Drawing(renderer: renderer, size: proxy.size)
    }
  }
}

/// Runs the drawing code with the size it was given.
private struct Drawing: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let size: CGSize
  @Environment(\.self) private var environment

  var body: some View {
    let count = drawings()
    return Color.clear.recorded("canvas", "\(count) drawings")
  }

  private func drawings() -> Int {
    var context = GraphicsContext(environment: environment)
    renderer(&context, size)
    return context.count
  }
}

/// How a canvas mixes colours; without an effect here.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// The drawing context: it accepts and counts every call and draws nothing.
public struct GraphicsContext {
  public let environment: EnvironmentValues
  public var opacity: Double = 1
  public var blendMode: BlendMode = .normal
  public var transform: CGAffineTransform = .identity
  /// Shared by all copies, as they draw on one canvas.
  private let tally = Tally()

  private final class Tally {
    var count = 0
  }

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  var count: Int { tally.count }

  /// How an area is filled.
  public struct Shading: Sendable {
    private let name: String

    public static var foreground: Shading { Shading(name: "foreground") }
    public static var backdrop: Shading { Shading(name: "backdrop") }
    public static func color(_ color: Color) -> Shading { Shading(name: "\(color)") }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(name: style.styleDescription)
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(name: "linearGradient")
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      Shading(name: "conicGradient")
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(name: "radialGradient")
    }
  }

  /// The options of a filter; without an effect here.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let linearColor = FilterOptions(rawValue: 1)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// The options of a clip shape; without an effect here.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let inverse = ClipOptions(rawValue: 1)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// A change of later drawings; without an effect here.
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func opacity(_ opacity: Double) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }

    /// Keeps content more opaque than the minimum and less than the maximum, in one colour.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter()
    }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter()
    }
  }

  /// A text of known size.
  public struct ResolvedText {
    let text: Text
  }

  /// A picture of known size.
  public struct ResolvedImage {
    let image: Image
  }

  /// A view of the canvas's symbols.
  public struct ResolvedSymbol {
    public let size: CGSize
  }

  /// The symbol that is tagged with a value.
  ///
  /// - Nil: always, as symbols are not laid out here; code that would draw them does not run.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    tally.count += 1
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    tally.count += 1
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { tally.count += 1 }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  public func draw(_ text: Text, in rect: CGRect) { tally.count += 1 }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) { tally.count += 1 }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    tally.count += 1
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    tally.count += 1
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    tally.count += 1
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { tally.count += 1 }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}

  /// Clips to the closure's drawings, which are counted too.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    try drawLayer(content: content)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
}
