import SwiftUI

/// Takes a size and places nobody.
private struct Lazybones: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 80, height: 60)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Places its child twice; the second call must win.
private struct PlacesTwice: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 50, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 10, height: 10))
    subviews[0].place(
      at: CGPoint(x: bounds.minX + 5, y: bounds.minY + 6),
      proposal: ProposedViewSize(width: 20, height: 30))
  }
}

/// Answers with the proposal, unspecified sides replaced.
private struct EchoesProposal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Reports how its child answers three special proposals.
private struct AsksThreeProposals: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    report("min", subviews[0].sizeThatFits(.zero))
    report("ideal", subviews[0].sizeThatFits(.unspecified))
    report("mixed", subviews[0].sizeThatFits(ProposedViewSize(width: 33, height: nil)))
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Reports its children's priorities.
private struct ReportsPriorities: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    report("priorities", subviews.map { $0.priority })
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

extension GoldenTable {
  /// The views of category `layout-protocol`, as `cases.json` writes them.
  mutating func addLayoutProtocolCases() {
    add("layout-unplaced-is-centred") {
      Lazybones { Color.red.probe("a").frame(width: 20, height: 10) }
    }

    add("layout-last-place-wins") {
      PlacesTwice { Color.red.probe("a") }
    }

    add("layout-replacing-unspecified-10") {
      EchoesProposal { Color.red }
    }

    add("layout-color-special-proposals") {
      AsksThreeProposals { Color.red }
    }

    add("layout-priority-visible-to-layout") {
      ReportsPriorities {
        Color.red
        Color.blue.layoutPriority(2)
      }
    }

    add("layout-anylayout-hstack") {
      AnyLayout(HStackLayout(alignment: .top, spacing: 10)) {
        Color.red.probe("a").frame(width: 20, height: 20)
        Color.blue.probe("b").frame(width: 30, height: 40)
      }
    }
  }
}
