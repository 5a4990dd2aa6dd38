// Words for assistive technologies: recorded on the element, as there are none here.

/// The treatment of the parts of a view that is one element for assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The kind of an action that an assistive technology performs on a view.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  init(name: String) { self.name = name }

  /// A kind with a name of its own, equal to no other kind.
  public init(named name: Text) { self.name = "named \(name.string)" }
}

/// Which way an assistive technology turns a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// The nature and behaviour of a view, for assistive technologies.
///
/// Apple's type is a set without raw values; code that is to run there uses none.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)

  /// The names of the constants, by their bits.
  private static let allNames = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound",
    "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession",
    "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle",
  ]

  /// The traits by the names of the constants, in their order, with ", " between.
  package var names: String {
    Self.allNames.indices.filter { rawValue & 1 << $0 != 0 }
      .map { Self.allNames[$0] }.joined(separator: ", ")
  }

  /// The traits of a list of names; unknown ones are left out.
  package init(names: String) {
    self = names.split(separator: ", ").reduce(into: []) { traits, name in
      guard let bit = Self.allNames.firstIndex(of: "\(name)") else { return }
      traits.insert(AccessibilityTraits(rawValue: 1 << bit))
    }
  }
}

extension View {
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    recorded("accessibilityElement", children.name)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    recorded("accessibilityLabel", String(label))
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    recorded("accessibilityValue", value.string)
  }

  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    recorded("accessibilityValue", value.text)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    recorded("accessibilityValue", String(value))
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    recorded("accessibilityHint", hint.string)
  }

  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    recorded("accessibilityHint", hint.text)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    recorded("accessibilityHint", String(hint))
  }

  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits", traits.names)
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityRemoveTraits", traits.names)
  }

  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View {
    recorded("accessibilitySortPriority", "\(priority)")
  }

  /// Names an action for assistive technologies; there is none here that calls it.
  nonisolated public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    recorded("accessibilityAction", name.text)
  }

  /// Handles an accessibility action; nothing here performs one.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    recorded("accessibilityAction", actionKind.name)
  }

  /// Handles an adjustment of the value; nothing here makes one.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    recorded("accessibilityAdjustableAction")
  }

  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    recorded("accessibilityRespondsToUserInteraction", "\(respondsToUserInteraction)")
  }

  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    recorded("accessibilityInputLabels", inputLabels.map(\.string).joined(separator: ", "))
  }

  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    recorded("accessibilityInputLabels", inputLabelKeys.map(\.text).joined(separator: ", "))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    recorded("accessibilityInputLabels", inputLabels.joined(separator: ", "))
  }

  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    recorded("accessibilityActivationPoint", "\(activationPoint.x), \(activationPoint.y)")
  }

  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View {
    recorded("accessibilityActivationPoint", "\(activationPoint.x), \(activationPoint.y)")
  }

  nonisolated public func help(_ text: LocalizedStringKey) -> some View {
    recorded("help", text.text)
  }
}
