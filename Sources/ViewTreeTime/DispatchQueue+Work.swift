extension DispatchQueue {
  /// Queues a closure to run as soon as the host reaches it, in the order of the calls.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    enqueue(work)
  }

  @preconcurrency
  public func async(
    qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(work)
  }

  @preconcurrency
  public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(work)
  }

  @preconcurrency
  public func async(
    group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: .unspecified, flags: [], execute: work)
  }

  @preconcurrency
  public func async(
    group: DispatchGroup, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: qos, flags: [], execute: work)
  }

  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
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
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(at: deadline.seconds, work)
  }

  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(at: deadline.seconds, work)
  }

  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(at: deadline.seconds, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    enqueue(at: deadline.seconds, workItem.perform)
  }

  /// The same for a moment of wall time.
  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(at: wallDeadline.seconds, work)
  }

  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    enqueue(at: wallDeadline.seconds, work)
  }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    enqueue(at: wallDeadline.seconds, workItem.perform)
  }

  /// Runs a closure at once, before anything that waits on the queue, and returns its value.
  ///
  /// Where Dispatch would deadlock (on the queue's own item) this runs too.
  public func sync(execute work: () -> Void) {
    work()
  }

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
