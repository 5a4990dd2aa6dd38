/// Nodes waiting for a pass, removed in order of depth.
///
/// - Cost: logarithmic in the number of waiting nodes; no allocation once it has grown.
struct DepthQueue<Waiting: Node> {
  private var heap: [Waiting] = []
  private let deepestFirst: Bool

  init(deepestFirst: Bool) {
    self.deepestFirst = deepestFirst
  }

  var isEmpty: Bool { heap.isEmpty }

  var count: Int { heap.count }

  mutating func insert(_ node: Waiting) {
    heap.append(node)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard comes(heap[index], before: heap[parent]) else { break }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  mutating func popFirst() -> Waiting? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    siftDown()
    return first
  }

  private mutating func siftDown() {
    var index = 0
    while true {
      var best = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if comes(heap[child], before: heap[best]) { best = child }
      }
      guard best != index else { return }
      heap.swapAt(index, best)
      index = best
    }
  }

  private func comes(_ left: Waiting, before right: Waiting) -> Bool {
    deepestFirst ? left.depth > right.depth : left.depth < right.depth
  }
}
