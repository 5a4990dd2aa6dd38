import SwiftUI
import TestSupport
import Testing
import ViewTreeTesting

@Suite("UIRefreshControl")
@MainActor
struct UIRefreshControlTests {
  /// Rows of the fixture `physics.json`, refreshControlModel: the viewport is 800 points high.
  /// Rule: PLATFORM-17.
  @Test(
    "a pull triggers at the finger travel of the table, once",
    arguments: [(60.0, 117.936118), (90, 184.379001), (120, 256.684492), (150, 335.664336)])
  func triggersAtTravel(trigger: Double, travel: Double) {
    let scene = RefreshScene(trigger: CGFloat(trigger))
    scene.host.finger.down(at: CGPoint(x: 150, y: 100))
    scene.host.finger.move(to: CGPoint(x: 150, y: 100 + travel - 0.01))
    #expect(scene.sent == 0 && !scene.control.isRefreshing)

    scene.host.finger.move(to: CGPoint(x: 150, y: 100 + travel + 0.01))
    #expect(scene.sent == 1 && scene.control.isRefreshing)

    scene.host.finger.move(to: CGPoint(x: 150, y: 100))
    scene.host.finger.move(to: CGPoint(x: 150, y: 100 + travel + 0.01))
    #expect(scene.sent == 1)
  }

  @Test(
    "a pull runs the primary action once, after what waits for the value to change; a tap sends nothing"
  )
  func primaryAction() {
    let log = Log()
    let scene = RefreshScene(
      control: UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in log.note("primary") }))
    scene.control.addAction(UIAction { _ in log.note("value") }, for: .valueChanged)
    scene.host.finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 500))
    scene.host.advance(by: 3)
    #expect(scene.control.isRefreshing && log.entries == ["value", "primary"])
    #expect(abs(scene.y + 60) < 0.5)

    // The middle of the 60 points that it takes above the content.
    scene.host.finger.down(at: CGPoint(x: 150, y: 30))
    scene.host.finger.up()
    #expect(log.entries.count == 2)
  }

  @Test("while refreshing the content rests below the control, afterwards at its edge")
  func restsBelowControl() {
    let scene = RefreshScene(trigger: 60)
    scene.pull()
    #expect(scene.y < -60)
    scene.host.finger.up()
    scene.host.advance(by: 3)
    #expect(abs(scene.y + 60) < 0.5)
    #expect(scene.scroll.adjustedContentInset.top == 60)
    #expect(scene.scroll.contentInset == .zero)

    scene.control.endRefreshing()
    #expect(!scene.control.isRefreshing)
    #expect(scene.y < -59)
    scene.host.advance(by: 3)
    #expect(abs(scene.y) < 0.5)
    #expect(scene.scroll.adjustedContentInset.top == 0)
  }

  /// Rule: PLATFORM-16.
  @Test("begun from code it sends nothing and does not scroll")
  func beginsWithoutScrolling() {
    let scene = RefreshScene(trigger: 60)
    scene.control.beginRefreshing()
    scene.host.advance(by: 1)
    #expect(scene.control.isRefreshing)
    #expect(scene.sent == 0)
    #expect(scene.y == 0)

    // The usual recipe of callers.
    scene.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    scene.control.sendActions(for: .valueChanged)
    scene.host.advance(by: 1)
    #expect(scene.sent == 1)
    #expect(scene.y == -60)
  }

  @Test("its top is at the offset plus the inset at rest")
  func frameFollowsOffset() {
    let scene = RefreshScene(trigger: 1000)
    #expect(scene.control.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    scene.scroll.contentOffset.y = -30
    #expect(scene.control.frame.minY == -30)
    scene.scroll.contentOffset.y = 200
    #expect(scene.control.frame.minY == 200)

    scene.scroll.contentInset.top = 64
    scene.scroll.contentOffset.y = -64
    #expect(scene.control.frame.minY == 0)
  }

  @Test("a pull that is too short sends nothing, and a later one starts over")
  func shortPullSendsNothing() {
    let scene = RefreshScene(trigger: 60)
    scene.host.finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 200))
    scene.host.advance(by: 3)
    #expect(scene.sent == 0)

    scene.pull()
    scene.host.finger.up()
    scene.control.endRefreshing()
    scene.host.advance(by: 3)
    scene.pull()
    #expect(scene.sent == 2)
  }

  /// Rule: PLATFORM-16.
  @Test("an end without a refresh stops a deceleration")
  func endStopsScrolling() {
    let scene = RefreshScene(trigger: 60)
    scene.host.finger.fling(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
    #expect(scene.scroll.isDecelerating)
    scene.control.endRefreshing()
    #expect(!scene.scroll.isDecelerating)
  }

  @Test("targets are told by name where they perform names, and actions as closures")
  func sendsToTargets() {
    let target = NamedTarget()
    let control = UIRefreshControl()
    control.addTarget(target, action: "loadData", for: .valueChanged)
    control.addTarget(target, action: "loadData", for: .valueChanged)
    control.addAction(UIAction { _ in target.names.append("closure") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.names == ["loadData", "closure"])

    control.removeTarget(target, action: nil, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(target.names == ["loadData", "closure", "closure"])
  }
}

@MainActor
private final class NamedTarget: SelectorPerforming {
  var names: [String] = []

  func perform(_ selector: Selector, with sender: Any?) { names.append(selector.description) }
}

/// A list of 2,000 points in a host of 300 x 800 with a refresh control.
@MainActor
private final class RefreshScene {
  let scroll = UIScrollView()
  let control: UIRefreshControl
  let host: ViewHost
  private(set) var sent = 0

  init(trigger: CGFloat? = nil, control: UIRefreshControl = UIRefreshControl()) {
    self.control = control
    scroll.contentSize = CGSize(width: 300, height: 2000)
    if let trigger { control.triggerDistance = trigger }
    scroll.refreshControl = control
    host = ViewHost(size: CGSize(width: 300, height: 800), uiView: scroll)
    control.addAction(UIAction { [unowned self] _ in sent += 1 }, for: .valueChanged)
  }

  var y: CGFloat { scroll.contentOffset.y }

  /// Pulls by 200, which is 96.7 after the rubber band, and holds.
  func pull() {
    host.finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300), lifting: false)
    host.advance(by: 0.2)
  }
}
