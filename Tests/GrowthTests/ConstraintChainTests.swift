import TestSupport
import Testing
import UIKit
import ViewTreeTesting

/// A column of views, each below the one before.
@Suite("Chains of constraints")
@MainActor struct ConstraintChainTests {
  /// The processor's seconds for the first layout, and the frame of the last view.
  private func layOut(_ views: [UIView], _ more: (UIView, UIView) -> [NSLayoutConstraint])
    -> (time: Double, last: CGRect)
  {
    let column = UIView()
    var above = column.topAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      column.addSubview(view)
      NSLayoutConstraint.activate(
        [
          view.topAnchor.constraint(equalTo: above, constant: 1),
          view.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        ] + more(view, column))
      above = view.bottomAnchor
    }
    let time = processorSeconds {
      _ = ViewHost(size: CGSize(width: 300, height: 300), uiView: column)
    }
    return (time, views.last?.frame ?? .zero)
  }

  private func fixed(_ count: Int) -> (time: Double, last: CGRect) {
    layOut((0..<count).map { _ in UIView() }) { view, column in
      [
        view.widthAnchor.constraint(equalTo: column.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 3),
      ]
    }
  }

  /// Each label has four inequalities: it neither shrinks nor grows in either axis.
  private func labels(_ count: Int) -> (time: Double, last: CGRect) {
    let views = (0..<count).map { _ in
      let label = UILabel()
      label.text = "row"
      return label
    }
    return layOut(views) { view, column in
      [view.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor)]
    }
  }

  /// Elimination over full rows took 200 times as long for 320 as for 40; the square is 64.
  @Test("eight times as many views of fixed heights take less than 130 times as long")
  func fixedHeights() {
    let few = (0..<3).map { _ in fixed(40).time }.min()!
    let many = (0..<2).map { _ in fixed(320) }
    let time = many.map(\.time).min()!
    print("chain of constraints: 40 in \(few), 320 in \(time)")
    #expect(many[0].last == CGRect(x: 0, y: 319 * 4 + 1, width: 300, height: 3))
    #expect(time < few * 130)
  }

  /// Where everything was solved again for each inequality, it was a power more; the cube is 64.
  @Test("four times as many labels take less than 64 times as long")
  func labelHeights() {
    let few = (0..<3).map { _ in labels(40).time }.min()!
    let many = (0..<2).map { _ in labels(160) }
    let time = many.map(\.time).min()!
    print("chain of labels: 40 in \(few), 160 in \(time)")
    #expect(many[0].last.minY == 159 * (many[0].last.height + 1) + 1)
    #expect(time < few * 64)
  }
}
