import Dispatch
import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

// This module has no file of aliases: each form below has to mean virtual time all the same.

/// The lines that items have written, with the moments; items of queues are typed for any thread.
private final class Log: @unchecked Sendable {
  var lines: [String] = []

  func write(_ text: String) {
    let milliseconds = ((CFAbsoluteTimeGetCurrent() - start) * 1000).rounded()
    lines.append("\(text) \(Int(milliseconds))")
  }

  private let start = CFAbsoluteTimeGetCurrent()
}

@MainActor
@Suite("Virtual queues beside Foundation, without aliases")
struct VirtualQueueTests {
  private func run(_ body: (Log) -> Void) -> [String] {
    let host = ViewHost(size: CGSize(width: 10, height: 10)) { Color.red }
    let log = Log()
    body(log)
    host.advance(by: 10)
    return log.lines
  }

  /// Rules: TIME-1.1.7, TIME-1.1.10.
  @Test("the main queue's forms are virtual")
  func mainQueue() {
    let lines = run { log in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.write("number") }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.5) { log.write("named") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { log.write("interval") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, qos: .userInitiated) { log.write("qos") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1.5) { log.write("wall") }
      let seconds = 0.25
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: { log.write("label") })
      DispatchQueue.main.async { log.write("async") }
      DispatchQueue.main.async(execute: { log.write("labelled") })
      DispatchQueue.main.async(qos: .userInteractive) { log.write("urgent") }
    }
    #expect(
      lines == [
        "async 0", "labelled 0", "urgent 0", "label 250", "interval 300", "named 500",
        "number 1000", "wall 1500", "qos 2000",
      ])
  }

  @Test("global and own queues are virtual, and sleep moves their items' clocks")
  func otherQueues() {
    let lines = run { log in
      DispatchQueue.global().async {
        sleep(3)
        DispatchQueue.main.async { log.write("slept") }
      }
      DispatchQueue.global(qos: .userInitiated).async {
        usleep(500_000)
        DispatchQueue.main.async { log.write("briefly") }
      }
      DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + 1) { log.write("after") }
      let queue = DispatchQueue(label: "own")
      queue.async { log.write("own") }
      queue.async(flags: .barrier) { log.write("barrier") }
      DispatchQueue(label: "urgent", qos: .userInitiated).async { log.write("urgent") }
      DispatchQueue(label: "wide", attributes: .concurrent).async { log.write("wide") }
      #expect(DispatchQueue.global().sync { 5 } == 5)
    }
    #expect(
      lines == [
        "own 0", "barrier 0", "urgent 0", "wide 0", "briefly 500", "after 1000", "slept 3000",
      ])
  }

  @Test("work items are virtual, and a cancelled one does not run")
  func workItems() {
    let lines = run { log in
      let item = DispatchWorkItem { log.write("item") }
      let other = DispatchWorkItem { log.write("cancelled") }
      item.notify(queue: .main) { log.write("ended") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: other)
      other.cancel()
      DispatchQueue.main.async(execute: DispatchWorkItem { log.write("at once") })
    }
    #expect(lines == ["at once 0", "item 1000", "ended 1000"])
  }

  /// Rule: TIME-1.1.11. `Thread.sleep(forTimeInterval:)` is ambiguous here, and so is an error.
  @Test("a timer source is virtual")
  func timerSource() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    let lines = run { log in
      timer.schedule(deadline: .now() + 1, repeating: 4)
      timer.setEventHandler { log.write("fired") }
      timer.resume()
    }
    #expect(lines == ["fired 1000", "fired 5000", "fired 9000"])
  }

  @Test("a class of the main actor changes itself from work items")
  func mainActorClass() {
    let host = ViewHost(size: CGSize(width: 10, height: 10)) { Color.red }
    let loader = Loader()
    loader.start()
    host.advance(by: 2)
    #expect(loader.items == ["item"])
  }
}

@MainActor
private final class Loader {
  private(set) var items: [String] = []

  func start() {
    let item = DispatchWorkItem { self.items.append("item") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5, execute: item)
  }
}
