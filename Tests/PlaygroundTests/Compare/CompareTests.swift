import Foundation
import RefreshSystems
import Testing
import ViewTreeInspection

@testable import Playground

/// Lesson 11: when each system asks for a refresh in one and the same gesture.
@Suite("Comparing systems")
@MainActor
struct CompareTests {
  private func run(_ system: RefreshSystemName, _ path: TouchPath) -> ComparedRun {
    ComparedRun(RefreshScenes.scene(of: system), path: path, rest: 1.5)
  }

  private func run(_ system: RefreshSystemName, _ gesture: StandardGesture) -> ComparedRun {
    run(system, ComparedGesture(gesture).path)
  }

  /// The systems' requests: the occasion, and the pull that is judged.
  ///
  /// Document 000 asks on crossing 120 while it is pulled. Document 001 is armed above 90, and asks at
  /// 90 on the way back. Documents 002 and 003 ask when the finger has let go beyond 60 and 50, and
  /// judge its last place. The control of document 004 asks at an eighth of the list's height, 75. A
  /// sixtieth of a second moves pulled content by some two or three points, a spring by more than ten.
  nonisolated private static let requests:
    [(RefreshSystemName, StandardGesture, ComparedRun.Occasion, ClosedRange<CGFloat>)] = [
      (.LKRefresh, .pull140Hold, .pulling, 120...123),
      (.LKRefresh, .pull140Back, .pulling, 120...123),
      (.LKRefresh, .pull140Release, .pulling, 120...123),
      (.PullToRefresh, .pull140Back, .comingBack, 75...90),
      (.PullToRefresh, .pull140Release, .springing, 75...90),
      (.ZHRefresh, .pull140Release, .release, 139.99...140.01),
      (.ZHRefresh, .pull70Release, .release, 69.99...70.01),
      (.ZKRefresh, .pull140Release, .firstMove, 139.99...140.01),
      (.ZKRefresh, .pull70Release, .firstMove, 69.99...70.01),
      (.ZKRefresh, .pull55Release, .firstMove, 54.99...55.01),
      (.WBRefresh, .pull140Hold, .pulling, 75...78),
      (.WBRefresh, .pull140Back, .pulling, 75...78),
      (.WBRefresh, .pull140Release, .pulling, 75...78),
    ]

  @Test("a system asks once, on its own occasion, at its own pull", arguments: requests)
  func asks(
    system: RefreshSystemName, gesture: StandardGesture, occasion: ComparedRun.Occasion,
    pull: ClosedRange<CGFloat>
  ) throws {
    let run = run(system, gesture)
    #expect(run.requests.count == 1)
    let request = try #require(run.requests.first)
    #expect(run.occasion(of: request) == occasion)
    let judged = run.judged(request)
    #expect(pull.contains(judged.pull), "\(judged.pull)")
    switch system {
    case .LKRefresh:
      // The finger needs 272.7 for 120.
      #expect((272.7...280).contains(try #require(judged.finger)))
    case .PullToRefresh: #expect(run.waiting == nil)
    case .ZHRefresh, .ZKRefresh: #expect(run.happenings.contains { $0.event.step == .held })
    case .WBRefresh: break
    }
  }

  @Test(
    "in every other gesture it does not ask, and below its threshold nothing happens at all",
    arguments: zip(RefreshSystemName.allCases, [120, 90, 60, 50, 75] as [CGFloat]))
  func asksNot(system: RefreshSystemName, threshold: CGFloat) {
    for gesture in StandardGesture.allCases {
      let run = run(system, gesture)
      #expect(run.threshold == threshold)
      guard !Self.requests.contains(where: { $0.0 == system && $0.1 == gesture }) else { continue }
      #expect(run.requests.isEmpty, "\(gesture)")
      // Document 004 turns its arrow at 60.
      let least = system == .WBRefresh ? 60 : threshold
      #expect(run.happenings.isEmpty == (gesture.pull < least), "\(gesture)")
    }
  }

  @Test("document 000 holds its room once the pull comes back to 120, not before")
  func document000Freezes() throws {
    #expect(!run(.LKRefresh, .pull140Hold).happenings.contains { $0.event.step == .held })
    let back = run(.LKRefresh, .pull140Back)
    let held = try #require(back.happenings.first { $0.event.step == .held })
    #expect(back.occasion(of: held) == .comingBack)
    #expect((117...120).contains(back.judged(held).pull))
  }

  @Test(
    "armed, a system waits while the finger holds, and no longer once the pull has come back",
    arguments: [(.PullToRefresh, 90...93), (.ZHRefresh, 60...63.5), (.ZKRefresh, 50...53)]
      as [(RefreshSystemName, ClosedRange<CGFloat>)])
  func waits(system: RefreshSystemName, pull: ClosedRange<CGFloat>) throws {
    let held = run(system, .pull140Hold)
    let armed = try #require(held.waiting)
    #expect(armed.event.step == .armed)
    #expect(pull.contains(held.judged(armed).pull))
    // Document 003 says in its code that letting go would refresh.
    #expect(system != .ZKRefresh || armed.event.text.contains("header = pullingOutRect"))
    let back = run(system, .pull140Back)
    #expect(back.waiting == nil)
    guard system == .ZHRefresh else { return }
    let first = try #require(back.happenings.first)
    #expect(first.event.step == .armed && pull.contains(back.judged(first).pull))
  }

  @Test("document 004 turns its arrow at 60", arguments: StandardGesture.allCases)
  func document004(_ gesture: StandardGesture) {
    let run = run(.WBRefresh, gesture)
    let turned = run.happenings.first { $0.event.step == .armed }
    #expect((turned != nil) == (gesture.pull > 60))
    if let turned { #expect((60...63).contains(run.judged(turned).pull)) }
  }

  /// Plays a flick whose finger leaves while it moves, and with it the content's speed.
  private func flick(_ distance: Double, over seconds: Double, _ system: RefreshSystemName) throws
    -> ComparedRun
  {
    run(
      system,
      try GestureScript(text: "down 150,100\nmove 150,\(100 + distance) over \(seconds)s\nup")
        .path())
  }

  @Test("the control of document 004 looks under a finger only: a spring beyond 75 does not ask")
  func document004UnderFinger() throws {
    // 120 of the finger are 59.5 of the content, and the speed carries it beyond 75.
    let short = try flick(120, over: 0.05, .WBRefresh)
    #expect(short.samples.contains { $0.finger == nil && $0.pull > 75 })
    #expect(short.requests.isEmpty)
    // 160 are 76.7: the last move of the finger asks, in the frame in which it leaves.
    let long = try flick(160, over: 0.05, .WBRefresh)
    let request = try #require(long.requests.first)
    #expect(long.occasion(of: request) == .pulling)
    #expect(long.judged(request).finger == 160)
  }

  @Test("a flick that documents 001 and 003 alone take for a request, as a lesson asks for")
  func flicked() throws {
    func asked(_ seconds: Double) throws -> [RefreshSystemName] {
      try RefreshSystemName.allCases.filter {
        try !flick(VerdictLesson.flick, over: seconds, $0).requests.isEmpty
      }
    }
    let times = VerdictLesson.flickSeconds
    for seconds in [times.lowerBound, 0.07, 0.08, times.upperBound] {
      #expect(try asked(seconds) == [.PullToRefresh, .ZKRefresh], "\(seconds)")
    }
    // A hundredth more or less, and it is too slow for 001, or fast enough for 000.
    #expect(try asked(times.lowerBound - 0.01) == [.LKRefresh, .PullToRefresh, .ZKRefresh])
    #expect(try asked(times.upperBound + 0.01) == [.ZKRefresh])
  }

  @Test(
    "content that goes on without the finger is not said to spring back",
    arguments: [(.LKRefresh, .flying), (.PullToRefresh, .springing), (.ZKRefresh, .firstMove)]
      as [(RefreshSystemName, ComparedRun.Occasion)])
  func goingOn(system: RefreshSystemName, occasion: ComparedRun.Occasion) throws {
    let run = try flick(160, over: 0.05, system)
    #expect(run.occasion(of: try #require(run.requests.first)) == occasion)
  }

  @Test("the table shows the line that asks: 75 for document 004, and none for a footer")
  func lines() throws {
    func rows(_ text: String) throws -> [String] {
      let path = try GestureScript(text: text).path()
      return RefreshSystemName.allCases.map { system in
        CompareVerdict(run: run(system, path)).rows.map { "\($0[1]) \($0[5])" }
          .joined(separator: "; ")
      }
    }
    let short = try rows("down 150,100\nmove 150,120 over 0.2s\nhold 0.2s\nup")
    #expect(short == ["120 no", "90 no", "60 no", "50 no", "75 no"])
    let up = try rows("down 150,550\nmove 150,30 over 0.3s\nhold 0.2s\nup")
    #expect(up[2].hasPrefix("- footer: ") && up[4] == "75 no", "\(up)")
  }
}
