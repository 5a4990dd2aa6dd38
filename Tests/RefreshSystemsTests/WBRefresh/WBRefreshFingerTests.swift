import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

/// Document 004's control on a table of 300 by 600 points under a finger.
@MainActor private struct WBListScreen {
  let demo: WBRefreshDemo
  let host: ViewHost

  init(
    rows: Int = 20, insetTop: CGFloat = 0, variant: WBRefreshVariant = .adjusted,
    prepare: (WBRefreshDemo) -> Void = { _ in }
  ) {
    let size = CGSize(width: 300, height: 600)
    host = ViewHost(size: size) { EmptyView() }
    // Items that the control leaves to the main queue belong to this screen's time.
    let demo = host.tree.time.whileCurrent {
      WBRefreshDemo(frame: CGRect(origin: .zero, size: size), variant: variant)
    }
    demo.rows = rows
    demo.table.contentInset.top = insetTop
    demo.table.contentOffset.y = -insetTop
    demo.table.reloadData()
    prepare(demo)
    self.demo = demo
    host.update { ZKShownTable(table: demo.table) }
    host.settle()
  }

  var control: WBRefreshControl { demo.refreshControl }
  var view: WBRefreshView { control.refreshView }
  var isTurned: Bool { view.rotateFlag }
  var loadingAnimations: Int { view.loadingIcon.layer.attachedAnimations.count }

  func pull(to offset: CGFloat) {
    let travel = RubberBand.pull(offset: offset, viewport: 600)
    host.finger.drag(
      from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 100 + travel), over: 0.5, lifting: false
    )
  }

  func release(_ seconds: Double = 2) {
    host.finger.up()
    host.advance(by: seconds)
  }
}

@MainActor @Suite("Document 004 under a finger") struct WBRefreshFingerTests {
  /// Rule: S4.09.
  @Test("the control lies at 0 at rest, goes up while pulled and down when scrolled up")
  func frame() {
    let screen = WBListScreen()
    #expect(screen.control.frame.minY == 0)
    #expect(screen.control.frame.height == 60)
    screen.pull(to: 30)
    #expect(abs(screen.control.frame.minY + 30) < 0.01)
    screen.release()
    screen.demo.table.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    #expect(screen.control.frame.minY == 40)
    #expect(screen.control.superview === screen.demo.table)
  }

  // The system's control of this engine triggers at an eighth of 600.
  @Test("a pull of 70 turns the arrow over and back, and the system's control does not ask")
  func arrowAlone() {
    let screen = WBListScreen()
    screen.pull(to: 70)
    #expect(screen.isTurned)
    screen.release()
    #expect(!screen.isTurned)
    #expect(screen.demo.loads == 0)
  }

  @Test("a pull of 55 turns nothing")
  func shortPull() {
    let screen = WBListScreen()
    screen.pull(to: 55)
    #expect(!screen.isTurned)
    screen.release()
    #expect(screen.demo.loads == 0)
  }

  /// Rules: S4.01, S4.20.
  @Test("a pull of 140 asks once under the finger; loading ends by itself and all is as before")
  func pull() {
    let screen = WBListScreen()
    screen.pull(to: 140)
    #expect(screen.demo.loads == 1)
    #expect(screen.control.isRefreshing)
    screen.release(1)
    // The spring is a tenth of a point from rest after a second.
    #expect(abs(screen.demo.table.contentOffset.y + 60) < 0.1)
    #expect(screen.view.tipView.isHidden)
    #expect(screen.loadingAnimations == 1)
    screen.host.advance(by: 3)
    #expect(!screen.control.isRefreshing)
    #expect(!screen.view.tipView.isHidden)
    #expect(screen.loadingAnimations == 0)
    #expect(screen.demo.table.contentOffset.y == 0)
    #expect(!screen.isTurned)
    #expect(screen.demo.loads == 1)
  }

  @Test("a pull that is held after asking goes on loading, and the end leaves the finger its place")
  func hold() {
    let screen = WBListScreen()
    screen.pull(to: 140)
    screen.host.advance(by: 1.9)
    #expect(screen.demo.loads == 1)
    #expect(abs(screen.demo.table.contentOffset.y + 140) < 0.01)
    screen.release()
    #expect(screen.demo.table.contentOffset.y == 0)
  }

  @Test("a pull that comes back before the trigger turns the arrow twice and asks for nothing")
  func dragBack() {
    let screen = WBListScreen()
    screen.pull(to: 72)
    let travel = RubberBand.pull(offset: 20, viewport: 600)
    screen.host.finger.move(to: CGPoint(x: 150, y: 100 + travel))
    screen.host.settle()
    #expect(!screen.isTurned)
    screen.release()
    #expect(screen.demo.loads == 0)
  }

  @Test("a quick flick asks once")
  func flick() {
    let screen = WBListScreen()
    screen.host.finger.fling(
      from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 400), over: 0.1)
    screen.host.advance(by: 5)
    #expect(screen.demo.loads == 1)
    #expect(!screen.control.isRefreshing)
  }

  @Test("short content is pulled like long content")
  func shortContent() {
    let screen = WBListScreen(rows: 2)
    screen.pull(to: 140)
    screen.release(5)
    #expect(screen.demo.loads == 1)
    #expect(screen.demo.table.contentOffset.y == 0)
  }

  @Test("an inset at the top counts as rest: the frame and the arrow do not see it")
  func insetAtTheTop() {
    let screen = WBListScreen(insetTop: 64)
    #expect(screen.control.frame.minY == 0)
    screen.pull(to: 59)
    #expect(!screen.isTurned)
    screen.release()
    screen.pull(to: 62)
    #expect(screen.isTurned)
    screen.release()
    #expect(screen.demo.table.contentOffset.y == -64)
  }

  @Test("an inset that the application sets during a refresh stays after it")
  func insetDuringRefresh() {
    let screen = WBListScreen()
    screen.pull(to: 140)
    screen.release(1)
    screen.demo.table.contentInset.top = 30
    screen.host.advance(by: 4)
    #expect(screen.demo.table.contentInset.top == 30)
    #expect(screen.demo.table.contentOffset.y == -30)
  }

  @Test("the distance at which the system's control asks is a parameter, the arrow's is not")
  func triggerDistance() {
    let screen = WBListScreen { $0.refreshControl.triggerDistance = 150 }
    screen.pull(to: 140)
    #expect(screen.isTurned)
    #expect(screen.demo.loads == 0)
    screen.release()
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
    screen.pull(to: 140)
    screen.release(5)
    #expect(screen.demo.messages == ["您的网路不给力"])
  }

  /// Rules: S4.15, S4.16.
  @Test("B004-6: without a key each frame adds another loading animation")
  func stackedCopies() {
    let screen = WBListScreen(
      variant: WBRefreshVariant(animationKeyCheck: false, loadingDuration: 20))
    screen.pull(to: 140)
    let under = screen.loadingAnimations
    screen.release(0.5)
    #expect(screen.loadingAnimations > under + 3)
    screen.host.advance(by: 3)
    #expect(screen.loadingAnimations == 0)
  }

  @Test("B004-8: the end stops the icon's layer, and its angle is the model's again")
  func stopsTheIcon() {
    let screen = WBListScreen()
    screen.control.beginRefreshing()
    screen.host.advance(by: 0.125)
    #expect(abs(angle(screen.view.loadingIcon) - .pi / 2) < 1e-6)
    screen.control.endRefreshing()
    #expect(angle(screen.view.loadingIcon) == 0)
  }

  /// Rule: S4.17.
  @Test("the loading icon turns once in half a second, without end")
  func loadingAngle() {
    let screen = WBListScreen()
    screen.control.beginRefreshing()
    for (time, sine) in [(0.125, 1.0), (0.125, 0), (0.125, -1), (0.125, 0), (100.125, 1)] {
      screen.host.advance(by: time)
      #expect(abs(sin(angle(screen.view.loadingIcon)) - sine) < 1e-3, "\(time)")
    }
  }

  /// Rules: S4.13, S4.14.
  @Test(
    "half a turn less a little goes with the clock there and against it back; exactly half always with it",
    arguments: [(0.001, -1), (0, 1)])
  func turning(epsilon: Double, wayBack: Double) {
    let screen = WBListScreen(variant: WBRefreshVariant(turnEpsilon: epsilon))
    screen.control.frame.origin.y = -61
    screen.host.advance(by: 0.25)
    #expect(abs(angle(screen.view.tipIconView) - .pi / 2) < 0.01)
    screen.host.advance(by: 0.3)
    screen.control.frame.origin.y = -59
    screen.host.advance(by: 0.25)
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

  @Test("what happened is told in order, in the common words")
  func events() {
    let screen = WBListScreen()
    var steps: [RefreshEvent.Step] = []
    screen.control.changeHandler = { if let event = $0.event { steps.append(event.step) } }
    screen.pull(to: 140)
    screen.release(5)
    #expect(steps == [.armed, .requested, .ended, .disarmed])
  }

  /// The angle that is seen at this moment. Radians.
  private func angle(_ view: UIView) -> Double {
    let transform = view.layer.presentation()?.affineTransform() ?? .identity
    return atan2(Double(transform.b), Double(transform.a))
  }
}
