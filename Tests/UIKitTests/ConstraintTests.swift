import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Constraints")
@MainActor
struct ConstraintTests {
  @Test("a centred view of a constrained size is in the middle")
  func centresWithSize() {
    let (outer, inner) = views()
    NSLayoutConstraint.activate([
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 60),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 70, y: 35, width: 60, height: 30))

    outer.frame.size = CGSize(width: 100, height: 50)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 20, y: 10, width: 60, height: 30))
  }

  @Test("pinned edges follow with their constants")
  func pinsEdges() {
    let (outer, inner) = views()
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
    ])
    outer.layoutIfNeeded()

    #expect(inner.frame == CGRect(x: 10, y: 0, width: 170, height: 50))
  }

  @Test("a label has the size of its text and a neighbour is beside it")
  func intrinsicSizesCount() {
    onUnitScreen {
      let outer = UIView(0, 0, 200, 100)
      let (label, next) = (UILabel(), UIView())
      label.text = "abc"
      label.font = .systemFont(ofSize: 10)
      for view in [label, next] {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
        label.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
        next.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 4),
        next.rightAnchor.constraint(equalTo: outer.rightAnchor),
        next.topAnchor.constraint(equalTo: label.topAnchor),
        next.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      ])
      outer.layoutIfNeeded()

      #expect(label.frame == CGRect(x: 5, y: 45, width: 30, height: 10))
      #expect(next.frame == CGRect(x: 39, y: 45, width: 161, height: 10))
    }
  }

  @Test("each of 160 labels is below the one before, whose relations are all solved before its own")
  func longChain() {
    onUnitScreen {
      let column = UIView(0, 0, 200, 100)
      var above = column.topAnchor
      let labels = (0..<160).map { _ in
        let label = UILabel()
        label.text = "abc"
        label.font = .systemFont(ofSize: 10)
        label.translatesAutoresizingMaskIntoConstraints = false
        column.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: above, constant: 1),
          label.leadingAnchor.constraint(equalTo: column.leadingAnchor),
          label.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor),
        ])
        above = label.bottomAnchor
        return label
      }
      column.layoutIfNeeded()

      for (index, label) in labels.enumerated() {
        #expect(label.frame == CGRect(x: 0, y: CGFloat(11 * index + 1), width: 30, height: 10))
      }
    }
  }

  @Test("of two relations that contradict each other the stronger one holds")
  func strongerHolds() {
    let (outer, inner) = views()
    let wide = inner.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultLow
    NSLayoutConstraint.activate([
      wide, inner.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 200)
  }

  @Test("another constant lays out again")
  func constantCanChange() {
    let (outer, inner) = views()
    let top = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3)
    top.isActive = true
    let size = inner.heightAnchor.constraint(equalToConstant: 10)
    size.isActive = true
    outer.layoutIfNeeded()
    top.constant = 8
    outer.layoutIfNeeded()
    #expect(inner.frame.minY == 8)
    size.isActive = false
    outer.layoutIfNeeded()
    #expect(inner.frame.height == 0)
  }

  @Test("what is pinned to a scroll view's edges gives its content size")
  func givesContentSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    scroll.layoutIfNeeded()

    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
  }

  private func views() -> (UIView, UIView) {
    let outer = UIView(0, 0, 200, 100)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    return (outer, inner)
  }
}
