/// Names views for Xcode's previews; nothing here shows them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The room of a preview.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension View {
  /// Names a preview; without an effect here, like all that is said of previews.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
