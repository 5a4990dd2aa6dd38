import SwiftUI
import Testing
import ViewSketches

@testable import ViewTree

@MainActor @Suite("Nodes that wait by depth")
struct DepthQueueTests {
  private struct Nested: View {
    let level: Int

    var body: some View {
      VStack {
        Color.clear
        if level > 0 { AnyView(Nested(level: level - 1)) }
      }
    }
  }

  @Test("they come out by depth, in whatever order they went in", arguments: [true, false])
  func order(deepestFirst: Bool) {
    let host = TreeHost(size: CGSize(width: 100, height: 100)) { Nested(level: 8) }
    var nodes: [Node] = []
    host.forEachNode { nodes.append($0) }
    let depths = nodes.map(\.depth).sorted()
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20 {
      var queue = DepthQueue<Node>(deepestFirst: deepestFirst)
      for node in nodes.shuffled(using: &generator) { queue.insert(node) }
      #expect(queue.count == nodes.count)
      var popped: [Int] = []
      while let node = queue.popFirst() { popped.append(node.depth) }
      #expect(popped == (deepestFirst ? depths.reversed() : depths))
      #expect(queue.isEmpty)
    }
  }
}
