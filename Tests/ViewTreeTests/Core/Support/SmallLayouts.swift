import SwiftUI

/// A layout that places nothing, so that its views are in the middle.
protocol PlacelessLayout: Layout {}

extension PlacelessLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

/// Is as large as it says, and places nothing.
struct FixedLayout: PlacelessLayout {
  var width: CGFloat = 10
  var height: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width, height: height)
  }
}

/// Is as large as it says, and wants no distance to any neighbour.
struct CloseLayout: PlacelessLayout {
  var width: CGFloat = 10
  var height: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width, height: height)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}

/// Hands its only view every proposal and wish, and notes each width that it is asked with.
struct NotingLayout: Layout {
  var name = ""
  let log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.note("\(name) \(proposal.width.map { "\($0)" } ?? "nil")")
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
