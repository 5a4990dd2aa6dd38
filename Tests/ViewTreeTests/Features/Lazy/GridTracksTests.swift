import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

@Suite("Grid tracks")
@MainActor
struct GridTracksTests {
  /// A grid of cells that are 10 high.
  private func grid(_ columns: [GridItem], spacing: CGFloat = 0, cells: Int) -> some View {
    LazyVGrid(columns: columns, spacing: spacing) {
      ForEach(0..<cells, id: \.self) { _ in cell("cell") }
    }
  }

  private func cell(_ name: String) -> some View { Color.clear.frame(height: 10).called(name) }

  /// The left edges and the widths of two cells or of more.
  private func cells(
    _ columns: GridItem..., in width: CGFloat, count: Int = 2
  ) -> [[CGFloat]] {
    host(width, 10) { grid(columns, cells: count) }.frames(of: "cell").map { [$0.minX, $0.width] }
  }

  @Test("an adaptive item holds as many tracks as fit")
  func adaptive() {
    // Floor of (100 + 8) / (30 + 8) = 2 tracks of (100 - 8) / 2.
    #expect(cells(GridItem(.adaptive(minimum: 30)), in: 100) == [[0, 46], [54, 46]])
  }

  /// Rule: LAYOUT-3.14.4.
  @Test("tracks are found twice, the second time in what the first gave")
  func foundTwice() {
    // First in 200: (200 - 8) / 2 = 96, then the minimum 120: 224 together. Again in 224:
    // (224 - 8) / 2 = 108 and 120. The grid of 224 is centred in 200, so it starts at -12.
    let tracks = cells(
      GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120)), in: 200)
    #expect(tracks == [[-12, 108], [104, 120]])
  }

  @Test("a line is as tall as its tallest cell, which the others are centred in")
  func lineHeight() {
    expectFrames("low 50 10 50 10", in: CGSize(width: 100, height: 30)) {
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
        Color.clear.frame(height: 30)
        cell("low")
      }
    }
  }

  @Test("only lines near the visible part are made")
  func isLazy() {
    let host = host(90, 80) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 3), spacing: 0) {
          ForEach(0..<30_000, id: \.self) { Color.clear.frame(height: 20).numbered($0) }
        }
      }
    }
    // Visible 0...80 and 10 behind: five lines of three.
    #expect(host.value(of: RowsKey.self) == Array(0..<15))
  }

  @Test("in a horizontal grid the items are rows")
  func horizontal() {
    // 10 + 5 + 10 = 25 wide, centred in 40: from 7.5.
    expectFrames(
      "cell 0 7.5 0 10 30, cell 1 7.5 40 10 60, cell 2 22.5 0 10 30",
      in: CGSize(width: 40, height: 100)
    ) {
      LazyHGrid(rows: [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(60))], spacing: 5) {
        ForEach(0..<3, id: \.self) { Color.clear.frame(width: 10).called("cell \($0)") }
      }
    }
  }

  @Test(
    "a negative distance lets tracks and lines overlap; one that has no end or is NaN counts as 8")
  func spacing() {
    func corners(_ spacing: CGFloat) -> [[CGFloat]] {
      let columns = [GridItem(.fixed(30), spacing: spacing), GridItem(.fixed(30))]
      return host { grid(columns, spacing: spacing, cells: 4) }.frames(of: "cell")
        .map { [$0.minX, $0.minY] }
    }
    // 30 - 10 + 30 = 50 wide and 10 - 10 + 10 = 10 high, in 100.
    #expect(corners(-10) == [[25, 45], [45, 45], [25, 45], [45, 45]])
    // 30 + 8 + 30 = 68, so from 16; 10 + 8 + 10 = 28, so from 36.
    for spacing in [.nan, .infinity, -.infinity] as [CGFloat] {
      #expect(corners(spacing) == [[16, 36], [54, 36], [16, 54], [54, 54]])
    }
  }

  @Test(
    "a fixed length that is not a number, negative or endless counts as 0",
    arguments: [.nan, .infinity, -20] as [CGFloat])
  func invalidFixedLength(length: CGFloat) {
    let tracks = cells(GridItem(.fixed(length), spacing: 0), GridItem(.fixed(40)), in: 40)
    #expect(tracks == [[0, 0], [0, 40]])
  }

  @Test("bounds that mean nothing count as none")
  func invalidBounds() {
    func widths(_ size: GridItem.Size, _ count: Int) -> [CGFloat] {
      cells(GridItem(size, spacing: 0), in: 60, count: count).map { $0[1] }
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
    let host = host {
      LazyVGrid(columns: []) { Color.clear.frame(width: 30, height: 10) }.fixedSize().called("grid")
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
    func tracks(_ sizes: GridItem.Size...) -> [[CGFloat]] {
      GridTracks(sizes.map { GridItem($0, spacing: 0) }, in: 90).tracks.map {
        [$0.start, $0.length]
      }
    }
    // A third of 90 each; the adaptive one holds one track of at least 20.
    let thirds: [[CGFloat]] = [[0, 30], [30, 30], [60, 30]]
    #expect(tracks(.adaptive(minimum: 20), .flexible(), .flexible()) == thirds)
    #expect(tracks(.flexible(), .adaptive(minimum: 20), .flexible()) == thirds)
    #expect(
      tracks(.flexible(maximum: 10), .flexible(), .flexible()) == [[0, 10], [10, 40], [50, 40]])
    // Half of 90 - 30, in two tracks, and the other half.
    #expect(
      tracks(.fixed(30), .adaptive(minimum: 15), .flexible())
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
    let host = host(100, 30) {
      LazyVGrid(
        columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(20))],
        alignment: HorizontalAlignment(ThinEnd.self), spacing: 0
      ) {
        ForEach(0..<2, id: \.self) { _ in Color.clear.frame(height: 30).called("cell") }
      }
    }
    // 60 of tracks in 100: the ends meet.
    #expect(host.frames(of: "cell").map(\.minX) == [40, 80])
  }

  @Test(
    "views before a section share lines, as those inside do; headers and footers have their own")
  func looseViews() {
    let host = host {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
          ForEach(0..<3, id: \.self) { cell("before \($0)") }
          Section {
            ForEach(0..<3, id: \.self) { cell("inside \($0)") }
          } header: {
            cell("header")
          } footer: {
            cell("footer")
          }
          Section {
          } header: {
            cell("empty")
          }
          ForEach(0..<3, id: \.self) { cell("behind \($0)") }
        }
      }
    }
    host.expectFrames("before 0 0 0 50 10, before 1 50 0 50 10, before 2 0 10 50 10")
    host.expectFrames("header 0 20 100 10")
    host.expectFrames("inside 0 0 30 50 10, inside 1 50 30 50 10, inside 2 0 40 50 10")
    host.expectFrames("footer 0 50 100 10, empty 0 60 100 10")
    host.expectFrames("behind 0 0 70 50 10, behind 1 50 70 50 10, behind 2 0 80 50 10")
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
    let host = host(300, 100) {
      HStack(spacing: 0) {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
          ForEach(0..<4, id: \.self) { Color.red.frame(height: 20).called("\($0)") }
        }
        Color.blue.frame(width: 50)
      }
    }
    #expect(host.warnings.isEmpty)
    // Half of 250; two lines of 20 in the middle of 100.
    host.expectFrames("3 125 50 125 20")
  }

  @Test("a question about another thickness leaves the lines that are shown where they are")
  func questionAboutThickness() {
    let host = host(320, 400) {
      ScrollView {
        HStack(alignment: .top, spacing: 0) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(0..<3000, id: \.self) { number in
              Color.red.frame(height: number < 3 ? 200 : 50).called("cell \(number)")
            }
          }
          Color.blue.frame(width: 40)
        }
      }
      .called("scroll")
    }
    // Three tracks in 280. The finger goes on in steps that leave part of the window in sight.
    for _ in 0..<6 {
      host.finger.pull((50, 300), (50, 100))
      host.settle()
      host.advance(by: 1)
      host.finger.up()
      host.settle()
    }
    // Line n begins at 208 + 58 (n - 1): at 1,200 the line 18 is in sight, from 1,194 on.
    #expect(host.offset == 1200)
    #expect(host.frame(of: "cell \(18 * 3)")?.minY == -6)
  }
}
