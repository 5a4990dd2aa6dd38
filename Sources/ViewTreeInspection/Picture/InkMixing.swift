import ViewTree

/// The colours that modifiers further out set: the foreground, the tint, the background's style.
///
/// - Nil: nothing is said, so that the system's own colour counts.
struct LookContext {
  var foreground: [Paint] = []
  var tint: Paint?
  var background: Paint?
  /// Whether the element is in a background, overlay or mask of another.
  var isInLayer = false
  var isDark = false

  mutating func take(_ change: AppearanceChange) {
    switch change {
    case .foregroundColor(let color): foreground = color.map { [.color($0)] } ?? []
    case .foregroundStyle(let paints): foreground = paints
    case .foregroundDefault(let paint): if foreground.isEmpty { foreground = [paint] }
    case .accentColor(let color): tint = color.map { .color($0) }
    case .tint(let paint): tint = paint
    case .backgroundStyle(let paint): background = paint
    default: break
    }
  }
}

/// Decides the ink of a style at a place.
///
/// - Source: the system's colours are UIKit's published ones: label colours of the opacities 0.6, 0.3
///   and 0.18 (a fifth level has none; 0.12 here), separator, placeholder, fill, link. Apple publishes
///   no figures for the levels of another foreground: the same opacities are taken.
struct InkMixing {
  let context: LookContext
  /// The size of what is filled. Points.
  let size: CGSize

  private static let levels = [1, 0.6, 0.3, 0.18, 0.12]

  private var scheme: ColorScheme { context.isDark ? .dark : .light }

  func ink(_ paint: Paint) -> Ink {
    switch paint {
    case .color(let color): return .color(RGBA(color.resolved(in: scheme)))
    case .linear(let gradient, let from, let to):
      return .linear(stops(gradient), from: from.point(in: size), to: to.point(in: size))
    case .gentle(let gradient):
      return .linear(
        stops(gradient), from: UnitPoint.top.point(in: size), to: UnitPoint.bottom.point(in: size))
    case .radial(let gradient, let center, let from, let to):
      return .radial(stops(gradient), center: center.point(in: size), from: from, to: to, ratio: 1)
    case .elliptical(let gradient, let center, let from, let to):
      let ratio = size.width > 0 ? size.height / size.width : 1
      return .radial(
        stops(gradient), center: center.point(in: size), from: from * size.width,
        to: to * size.width, ratio: ratio)
    case .angular(let gradient, let center, let from, let to):
      return .angular(
        stops(gradient), center: center.point(in: size), from: from.radians, to: to.radians)
    case .role(let role): return ink(role)
    case .level(let level): return self.level(level)
    case .levelOf(let paint, let level): return ink(paint).faded(Self.levels[level])
    case .faded(let paint, let opacity): return ink(paint).faded(opacity)
    case .noted(let paint, _): return ink(paint)
    case .material(let name): return .color(material(name))
    case .image, .named: return .color(RGBA(142, 142, 147, opacity: 0.5))
    }
  }

  private func stops(_ gradient: Gradient) -> [InkStop] {
    gradient.stops.map { InkStop(RGBA($0.color.resolved(in: scheme)), at: $0.location) }
  }

  private func level(_ level: Int) -> Ink {
    if context.foreground.indices.contains(level) { return apart(context.foreground[level]) }
    guard let base = context.foreground.first else {
      guard level > 0 else { return .color(RGBA(Color.primary.resolved(in: scheme))) }
      let label = context.isDark ? RGBA(235, 235, 245) : RGBA(60, 60, 67)
      return .color(label.faded(Self.levels[level]))
    }
    return apart(base).faded(Self.levels[level])
  }

  /// A style of the foreground itself, whose own levels are the system's.
  private func apart(_ paint: Paint) -> Ink {
    var outer = context
    outer.foreground = []
    return InkMixing(context: outer, size: size).ink(paint)
  }

  private func ink(_ role: Paint.Role) -> Ink {
    switch role {
    case .foreground: return level(0)
    case .background, .windowBackground:
      if role == .background, let own = context.background {
        var outer = context
        outer.background = nil
        return InkMixing(context: outer, size: size).ink(own)
      }
      return .color(context.isDark ? RGBA(0, 0, 0) : RGBA(255, 255, 255))
    case .tint, .selection:
      guard let tint = context.tint else {
        return .color(RGBA(Color.accentColor.resolved(in: scheme)))
      }
      var outer = context
      outer.tint = nil
      return InkMixing(context: outer, size: size).ink(tint)
    case .link: return .color(RGBA(Color.blue.resolved(in: scheme)))
    case .separator:
      return .color(
        context.isDark ? RGBA(84, 84, 88, opacity: 0.6) : RGBA(60, 60, 67, opacity: 0.29))
    case .placeholder:
      return .color(
        context.isDark ? RGBA(235, 235, 245, opacity: 0.3) : RGBA(60, 60, 67, opacity: 0.3))
    case .fill: return .color(RGBA(120, 120, 128, opacity: context.isDark ? 0.36 : 0.2))
    }
  }

  /// A material's tint; the blur of what lies behind is not drawn.
  private func material(_ name: String) -> RGBA {
    let opacity =
      switch name {
      case "ultraThinMaterial": 0.4
      case "thinMaterial": 0.55
      case "thickMaterial": 0.8
      case "ultraThickMaterial": 0.9
      default: 0.7
      }
    return context.isDark
      ? RGBA(37, 37, 37, opacity: opacity) : RGBA(242, 242, 247, opacity: opacity)
  }
}
