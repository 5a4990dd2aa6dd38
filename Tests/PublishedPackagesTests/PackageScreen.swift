import SwiftUI
import Testing
import ViewTreeTesting

/// A coloured place of a stated size for a package to lay out.
struct PackageTile: Identifiable, Equatable {
  var id: String
  var width: CGFloat
  var height: CGFloat

  init(_ id: String, _ width: CGFloat, _ height: CGFloat = 30) {
    self.id = id
    self.width = width
    self.height = height
  }

  /// Tiles of 100 x 20, 120 x 40, 90 x 30, 60 x 30 and 200 x 20, from a to e.
  static let five = [
    PackageTile("a", 100, 20), PackageTile("b", 120, 40), PackageTile("c", 90, 30),
    PackageTile("d", 60, 30), PackageTile("e", 200, 20),
  ]

  /// A view of the size, found by the identity.
  @MainActor var view: some View {
    Color.gray.frame(width: width, height: height).called(id)
  }
}

/// The content of a screen; a change of it is a change of the view's state.
@MainActor @Observable final class PackageModel {
  var tiles: [PackageTile]
  var number = 0
  var isOn = false

  init(_ tiles: [PackageTile] = []) {
    self.tiles = tiles
  }
}

extension ViewHost {
  /// A window with the content at its upper edge.
  convenience init<Content: View>(
    top size: CGSize, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(size: size) {
      VStack(spacing: 0) { content() }.frame(maxHeight: .infinity, alignment: .top)
    }
  }

  /// Expects the upper left corners of several views in the window: `"a 0 10, b 108.5 0"`.
  ///
  /// Each part is a name, x and y, to three decimal places. A failure prints both rows.
  func expectOrigins(_ row: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let found = row.components(separatedBy: ", ").map { part in
      let name = part.split(separator: " ").dropLast(2).joined(separator: " ")
      guard let origin = frame(of: name)?.origin else { return "\(name) missing" }
      let numbers = [origin.x, origin.y].map {
        let number = "\(($0 * 1000).rounded() / 1000 + 0)"
        return number.hasSuffix(".0") ? String(number.dropLast(2)) : number
      }
      return "\(name) \(numbers.joined(separator: " "))"
    }
    #expect(found.joined(separator: ", ") == row, sourceLocation: sourceLocation)
  }

  /// The upper edge of a view to a hundredth of a point, as springs come to rest.
  func top(_ identifier: String) -> CGFloat? {
    frame(of: identifier).map { ($0.minY * 100).rounded() / 100 }
  }

  /// Moves the finger, once for each offset, until a list of the whole window's height, which rests at
  /// its upper edge, is so far below it. A finger that is not down comes down at (150, 300).
  func pull(to offsets: CGFloat...) {
    if !tree.touch.isDown { finger.down(at: CGPoint(x: 150, y: 300)) }
    for offset in offsets {
      let travel = RubberBand.pull(offset: offset, viewport: size.height)
      finger.move(to: CGPoint(x: 150, y: 300 + travel))
      settle()
    }
  }

  /// Lifts the finger and waits until nothing moves any more.
  func release() {
    finger.up()
    advance(by: 3)
  }
}

/// Counts the calls of an asynchronous action.
actor CallCount {
  private(set) var count = 0

  func add() { count += 1 }
}
