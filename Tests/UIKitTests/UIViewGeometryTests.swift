import SwiftUI
import Testing
import ViewTreeTesting

@Suite("UIView geometry")
@MainActor
struct UIViewGeometryTests {
  @Test("the frame says where centre and bounds are, and other bounds keep the centre")
  func frameGivesCenterAndBounds() {
    let view = UIView(10, 20, 100, 50)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))

    view.bounds.size = CGSize(width: 40, height: 30)
    #expect(view.frame == CGRect(x: 40, y: 30, width: 40, height: 30))
  }

  @Test("a quarter turn swaps the frame's sides about the centre")
  func rotationKeepsCenter() {
    let view = UIView(0, 0, 100, 50)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)

    // The centre (50, 25) stays; 100 x 50 turned is 50 x 100.
    #expect(abs(view.frame.minX - 25) < 1e-9 && abs(view.frame.minY + 25) < 1e-9)
    #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 100) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test("the bounds' origin moves what is inside the other way")
  func boundsOriginScrolls() {
    let outer = UIView(0, 100, 200, 200)
    let inner = UIView(10, 50, 20, 20, in: outer)
    outer.bounds.origin.y = 30

    // 50 in the content, 30 of which are scrolled away, below 100.
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 120))
    #expect(outer.convert(CGPoint(x: 10, y: 120), from: nil) == CGPoint(x: 10, y: 50))
  }

  @Test("points of two branches convert by way of what is common")
  func convertsBetweenBranches() {
    let root = UIView(0, 0, 100, 100)
    let left = UIView(10, 10, 50, 50, in: root)
    let right = UIView(60, 5, 30, 30, in: root)
    let deep = UIView(3, 4, 5, 6, in: left)

    // deep is at (13, 14) in the root, right at (60, 5).
    #expect(deep.convert(deep.bounds, to: right) == CGRect(x: -47, y: 9, width: 5, height: 6))
    #expect(right.convert(CGPoint(x: -47, y: 9), to: deep) == CGPoint.zero)
  }

  @Test("a flexible width takes what the superview gains")
  func flexibleWidthGrows() {
    let outer = UIView(0, 0, 100, 100)
    let inner = UIView(10, 10, 80, 20)
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 160, height: 130)

    #expect(inner.frame == CGRect(x: 10, y: 40, width: 140, height: 20))
  }

  @Test("flexible margins share what the superview gains in proportion")
  func flexibleMarginsShare() {
    let outer = UIView(0, 0, 100, 100)
    let inner = UIView(10, 40, 60, 20)
    inner.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 140, height: 200)

    // Margins 10 and 30 share 40 as 1 to 3; 40 and 40 share 100 evenly.
    #expect(inner.frame == CGRect(x: 20, y: 90, width: 60, height: 20))
  }

  @Test("what fits is taken at the frame's origin")
  func sizeToFitKeepsOrigin() {
    onUnitScreen {
      let label = UILabel(frame: CGRect(x: 7, y: 9, width: 0, height: 0))
      label.text = "abc"
      label.font = .systemFont(ofSize: 20)
      label.sizeToFit()

      // The unit measurer: three characters of 20, one line of 20.
      #expect(label.frame == CGRect(x: 7, y: 9, width: 60, height: 20))
    }
  }
}
