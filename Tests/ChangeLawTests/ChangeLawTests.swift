import SwiftUI
import TestSupport
import Testing
import ViewSketches
import ViewTreeTesting

@testable import SwiftUISketches

/// The values that a tree remembers from one change to the next must never show.
@Suite("Law of change")
@MainActor
struct ChangeLawTests {
  private static var failures = 0

  /// The first seed: a new one in each run of the whole law, unless `VIEWTREE_SKETCHES` names one.
  nonisolated static let firstSeed: Int = {
    if let given = ProcessInfo.processInfo.environment["VIEWTREE_SKETCHES"].flatMap({ Int($0) }) {
      return given
    }
    guard TestLength.isWhole else { return 0 }
    let seed = Int.random(in: 1_000..<1_000_000_000)
    print("Law of change: VIEWTREE_SKETCHES=\(seed)")
    return seed
  }()

  /// How many sketches are shown; `VIEWTREE_SKETCH_COUNT` says another number.
  nonisolated static let count =
    ProcessInfo.processInfo.environment["VIEWTREE_SKETCH_COUNT"].flatMap { Int($0) }
    ?? (TestLength.isWhole ? 2_000 : 60)

  /// Those that have shown a fault of lazy containers or of covered pages, mended since.
  nonisolated static let mendedSeeds = [
    31082, 1_200_021, 1_200_644, 1_201_471, 4_000_727, 4_100_249, 4_100_315, 4_102_244,
    4_104_244, 4_104_444,
  ]

  @Test("after any change that once showed a fault a host is as a fresh one")
  func mended() {
    for seed in Self.mendedSeeds { look(at: seed) }
  }

  @Test(
    "after any change a host shows, writes, scrolls and warns as a fresh one does",
    arguments: 0..<min(count, 20))
  func change(batch: Int) {
    for seed in stride(from: Self.firstSeed + batch, to: Self.firstSeed + Self.count, by: 20) {
      look(at: seed)
    }
  }

  private func look(at seed: Int) {
    var generator = SketchGenerator(seed: UInt64(seed), vocabulary: .families(for: seed))
    var scenes = [generator.scene(depth: 4)]
    for _ in 0..<15 { scenes.append(generator.changed(scenes[scenes.count - 1])) }
    guard let failure = firstFailure(scenes) else { return }
    Self.failures += 1
    // Shrinking takes its time; a few sketches tell what is wrong.
    guard Self.failures < 4 else {
      Issue.record("seed \(seed), step \(failure.step): \(failure.difference.prefix(300))")
      return
    }
    let upToIt = Array(scenes[...failure.step])
    let smallest = upToIt.shrunk { firstFailure($0, lastOnly: true) != nil }
    let reason = firstFailure(smallest, lastOnly: true)?.difference ?? failure.difference
    let shown = smallest.map(\.description).joined(separator: "\nthen\n")
    Issue.record("seed \(seed), step \(failure.step): \(reason)\nin\n\(shown)")
  }

  private struct Failure {
    let step: Int
    let difference: String
  }

  /// Shows the scenes one after the other and compares after each, or after the last.
  private func firstFailure(_ scenes: [SketchScene], lastOnly: Bool = false) -> Failure? {
    let screen = SketchScreen(scenes[0])
    var heard = HeardWarnings()
    heard.take(screen.host)
    var before = Set(screen.host.warnings.map(\.message))
    for (step, scene) in scenes.enumerated().dropFirst() {
      let reveals = scene.revealed != screen.scene.revealed
      screen.change(to: scene)
      if lastOnly, step < scenes.count - 1 {
        before.formUnion(heard.take(screen.host))
        // Whoever compares reads, and what was read is remembered.
        _ = ShownTree(screen)
        continue
      }
      if reveals, let fault = screen.revealingFault {
        return Failure(step: step, difference: fault)
      }
      let fresh = SketchScreen(scene)
      if scene.tree.moves { fresh.rest() }
      fresh.followScrolling(of: screen)
      if let difference = ShownTree(screen).difference(from: ShownTree(fresh)) {
        return Failure(step: step, difference: difference)
      }
      // Nothing in these trees writes what it reads.
      if let endless = screen.host.warnings.first(where: { $0.kind.isEndless }) {
        return Failure(step: step, difference: "it never settles: \(endless)")
      }
      // A warning is given once; a change must bring forth the same ones as the scene.
      let expected = Set(fresh.host.warnings.map(\.message))
      let new = heard.take(screen.host)
      let onDemand = scene.warningsOnDemand
      func isOnDemand(_ message: String) -> Bool { onDemand.contains(where: message.contains) }
      if let odd = new.subtracting(expected).subtracting(before).first(where: { !isOnDemand($0) }) {
        return Failure(step: step, difference: "warning only after the change: \(odd)")
      }
      before.formUnion(new)
      if let missing = expected.subtracting(before).first(where: { !isOnDemand($0) }) {
        return Failure(step: step, difference: "warning only in a fresh host: \(missing)")
      }
      // Time is what costs most.
      if lastOnly || step.isMultiple(of: 4), let work = screen.workAtRest {
        return Failure(step: step, difference: "at rest it still works: \(work)")
      }
      if let left = screen.statesLeft(fresh) {
        return Failure(step: step, difference: "\(left) states outlive their views")
      }
    }
    return nil
  }
}

/// The warnings of a host since the last look; equal ones are one, with their number.
private struct HeardWarnings {
  private var counts: [TreeWarning: Int] = [:]

  @MainActor @discardableResult
  mutating func take(_ host: ViewHost) -> Set<String> {
    var new: Set<String> = []
    for warning in host.warnings where warning.count != counts[warning] {
      counts[warning] = warning.count
      new.insert(warning.message)
    }
    return new
  }
}

extension SketchScreen {
  /// The measuring, placing and evaluating in a second in which nothing happens; nil for none.
  ///
  /// Rows that have been left go in the second before.
  fileprivate var workAtRest: Counters? {
    guard !scene.tree.contains(.phased) else { return nil }
    host.advance(by: 1)
    let before = host.counters
    host.advance(by: 1)
    let work = host.counters - before
    return work == Counters() ? nil : work
  }

  /// How many states are alive beside those of the views that are shown; nil for none.
  ///
  /// A fresh host has made exactly those, but for rows that a lazy container has shown before and
  /// for what readers of a covered page have made before it was covered.
  fileprivate func statesLeft(_ fresh: SketchScreen) -> Int? {
    let covered = scene.tree.numbersOnCoveredPages
    var expected = 0
    scene.tree.forEach { node in
      let mayBeKept = scene.hasLazyRows || covered.contains(node.number)
      expected += max(fresh.log.states[node.number] ?? 0, mayBeKept ? 1 : 0)
    }
    let alive = log.states.values.reduce(0, +)
    return alive > expected ? alive - expected : nil
  }
}

extension SketchScene {
  /// The warnings that readers below lazy containers may give.
  ///
  /// They warn when their row is made; which rows were made is the container's past, and a fresh
  /// host begins at the start of the rows.
  fileprivate var warningsOnDemand: Set<String> {
    let numbers = tree.numbersOnDemand
    var messages: Set<String> = []
    tree.forEach { node in
      guard numbers.contains(node.number) else { return }
      switch node.kind {
      case .reported: messages.insert("\"\(node.space ?? "")\"")
      case .watched: messages.insert("\"s1\"")
      default: break
      }
    }
    return messages
  }
}

extension TreeWarning.Kind {
  /// Whether the engine has stopped what went on for ever.
  fileprivate var isEndless: Bool { self == .unsettled || self == .updatedMultipleTimes }
}
