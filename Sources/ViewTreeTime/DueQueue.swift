/// A closure that waits for its moment on a queue.
struct QueuedItem {
  /// Virtual seconds since the host was made.
  var due: Double
  /// The number of the enqueuing call: among items due at one moment, the earlier call runs first.
  let sequence: Int
  let lane: Lane
  let work: () -> Void

  func runs(before other: QueuedItem) -> Bool {
    let ownMoment = nanoseconds(due)
    let otherMoment = nanoseconds(other.due)
    return ownMoment == otherMoment ? sequence < other.sequence : ownMoment < otherMoment
  }
}

/// The nanosecond that a number of seconds falls on: two times on the same one are the same moment.
///
/// Sums of tick times and delays differ in their last digits depending on the order of addition;
/// Dispatch counts whole nanoseconds, so there such sums are equal.
func nanoseconds(_ seconds: Double) -> Double {
  (seconds * 1e9).rounded()
}

/// Items in running order: by due moment, then by the order of the enqueuing calls.
///
/// - Shape: a binary heap; the first item is the next one; may be empty.
/// - Complexity: logarithmic for inserting and removing, constant for looking at the first item.
struct DueQueue {
  private var heap: [QueuedItem] = []

  var first: QueuedItem? {
    heap.first
  }

  /// All items in running order.
  var sorted: [QueuedItem] {
    heap.sorted { $0.runs(before: $1) }
  }

  mutating func insert(_ item: QueuedItem) {
    heap.append(item)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].runs(before: heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the next item out; nil when none is queued.
  mutating func removeFirst() -> QueuedItem? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      sinkFirst()
    }
    return first
  }

  private mutating func sinkFirst() {
    var parent = 0
    while true {
      var next = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].runs(before: heap[next]) {
        next = child
      }
      guard next != parent else { return }
      heap.swapAt(parent, next)
      parent = next
    }
  }
}
