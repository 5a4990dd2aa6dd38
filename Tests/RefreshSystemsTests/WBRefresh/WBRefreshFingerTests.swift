import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

/// Document 004's control on a table of 300 by 600 points under a finger.
@MainActor private struct WBListScreen: ListUnderFinger {
  let demo: WBRefreshDemo
  let host: ViewHost

  init(
    rows: Int = 20, insetTop: CGFloat = 0, variant: WBRefreshVariant = .adjusted,
    prepare: (WBRefreshDemo) -> Void = { _ in }
  ) {
    host = ViewHost(size: Self.screenSize) { EmptyView() }
    // Items that the control leaves to the main queue belong to this screen's time.
    let demo = host.tree.time.whileCurrent {
      WBRefreshDemo(frame: CGRect(origin: .zero, size: Self.screenSize), variant: variant)
    }
    demo.rows = rows
    demo.table.contentInset.top = insetTop
    demo.table.contentOffset.y = -insetTop
    demo.table.reloadData()
    prepare(demo)
    self.demo = demo
    host.update { UIViewRoot(view: demo.table) }
    host.settle()
  }

  var control: WBRefreshControl { demo.refreshControl }
  var view: WBRefreshView { control.refreshView }
  var isTurned: Bool { view.rotateFlag }
  var loadingAnimations: Int { view.loadingIcon.layer.attachedAnimations.count }

  /// How far the content is scrolled, to a millionth of a point.
  var offset: CGFloat { (demo.table.contentOffset.y * 1e6).rounded() / 1e6 }
}

@MainActor @Suite("Document 004 under a finger") struct WBRefreshFingerTests {
  /// Rule: S4.09.
  @Test("the control lies at 0 at rest, goes up while pulled and down when scrolled up")
  func frame() {
    let screen = WBListScreen()
    #expect(screen.control.frame.minY == 0)
    #expect(screen.control.frame.height == 60)
    screen.pullSlowly(to: 30)
    #expect(abs(screen.control.frame.minY + 30) < 0.01)
    screen.release(2)
    screen.demo.table.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(screen.control.frame.minY == 40)
    #expect(screen.control.superview === screen.demo.table)
  }

  // The system's control of this engine triggers at an eighth of 600.
  @Test(
    "a pull of 70 turns the arrow over and back, one of 55 does not; the system's control asks for nothing",
    arguments: [(70, true), (55, false)])
  func arrowAlone(pull: CGFloat, turns: Bool) {
    let screen = WBListScreen()
    screen.pullSlowly(to: pull)
    #expect(screen.isTurned == turns)
    screen.release(2)
    #expect(!screen.isTurned)
    #expect(screen.demo.loads == 0)
  }

  @Test("a pull that comes back before the trigger turns the arrow twice and asks for nothing")
  func dragBack() {
    let screen = WBListScreen()
    screen.pull(to: 72)
    #expect(screen.isTurned)
    screen.pull(to: 20)
    #expect(!screen.isTurned)
    screen.release(2)
    #expect(screen.demo.loads == 0)
  }

  /// Rules: S4.01, S4.20.
  @Test("a pull of 140 asks once under the finger; loading ends by itself and all is as before")
  func pull() {
    let screen = WBListScreen()
    var steps: [RefreshEvent.Step] = []
    screen.control.changeHandler = { if let event = $0.event { steps.append(event.step) } }
    screen.pullSlowly(to: 140)
    #expect(screen.demo.loads == 1)
    #expect(screen.control.isRefreshing)
    screen.release(1)
    // The spring is a tenth of a point from rest after a second.
    #expect(abs(screen.offset + 60) < 0.1)
    #expect(screen.view.tipView.isHidden)
    #expect(screen.loadingAnimations == 1)
    screen.wait(3)
    #expect(!screen.control.isRefreshing)
    #expect(!screen.view.tipView.isHidden)
    #expect(screen.loadingAnimations == 0)
    #expect(screen.offset == 0)
    #expect(!screen.isTurned)
    #expect(screen.demo.loads == 1)
    #expect(steps == [.armed, .requested, .ended, .disarmed])
  }

  @Test("a pull that is held after asking goes on loading, and the end leaves the finger its place")
  func hold() {
    let screen = WBListScreen()
    screen.pullSlowly(to: 140)
    screen.wait(1.9)
    #expect(screen.demo.loads == 1)
    #expect(abs(screen.offset + 140) < 0.01)
    screen.release(2)
    #expect(screen.offset == 0)
  }

  @Test("a quick flick asks once")
  func flick() {
    let screen = WBListScreen()
    screen.host.finger.fling(
      from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 400), over: 0.1)
    screen.wait(5)
    #expect(screen.demo.loads == 1)
    #expect(!screen.control.isRefreshing)
  }

  @Test("short content is pulled like long content")
  func shortContent() {
    let screen = WBListScreen(rows: 2)
    screen.pullSlowly(to: 140)
    screen.release(5)
    #expect(screen.demo.loads == 1)
    #expect(screen.offset == 0)
  }

  @Test("an inset at the top counts as rest: the frame and the arrow do not see it")
  func insetAtTheTop() {
    let screen = WBListScreen(insetTop: 64)
    #expect(screen.control.frame.minY == 0)
    for (pull, turns) in [(59, false), (62, true)] as [(CGFloat, Bool)] {
      screen.pullSlowly(to: pull)
      #expect(screen.isTurned == turns, "\(pull)")
      screen.release(2)
    }
    #expect(screen.offset == -64)
  }

  @Test("an inset that the application sets during a refresh stays after it")
  func insetDuringRefresh() {
    let screen = WBListScreen()
    screen.pullSlowly(to: 140)
    screen.release(1)
    screen.demo.table.contentInset.top = 30
    screen.wait(4)
    #expect(screen.demo.table.contentInset.top == 30)
    #expect(screen.offset == -30)
  }

  @Test("the distance at which the system's control asks is a parameter, the arrow's is not")
  func triggerDistance() {
    let screen = WBListScreen { $0.refreshControl.triggerDistance = 150 }
    screen.pullSlowly(to: 140)
    #expect(screen.isTurned)
    #expect(screen.demo.loads == 0)
    screen.release(2)
    #expect(screen.demo.loads == 0)
  }

  /// Rules: S4.18, S4.19.
  @Test("the application's own beginning shows the animation and tells no target")
  func beginsItself() {
    let screen = WBListScreen()
    screen.control.beginRefreshing()
    #expect(screen.demo.loads == 0)
    #expect(screen.loadingAnimations == 1)
    screen.control.endRefreshing()
    #expect(screen.loadingAnimations == 0)
  }

  /// Rule: S4.05.
  @Test("a load that fails says so in the document's words")
  func failure() {
    let screen = WBListScreen { $0.fails = true }
    screen.pullSlowly(to: 140)
    screen.release(5)
    #expect(screen.demo.messages == ["您的网路不给力"])
  }

  /// Rules: S4.15, S4.16.
  @Test("B004-6: without a key each frame adds another loading animation")
  func stackedCopies() {
    let screen = WBListScreen(
      variant: WBRefreshVariant(animationKeyCheck: false, loadingDuration: 20))
    screen.pullSlowly(to: 140)
    let under = screen.loadingAnimations
    screen.release(0.5)
    #expect(screen.loadingAnimations > under + 3)
    screen.wait(3)
    #expect(screen.loadingAnimations == 0)
  }

  /// Rule: S4.17.
  @Test("B004-8: the icon turns once in half a second; the end leaves it at the model's angle")
  func loadingAngle() {
    let screen = WBListScreen()
    screen.control.beginRefreshing()
    for (time, seen) in [(0.125, 0.5), (0.125, 1), (0.125, -0.5), (0.125, 0), (100.125, 0.5)] {
      screen.wait(time)
      let rest = remainder(angle(screen.view.loadingIcon) - seen * .pi, 2 * .pi)
      #expect(abs(rest) < 1e-6, "\(time)")
    }
    screen.control.endRefreshing()
    #expect(angle(screen.view.loadingIcon) == 0)
  }

  /// Rules: S4.13, S4.14.
  @Test(
    "half a turn less a little goes with the clock there and against it back; exactly half always with it",
    arguments: [(0.001, -1), (0, 1)])
  func turning(epsilon: Double, wayBack: Double) {
    let screen = WBListScreen(variant: WBRefreshVariant(turnEpsilon: epsilon))
    screen.control.frame.origin.y = -61
    screen.wait(0.25)
    #expect(abs(angle(screen.view.tipIconView) - .pi / 2) < 0.01)
    screen.wait(0.3)
    screen.control.frame.origin.y = -59
    screen.wait(0.25)
    // From half a turn on, another quarter: three quarters with the clock, one quarter against it.
    let seen = angle(screen.view.tipIconView)
    #expect(abs(sin(seen) + wayBack) < 0.01)
  }

  /// Rule: S4.10.
  @Test("the observer is registered by the main queue; before, no frame turns the arrow")
  func registration() {
    var turned = false
    let screen = WBListScreen {
      $0.refreshControl.frame.origin.y = -61
      turned = $0.refreshControl.refreshView.rotateFlag
    }
    #expect(!turned)
    screen.control.frame.origin.y = -61
    #expect(screen.isTurned)
  }

  /// Rule: S4.08.
  @Test("a control that is released takes its observer with it")
  func release() {
    let screen = WBListScreen()
    var control: WBRefreshControl? = WBRefreshControl()
    weak let known = control
    screen.host.settle()
    control = nil
    #expect(known == nil)
    #expect(screen.host.warnings.isEmpty)
  }

  /// Rules: S4.04, S4.06, S4.07.
  @Test("the view is in the middle of the control in its own size, the spinner is clear")
  func middle() {
    let screen = WBListScreen()
    #expect(screen.view.frame == CGRect(x: 70, y: 10, width: 160, height: 40))
    #expect(screen.control.tintColor == .clear)
    let overlay = UIView(frame: screen.control.bounds)
    overlay.backgroundColor = UIColor(
      white: WBRefreshLook.overlayWhite, alpha: WBRefreshLook.overlayAlpha)
    screen.control.addSubview(overlay)
    #expect(overlay.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
  }

  /// The angle that is seen at this moment. Radians.
  private func angle(_ view: UIView) -> Double {
    let transform = view.layer.presentation()?.affineTransform() ?? .identity
    return atan2(Double(transform.b), Double(transform.a))
  }
}
