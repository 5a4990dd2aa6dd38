import SwiftUI
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// Rows that make what is visible depend on what is made, and the other way around.
private struct Rows: View {
  enum Shape: CaseIterable {
    case empty, uneven, growing, filling, several, zero

    @MainActor
    func row(_ index: Int) -> AnyView {
      switch self {
      case .empty: index % 3 == 1 ? AnyView(EmptyView()) : AnyView(Color.red.frame(height: 30))
      case .uneven: AnyView(Color.red.frame(height: index % 2 == 0 ? 5 : 95))
      case .growing: AnyView(Color.red.frame(height: CGFloat(index * index)))
      case .filling: AnyView(Color.red.aspectRatio(2, contentMode: .fill))
      case .several:
        AnyView(ForEach(0..<(index % 4), id: \.self) { _ in Color.red.frame(height: 20) })
      case .zero: AnyView(Color.red.frame(height: index % 5 == 4 ? 40 : 0))
      }
    }
  }

  enum Container: CaseIterable {
    case column, grid, row
  }

  let shape: Shape
  let container: Container
  let count: Int

  var body: some View {
    switch container {
    case .column: LazyVStack(spacing: 3) { rows }
    case .grid: LazyVGrid(columns: [GridItem(), GridItem()]) { rows }
    case .row: LazyHStack { rows }
    }
  }

  private var rows: some View { ForEach(0..<count, id: \.self) { shape.row($0) } }
}

/// Rule: LAYOUT-3.14.8.
@MainActor
@Suite("Lazy containers come to rest")
struct LazyRestTests {
  private func rests(_ host: ViewHost, _ name: String) {
    host.advance(by: 2)
    let before = host.counters
    host.advance(by: 1)
    #expect(host.counters - before == Counters(), "\(name) works on")
    #expect(!host.warnings.contains { $0.kind == .unsettled }, "\(name): \(host.warnings)")
  }

  /// Rule: COST-1.9.
  @Test("a scroll view as long as its uneven rows comes to rest", arguments: [1, 3, 7, 40])
  func sizedByContent(count: Int) {
    for shape in Rows.Shape.allCases {
      for container in Rows.Container.allCases {
        let rows = Rows(shape: shape, container: container, count: count)
        let axis: Axis.Set = container == .row ? .horizontal : .vertical
        let host = host(200, 160) {
          VStack {
            ScrollView(axis) { rows }.fixedSize(horizontal: container == .row, vertical: true)
            Color.blue
          }
        }
        rests(host, "\(shape) in \(container) x \(count)")
        host.size = CGSize(width: 120, height: 300)
        rests(host, "\(shape) in \(container) x \(count), resized")
      }
    }
  }

  @Test("a lazy container without a scroll view comes to rest, and after a change of its rows")
  func changed() {
    for shape in Rows.Shape.allCases {
      let host = host(200, 160) {
        ViewThatFits { Rows(shape: shape, container: .column, count: 9) }
      }
      rests(host, "\(shape)")
      host.update { ViewThatFits { Rows(shape: shape, container: .column, count: 4) } }
      rests(host, "\(shape), fewer")
    }
  }
}

/// Rule: LAYOUT-3.14.9.
@MainActor
@Suite("Rows without a length")
struct LengthlessRowTests {
  private final class Made {
    var count = 0
  }

  private func shown(_ count: Int, _ made: Made, _ row: @escaping () -> AnyView) -> ViewHost {
    host {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in
            made.count += 1
            return row()
          }
        }
      }
    }
  }

  @Test(
    "of any number of them 10,000 are made at a moment, with a warning, and the others follow",
    arguments: TestLength.isWhole ? [30_000, 1_000_000_000] : [1_000_000_000])
  func bounded(count: Int) {
    for row in [{ AnyView(EmptyView()) }, { AnyView(Color.red.frame(height: 0)) }] {
      let made = Made()
      let host = shown(count, made, row)
      #expect((9_000...11_000).contains(made.count), "\(made.count)")
      #expect(host.warnings.contains { $0.message.contains("10000 lines") })
      host.settle()
      #expect((18_000...22_000).contains(made.count), "\(made.count)")
    }
  }

  @Test("they come to an end, and then the host rests")
  func ends() {
    let made = Made()
    let host = shown(25_000, made) { AnyView(EmptyView()) }
    host.advance(by: 0.5)
    #expect((25_000...27_000).contains(made.count))
    let before = host.counters
    host.advance(by: 1)
    #expect(host.counters - before == Counters())
    #expect(host.warnings.count == 1)
  }
}
