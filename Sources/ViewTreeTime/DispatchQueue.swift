/// A queue of virtual time under Dispatch's name.
///
/// Work is queued on the host that runs at this moment, else on the one used last, else it waits for
/// the next host. No thread and no real time is involved: the host runs the items, each followed by
/// a turn. Urgency and flags are accepted and have no effect.
///
/// The closures are typed for the main actor: code of a view may then touch the view's state in any
/// queue's item without a diagnostic in language modes 5 and 6, which Apple's signature only allows
/// in a literal `DispatchQueue.main.async`.
public final class DispatchQueue: Sendable {
  /// The host's own queue: sleeping here moves the host's clock.
  public static let main = DispatchQueue(lane: .main)

  private static let shared = DispatchQueue(lane: .concurrent(label: "global"))

  let lane: Lane

  private init(lane: Lane) {
    self.lane = lane
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
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    shared
  }

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
  ///   - due: nil means the time of the code that calls.
  package func enqueue(at due: Double? = nil, _ work: @escaping () -> Void) {
    TimeRegistry.shared.enqueue(at: due, on: lane, in: VirtualTime.current, work)
  }
}

extension DispatchQueue {
  /// Queues a closure to run as soon as the host comes to it, in the order of the calls.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor () -> Void
  ) {
    let work = withoutIsolation(work)
    group?.enter()
    enqueue {
      work()
      group?.leave()
    }
  }

  public func async(execute workItem: DispatchWorkItem) {
    enqueue(workItem.perform)
  }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    group.enter()
    enqueue {
      workItem.perform()
      group.leave()
    }
  }

  /// Queues a closure to run at a moment; at once when it is past, never at `distantFuture`.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    enqueue(at: deadline.seconds, withoutIsolation(work))
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    enqueue(at: deadline.seconds, workItem.perform)
  }

  /// Runs a closure at once, before anything that waits on the queue, and returns its value.
  ///
  /// Where Dispatch would deadlock (on the queue's own item) this runs too.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try work()
  }

  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result {
    try work()
  }

  public func sync(execute workItem: DispatchWorkItem) {
    workItem.perform()
  }

  /// Runs a closure for each number from 0, in order.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(0, iterations) {
      work(iteration)
    }
  }
}

/// The same closure without its isolation, as the engine calls it.
///
/// The engine is not isolated; it runs on the thread of its host, which is the one that carries the
/// main actor whenever the host belongs to that.
private func withoutIsolation(_ work: @escaping @MainActor () -> Void) -> () -> Void {
  unsafeBitCast(work, to: (() -> Void).self)
}
