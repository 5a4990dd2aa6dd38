/// A modifier's change of an element's look, for pictures and hit tests; layout is untouched.
///
/// Its name and value are derived as text from the fields.
package enum AppearanceChange: LookChange, Equatable {
  case opacity(Double)
  case hidden
  case allowsHitTesting(Bool)
  case clip(ClipOutline)
  case foregroundColor(Color?)
  /// The styles of the first levels, the foreground itself first.
  case foregroundStyle([Paint])
  /// The foreground where no outer view has set one.
  case foregroundDefault(Paint)
  case accentColor(Color?)
  case tint(Paint?)
  case backgroundStyle(Paint)
  case shadow(Shadow)
  case blur(CGFloat)
  case filter(ColorFilter)
  case blendMode(BlendMode)
  /// A mapping that a visual effect adds; one from a modifier has its own element.
  case effect(GeometricEffect)
  case turn(TurnInSpace)
  case scrollClipDisabled(Bool)
  /// A change that is recorded and never drawn.
  case note(name: String, value: String)

  /// The modifier's name.
  package var name: String {
    switch self {
    case .opacity: "opacity"
    case .hidden: "hidden"
    case .allowsHitTesting: "allowsHitTesting"
    case .clip(let outline): outline.name
    case .foregroundColor: "foregroundColor"
    case .foregroundStyle: "foregroundStyle"
    case .foregroundDefault: "foreground by default"
    case .accentColor: "accentColor"
    case .tint: "tint"
    case .backgroundStyle: "backgroundStyle"
    case .shadow: "shadow"
    case .blur: "blur"
    case .filter(let filter): filter.name
    case .blendMode: "blendMode"
    case .effect(let effect): effect.label
    case .turn: "rotation3DEffect"
    case .scrollClipDisabled: "scrollClipDisabled"
    case .note(let name, _): name
    }
  }

  /// The modifier's arguments as text; empty if the name says everything.
  package var value: String {
    switch self {
    case .opacity(let opacity): "\(opacity)"
    case .hidden: ""
    case .allowsHitTesting(let isAllowed): "\(isAllowed)"
    case .clip(let outline): outline.value
    case .foregroundColor(let color), .accentColor(let color): color?.description ?? "nil"
    case .foregroundStyle(let paints): paints.map(\.text).joined(separator: ", ")
    case .tint(let paint): paint?.text ?? "nil"
    case .backgroundStyle(let paint), .foregroundDefault(let paint): paint.text
    case .shadow(let shadow): "\(shadow.radius)"
    case .blur(let radius): "\(radius)"
    case .filter(let filter): filter.value
    case .blendMode(let mode): "\(mode)"
    case .effect(let effect): effect.value
    case .turn(let turn): "\(turn.angle.degrees)"
    case .scrollClipDisabled(let isDisabled): "\(isDisabled)"
    case .note(_, let value): value
    }
  }
}

extension AppearanceChange {
  package var refusesTouches: Bool {
    switch self {
    case .hidden: true
    case .allowsHitTesting(let isAllowed): !isAllowed
    case .opacity(let opacity): opacity <= 0
    default: false
    }
  }
}

/// A shadow outside the drawn content, in points.
package struct Shadow: Equatable, Sendable {
  package let color: Color
  package let radius: CGFloat
  package let x: CGFloat
  package let y: CGFloat
}

/// A change of all drawn colours.
package enum ColorFilter: Equatable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case multiply(Color)
  case invert
  case luminanceToAlpha

  var name: String {
    switch self {
    case .brightness: "brightness"
    case .contrast: "contrast"
    case .saturation: "saturation"
    case .grayscale: "grayscale"
    case .hueRotation: "hueRotation"
    case .multiply: "colorMultiply"
    case .invert: "colorInvert"
    case .luminanceToAlpha: "luminanceToAlpha"
    }
  }

  var value: String {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount):
      "\(amount)"
    case .hueRotation(let angle): "\(angle.degrees)"
    case .multiply(let color): color.description
    case .invert, .luminanceToAlpha: ""
    }
  }
}

/// The area to which an element is clipped.
package struct ClipOutline: Equatable, Sendable {
  package enum Form: Sendable {
    case bounds
    /// Rounded corners with a radius.
    case corners(CGFloat)
    case shape(any Shape, isEOFilled: Bool)
  }

  package let form: Form

  package init(_ form: Form) {
    self.form = form
  }

  var name: String {
    switch form {
    case .bounds: "clipped"
    case .corners: "cornerRadius"
    case .shape: "clipShape"
    }
  }

  var value: String {
    switch form {
    case .bounds: ""
    case .corners(let radius): "\(radius)"
    case .shape(let shape, _): TypeLabel.of(type(of: shape))
    }
  }

  /// The outline for an element of a given size, in its own space.
  package func path(_ size: CGSize) -> Path {
    let bounds = CGRect(origin: .zero, size: size)
    switch form {
    case .bounds: return Path(bounds)
    case .corners(let radius):
      return RoundedRectangle(cornerRadius: radius).path(in: bounds)
    case .shape(let shape, _): return shape.path(in: bounds)
    }
  }

  /// Whether a region enclosed an even number of times is outside.
  package var isEOFilled: Bool {
    if case .shape(_, let isEOFilled) = form { isEOFilled } else { false }
  }

  package static func == (left: Self, right: Self) -> Bool {
    switch (left.form, right.form) {
    case (.bounds, .bounds): true
    case (.corners(let one), .corners(let other)): one == other
    case (.shape(let one, let oneRule), .shape(let other, let otherRule)):
      oneRule == otherRule && areSame(one, other)
    default: false
    }
  }

  private static func areSame<S: Shape>(_ one: S, _ other: any Shape) -> Bool {
    (other as? S).map { ValueComparison.areEqual(one, $0) } ?? false
  }
}

/// A rotation about an axis in space, seen in perspective.
package struct TurnInSpace: Equatable, Sendable {
  let angle: Angle
  let x: CGFloat
  let y: CGFloat
  let z: CGFloat
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  /// The mapping of an element of a given size.
  package func transform(_ size: CGSize) -> ProjectionTransform {
    _Rotation3DEffect(
      angle: angle, axis: (x, y, z), anchor: anchor, anchorZ: anchorZ, perspective: perspective
    ).effectValue(size: size)
  }
}

/// Attaches a change of the look to an element.
nonisolated struct LookModifier: StructuralModifier {
  let change: AppearanceChange

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> LookChangeNode {
    LookChangeNode(modifier.change, inputs)
  }

  static func updateNode(_ modifier: Self, node: LookChangeNode) { node.update(modifier.change) }
}

final class LookChangeNode: AttributeNode {
  private var change: AppearanceChange

  init(_ change: AppearanceChange, _ inputs: _ViewInputs) {
    self.change = change
    super.init(inputs)
  }

  override func attach(to attributes: ElementAttributes) { attributes.appearance.append(change) }

  override var presentedAppearance: [any LookChange] { [change] }

  func update(_ change: AppearanceChange) {
    guard change != self.change else { return }
    self.change = change
    attachAgain()
  }
}

extension View {
  nonisolated func changingLook(_ change: AppearanceChange) -> some View {
    modifier(LookModifier(change: change))
  }

  /// Draws with a style where no outer view has set one.
  nonisolated package func foregroundDefault(_ style: AnyShapeStyle) -> some View {
    changingLook(.foregroundDefault(style.paint))
  }

  /// Records a change that has no effect here, for printed trees and the list of a picture.
  nonisolated package func recorded(_ name: String, _ value: String = "") -> some View {
    changingLook(.note(name: name, value: value))
  }
}
