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

/// The animations that the controls run, of whose ends the machine hears when their time has come.
private struct ZKAnimations {
  private var due: [(time: Double, animation: ZKRefreshAnimation)] = []

  mutating func begin(_ animations: some Sequence<ZKRefreshAnimation>, at time: Double) {
    for animation in animations {
      due.append((time + ZKRefreshAnimation.duration, animation))
    }
  }

  /// Takes the next animation that has ended by a time.
  mutating func next(until time: Double) -> (time: Double, animation: ZKRefreshAnimation)? {
    guard let first = due.first, first.time <= time else { return nil }
    due.removeFirst()
    return first
  }
}

/// The controls against the machines, given the same offsets, fingers and calls.
@MainActor @Suite("Document 003's controls against its machines")
struct ZKRefreshControlModelTests {
  private let list = ZKScriptedList(frame: .zero, style: .plain)

  @Test("random steps give the same header", arguments: [3, 4] as [UInt64])
  func header(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let screen = ZKListScreen(insetTop: 64, table: list) { $0.installHeader() }
    var machine = ZKHeaderMachine(insetTop: 64)
    // The host has laid the list out: the header has been told of offsets already.
    machine.previousOffset = screen.header?.previousOffset ?? 0
    var animations = ZKAnimations()
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
        screen.wait(Double.random(in: 0.01...0.5, using: &generator))
        while let ended = animations.next(until: screen.host.now) {
          machine.complete(ended.animation)
        }
      default:
        let y = move(in: -240...200, &generator)
        machine.offset(y, dragging: list.finger)
      }
      animations.begin(machine.running.dropFirst(known), at: screen.host.now)
      let place: Comment = "seed \(seed), step \(step)"
      expect(screen.header, machine, screen, place)
      #expect(screen.header?.isHidden == machine.isHidden, place)
      #expect(list.contentOffset.y == machine.contentOffset.y, place)
      #expect(list.contentInset.top == machine.contentInset.top, place)
      #expect(list.bounces == machine.bounces, place)
    }
  }

  @Test("random steps give the same footer", arguments: [5, 6] as [UInt64])
  func footer(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let screen = ZKListScreen(rows: seed.isMultiple(of: 2) ? 40 : 2, table: list) {
      $0.installFooter()
    }
    var machine = ZKFooterMachine(
      viewportHeight: 600, contentHeight: list.contentSize.height)
    machine.previousOffset = screen.footer?.previousOffset ?? 0
    var animations = ZKAnimations()
    for step in 0..<600 {
      let known = machine.running.count
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
          screen.footer?.endRefreshing()
          machine.endRefreshing()
        case 1:
          screen.footer?.endRefreshingWithNoMoreData()
          machine.endRefreshingWithNoMoreData()
        default:
          screen.footer?.resetNoMoreData()
          machine.endRefreshing()
        }
        screen.host.settle()
      case 1...3:
        screen.wait(Double.random(in: 0.01...0.5, using: &generator))
        while let ended = animations.next(until: screen.host.now) {
          let running = machine.running.count
          machine.complete(ended.animation)
          // An end that has waited begins when the one before is over.
          animations.begin(machine.running.dropFirst(running - 1), at: ended.time)
        }
        continue
      default:
        let top = Double(max(0, list.contentSize.height - 600))
        let y = move(in: (top - 60)...(top + 120), &generator)
        machine.offset(y, dragging: list.finger)
      }
      animations.begin(machine.running.dropFirst(known), at: screen.host.now)
      let place: Comment = "seed \(seed), step \(step)"
      expect(screen.footer, machine, screen, place)
      #expect(list.contentInset.bottom == machine.contentInset.bottom, place)
      #expect(screen.footer?.waitingEnds == machine.waitingEnds, place)
    }
  }

  /// Moves the list to an offset, with the finger or without it.
  private func move(
    in range: ClosedRange<Double>, _ generator: inout SeededGenerator
  ) -> CGFloat {
    list.finger = Bool.random(using: &generator)
    let y = CGFloat((Double.random(in: range, using: &generator) * 2).rounded() / 2)
    list.contentOffset.y = y
    return y
  }

  private func expect(
    _ control: RefreshComponent?, _ machine: some ZKMachine, _ screen: ZKListScreen,
    _ place: Comment
  ) {
    #expect(control?.state == machine.state, place)
    #expect(control?.isRefreshing == machine.isRefreshing, place)
    #expect(control?.titleLabel?.text == machine.component.title, place)
    #expect(control?.previousOffset == machine.previousOffset, place)
    #expect(screen.begins == machine.component.refreshingCalls, place)
    #expect(screen.ends == machine.component.endCalls, place)
  }
}
