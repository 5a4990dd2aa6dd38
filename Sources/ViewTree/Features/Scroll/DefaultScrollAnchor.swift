/// A decision that a default scroll anchor makes.
///
/// - Source: Apple documentation, `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role {
    case initialOffset, sizeChanges, alignment
  }

  private let role: Role

  /// The initial scroll position of the content.
  public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
  /// The point that stays in place when content or viewport change their size.
  public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
  /// The position of content that is smaller than the viewport.
  public static let alignment = ScrollAnchorRole(role: .alignment)
}

extension View {
  /// Anchors the content of the scroll views inside, in every role.
  ///
  /// - Nil: the top leading corner.
  /// - Source: Apple documentation, `defaultScrollAnchor(_:)`. When sizes change, content keeps to
  ///   its anchor only if it has not been scrolled away from there.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      ScrollSetting(value: anchor) { settings, anchor in
        let roles: [ScrollAnchorRole] = [.initialOffset, .sizeChanges, .alignment]
        for role in roles { settings.anchors[role] = anchor }
      })
  }

  /// Anchors the content of the scroll views inside in one role; takes precedence over an anchor
  /// for all.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    modifier(
      ScrollSetting(value: RoleAnchor(anchor: anchor, role: role)) {
        $0.anchors.set($1.anchor, for: $1.role)
      })
  }
}

private struct RoleAnchor: Equatable {
  let anchor: UnitPoint?
  let role: ScrollAnchorRole
}

/// An anchor for each role: one set for a single role takes precedence over one set for all.
struct ScrollAnchors {
  private var common: [ScrollAnchorRole: UnitPoint] = [:]
  private var own: [ScrollAnchorRole: UnitPoint?] = [:]

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get {
      if let anchor = own[role] { return anchor }
      return common[role]
    }
    set { common[role] = newValue }
  }

  mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
    own[role] = .some(anchor)
  }
}
