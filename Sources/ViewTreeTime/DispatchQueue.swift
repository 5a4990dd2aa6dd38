/// A queue of virtual time under Dispatch's name.
///
/// Work is queued on the running host, or else on the one that the calling thread used last; without
/// any it waits for the next host. No thread and no real time is involved: the host runs the items,
/// each followed by a turn. Urgency and flags are accepted and have no effect.
///
/// A file that imports Foundation beside SwiftUI sees two queues, and each call means the one whose
/// declaration the compiler ranks first. So closures are declared exactly as Dispatch declares them, and
/// each form that published code uses is a function of its own without default values: it ranks before
/// Dispatch's, which has them. The forms with defaults serve what is left in files that see one queue.
public final class DispatchQueue: Sendable {
  /// The host's own queue: sleeping here moves the host's clock.
  public static let main = DispatchQueue(lane: .main)

  private static let shared = DispatchQueue(lane: .concurrent(label: "global"))

  let lane: Lane

  private init(lane: Lane) {
    self.lane = lane
  }

  /// Makes a serial queue.
  public convenience init(label: String) {
    self.init(label: label, attributes: [], target: nil)
  }

  public convenience init(label: String, qos: DispatchQoS) {
    self.init(label: label, attributes: [], target: nil)
  }

  public convenience init(label: String, attributes: Attributes) {
    self.init(label: label, attributes: attributes, target: nil)
  }

  public convenience init(label: String, qos: DispatchQoS, attributes: Attributes) {
    self.init(label: label, attributes: attributes, target: nil)
  }

  /// Makes a queue: serial, or concurrent like the global one when the attributes say so.
  ///
  /// On a serial queue an item starts when the one before it has ended, on its own clock.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    lane =
      attributes.contains(.concurrent)
      ? .concurrent(label: label) : .serial(SerialLane(label: label))
  }

  /// The one concurrent queue that serves every urgency.
  public static func global() -> DispatchQueue { shared }

  public static func global(qos: DispatchQoS.QoSClass) -> DispatchQueue { shared }

  public var label: String {
    lane.label
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    public static let concurrent = Attributes(rawValue: 1 << 1)
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
  }

  /// - Parameters:
  ///   - due: nil means the time of the calling code.
  package func enqueue(at due: Double? = nil, _ work: @escaping () -> Void) {
    TimeRegistry.shared.enqueue(at: due, on: lane, in: VirtualTime.current, work)
  }
}
