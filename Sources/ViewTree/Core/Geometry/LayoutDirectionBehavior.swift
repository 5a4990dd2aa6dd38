/// Whether a view's layout is mirrored with the reading direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Places stay as they are, whatever the direction.
  case fixed
  /// Places are mirrored while the reading direction is this one.
  case mirrors(in: LayoutDirection)

  /// Places are mirrored in right-to-left; the default.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func mirrors(_ direction: LayoutDirection) -> Bool {
    switch self {
    case .fixed: false
    case .mirrors(let mirrored): direction == mirrored
    }
  }
}

enum LayoutDirectionBehaviorKey: EnvironmentKey {
  static let defaultValue = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

extension EnvironmentValues {
  /// The keys that decide which side is leading.
  static let directionKeys = [
    ObjectIdentifier(LayoutDirectionKey.self), ObjectIdentifier(LayoutDirectionBehaviorKey.self),
  ]

  var layoutDirectionBehavior: LayoutDirectionBehavior {
    get { self[LayoutDirectionBehaviorKey.self] }
    set { self[LayoutDirectionBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the reading direction in which the places inside this view are mirrored.
  ///
  /// Source: LAYOUT-3.10; it applies to this view's layout and to everything below.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    environment(\.layoutDirectionBehavior, behavior)
  }
}
