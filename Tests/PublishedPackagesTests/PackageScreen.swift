import SwiftUI
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

  /// A view of the size, found by the identity.
  @MainActor var view: some View {
    Color.gray.frame(width: width, height: height).accessibilityIdentifier(id)
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

  /// The upper left corner of a view in the window, or nil where there is no such view.
  func origin(_ identifier: String) -> CGPoint? {
    frame(of: identifier)?.origin
  }

  /// The corners of several views, in the order asked for.
  func origins(_ identifiers: String...) -> [CGPoint?] {
    identifiers.map(origin)
  }

  /// The upper edge of a view to a hundredth of a point, as springs come to rest.
  func top(_ identifier: String) -> CGFloat? {
    frame(of: identifier).map { ($0.minY * 100).rounded() / 100 }
  }

  /// Moves a finger that came down at (150, 300) until a list of the whole window's height, which
  /// rests at its upper edge, is so far below it.
  func pull(to offset: CGFloat) {
    let travel = RubberBand.pull(offset: offset, viewport: size.height)
    finger.move(to: CGPoint(x: 150, y: 300 + travel))
    settle()
  }
}
