import SwiftUI
import Testing

/// - Source: LAYOUT-3.5, LAYOUT-3.7 and LAYOUT-3.8.
@MainActor @Suite("Modifier vectors")
struct ModifierVectorTests {
  private var box: some View { Color.clear.frame(width: 20, height: 20) }

  /// Rule: LAYOUT-3.5.4.
  @Test("a frame with a side that is no length passes that side on and says so")
  func invalidFrame() {
    let frame = expectAnswer(100, 20, to: 100, 50) { Color.clear.frame(width: -5, height: 20) }
    #expect(
      frame.host.warnings.contains {
        $0.message.contains("Invalid frame dimension (negative or non-finite).")
      })
  }

  /// Rules: LAYOUT-3.0.3, LAYOUT-3.7.3.
  @Test("padding offers its child no less than nothing, adds itself back, and leaves no less")
  func padding() {
    expectAnswer(32, 100, to: 10, 100) { Color.clear.padding() }
    expectAnswer(42, 42, to: nil, nil) { Color.clear.padding() }
    expectAnswer(0, 10, to: nil, nil) { Color.clear.frame(width: 10, height: 30).padding(-10) }
  }

  /// Rule: LAYOUT-3.7.1.
  @Test("fixedSize takes the proposal away on the chosen axes only")
  func fixedSizeAxes() {
    expectAnswer(10, 10, to: 50, 60) { Color.clear.fixedSize() }
    expectAnswer(10, 60, to: 50, 60) { Color.clear.fixedSize(horizontal: true, vertical: false) }
  }

  /// Rule: LAYOUT-3.7.2.
  @Test("an aspect ratio offers a box of its shape; the answer is the child's")
  func aspectRatio() {
    // 100 x 50 and 2:1 to fit 100 x 80; 160 x 80 to fill it. One absent side does not limit.
    expectAnswer(100, 50, to: 100, 80) { Color.clear.aspectRatio(2, contentMode: .fit) }
    expectAnswer(160, 80, to: 100, 80) { Color.clear.aspectRatio(2, contentMode: .fill) }
    expectAnswer(160, 80, to: nil, 80) { Color.clear.aspectRatio(2, contentMode: .fit) }
    expectAnswer(100, 50, to: 100, nil) { Color.clear.aspectRatio(2, contentMode: .fill) }
    expectAnswer(20, 20, to: 100, 80) { box.aspectRatio(2, contentMode: .fit) }
    // Without a number the ratio is that of the child's ideal size: 40:20 to fit 100 x 100.
    expectAnswer(100, 50, to: 100, 100) {
      Color.clear.frame(idealWidth: 40, idealHeight: 20).scaledToFit()
    }
  }

  /// Rule: LAYOUT-3.7.5.
  @Test("a position takes what is proposed, and the child's size where nothing is")
  func position() {
    // The child's centre is at (50, 5): 50 - 20 / 2, 5 - 20 / 2.
    expectAnswer(100, 20, to: 100, nil, frames: "child 40 -5 20 20") {
      box.called("child").position(x: 50, y: 5)
    }
  }

  /// Rule: LAYOUT-3.7.4.
  @Test("an offset moves what is inside it and nothing else")
  func offset() {
    expectAnswer(40, 20, to: 100, 100, frames: "moved 5 7 20 20, next 20 0 20 20") {
      HStack(spacing: 0) {
        box.called("moved").offset(x: 5, y: 7)
        box.called("next")
      }
    }
  }

  /// Rule: LAYOUT-3.7.6.
  @Test("an overlay is offered the final size, may be larger, and changes nothing outside")
  func overlay() {
    // Both are in a ZStack of 60 x 20, centred inside and put at the bottom trailing corner.
    expectAnswer(40, 20, to: 100, 100, frames: "filling -20 0 60 20, larger -20 5 60 10") {
      Color.clear.frame(width: 40, height: 20)
        .overlay(alignment: .bottomTrailing) {
          Color.clear.called("filling")
          Color.clear.frame(width: 60, height: 10).called("larger")
        }
    }
  }

  /// Rule: LAYOUT-3.7.7.
  @Test("a hidden, clipped, faded, rotated or scaled view keeps its place")
  func drawingChangesNothing() {
    expectAnswer(20, 100, to: 100, 100) {
      VStack(spacing: 0) {
        box.hidden()
        box.clipped()
        box.opacity(0)
        box.rotationEffect(.degrees(45))
        box.scaleEffect(3)
      }
    }
  }

  /// Rules: LAYOUT-3.0.2, LAYOUT-3.8.3, LAYOUT-3.8.4.
  @Test("a leaf takes its proposal, and 10 where there is none")
  func leaves() {
    expectAnswer(33, 10, to: 33, nil) { Color.clear }
    expectAnswer(33, 10, to: 33, nil) { Rectangle() }
    expectAnswer(33, 10, to: 33, nil) { GeometryReader { _ in } }
    expectAnswer(10, 10, to: 100, nil) { Circle() }
    expectAnswer(60, 60, to: 100, 60) { Circle() }
    expectAnswer(.infinity, 60, to: .infinity, 60) { Color.clear }
  }

  /// Rule: LAYOUT-3.8.1.
  @Test("a spacer without a stack is flexible on both axes, in a stack along it alone")
  func spacer() {
    expectAnswer(50, 8, to: 50, nil) { Spacer() }
    expectAnswer(50, 20, to: 50, 2) { Spacer(minLength: 20) }
    // 30 proposed to two spacers of a row: 15 each, no height.
    expectAnswer(30, 0, to: 30, 60) {
      HStack {
        Spacer()
        Spacer()
      }
    }
  }

  @Test("a geometry reader lays its views over each other from the top leading corner")
  func geometryReaderContent() {
    expectAnswer(100, 100, to: 100, 100, frames: "a 0 0 20 20, b 0 0 100 100") {
      GeometryReader { _ in
        box.called("a")
        Color.clear.called("b")
      }
    }
  }
}
