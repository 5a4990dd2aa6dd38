import Foundation
import Testing
import UIKit

/// Source: Apple documentation, `NotificationCenter.addObserver(_:selector:name:object:)` and
/// `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`.
@Suite("Selectors of notifications and timers")
@MainActor
struct FoundationSelectorTests {
  private final class Listener: SelectorPerforming {
    var heard: [String] = []

    func perform(_ selector: Selector, with sender: Any?) {
      let name = (sender as? Notification)?.name.rawValue ?? (sender is Timer ? "timer" : "nothing")
      heard.append("\(selector) \(name)")
    }
  }

  private let center = NotificationCenter()
  private let first = Notification.Name("first")
  private let second = Notification.Name("second")

  @Test("an observer performs the method at each notification, until it is removed")
  func notifications() {
    let listener = Listener()
    center.addObserver(listener, selector: "come", name: first, object: nil)
    center.addObserver(listener, selector: "go", name: second, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(listener.heard == ["come first", "go second"])
    center.removeObserver(listener, name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(listener.heard.dropFirst(2) == ["go second"])
    NotificationCenter().removeObserver(listener)
    center.post(name: second, object: nil)
    #expect(listener.heard.count == 4, "another center has ended nothing")
    center.removeObserver(listener)
    center.post(name: second, object: nil)
    #expect(listener.heard.count == 4)
  }

  @Test("a sender and any name limit what is heard as they do on a device")
  func senders() {
    let listener = Listener()
    let (one, other) = (Listener(), Listener())
    center.addObserver(listener, selector: "heard", name: nil, object: one)
    center.post(name: first, object: one)
    center.post(name: second, object: other)
    #expect(listener.heard == ["heard first"])
  }

  @Test("an observer is not retained, and one that is gone hears nothing")
  func released() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: "heard", name: first, object: nil)
    }
    #expect(gone == nil)
    center.post(name: first, object: nil)
  }

  @Test("a token of a closure is removed as before")
  func tokens() {
    var count = 0
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    center.post(name: first, object: nil)
    center.removeObserver(token)
    center.post(name: first, object: nil)
    #expect(count == 1)
  }

  @Test("a timer makes its target perform a method when it fires")
  func timers() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 60, target: listener, selector: "ticked", userInfo: nil, repeats: true)
    timer.fire()
    #expect(listener.heard == ["ticked timer"])
    timer.invalidate()
  }
}
