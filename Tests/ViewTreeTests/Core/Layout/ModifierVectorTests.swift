import SwiftUI
import Testing

/// - Source: LAYOUT-3.5, LAYOUT-3.7 and LAYOUT-3.8.
@Suite("Modifier vectors")
@MainActor
struct ModifierVectorTests {
  private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Rule: LAYOUT-3.5.4.
  @Test("a frame with a side that is no length passes that side on and says so")
  func invalidFrame() {
    let frame = measure(100, 50) { Color.clear.frame(width: -5, height: 20) }

    #expect(frame.response == Self.size(100, 20))
    #expect(
      frame.host.warnings.contains {
        $0.message.contains("Invalid frame dimension (negative or non-finite).")
      })
  }

  /// Rules: LAYOUT-3.0.3, LAYOUT-3.7.3.
  @Test("padding offers its child no less than nothing, and adds itself back")
  func paddingFloorsProposal() {
    #expect(measure(10, 100) { Color.clear.padding() }.response == Self.size(32, 100))
    #expect(measure(nil, nil) { Color.clear.padding() }.response == Self.size(42, 42))
  }

  @Test("negative padding never makes a view smaller than nothing")
  func negativePaddingFloorsSize() {
    let view = measure(nil, nil) { Color.clear.frame(width: 10, height: 30).padding(-10) }

    #expect(view.response == Self.size(0, 10))
  }

  /// Rule: LAYOUT-3.7.1.
  @Test("fixedSize takes the proposal away on the chosen axes only")
  func fixedSizeAxes() {
    #expect(measure(50, 60) { Color.clear.fixedSize() }.response == Self.size(10, 10))
    #expect(
      measure(50, 60) { Color.clear.fixedSize(horizontal: true, vertical: false) }.response
        == Self.size(10, 60))
  }

  /// Rule: LAYOUT-3.7.2.
  @Test("an aspect ratio offers a box of its shape; the answer is the child's")
  func aspectRatio() {
    // 100 x 50 and 2:1 to fit 100 x 80; 160 x 80 to fill it. One absent side does not limit.
    #expect(
      measure(100, 80) { Color.clear.aspectRatio(2, contentMode: .fit) }.response
        == Self.size(100, 50))
    #expect(
      measure(100, 80) { Color.clear.aspectRatio(2, contentMode: .fill) }.response
        == Self.size(160, 80))
    #expect(
      measure(nil, 80) { Color.clear.aspectRatio(2, contentMode: .fit) }.response
        == Self.size(160, 80))
    #expect(
      measure(100, 80) {
        Color.clear.frame(width: 30, height: 30).aspectRatio(2, contentMode: .fit)
      }.response == Self.size(30, 30))
  }

  @Test("to fill, an absent side does not count, as to fit")
  func aspectRatioFillsAbsentSide() {
    let view = measure(100, nil) { Color.clear.aspectRatio(2, contentMode: .fill) }

    #expect(view.response == Self.size(100, 50))
  }

  @Test("without a number the ratio is that of the child's ideal size")
  func aspectRatioOfIdeal() {
    // 40:20 to fit 100 x 100.
    let view = measure(100, 100) {
      Color.clear.frame(idealWidth: 40, idealHeight: 20).scaledToFit()
    }

    #expect(view.response == Self.size(100, 50))
  }

  /// Rule: LAYOUT-3.7.5.
  @Test("a position takes what is proposed, and the child's size where nothing is")
  func position() {
    let view = measure(100, nil) {
      Color.clear.frame(width: 20, height: 30).called("child")
        .position(x: 50, y: 5)
    }

    // The child's centre is at (50, 5): 50 - 20 / 2, 5 - 30 / 2.
    #expect(view.response == Self.size(100, 30))
    #expect(view.frame("child") == CGRect(x: 40, y: -10, width: 20, height: 30))
  }

  /// Rule: LAYOUT-3.7.4.
  @Test("an offset moves what is inside it and nothing else")
  func offset() {
    let view = measure(100, 100) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 20, height: 20).called("moved").offset(x: 5, y: 7)
        Color.clear.frame(width: 20, height: 20).called("next")
      }
    }

    #expect(view.response == Self.size(40, 20))
    #expect(view.frame("moved") == CGRect(x: 5, y: 7, width: 20, height: 20))
    #expect(view.frame("next") == CGRect(x: 20, y: 0, width: 20, height: 20))
  }

  /// Rule: LAYOUT-3.7.6.
  @Test("an overlay is offered the final size, may be larger, and changes nothing outside")
  func overlay() {
    let view = measure(100, 100) {
      Color.clear.frame(width: 40, height: 20)
        .overlay(alignment: .bottomTrailing) {
          Color.clear.called("filling")
          Color.clear.frame(width: 60, height: 10).called("larger")
        }
    }

    // Both are in a ZStack of 60 x 20, centred inside and put at the bottom trailing corner.
    #expect(view.response == Self.size(40, 20))
    #expect(view.frame("filling")?.maxX == 40)
    #expect(view.frame("larger") == CGRect(x: -20, y: 5, width: 60, height: 10))
  }

  /// Rule: LAYOUT-3.7.7.
  @Test("a hidden, clipped, faded, rotated or scaled view keeps its place")
  func drawingChangesNothing() {
    let view = measure(100, 100) {
      VStack(spacing: 0) {
        Color.clear.frame(width: 10, height: 10).hidden()
        Color.clear.frame(width: 10, height: 10).clipped()
        Color.clear.frame(width: 10, height: 10).opacity(0)
        Color.clear.frame(width: 10, height: 10).rotationEffect(.degrees(45))
        Color.clear.frame(width: 10, height: 10).scaleEffect(3)
      }
    }

    #expect(view.response == Self.size(10, 50))
  }

  /// Rules: LAYOUT-3.0.2, LAYOUT-3.8.3, LAYOUT-3.8.4.
  @Test("a leaf takes its proposal, and 10 where there is none")
  func leaves() {
    #expect(measure(33, nil) { Color.clear }.response == Self.size(33, 10))
    #expect(measure(33, nil) { Rectangle() }.response == Self.size(33, 10))
    #expect(measure(33, nil) { GeometryReader { _ in } }.response == Self.size(33, 10))
    #expect(measure(100, nil) { Circle() }.response == Self.size(10, 10))
    #expect(measure(100, 60) { Circle() }.response == Self.size(60, 60))
    #expect(measure(.infinity, 60) { Color.clear }.response == Self.size(.infinity, 60))
  }

  /// Rule: LAYOUT-3.8.1.
  @Test("a spacer without a stack is flexible on both axes, in a stack along it alone")
  func spacer() {
    #expect(measure(50, nil) { Spacer() }.response == Self.size(50, 8))
    #expect(measure(50, 2) { Spacer(minLength: 20) }.response == Self.size(50, 20))
    // 30 proposed to two spacers of a row: 15 each, no height.
    #expect(
      measure(30, 60) {
        HStack {
          Spacer()
          Spacer()
        }
      }.response == Self.size(30, 0))
  }

  @Test("a geometry reader lays its views over each other from the top leading corner")
  func geometryReaderContent() {
    let view = measure(100, 100) {
      GeometryReader { _ in
        Color.clear.frame(width: 10, height: 10).called("a")
        Color.clear.called("b")
      }
    }

    #expect(view.frame("a") == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.frame("b") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
