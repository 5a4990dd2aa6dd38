import Testing

@testable import Playground

/// A latch that somebody might write: right in one reading, but for what is put in.
private struct WrittenLatch {
  var phase = "resting"
  var calls = 0
  var open = 0.0
  var canArm = false
  var closingFor = 0.0
  var arming = 80.0
  var armsAtThreshold = false
  var disarming = 60.0
  var disarmsAtThreshold = false
  var neverDisarms = false
  var firesWhenPulled = false
  var forgetsToAsk = false
  var pullsWhileLoading = false
  var endsAnyTime = false
  var closesAtOnce = false
  var staysOpen = false
  var opening = 50.0
  var waitsForNextTouch = false
  var keepsClosingTime = false
  var needsNoFinger = false

  mutating func perform(_ step: String) {
    let words = step.split(separator: " ")
    let number = words.count > 1 ? Double(words[1]) ?? 0 : 0
    switch words[0] {
    case "down": canArm = !waitsForNextTouch || phase == "resting"
    case "pull": pull(number)
    case "up":
      canArm = false
      if phase == "armed" { load() }
    case "ends":
      guard phase == "loading" || endsAnyTime else { return }
      phase = closesAtOnce ? "resting" : "closing"
      if !keepsClosingTime { closingFor = 0 }
      if closesAtOnce { open = 0 }
    case "wait":
      guard phase == "closing" else { return }
      closingFor += number
      if closingFor > 0.3 - 1e-9 {
        phase = "resting"
        if !staysOpen { open = 0 }
      }
    default: reset()
    }
  }

  private mutating func reset() {
    (phase, calls, open, canArm, closingFor) = ("resting", 0, 0, false, 0)
  }

  private mutating func load() {
    phase = "loading"
    if !forgetsToAsk { calls += 1 }
    open = opening
  }

  private mutating func pull(_ points: Double) {
    if phase == "resting" || (pullsWhileLoading && phase == "loading"),
      canArm || needsNoFinger
    {
      if armsAtThreshold ? points >= arming : points > arming {
        phase = "armed"
        if firesWhenPulled { load() }
      }
    } else if phase == "armed", !neverDisarms {
      if disarmsAtThreshold ? points <= disarming : points < disarming { phase = "resting" }
    }
  }

  func results() -> [String] {
    var latch = self
    return Exercise.latchScript.map { step in
      latch.perform(step)
      return "\(latch.phase) \(latch.calls) \(latch.open)"
    }
  }
}

@Suite("Lesson 13: a latch")
struct LatchCheckTests {
  private func verdict(_ latch: WrittenLatch) -> ExerciseVerdict {
    Exercise.latch.verdict(latch.results())
  }

  @Test("a right latch passes in either reading, and is told what the other one would do")
  func right() {
    let any = verdict(WrittenLatch())
    #expect(any.isSolved)
    #expect(any.lines[1].contains("may belong to the same touch"))
    let next = verdict(WrittenLatch(waitsForNextTouch: true))
    #expect(next.isSolved)
    #expect(next.lines[1].contains("is one of the next touch"))
    // The fifth gesture pulls to 100 in a touch that began while the latch was loading.
    #expect(next.lines[2].contains("(pull 100) would be armed 1 0.0"))
  }

  @Test(
    "wrong latches fail at the right step with the right words",
    arguments: [
      (WrittenLatch(arming: 100), 1, "pull 95", "95 is beyond 80"),
      (WrittenLatch(armsAtThreshold: true), 2, "pull 80", "80 is not beyond 80"),
      (
        WrittenLatch(disarmsAtThreshold: true), 2, "pull 60", "60 is not below 60: it stays armed"
      ),
      (WrittenLatch(neverDisarms: true), 2, "pull 59.5", "59.5 is below 60"),
      (WrittenLatch(firesWhenPulled: true), 1, "pull 95", "95 is beyond 80"),
      (WrittenLatch(forgetsToAsk: true), 1, "up", "the host is asked once"),
      (
        WrittenLatch(pullsWhileLoading: true), 4, "pull 100",
        "a pull does nothing while it is loading"
      ),
      (WrittenLatch(endsAnyTime: true), 4, "ends", "the host has nothing to end"),
      (WrittenLatch(closesAtOnce: true), 1, "ends", "open until it has closed"),
      (WrittenLatch(staysOpen: true), 1, "wait 0.1", "it has been closing for 0.3"),
      (WrittenLatch(opening: 60), 1, "up", "the host is asked once"),
      // It closes at once a second time.
      (WrittenLatch(keepsClosingTime: true), 6, "wait 0.2", "closing for 0.2 s of 0.3"),
      (WrittenLatch(needsNoFinger: true), 7, "pull 90", "no finger is down"),
    ])
  fileprivate func wrong(latch: WrittenLatch, gesture: Int, step: String, reason: String) {
    let verdict = verdict(latch)
    #expect(!verdict.isSolved)
    #expect(verdict.lines[0].hasPrefix("gesture \(gesture), step "), "\(verdict.lines)")
    #expect(verdict.lines[0].contains("`\(step)` is the first that differs"), "\(verdict.lines)")
    #expect(verdict.lines.last?.contains(reason) == true, "\(verdict.lines)")
  }

  @Test("results that stop are told where")
  func stopped() {
    let verdict = Exercise.latch.verdict(Array(WrittenLatch().results().prefix(5)))
    #expect(verdict.lines[0] == "gesture 1, step 5: `up` is the first that differs.")
    #expect(verdict.lines.contains { $0.hasSuffix("nothing") })
  }
}
