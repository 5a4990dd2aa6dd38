// How symbols move: recorded on the element, and not drawn in pictures. No effect changes a frame.

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {
  /// The words recorded on the element; not part of Apple's protocol.
  var label: String { get }
}

/// An effect that happens once for each change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A symbol that jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect {
  public let label: String
  public var up: BounceSymbolEffect { Self(label: label + ".up") }
  public var down: BounceSymbolEffect { Self(label: label + ".down") }
  public var byLayer: BounceSymbolEffect { Self(label: label + ".byLayer") }
  public var wholeSymbol: BounceSymbolEffect { Self(label: label + ".wholeSymbol") }
}

/// A symbol that fades in and out.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let label: String
  public var byLayer: PulseSymbolEffect { Self(label: label + ".byLayer") }
  public var wholeSymbol: PulseSymbolEffect { Self(label: label + ".wholeSymbol") }
}

/// A symbol whose layers light up one after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let label: String
  public var iterative: VariableColorSymbolEffect { Self(label: label + ".iterative") }
  public var cumulative: VariableColorSymbolEffect { Self(label: label + ".cumulative") }
  public var reversing: VariableColorSymbolEffect { Self(label: label + ".reversing") }
  public var nonReversing: VariableColorSymbolEffect { Self(label: label + ".nonReversing") }
}

/// A symbol that turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let label: String
  public var clockwise: RotateSymbolEffect { Self(label: label + ".clockwise") }
  public var counterClockwise: RotateSymbolEffect { Self(label: label + ".counterClockwise") }
}

/// A symbol that is larger or smaller for a while.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public let label: String
  public var up: ScaleSymbolEffect { Self(label: label + ".up") }
  public var down: ScaleSymbolEffect { Self(label: label + ".down") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self(label: "bounce") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self(label: "pulse") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self(label: "variableColor") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self(label: "rotate") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self(label: "scale") }
}

/// How often and how fast an effect happens.
public struct SymbolEffectOptions: Hashable, Sendable {
  let label: String

  public static let `default` = SymbolEffectOptions(label: "default")
  public static let repeating = SymbolEffectOptions(label: "repeating")
  public static let nonRepeating = SymbolEffectOptions(label: "nonRepeating")

  public static func `repeat`(_ count: Int?) -> Self { `default`.repeat(count) }
  public static func speed(_ speed: Double) -> Self { `default`.speed(speed) }

  public func `repeat`(_ count: Int?) -> Self {
    Self(label: label + ".repeat(\(count.map(String.init) ?? "nil"))")
  }

  public func speed(_ speed: Double) -> Self { Self(label: label + ".speed(\(speed))") }
}

extension View {
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recorded("symbolEffect", "\(effect.label), \(options.label), \(isActive)")
  }

  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    recorded("symbolEffect", "\(effect.label), \(options.label)")
  }

  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved", "\(isEnabled)")
  }
}
