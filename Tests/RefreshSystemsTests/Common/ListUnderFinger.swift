import RefreshSystems
import SwiftUI
import ViewTreeTesting

/// A list that fills a screen of 300 by 600 points, with a finger on it.
@MainActor protocol ListUnderFinger {
  var host: ViewHost { get }
}

extension ListUnderFinger {
  static var screenSize: CGSize { CGSize(width: 300, height: 600) }

  /// Puts the finger down in the middle.
  func touch() {
    host.finger.down(at: CGPoint(x: 150, y: 300))
    host.settle()
  }

  /// Moves the finger to a distance below where it came down; negative is above. A finger that is
  /// not down comes down first.
  func move(by travel: CGFloat) {
    if !host.tree.touch.isDown { touch() }
    host.finger.move(to: CGPoint(x: 150, y: 300 + travel))
    host.settle()
  }

  /// Moves the finger, once for each offset, so far that a list that rests at its upper edge, or is
  /// shorter than the screen, is so far below its place of rest; negative is above.
  func pull(to offsets: CGFloat...) {
    for offset in offsets { move(by: Self.travel(to: offset)) }
  }

  /// Pulls a list at rest in half a second, a move a frame, and holds.
  func pullSlowly(to offset: CGFloat) {
    host.finger.drag(
      from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 100 + Self.travel(to: offset)),
      over: 0.5, lifting: false)
  }

  /// The finger's way that pulls content so far beyond its edge.
  static func travel(to offset: CGFloat) -> CGFloat {
    RubberBand.pull(offset: offset, viewport: screenSize.height)
  }

  /// Lifts the finger and waits; after three seconds nothing moves any more.
  func release(_ seconds: Double = 3) {
    host.finger.up()
    wait(seconds)
  }

  func wait(_ seconds: Double) { host.advance(by: seconds) }

  /// The upper edge of a part on the screen, to a millionth of a point; not a number where there is
  /// no such part.
  func top(_ part: String) -> CGFloat {
    ((host.frame(of: part)?.minY ?? .nan) * 1e6).rounded() / 1e6
  }

  /// The opacity that is seen, to a millionth; not a number where there is no such part.
  func opacity(_ part: String) -> Double {
    ((host.presentationOpacity(of: part) ?? .nan) * 1e6).rounded() / 1e6
  }
}

/// The application's side of a refresh: what it was asked, and the two flags that it owns.
@MainActor @Observable final class RefreshModel {
  var isRefreshing = false
  var isLoading = false
  var rows: Int
  var refreshes = 0
  var loads = 0
  /// Whether the host is done before its trigger returns.
  var finishesAtOnce = false

  init(rows: Int) {
    self.rows = rows
  }

  func refresh() {
    refreshes += 1
    if finishesAtOnce { isRefreshing = false }
  }

  func loadMore() {
    loads += 1
    if finishesAtOnce { isLoading = false }
  }
}

/// Rows 50 points high.
struct RefreshRows: View {
  let model: RefreshModel

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<model.rows, id: \.self) { _ in
        Color.clear.frame(height: 50)
      }
    }
  }
}

/// Numbers just below a line, on it, and just above it.
func around(_ line: CGFloat) -> [CGFloat] { [line - 0.25, line, line + 0.25] }
