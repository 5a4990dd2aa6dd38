import SwiftUI
import Testing
import ViewTreeTesting

@Suite("UIView hierarchy")
@MainActor
struct UIViewHierarchyTests {
  @Test("inserting puts a view where it is asked to be")
  func insertsInOrder() {
    let root = UIView()
    let views = (0..<5).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], at: 0)
    root.insertSubview(views[3], belowSubview: views[1])
    root.insertSubview(views[4], aboveSubview: views[2])
    #expect(root.subviews.map(\.tag) == [2, 4, 0, 3, 1])

    root.bringSubviewToFront(views[2])
    root.sendSubviewToBack(views[3])
    #expect(root.subviews.map(\.tag) == [3, 4, 0, 1, 2])

    root.insertSubview(views[2], belowSubview: views[4])
    #expect(root.subviews.map(\.tag) == [3, 2, 4, 0, 1])
    #expect(root.viewWithTag(4) === views[4])
  }

  @Test("a view has one superview, and leaves the one before")
  func movesBetweenSuperviews() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)

    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
  }

  @Test("the hooks are called before and after a move")
  func callsHooks() {
    let view = HookedView()
    let root = UIView()
    root.addSubview(view)
    view.removeFromSuperview()

    #expect(
      view.calls == ["will superview", "did superview", "will no superview", "did no superview"])
    #expect(view.superview == nil)
  }

  @Test("in a host a view has a window, and hears of it")
  func hearsOfWindow() {
    let view = HookedView()
    let root = UIView()
    let host = ViewHost(size: CGSize(width: 100, height: 200), uiView: root)
    root.addSubview(view)

    #expect(view.calls == ["will window", "will superview", "did window", "did superview"])
    #expect(view.window?.bounds.size == CGSize(width: 100, height: 200))
    #expect(UIApplication.shared.windows.first === view.window)
    withExtendedLifetime(host) {}
  }

  @Test("a view that asks for its layout is laid out once before the turn ends")
  func laysOutOnce() {
    let root = LaidOutView()
    let host = ViewHost(size: CGSize(width: 100, height: 200), uiView: root)
    let before = root.layouts
    root.setNeedsLayout()
    root.setNeedsLayout()
    #expect(root.layouts == before)
    host.settle()
    #expect(root.layouts == before + 1)

    host.size = CGSize(width: 120, height: 200)
    #expect(root.bounds.width == 120)
    #expect(root.layouts == before + 2)
  }

  @Test("asked at once, the layout of all that waits inside runs at once")
  func laysOutIfNeeded() {
    let (root, inner) = (LaidOutView(), LaidOutView())
    root.addSubview(inner)
    root.layoutIfNeeded()
    #expect(root.layouts == 1 && inner.layouts == 1)

    inner.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layouts == 1 && inner.layouts == 2)
  }

  @Test("a point meets the foremost view that takes touches")
  func hitTestsFromTheFront() {
    let root = UIView(0, 0, 100, 100)
    let back = UIView(0, 0, 60, 60, in: root)
    let front = UIView(40, 40, 60, 60, in: root)
    let middle = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(middle, with: nil) === front)

    front.isUserInteractionEnabled = false
    #expect(root.hitTest(middle, with: nil) === back)
    back.isHidden = true
    #expect(root.hitTest(middle, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
  }
}

private final class HookedView: UIView {
  var calls: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append(newSuperview == nil ? "will no superview" : "will superview")
  }

  override func didMoveToSuperview() {
    calls.append(superview == nil ? "did no superview" : "did superview")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    calls.append(newWindow == nil ? "will no window" : "will window")
  }

  override func didMoveToWindow() { calls.append(window == nil ? "did no window" : "did window") }
}

private final class LaidOutView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
