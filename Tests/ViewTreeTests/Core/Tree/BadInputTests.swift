import SwiftUI
import Testing
import ViewTreeTesting

/// Numbers that mean nothing: the value taken in their place is stated, and the host says so.
@Suite("Bad input")
@MainActor
struct BadInputTests {
  nonisolated static let odd: [CGFloat] = [.nan, .infinity, -.infinity]

  private func shown(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100), content: content)
  }

  private var box: some View { Color.clear.frame(width: 20, height: 20).called("box") }

  /// 20 x 20 in the middle of 100 x 100.
  private let centred = CGRect(x: 40, y: 40, width: 20, height: 20)

  @Test("a side of a frame that is negative or not finite counts as nil", arguments: odd + [-1])
  func frame(side: CGFloat) {
    let host = shown { box.frame(width: side, height: 50) }
    #expect(host.frame(of: "box") == centred)
    #expect(host.warnings.map(\.kind) == [.invalidFrame])
  }

  @Test("a flexible frame puts contradictions in order", arguments: [.nan, .infinity] as [CGFloat])
  func flexibleFrame(minimum: CGFloat) {
    let host = shown { box.frame(minWidth: minimum) }
    #expect(host.frame(of: "box") == centred)
    #expect(host.warnings.map(\.kind) == [.invalidFrame])
  }

  @Test("a padding that is not finite counts as 0", arguments: odd)
  func padding(length: CGFloat) {
    let host = shown { box.padding(.leading, length).padding(.top, 10) }
    #expect(host.frame(of: "box") == centred.offsetBy(dx: 0, dy: 5))
    #expect(host.warnings.map(\.kind) == [.invalidFrame])
  }

  @Test("a negative padding lets the view reach out and is in order")
  func negativePadding() {
    let host = shown { box.padding(-5).frame(width: 10) }
    #expect(host.frame(of: "box") == centred)
    #expect(host.warnings.isEmpty)
  }

  @Test("an offset that is not finite counts as 0", arguments: odd)
  func offset(length: CGFloat) {
    let host = shown { box.offset(x: length, y: 3) }
    #expect(host.frame(of: "box") == centred.offsetBy(dx: 0, dy: 3))
    #expect(host.warnings.map(\.kind) == [.invalidGeometry])
    host.update { box.offset(x: 2, y: 3) }
    #expect(host.frame(of: "box") == centred.offsetBy(dx: 2, dy: 3))
  }

  @Test("a coordinate of a position that is not finite counts as 0", arguments: odd)
  func position(length: CGFloat) {
    let host = shown { box.position(x: length, y: 30) }
    host.expectFrames("box -10 20 20 20")
    #expect(host.warnings.map(\.kind) == [.invalidFrame])
  }

  @Test(
    "a ratio that is not positive and finite counts as that of the view", arguments: odd + [0, -2])
  func aspectRatio(ratio: CGFloat) {
    let host = shown {
      Color.clear.aspectRatio(ratio, contentMode: .fit).frame(width: 60).called("box")
    }
    // The ideal size of a colour is 10 x 10, so that it is a square.
    host.expectFrames("box 20 20 60 60")
    #expect(host.warnings.map(\.kind) == [.invalidFrame])
  }

  @Test("the ratio of a view that is endless or empty by itself counts as that of a square")
  func noRatio() {
    for (width, height) in [(CGFloat.infinity, 10), (10, .infinity), (0, 10), (10, 0), (0, 0)]
      as [(CGFloat, CGFloat)]
    {
      let size = measure(60, 40) {
        Color.clear.frame(idealWidth: width, idealHeight: height).aspectRatio(contentMode: .fit)
      }
      // A square that fits 60 x 40.
      #expect(size.response == CGSize(width: 40, height: 40), "\(width) x \(height)")
    }
  }

  @Test("a view shorter than a point by itself has a ratio as any other")
  func smallRatio() {
    let size = measure(60, 40) {
      Color.clear.frame(idealWidth: 0.5, idealHeight: 0.25).aspectRatio(contentMode: .fit)
    }
    // Twice as wide as high.
    #expect(size.response == CGSize(width: 60, height: 30))
  }

  @Test("a spacing that is not finite counts as nil", arguments: odd)
  func spacing(length: CGFloat) {
    func second(@ViewBuilder _ content: () -> some View) -> CGFloat? {
      let host = shown { content().fixedSize() }
      guard let first = host.frame(of: "box"), let second = host.frame(of: "second") else {
        return nil
      }
      return max(second.minX - first.maxX, second.minY - first.maxY)
    }
    let cell = Color.clear.frame(width: 10, height: 10).called("second")
    // 8 is the distance between two views that prefer none.
    #expect(
      second {
        HStack(spacing: length) {
          box; cell
        }
      } == 8)
    #expect(
      second {
        VStack(spacing: length) {
          box; cell
        }
      } == 8)
    #expect(
      second {
        LazyVStack(spacing: length) {
          box; cell
        }
      } == 8)
    #expect(
      second {
        Grid(verticalSpacing: length) {
          GridRow { box }; GridRow { cell }
        }
      } == 8)
    let host = shown {
      HStack(spacing: length) {
        box; cell
      }
    }
    #expect(host.warnings.map(\.kind) == [.invalidGeometry])
  }

  @Test("a negative spacing lets views overlap and is in order")
  func negativeSpacing() {
    let host = shown {
      HStack(spacing: -20) {
        box; box
      }
    }
    #expect(host.frames(of: "box") == [centred, centred])
    #expect(host.warnings.isEmpty)
  }

  @Test("tracks of a lazy grid take numbers that mean nothing as none", arguments: odd + [0, -5])
  func gridItems(length: CGFloat) {
    let sizes: [GridItem.Size] = [
      .fixed(length), .flexible(minimum: length), .flexible(minimum: 0, maximum: length),
      .adaptive(minimum: length),
    ]
    for size in sizes {
      let host = shown { LazyVGrid(columns: [GridItem(size, spacing: length)]) { box } }
      let frame = host.frame(of: "box")
      #expect(frame?.size == CGSize(width: 20, height: 20), "\(size)")
      #expect(frame.map { $0.minX.isFinite && $0.minY.isFinite } == true, "\(size)")
    }
  }

  @Test("a guide that is not finite counts as the default one", arguments: odd)
  func guide(length: CGFloat) {
    let host = shown {
      VStack(alignment: .leading) {
        box.alignmentGuide(.leading) { _ in length }
        Color.clear.frame(width: 40, height: 0)
      }
    }
    #expect(host.frame(of: "box")?.minX == 30)
    #expect(host.warnings.contains { $0.kind == .invalidGeometry })
  }

  @Test("a guide that goes by the size is not blamed for a stack's question how far it can grow")
  func guideOfEndlessSize() {
    var widths: [CGFloat] = []
    let host = shown {
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
    // The other one begins in the middle of the box and ends within it: the box is all that counts.
    host.expectFrames("box 0 0 60 100")
  }

  @Test("spans beyond the thousandth column end there", arguments: [1001, 20_000_000, .max])
  func hugeSpan(columns: Int) {
    let host = shown {
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

  @Test("a lazy grid of as many rows as there are numbers shows the first ones")
  func endlessGrid() {
    let host = shown {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<Int.max, id: \.self) { _ in box }
        }
      }
    }
    #expect(host.frame(of: "box")?.minY == 0)
  }

  @Test("the end of as many rows as there are numbers is shown without a trap")
  func endlessEnd() {
    let host = shown {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<Int.max, id: \.self) { _ in Color.clear.frame(height: 20) }
        }
      }
      .defaultScrollAnchor(.bottom).called("scroll")
    }
    // 2^63 rows of 20; the viewport is lost in rounding.
    #expect(host.scrollOffset(of: "scroll")?.y == 20 * 0x1p63)
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
    let binding = Binding {
      position
    } set: {
      position = $0
    }
    func content() -> some View {
      ScrollView { Color.clear.frame(width: 300, height: 500) }
        .scrollPosition(binding).called("scroll")
    }
    let host = shown { content() }
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
    #expect(shown { box.opacity(.nan) }.presentationOpacity(of: "box") == 1)
  }

  @Test("a priority or a depth that is not a number counts as 0")
  func priority() {
    let host = shown {
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
    let host = shown { box.scaleEffect(0) }
    #expect(host.warnings.map(\.kind) == [.singularTransform])
    #expect(host.frame(of: "box") == centred)
    #expect(host.warnings.count == 1)
  }

  @Test("an effect made of NaN is left out", arguments: odd)
  func oddEffects(number: CGFloat) {
    let angle = Angle.radians(Double(number))
    let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: number, ty: 0)
    #expect(shown { box.rotationEffect(angle) }.frame(of: "box") == centred)
    #expect(shown { box.scaleEffect(number) }.frame(of: "box") == centred)
    #expect(shown { box.transformEffect(transform) }.frame(of: "box") == centred)
    #expect(
      shown { box.scaleEffect(2, anchor: UnitPoint(x: number, y: 0)) }.frame(of: "box") == centred)
    #expect(shown { box.scaleEffect(number) }.warnings.map(\.kind) == [.singularTransform])
  }

  @Test("a relative length that is not finite counts as none", arguments: odd)
  func relativeFrame(length: CGFloat) {
    let host = shown { box.containerRelativeFrame(.horizontal) { _, _ in length } }
    #expect(host.frame(of: "box") == centred)
  }
}
