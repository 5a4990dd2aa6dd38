import SwiftUI
import Testing
import ViewTreeTesting

/// Numbers that mean nothing: the value taken in their place is stated, and the host says so.
@MainActor @Suite("Bad input")
struct BadInputTests {
  nonisolated static let odd: [CGFloat] = [.nan, .infinity, -.infinity]

  private var box: some View { Color.clear.frame(width: 20, height: 20).called("box") }

  /// 20 x 20 in the middle of 100 x 100.
  private let centred = CGRect(x: 40, y: 40, width: 20, height: 20)

  /// Expects the box at a place, and warnings.
  @discardableResult
  private func expectBox(
    _ x: Int = 40, _ y: Int = 40, warns: [TreeWarning.Kind] = [],
    sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> some View
  ) -> ViewHost {
    let host = host(content)
    host.expectFrames("box \(x) \(y) 20 20", sourceLocation: sourceLocation)
    #expect(host.warnings.map(\.kind) == warns, sourceLocation: sourceLocation)
    return host
  }

  @Test("a side of a frame that is negative or not finite counts as nil", arguments: odd + [-1])
  func frame(side: CGFloat) {
    expectBox(warns: [.invalidFrame]) { box.frame(width: side, height: 50) }
  }

  @Test("a flexible frame puts contradictions in order", arguments: [.nan, .infinity] as [CGFloat])
  func flexibleFrame(minimum: CGFloat) {
    expectBox(warns: [.invalidFrame]) { box.frame(minWidth: minimum) }
  }

  @Test(
    "a padding, an offset, a coordinate and a relative length that are not finite count as 0",
    arguments: odd)
  func zero(length: CGFloat) {
    expectBox(40, 45, warns: [.invalidFrame]) { box.padding(.leading, length).padding(.top, 10) }
    let host = expectBox(40, 43, warns: [.invalidGeometry]) { box.offset(x: length, y: 3) }
    host.update { box.offset(x: 2, y: 3) }
    host.expectFrames("box 42 43 20 20")
    expectBox(-10, 20, warns: [.invalidFrame]) { box.position(x: length, y: 30) }
    let relative = box.containerRelativeFrame(.horizontal) { _, _ in length }
    expectFrames("box 40 40 20 20") { relative }
  }

  @Test("a negative padding lets the view reach out, a negative spacing lets views overlap")
  func negative() {
    expectBox { box.padding(-5).frame(width: 10) }
    let host = host {
      HStack(spacing: -20) {
        box
        box
      }
    }
    #expect(host.frames(of: "box") == [centred, centred])
    #expect(host.warnings.isEmpty)
  }

  @Test(
    "a ratio that is not positive and finite counts as that of the view", arguments: odd + [0, -2])
  func aspectRatio(ratio: CGFloat) {
    // The ideal size of a colour is 10 x 10, so that it is a square.
    let host = expectFrames("box 20 20 60 60") {
      Color.clear.aspectRatio(ratio, contentMode: .fit).frame(width: 60).called("box")
    }
    #expect(host.warnings.map(\.kind) == [.invalidFrame])
  }

  @Test(
    "the ratio of a view that is endless or empty by itself counts as that of a square",
    arguments: [
      // A square that fits 60 x 40.
      (.infinity, 10, 40), (10, .infinity, 40), (0, 10, 40), (10, 0, 40), (0, 0, 40),
      // A view shorter than a point has a ratio as any other: twice as wide as high.
      (0.5, 0.25, 60),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func ownRatio(width: CGFloat, height: CGFloat, fitted: CGFloat) {
    expectAnswer(fitted, fitted == 60 ? 30 : 40, to: 60, 40) {
      Color.clear.frame(idealWidth: width, idealHeight: height).aspectRatio(contentMode: .fit)
    }
  }

  /// 8 is the distance between two views that prefer none.
  @Test("a spacing that is not finite counts as nil", arguments: odd)
  func spacing(length: CGFloat) {
    func expectEight(
      sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> some View
    ) {
      let host = host { content().fixedSize() }
      let (first, second) = (host.frame(of: "box") ?? .zero, host.frame(of: "second") ?? .zero)
      let distance = max(second.minX - first.maxX, second.minY - first.maxY)
      #expect(distance == 8, sourceLocation: sourceLocation)
    }
    let cell = Color.clear.frame(width: 10, height: 10).called("second")
    expectEight {
      HStack(spacing: length) {
        box
        cell
      }
    }
    expectEight {
      VStack(spacing: length) {
        box
        cell
      }
    }
    expectEight {
      LazyVStack(spacing: length) {
        box
        cell
      }
    }
    expectEight {
      Grid(verticalSpacing: length) {
        GridRow { box }
        GridRow { cell }
      }
    }
    let row = host {
      HStack(spacing: length) {
        box
        cell
      }
    }
    #expect(row.warnings.map(\.kind) == [.invalidGeometry])
  }

  @Test("tracks of a lazy grid take numbers that mean nothing as none", arguments: odd + [0, -5])
  func gridItems(length: CGFloat) {
    let sizes: [GridItem.Size] = [
      .fixed(length), .flexible(minimum: length), .flexible(minimum: 0, maximum: length),
      .adaptive(minimum: length),
    ]
    for size in sizes {
      let host = host { LazyVGrid(columns: [GridItem(size, spacing: length)]) { box } }
      let frame = host.frame(of: "box")
      #expect(frame?.size == CGSize(width: 20, height: 20), "\(size)")
      #expect(frame.map { $0.minX.isFinite && $0.minY.isFinite } == true, "\(size)")
    }
  }

  @Test("a guide that is not finite counts as the default one", arguments: odd)
  func guide(length: CGFloat) {
    // The column is 40 wide, 20 and 8 high.
    let host = expectFrames("box 30 36 20 20") {
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { _ in length }
        Color.clear.frame(width: 40, height: 0)
      }
    }
    #expect(host.warnings.contains { $0.kind == .invalidGeometry })
  }

  @Test("a guide that goes by the size is not blamed for a stack's question how far it can grow")
  func guideOfEndlessSize() {
    var widths: [CGFloat] = []
    // The other one begins in the middle of the box and ends within it: the box is all that counts.
    let host = expectFrames("box 0 0 60 100") {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.alignmentGuide(.leading) { dimensions in
            widths.append(dimensions.width)
            return dimensions.width / 2
          }
          .called("box")
          Color.clear.frame(width: 10, height: 0)
        }
        Color.clear.frame(width: 40)
      }
    }
    #expect(widths.contains(.infinity))
    #expect(host.warnings.isEmpty)
  }

  @Test("spans beyond the thousandth column end there", arguments: [1001, 20_000_000, .max])
  func hugeSpan(columns: Int) {
    let host = host {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box
          box.gridCellColumns(columns)
        }
        box
      }
    }
    #expect(host.frames(of: "box").map(\.width) == [20, 20, 20])
  }

  @Test("of as many rows as there are numbers a lazy grid shows the first, and a stack the last")
  func endlessRows() {
    let grid = host {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<Int.max, id: \.self) { _ in box }
        }
      }
    }
    #expect(grid.frame(of: "box")?.minY == 0)
    let stack = host {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<Int.max, id: \.self) { _ in Color.clear.frame(height: 20) }
        }
      }
      .defaultScrollAnchor(.bottom)
      .called("scroll")
    }
    // 2^63 rows of 20; the viewport is lost in rounding.
    #expect(stack.scrollOffset(of: "scroll")?.y == 20 * 0x1p63)
  }

  @Test("nothing is left of a path without a length", arguments: odd)
  func trimming(length: CGFloat) {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: length, y: 3))
    #expect(path.trimmedPath(from: 0.2, to: 0.8).isEmpty)
  }

  @Test("a scroll position that is not finite, or of the other axis, moves nothing", arguments: odd)
  func scrollPosition(place: CGFloat) {
    var position = ScrollPosition(y: 40)
    let binding = Binding(get: { position }, set: { position = $0 })
    func content() -> some View {
      ScrollView { Color.clear.frame(width: 300, height: 500) }
        .scrollPosition(binding).called("scroll")
    }
    let host = host { content() }
    #expect(host.scrollOffset(of: "scroll") == CGPoint(x: 0, y: 40))
    position.scrollTo(x: place)
    host.update { content() }
    #expect(host.scrollOffset(of: "scroll") == CGPoint(x: 0, y: 40))
    position.scrollTo(y: place)
    host.update { content() }
    // The content can rest from 0 to 500 - 100; NaN says nothing.
    let rest: CGFloat = place.isNaN ? 40 : place < 0 ? 0 : 400
    #expect(host.scrollOffset(of: "scroll") == CGPoint(x: 0, y: rest))
  }

  @Test("an opacity of NaN shows the view as it is")
  func opacity() {
    #expect(host { box.opacity(.nan) }.presentationOpacity(of: "box") == 1)
  }

  @Test("a priority or a depth that is not a number counts as 0")
  func priority() {
    let host = host {
      HStack(spacing: 0) {
        Color.clear.layoutPriority(.nan).called("box")
        Color.clear
        ForEach(0..<1) { _ in Color.clear.zIndex(.nan) }
      }
    }
    #expect(host.frame(of: "box")?.width == 100.0 / 3)
  }

  @Test("a scale of 0 is warned of at once, and is left out of conversions")
  func singularScale() {
    let host = host { box.scaleEffect(0) }
    #expect(host.warnings.map(\.kind) == [.singularTransform])
    host.expectFrames("box 40 40 20 20")
    #expect(host.warnings.count == 1)
  }

  @Test("an effect made of NaN is left out", arguments: odd)
  func oddEffects(number: CGFloat) {
    let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: number, ty: 0)
    let anchor = UnitPoint(x: number, y: 0)
    expectFrames("box 40 40 20 20") { box.rotationEffect(.radians(Double(number))) }
    expectFrames("box 40 40 20 20") { box.transformEffect(transform) }
    expectFrames("box 40 40 20 20") { box.scaleEffect(2, anchor: anchor) }
    expectBox(warns: [.singularTransform]) { box.scaleEffect(number) }
  }
}
