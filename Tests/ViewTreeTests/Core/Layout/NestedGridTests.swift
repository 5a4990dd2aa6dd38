import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Rule: COST-1.8.
@MainActor @Suite("Grids in grids")
struct NestedGridTests {
  /// The views around each grid of a chain; a text is the innermost view.
  nonisolated enum Level: CaseIterable {
    case alone, oneCell, cells, divider, span, flexible, padding, framed, shaped, layered

    @MainActor func around(_ inner: AnyView) -> AnyView {
      switch self {
      case .alone: AnyView(Grid { inner })
      case .oneCell: AnyView(Grid { GridRow { inner } })
      case .cells: AnyView(fourCells(inner))
      case .divider: AnyView(grid(inner, Text("a"), Divider(), Text("bb")))
      case .span:
        AnyView(grid(inner.gridCellColumns(2), EmptyView(), EmptyView(), Text("bb")))
      case .flexible: AnyView(grid(inner, Color.red, EmptyView(), Color.red))
      case .padding: AnyView(fourCells(inner.padding(1)))
      case .framed: AnyView(fourCells(inner.frame(height: 40)))
      case .shaped:
        AnyView(
          fourCells(inner.frame(maxWidth: .infinity).fixedSize(horizontal: false, vertical: true)))
      case .layered: AnyView(fourCells(inner.background(Color.red).offset(x: 1)))
      }
    }

    private func fourCells(_ inner: some View) -> some View {
      grid(inner, Text("a"), EmptyView(), Text("bb"))
    }

    private func grid(
      _ inner: some View, _ beside: some View, _ between: some View, _ below: some View
    ) -> some View {
      Grid {
        GridRow {
          inner
          beside
        }
        between
        GridRow {
          below
          Text("c")
        }
      }
    }
  }

  private func chain(_ depth: Int, _ level: Level, _ text: String = "abc") -> AnyView {
    (0..<depth).reduce(AnyView(Text(text))) { inner, _ in level.around(inner) }
  }

  private func host(_ view: AnyView) -> ViewHost {
    ViewHost(size: CGSize(width: 400, height: 400)) { view }
  }

  private func elements(of host: ViewHost) -> [LayoutNode] {
    func below(_ node: Node) -> [LayoutNode] {
      var found = (node as? LayoutNode).map { [$0] } ?? []
      node.forEachChild { found += below($0) }
      return found
    }
    return below(host.tree.root)
  }

  @Test(
    "of one cell each are measured a number of times that grows with their depth",
    arguments: [Level.alone, .oneCell])
  func single(level: Level) {
    let counts = [8, 16, 40].map { host(chain($0, level)).counters.measurements }
    #expect(counts[1] < 2 * counts[0] + 8 && counts[2] < 5 * counts[0] + 40, "\(counts)")
  }

  @Test(
    "of several cells are measured, for each view in them, 8 times for each level at most",
    arguments: Level.allCases)
  func several(level: Level) {
    for depth in [8, 16, 32] {
      let host = host(chain(depth, level))
      let limit = 8 * depth * elements(of: host).count
      #expect(host.counters.measurements < limit, "\(depth) levels")
    }
  }

  @Test("answer with the same width alone and in a whole response", arguments: Level.allCases)
  func widthAlone(level: Level) {
    let lengths: [CGFloat?] = [nil, 0, 3, 13, 47, 200, .infinity]
    let (alone, whole) = (host(chain(4, level)), host(chain(4, level)))
    for (one, other) in zip(elements(of: alone), elements(of: whole)) {
      for width in lengths {
        for height in lengths {
          let proposal = ProposedViewSize(width: width, height: height)
          #expect(one.measureWidth(proposal) == other.measure(proposal).width, "\(proposal)")
        }
      }
    }
  }

  @Test("follow a change of the innermost view", arguments: Level.allCases)
  func change(level: Level) {
    let changed = host(chain(4, level))
    for text in ["abcdefgh", "", "a longer text in several words"] {
      changed.update { chain(4, level, text) }
      let fresh = elements(of: host(chain(4, level, text)))
      #expect(elements(of: changed).map(\.size) == fresh.map(\.size))
      #expect(elements(of: changed).map(\.origin) == fresh.map(\.origin))
    }
  }

  @Test("follow a change that no question of theirs meets but one for a width alone")
  func changedFlexibility() {
    func content(_ most: CGFloat) -> some View {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Grid { GridRow { Color.red.frame(maxWidth: most) } }.called("inner")
          Color.blue.frame(minWidth: 40, maxWidth: 100)
        }
      }
    }
    // The inner grid gives way by 50, the other column by 60: it is asked first and takes its half.
    let host = ViewHost(size: CGSize(width: 60, height: 100)) { content(50) }
    #expect(host.frame(of: "inner")?.width == 30)
    // By 80 it is asked last, and the 40 of the other column leave it 20.
    host.update { content(80) }
    #expect(host.frame(of: "inner")?.width == 20)
  }
}
