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
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var traits: Set<Int>

  public init() { traits = [] }

  private init(_ trait: Int) { traits = [trait] }

  public static let isButton = AccessibilityTraits(0)
  public static let isHeader = AccessibilityTraits(1)
  public static let isSelected = AccessibilityTraits(2)
  public static let isLink = AccessibilityTraits(3)
  public static let isSearchField = AccessibilityTraits(4)
  public static let isImage = AccessibilityTraits(5)
  public static let playsSound = AccessibilityTraits(6)
  public static let isKeyboardKey = AccessibilityTraits(7)
  public static let isStaticText = AccessibilityTraits(8)
  public static let isSummaryElement = AccessibilityTraits(9)
  public static let updatesFrequently = AccessibilityTraits(10)
  public static let startsMediaSession = AccessibilityTraits(11)
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  public static let causesPageTurn = AccessibilityTraits(13)
  public static let isModal = AccessibilityTraits(14)
  public static let isToggle = AccessibilityTraits(15)

  private static let allNames = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound",
    "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently", "startsMediaSession",
    "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle",
  ]

  /// The traits by the names of the constants, in their order, with ", " between.
  package var names: String { traits.sorted().map { Self.allNames[$0] }.joined(separator: ", ") }

  /// The traits of a list of names.
  package init(names: String) {
    traits = Set(names.split(separator: ", ").compactMap { Self.allNames.firstIndex(of: "\($0)") })
  }

  public func contains(_ member: AccessibilityTraits) -> Bool {
    traits.isSuperset(of: member.traits)
  }

  public func union(_ other: Self) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }

  public func intersection(_ other: Self) -> Self {
    var result = self
    result.formIntersection(other)
    return result
  }

  public func symmetricDifference(_ other: Self) -> Self {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    traits.subtract(member.traits)
    return removed.isEmpty ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.isEmpty ? nil : known
  }

  public mutating func formUnion(_ other: Self) { traits.formUnion(other.traits) }

  public mutating func formIntersection(_ other: Self) { traits.formIntersection(other.traits) }

  public mutating func formSymmetricDifference(_ other: Self) {
    traits.formSymmetricDifference(other.traits)
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
