import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

@Suite("Grid tracks")
@MainActor
struct GridTracksTests {
  private func frames(_ columns: [GridItem], width: CGFloat, cells: Int) -> [CGRect] {
    let host = ViewHost(size: CGSize(width: width, height: 10)) {
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<cells, id: \.self) { _ in
          Color.clear.frame(height: 10).accessibilityIdentifier("cell")
        }
      }
    }
    return host.frames(of: "cell")
  }

  @Test("an adaptive item holds as many tracks as fit")
  func adaptive() {
    // Floor of (100 + 8) / (30 + 8) = 2 tracks of (100 - 8) / 2.
    let cells = frames([GridItem(.adaptive(minimum: 30))], width: 100, cells: 2)

    #expect(cells.map(\.width) == [46, 46])
    #expect(cells.map(\.minX) == [0, 54])
  }

  /// Rule: LAYOUT-3.14.4.
  @Test("tracks are found twice, the second time in what the first gave")
  func foundTwice() {
    // First in 200: (200 - 8) / 2 = 96, then the minimum 120: 224 together. Again in 224:
    // (224 - 8) / 2 = 108 and 120. Source: LAYOUT-3.14.4.
    let cells = frames(
      [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120))], width: 200, cells: 2)

    #expect(cells.map(\.width) == [108, 120])
    // The grid of 224 is centred in 200, so it starts at -12.
    #expect(cells.map(\.minX) == [-12, 104])
  }

  @Test("a line is as tall as its tallest cell, which the others are centred in")
  func lineHeight() {
    let host = ViewHost(size: CGSize(width: 100, height: 30)) {
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
        Color.clear.frame(height: 30)
        Color.clear.frame(height: 10).accessibilityIdentifier("low")
      }
    }

    #expect(host.frame(of: "low") == CGRect(x: 50, y: 10, width: 50, height: 10))
  }

  @Test("only lines near the visible part are made")
  func isLazy() {
    let host = ViewHost(size: CGSize(width: 90, height: 80)) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 3), spacing: 0) {
          ForEach(0..<30_000, id: \.self) { number in
            Color.clear.frame(height: 20).preference(key: RowsKey.self, value: [number])
          }
        }
      }
    }

    // Visible 0...80 and 10 behind: five lines of three.
    #expect(host.value(of: RowsKey.self) == Array(0..<15))
  }

  @Test("in a horizontal grid the items are rows")
  func horizontal() {
    let host = ViewHost(size: CGSize(width: 40, height: 100)) {
      LazyHGrid(rows: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(60))], spacing: 5) {
        ForEach(0..<3, id: \.self) { number in
          Color.clear.frame(width: 10).accessibilityIdentifier("cell \(number)")
        }
      }
    }

    // 25 wide, centred in 40: from 7.5.
    #expect(host.frame(of: "cell 0") == CGRect(x: 7.5, y: 0, width: 10, height: 30))
    #expect(host.frame(of: "cell 1") == CGRect(x: 7.5, y: 40, width: 10, height: 60))
    #expect(host.frame(of: "cell 2") == CGRect(x: 22.5, y: 0, width: 10, height: 30))
  }

  @Test(
    "a distance that is not a number or has no end counts as 8, between tracks and between lines",
    arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func invalidSpacing(spacing: CGFloat) {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      LazyVGrid(
        columns: [GridItem(.fixed(30), spacing: spacing), GridItem(.fixed(30))], spacing: spacing
      ) {
        ForEach(0..<4, id: \.self) { _ in
          Color.clear.frame(height: 10).accessibilityIdentifier("cell")
        }
      }
    }
    let cells = host.frames(of: "cell")

    // 30 + 8 + 30 = 68 in 100, so from 16; 10 + 8 + 10 = 28 in 100, so from 36.
    #expect(cells.map(\.minX) == [16, 54, 16, 54])
    #expect(cells.map(\.minY) == [36, 36, 54, 54])
  }

  @Test("a negative distance lets tracks and lines overlap")
  func negativeSpacing() {
    let host = ViewHost(size: CGSize(width: 50, height: 15)) {
      LazyVGrid(
        columns: [GridItem(.fixed(30), spacing: -10), GridItem(.fixed(30))], spacing: -5
      ) {
        ForEach(0..<4, id: \.self) { _ in
          Color.clear.frame(height: 10).accessibilityIdentifier("cell")
        }
      }
    }
    let cells = host.frames(of: "cell")

    // 30 - 10 + 30 = 50 wide and 10 - 5 + 10 = 15 high.
    #expect(cells.map(\.minX) == [0, 20, 0, 20])
    #expect(cells.map(\.minY) == [0, 0, 5, 5])
  }

  @Test(
    "a fixed length that is not a number, negative or endless counts as 0",
    arguments: [.nan, .infinity, -20] as [CGFloat])
  func invalidFixedLength(length: CGFloat) {
    let cells = frames(
      [GridItem(.fixed(length), spacing: 0), GridItem(.fixed(40))], width: 40, cells: 2)

    #expect(cells.map(\.width) == [0, 40])
    #expect(cells.map(\.minX) == [0, 0])
  }

  @Test("bounds that mean nothing count as none")
  func invalidBounds() {
    func widths(_ size: GridItem.Size, _ cells: Int) -> [CGFloat] {
      frames([GridItem(size, spacing: 0)], width: 60, cells: cells).map(\.width)
    }
    #expect(widths(.flexible(minimum: .nan, maximum: .nan), 1) == [60])
    #expect(widths(.flexible(minimum: .infinity), 1) == [60])
    #expect(widths(.flexible(minimum: -5, maximum: 40), 1) == [40])
    // The minimum wins against a smaller maximum.
    #expect(widths(.flexible(minimum: 50, maximum: 40), 1) == [50])
    #expect(widths(.flexible(minimum: 0, maximum: -10), 1) == [0])
    #expect(widths(.adaptive(minimum: .nan, maximum: .nan), 1) == [60])
    #expect(widths(.adaptive(minimum: .infinity), 1) == [60])
    #expect(widths(.adaptive(minimum: 20, maximum: .nan), 3) == [20, 20, 20])
  }

  @Test("without items there are no tracks, and they are 0 thick")
  func noItems() {
    #expect(GridTracks([], in: 100).tracks.isEmpty && GridTracks([], in: 100).length == 0)
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      LazyVGrid(columns: []) { Color.clear.frame(width: 30, height: 10) }
        .fixedSize().accessibilityIdentifier("grid")
    }
    #expect(host.frame(of: "grid")?.width == 0)
  }

  @Test("a minimum that means nothing does not hold against a maximum of 0")
  func noMinimum() {
    for minimum in [CGFloat.nan, .infinity, -5, 0] {
      let sizes: [GridItem.Size] = [
        .adaptive(minimum: minimum, maximum: 0), .flexible(minimum: minimum, maximum: 0),
      ]
      for size in sizes {
        let tracks = GridTracks([GridItem(size, spacing: 0)], in: 60)
        #expect(tracks.tracks.allSatisfy { $0.length == 0 }, "\(size)")
      }
    }
  }

  @Test("each item that is not fixed gets its share of what those before it have left")
  func sharesInOrder() {
    func starts(_ sizes: GridItem.Size...) -> [[CGFloat]] {
      GridTracks(sizes.map { GridItem($0, spacing: 0) }, in: 90).tracks.map {
        [$0.start, $0.length]
      }
    }
    // A third of 90 each; the adaptive one holds one track of at least 20.
    #expect(
      starts(.adaptive(minimum: 20), .flexible(), .flexible()) == [[0, 30], [30, 30], [60, 30]])
    #expect(
      starts(.flexible(), .adaptive(minimum: 20), .flexible()) == [[0, 30], [30, 30], [60, 30]])
    #expect(
      starts(.flexible(maximum: 10), .flexible(), .flexible()) == [[0, 10], [10, 40], [50, 40]])
    // Half of 90 - 30, in two tracks, and the other half.
    #expect(
      starts(.fixed(30), .adaptive(minimum: 15), .flexible())
        == [[0, 30], [30, 15], [45, 15], [60, 30]])
  }

  private enum ThinEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.width - context.height
    }
  }

  @Test(
    "narrow tracks are in the grid by their widths alone, whatever an alignment does with heights"
  )
  func alignmentOfTracks() {
    let host = ViewHost(size: CGSize(width: 100, height: 30)) {
      LazyVGrid(
        columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(20))],
        alignment: HorizontalAlignment(ThinEnd.self), spacing: 0
      ) {
        ForEach(0..<2, id: \.self) { _ in
          Color.clear.frame(height: 30).accessibilityIdentifier("cell")
        }
      }
    }
    // 60 of tracks in 100: the ends meet.
    #expect(host.frames(of: "cell").map(\.minX) == [40, 80])
  }

  @Test(
    "views before a section share lines, as those inside do; headers and footers have their own")
  func looseViews() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
          ForEach(0..<3, id: \.self) { _ in cell("before") }
          Section {
            ForEach(0..<3, id: \.self) { _ in cell("inside") }
          } header: {
            cell("header")
          } footer: {
            cell("footer")
          }
          Section {
          } header: {
            cell("empty")
          }
          ForEach(0..<3, id: \.self) { _ in cell("behind") }
        }
      }
    }
    func places(_ name: String) -> [[CGFloat]] { host.frames(of: name).map { [$0.minX, $0.minY] } }
    #expect(places("before") == [[0, 0], [50, 0], [0, 10]])
    #expect(host.frame(of: "header") == CGRect(x: 0, y: 20, width: 100, height: 10))
    #expect(places("inside") == [[0, 30], [50, 30], [0, 40]])
    #expect(host.frame(of: "footer") == CGRect(x: 0, y: 50, width: 100, height: 10))
    #expect(host.frame(of: "empty") == CGRect(x: 0, y: 60, width: 100, height: 10))
    #expect(places("behind") == [[0, 70], [50, 70], [0, 80]])
  }

  private func cell(_ name: String) -> some View {
    Color.clear.frame(height: 10).accessibilityIdentifier(name)
  }

  @Test("an adaptive item makes at most 10,000 tracks, each a point behind the one before")
  func mostTracks() {
    let narrow = GridTracks(
      [GridItem(.adaptive(minimum: 10), spacing: -9.999_999)], in: 300)
    // Without a least step there would be some 300 million. (300 - 10) / 1 + 10 of overlap.
    #expect(narrow.tracks.count == 290)
    let wide = GridTracks([GridItem(.adaptive(minimum: 10), spacing: 0)], in: 1e15)
    #expect(wide.tracks.count == 10_000)
  }

  @Test(
    "flexible and adaptive tracks of an endless thickness are endless, and none is asked for NaN")
  func endlessThickness() {
    let tracks = GridTracks(
      [GridItem(), GridItem(), GridItem(.adaptive(minimum: 10)), GridItem(.fixed(5))], in: .infinity
    )
    #expect(tracks.tracks.filter { $0.length == .infinity }.count >= 3)
    #expect(tracks.tracks.allSatisfy { !$0.length.isNaN })
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      HStack(spacing: 0) {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
          ForEach(0..<4, id: \.self) {
            Color.red.frame(height: 20).accessibilityIdentifier("\($0)")
          }
        }
        Color.blue.frame(width: 50)
      }
    }
    #expect(host.warnings.isEmpty)
    #expect(host.frame(of: "3")?.size == CGSize(width: 125, height: 20))
  }

  @Test("a question about another thickness leaves the lines that are shown where they are")
  func questionAboutThickness() {
    let host = ViewHost(size: CGSize(width: 320, height: 400)) {
      ScrollView {
        HStack(alignment: .top, spacing: 0) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(0..<3000, id: \.self) { number in
              Color.red.frame(height: number < 3 ? 200 : 50)
                .accessibilityIdentifier("cell \(number)")
            }
          }
          Color.blue.frame(width: 40)
        }
      }
      .accessibilityIdentifier("scroll")
    }
    // Three tracks in 280. The finger goes on in steps that leave part of the window in sight.
    for _ in 0..<6 {
      host.finger.down(at: CGPoint(x: 50, y: 300))
      host.finger.move(to: CGPoint(x: 50, y: 100))
      host.settle()
      host.advance(by: 1)
      host.finger.up()
      host.settle()
    }
    // Line n begins at 208 + 58 (n - 1): at 1,200 the line 18 is in sight, from 1,194 on.
    #expect(host.scrollOffset(of: "scroll")?.y == 1200)
    #expect(host.frame(of: "cell \(18 * 3)")?.minY == -6)
  }
}
