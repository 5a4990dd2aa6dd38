import SwiftUI
import TestSupport
import Testing
import ViewTreeTesting

@Suite("UIControl and recognizers")
@MainActor
struct UIControlTests {
  @Test("a finger that leaves far away is up outside")
  func upOutside() {
    let (_, host, log) = scene()
    host.finger.down(at: CGPoint(x: 50, y: 50))
    host.finger.move(to: CGPoint(x: 250, y: 250))
    host.finger.up()
    #expect(log.entries == ["down", "up outside"])
  }

  @Test("a tap sends touch down and touch up inside, and nothing where the control is not enabled")
  func tapSendsEvents() {
    let (control, host, log) = scene()
    host.tap("control")
    #expect(log.entries == ["down", "up inside"])
    control.isEnabled = false
    host.tap("control")
    #expect(log.entries.count == 2)
  }

  @Test("a scroll view that takes the finger cancels the control")
  func scrollViewCancels() {
    let (control, log) = (UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Log())
    log.watch(control)
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.addSubview(control)
    let host = ViewHost(size: CGSize(width: 300, height: 300), uiView: scroll)
    host.finger.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20))

    #expect(log.entries == ["down", "cancel"])
  }

  @Test("a tap recognizer sees taps, a pan recognizer what moves")
  func recognizersSeeTouches() {
    let view = UIView()
    let host = ViewHost(size: CGSize(width: 300, height: 300), uiView: view)
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    var events: [String] = []
    tap.addAction { _ in events.append("tap") }
    pan.addAction { [unowned pan] _ in
      events.append("pan \(pan.state) \(pan.translation(in: nil).y)")
    }
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    host.finger.down(at: CGPoint(x: 10, y: 10))
    host.finger.up()
    host.finger.down(at: CGPoint(x: 10, y: 10))
    host.finger.move(to: CGPoint(x: 10, y: 30))
    host.finger.move(to: CGPoint(x: 10, y: 50))
    host.finger.up()

    #expect(events == ["tap", "pan began 20.0", "pan changed 40.0", "pan ended 40.0"])
  }

  private func scene() -> (UIControl, ViewHost, Log) {
    let (root, log) = (UIView(), Log())
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    control.accessibilityIdentifier = "control"
    log.watch(control)
    root.addSubview(control)
    return (control, ViewHost(size: CGSize(width: 300, height: 300), uiView: root), log)
  }
}

extension Log {
  /// Notes the events that a control sends.
  @MainActor fileprivate func watch(_ control: UIControl) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [unowned self] _ in note(name) }, for: event)
    }
  }
}
