/// Why a view shows a stand-in for its data.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  @Entry public var redactionReasons: RedactionReasons = []
}

extension View {
  /// Adds a reason to show stand-ins; sizes stay those of the data.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    writingEnvironment(reason) { $0.redactionReasons.formUnion($1) }
  }

  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Recorded; without an effect on layout.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive", "\(sensitive)")
  }
}
