import Foundation

/// Imports Foundation alone: the plug-in's names make its queues virtual and its values published.
@MainActor
public final class Loader: ObservableObject {
  @Published public private(set) var rows = 0
  private var work: DispatchWorkItem?
  private let queue: DispatchQueue = DispatchQueue.main
  private let start = DispatchTime.now()

  public init() {}

  public func load() {
    let work = DispatchWorkItem { self.rows += 1 }
    self.work = work
    queue.asyncAfter(deadline: start + 1, execute: work)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) { self.rows += 10 }
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async {
      let seconds: UInt32 = 2
      sleep(seconds)
      group.leave()
    }
    group.notify(queue: .main) { self.rows += 100 }
  }

  private var timer: DispatchSourceTimer?

  /// Adds a thousand each second, and ten thousand after a thread's sleep of two and a half.
  public func repeatAndSleep() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in self?.rows += 1000 }
    timer.resume()
    self.timer = timer
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 2.5)
      DispatchQueue.main.async { self.rows += 10_000 }
    }
  }

  /// A public signature may only use public names.
  public func cancel(on queue: DispatchQueue) { queue.async(execute: DispatchWorkItem {}) }
}
