/// Brings the values of several publishers together as they come.
///
/// While the subscriber has asked for a number only, each publisher is asked for one value at a time;
/// values that come unasked wait with it. The first failure ends it, else the end of the last.
final class Merging<Output, Failure: Error> {
  let junction: Junction<Output, Failure>
  private var waiting: [(number: Int, value: Output)] = []
  private var isSending = false
  private var hasAskedAll = false
  /// Whether more publishers can come.
  private var isOpen = true
  /// Says that a publisher has ended and the whole goes on.
  private let sourceEnded: () -> Void

  init(_ junction: Junction<Output, Failure>, sourceEnded: @escaping () -> Void = {}) {
    self.junction = junction
    self.sourceEnded = sourceEnded
    junction.asks = { _, _ in self.drain() }
    junction.begin()
  }

  /// The greatest number is free for where the publishers come from.
  func add<P: Publisher<Output, Failure>>(_ publisher: P) {
    let number = junction.nextNumber()
    junction.join(
      publisher, as: number,
      first: { self.junction.demand == .unlimited ? .unlimited : .max(1) },
      value: { self.take($0, from: number) },
      end: {
        if case .failure = $0 { return self.junction.finish($0) }
        if !self.finishIfDone() { self.sourceEnded() }
      })
  }

  /// Says that no more publishers come.
  func close() {
    junction.alone { isOpen = false }
    _ = finishIfDone()
  }

  private func take(_ value: Output, from number: Int) -> Subscribers.Demand {
    let waits = junction.alone {
      let waits = isSending || junction.demand == .none
      if waits { waiting.append((number, value)) }
      return waits
    }
    if waits { return .none }
    let isUnlimited = junction.demand == .unlimited
    _ = junction.send(value)
    drain()
    return isUnlimited ? .none : .max(1)
  }

  private func drain() {
    let isFirst = junction.alone {
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while let next = nextWaiting() {
      _ = junction.send(next.value)
      junction.ask(.max(1), of: next.number)
    }
    junction.alone { isSending = false }
    let asksAll = junction.alone {
      defer { hasAskedAll = junction.demand == .unlimited }
      return junction.demand == .unlimited && !hasAskedAll
    }
    if asksAll { junction.ask(.unlimited, except: .max) }
    _ = finishIfDone()
  }

  private func nextWaiting() -> (number: Int, value: Output)? {
    junction.alone {
      guard junction.demand > .none, !waiting.isEmpty else { return nil }
      return waiting.removeFirst()
    }
  }

  private func finishIfDone() -> Bool {
    guard junction.alone({ !isOpen && junction.count == 0 && waiting.isEmpty }) else {
      return false
    }
    junction.finish(.finished)
    return true
  }
}
