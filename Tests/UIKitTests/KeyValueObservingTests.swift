import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Key-value observing")
@MainActor
struct KeyValueObservingTests {
  /// Warnings of observers that a test leaves behind go to the host at which they registered: without
  /// one of its own they would reach that of another test.
  private let ownHost = ViewHost(size: CGSize(width: 10, height: 10), uiView: UIView())

  private func host(_ view: UIView = UIView()) -> ViewHost {
    ViewHost(size: CGSize(width: 10, height: 10), uiView: view)
  }

  @Test("an observer is told within the assignment, with what it asked for")
  func tellsAtAssignment() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let observer = Watcher()
    scroll.addObserver(observer, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
    scroll.contentOffset = CGPoint(x: 0, y: 30)

    #expect(observer.keys == ["contentOffset"])
    #expect(observer.changes.last?[.newKey] as? CGPoint == CGPoint(x: 0, y: 30))
    #expect(observer.changes.last?[.oldKey] as? CGPoint == CGPoint.zero)
    #expect(observer.object === scroll)
  }

  @Test("without options the change has no values, and equal values are told too")
  func tellsEveryAssignment() {
    let scroll = UIScrollView()
    let observer = Watcher()
    scroll.addObserver(observer, forKeyPath: "contentSize", options: [], context: nil)
    scroll.contentSize = CGSize(width: 1, height: 2)
    scroll.contentSize = CGSize(width: 1, height: 2)

    #expect(observer.keys.count == 2)
    #expect(observer.changes.last?[.newKey] == nil && observer.changes.last?[.oldKey] == nil)
  }

  /// Rule: PLATFORM-13.
  @Test("with the initial option the observer is told during registration")
  func tellsInitially() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let observer = Watcher()
    view.addObserver(observer, forKeyPath: "frame", options: [.initial, .new], context: nil)

    #expect(observer.changes.last?[.newKey] as? CGRect == view.frame)
    #expect(observer.changes.last?[.oldKey] == nil)
  }

  @Test("registered twice, it is told twice and removed twice")
  func registersTwice() {
    let view = UIView()
    let observer = Watcher()
    for _ in 0..<2 {
      view.addObserver(observer, forKeyPath: "bounds", options: [], context: nil)
    }
    for told in [2, 3] {
      view.bounds.size.width += 1
      #expect(observer.keys.count == told)
      view.removeObserver(observer, forKeyPath: "bounds")
    }
    view.bounds.size.width += 1
    #expect(observer.keys.count == 3)
  }

  @Test("removing an observer that is not registered is a warning in Apple's words")
  func warnsOfMissingObserver() {
    let view = UIView()
    let host = host(view)
    view.removeObserver(Watcher(), forKeyPath: "frame")

    #expect(host.warnings.map(\.kind) == [.keyValueObservation])
    #expect(host.warnings.first?.message.contains("is not registered as an observer") == true)
  }

  @Test("the host at which an observer came hears of it, not the one that was used last")
  func warnsAtTheHostOfTheObserver() {
    let observer = Watcher()
    var hosts = [host()]
    var views: [UIView] = [UIView(), UIView()]
    views[0].addObserver(observer, forKeyPath: "frame", options: [], context: nil)
    hosts.append(host())
    views[1].addObserver(observer, forKeyPath: "frame", options: [], context: nil)
    hosts.append(host())

    views.removeFirst()
    #expect(hosts.map(\.warnings.count) == [1, 0, 0])

    // The second host is gone before its view: no other is told.
    hosts.remove(at: 1)
    views.removeAll()
    #expect(hosts.map(\.warnings.count) == [1, 0])
  }

  @Test("who is observed a second time is told of at the host of that time")
  func warnsAtLaterHost() {
    let observer = Watcher()
    let first = host()
    var view: UIView? = UIView()
    view?.addObserver(observer, forKeyPath: "frame", options: [], context: nil)
    view?.removeObserver(observer, forKeyPath: "frame")
    let second = host()
    view?.addObserver(observer, forKeyPath: "frame", options: [], context: nil)
    view = nil
    #expect([first, second].map(\.warnings.count) == [0, 1])
  }

  @Test("releasing what is observed is a warning in Apple's words")
  func warnsOfReleasedObject() {
    let host = host()
    let observer = Watcher()
    var view: UIView? = UIView()
    view?.addObserver(observer, forKeyPath: "frame", options: [], context: nil)
    view = nil

    #expect(host.warnings.map(\.kind) == [.keyValueObservation])
    #expect(host.warnings.first?.message.contains("still registered with it") == true)
  }

  @Test("a view can observe itself and stop in its deinit")
  func observesItself() {
    let host = host()
    var view: SelfWatcher? = SelfWatcher()
    view?.frame.origin.y = -7
    #expect(view?.seen == [-7])
    view = nil
    #expect(host.warnings.isEmpty)
  }

  @Test("a closure observes a property by its key path until the observation is released")
  func observesByKeyPath() {
    let scroll = UIScrollView()
    var offsets: [CGFloat] = []
    var observation: NSKeyValueObservation? = scroll.observe(\.contentOffset, options: [.new]) {
      _, change in offsets.append(change.newValue?.y ?? .nan)
    }
    scroll.contentOffset.y = 3
    scroll.contentSize = CGSize(width: 0, height: 900)
    observation?.invalidate()
    observation = nil
    scroll.contentOffset.y = 4

    #expect(offsets == [3])
  }

  @Test("the prior option calls before the change too")
  func tellsBefore() {
    let view = UIView()
    let observer = Watcher()
    view.addObserver(observer, forKeyPath: "alpha", options: [.prior, .new], context: nil)
    view.alpha = 0.5

    #expect(observer.changes.map { $0[.notificationIsPriorKey] as? Bool } == [true, nil])
    #expect(observer.changes[0][.newKey] == nil)
    #expect(observer.changes[1][.newKey] as? CGFloat == 0.5)
  }
}

private final class Watcher: UIResponder {
  var keys: [String] = []
  var changes: [[NSKeyValueChangeKey: Any]] = []
  weak var object: AnyObject?

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    keys.append(keyPath ?? "")
    changes.append(change ?? [:])
    self.object = object as AnyObject?
  }
}

private final class SelfWatcher: UIView {
  var seen: [CGFloat] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addObserver(self, forKeyPath: "frame", options: [], context: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { removeObserver(self, forKeyPath: "frame") }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    seen.append(frame.origin.y)
  }
}
