import SwiftUI
import Testing
import ViewSketches
import ViewTreeTesting

@testable import RefreshSystems

/// A list whose finger is the test, and which nothing moves but the test and its components.
private final class ZKScriptedList: UITableView {
  var finger = false
  override var isDragging: Bool { finger }
  override var isTracking: Bool { true }
}

/// The controls against the machines, given the same offsets, fingers and calls.
@MainActor @Suite("Document 003's controls against its machines")
struct ZKRefreshControlModelTests {
  /// The end of an animation, of which the machine hears later, in virtual time.
  private struct Due {
    let time: Double
    let animation: ZKRefreshAnimation
  }

  @Test("random steps give the same header", arguments: [3, 4] as [UInt64])
  func header(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let list = ZKScriptedList(frame: .zero, style: .plain)
    let screen = ZKListScreen(insetTop: 64, table: list) { $0.installHeader() }
    var machine = ZKHeaderMachine(insetTop: 64)
    // The host has laid the list out: the header has been told of offsets already.
    machine.previousOffset = screen.header?.previousOffset ?? 0
    var due: [Due] = []
    for step in 0..<600 {
      let known = machine.running.count
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        screen.header?.endRefreshing()
        machine.endRefreshing()
      case 1:
        let isEnabled = Int.random(in: 0..<3, using: &generator) > 0
        screen.header?.enableRefresh = isEnabled
        machine.enable(isEnabled)
      case 2, 3:
        let seconds = Double.random(in: 0.01...0.5, using: &generator)
        let end = screen.host.now + seconds
        screen.host.advance(by: seconds)
        while let next = due.first, next.time <= end {
          due.removeFirst()
          machine.complete(next.animation)
        }
      default:
        list.finger = Bool.random(using: &generator)
        let y = CGFloat((Double.random(in: -240...200, using: &generator) * 2).rounded() / 2)
        list.contentOffset.y = y
        machine.offset(y, dragging: list.finger)
      }
      for animation in machine.running.dropFirst(known) {
        due.append(
          Due(time: screen.host.now + ZKRefreshAnimation.duration, animation: animation))
      }
      let place: Comment = "seed \(seed), step \(step)"
      #expect(screen.header?.state == machine.state, place)
      #expect(screen.header?.isRefreshing == machine.isRefreshing, place)
      #expect(screen.header?.titleLabel?.text == machine.title, place)
      #expect(screen.header?.previousOffset == machine.previousOffset, place)
      #expect(screen.header?.isHidden == machine.isHidden, place)
      #expect(list.contentOffset.y == machine.contentOffset.y, place)
      #expect(list.contentInset.top == machine.contentInset.top, place)
      #expect(list.bounces == machine.bounces, place)
      #expect(screen.begins == machine.refreshingCalls, place)
      #expect(screen.ends == machine.endCalls, place)
    }
  }

  @Test("random steps give the same footer", arguments: [5, 6] as [UInt64])
  func footer(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let list = ZKScriptedList(frame: .zero, style: .plain)
    let screen = ZKListScreen(rows: seed.isMultiple(of: 2) ? 40 : 2, table: list) { screen in
      screen.table.zk_footer = RefreshFooter(
        refreshingClosure: { [weak screen] in screen?.begins += 1 },
        endRefreshingClosure: { [weak screen] in screen?.ends += 1 })
    }
    var machine = ZKFooterMachine(
      viewportHeight: 600, contentHeight: list.contentSize.height)
    machine.previousOffset = screen.footer?.previousOffset ?? 0
    var due: [Due] = []
    for step in 0..<600 {
      let known = machine.running.count
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        let end = Int.random(in: 0..<3, using: &generator)
        switch end {
        case 0: screen.footer?.endRefreshing()
        case 1: screen.footer?.endRefreshingWithNoMoreData()
        default: screen.footer?.resetNoMoreData()
        }
        screen.host.settle()
        if end == 1 { machine.endRefreshingWithNoMoreData() } else { machine.endRefreshing() }
      case 1...3:
        let seconds = Double.random(in: 0.01...0.5, using: &generator)
        let end = screen.host.now + seconds
        screen.host.advance(by: seconds)
        while let next = due.first, next.time <= end {
          due.removeFirst()
          let running = machine.running.count
          machine.complete(next.animation)
          // An end that has waited begins when the one before is over.
          for animation in machine.running.dropFirst(running - 1) {
            due.append(
              Due(time: next.time + ZKRefreshAnimation.duration, animation: animation))
          }
        }
        continue
      default:
        list.finger = Bool.random(using: &generator)
        let top = Double(max(0, list.contentSize.height - 600))
        let y = CGFloat(
          (Double.random(in: (top - 60)...(top + 120), using: &generator) * 2).rounded() / 2)
        list.contentOffset.y = y
        machine.offset(y, dragging: list.finger)
      }
      for animation in machine.running.dropFirst(known) {
        due.append(
          Due(time: screen.host.now + ZKRefreshAnimation.duration, animation: animation))
      }
      let place: Comment = "seed \(seed), step \(step)"
      #expect(screen.footer?.state == machine.state, place)
      #expect(screen.footer?.isRefreshing == machine.isRefreshing, place)
      #expect(screen.footer?.titleLabel?.text == machine.title, place)
      #expect(screen.footer?.previousOffset == machine.previousOffset, place)
      #expect(list.contentInset.bottom == machine.contentInset.bottom, place)
      #expect(screen.footer?.waitingEnds == machine.waitingEnds, place)
      #expect(screen.begins == machine.refreshingCalls, place)
      #expect(screen.ends == machine.endCalls, place)
    }
  }
}
