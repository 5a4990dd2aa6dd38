/// The urgency that code states for its work; virtual time runs all work in order of due moments.
public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  public let qosClass: QoSClass
  public let relativePriority: Int

  public init(qosClass: QoSClass, relativePriority: Int) {
    self.qosClass = qosClass
    self.relativePriority = relativePriority
  }

  public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
  public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
  public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
  public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
}

/// Options for running an item; accepted, and without effect in virtual time.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let barrier = DispatchWorkItemFlags(rawValue: 1 << 0)
  public static let detached = DispatchWorkItemFlags(rawValue: 1 << 1)
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 1 << 2)
  public static let noQoS = DispatchWorkItemFlags(rawValue: 1 << 3)
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 1 << 4)
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 1 << 5)
}
