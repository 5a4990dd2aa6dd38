import SmallTree

/// One turn of the small tree, which rebuilds every node: rows of a text beside a colour.
@MainActor final class BenchSmallTree {
  private let host: ViewHost

  /// - Parameter nodes: counts stacks, texts, frames and colours; rounded down to whole rows of four.
  init(nodes: Int) {
    host = ViewHost(size: CGSize(width: 400, height: 800)) {
      VStack(spacing: 0) {
        ForEach(0..<nodes / 4) { row in
          HStack(spacing: 0) {
            Text("\(row)")
            Color.clear.frame(height: 20)
          }
        }
      }
    }
  }

  func run() { host.settle() }
}
