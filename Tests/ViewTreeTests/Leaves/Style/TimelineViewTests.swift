import SwiftUI
import Testing
import ViewTreeTesting

private final class TimelineModel: ObservableObject {
  @Published var interval = 0.5
  @Published var isPaused = false
}

/// Notes each moment that it shows.
private struct Animated: View {
  @ObservedObject var model: TimelineModel
  let log: Log

  var body: some View {
    TimelineView(.animation(minimumInterval: model.interval, paused: model.isPaused)) { _ in
      let _ = log.note("shown")
      Color.clear
    }
  }
}

/// Moves from 10 to 110 in a second.
private struct KeyframedView: View {
  let isGoing: Bool

  var body: some View {
    Color.clear.frame(height: 10)
      .keyframeAnimator(initialValue: CGFloat(10), trigger: isGoing) { content, width in
        content.frame(width: width).called("moving")
      } keyframes: { _ in
        LinearKeyframe(110, duration: 1)
      }
  }
}

@MainActor
@Suite("Views that follow time")
struct TimelineViewTests {
  private let size = CGSize(200, 100)
  private let log = Log()

  /// Rule: ANIM-1.4.4.
  @Test(
    """
    a timeline shows its content again at each of its moments, takes up another schedule when it \
    comes, and stops with a paused one
    """)
  func schedules() {
    let model = TimelineModel()
    let host = ViewHost(size: size) { Animated(model: model, log: log) }
    func expectShown(
      _ count: Int, in seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      host.settle()
      let shown = log.notes { host.advance(by: seconds) }
      #expect(shown.count == count, sourceLocation: sourceLocation)
    }
    // At 0.5, 1 and 1.5 seconds of virtual time.
    expectShown(3, in: 1.75)
    model.isPaused = true
    expectShown(0, in: 2)
    model.isPaused = false
    expectShown(3, in: 1.75)
    model.interval = 0.25
    expectShown(4, in: 1.1)
    model.isPaused = true
    expectShown(0, in: 2)
  }

  @Test("a trigger plays the keyframes once, in virtual time")
  func animator() {
    let host = expectFrames("moving 95 45 10 10", in: size) { KeyframedView(isGoing: false) }
    host.update { KeyframedView(isGoing: true) }
    host.advance(by: 0.5)
    let half = host.frame(of: "moving")?.width ?? 0
    // Frames are a sixtieth of a second apart: within two of them.
    #expect(abs(half - 60) < 4)
    host.advance(by: 1)
    host.expectFrames("moving 45 45 110 10")
  }

  @Test("a canvas draws in the size that it got; a picture that never comes shows its placeholder")
  func canvas() {
    var sizes: [CGSize] = []
    var layers = 0
    expectFrames("placeholder 85 40 30 20", in: size) {
      ZStack {
        Canvas { context, size in
          sizes.append(size)
          context.clipToLayer { _ in layers += 1 }
          #expect(context.resolveSymbol(id: 0) == nil)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        AsyncImage(url: nil) {
          $0.resizable()
        } placeholder: {
          Color.red.frame(width: 30, height: 20).called("placeholder")
        }
      }
    }
    #expect(sizes.last == size && layers == sizes.count)
  }

  @Test(
    "a date that is not a number, or no later than the one before, ends the moments",
    arguments: [([0, .nan, 1], 1), ([0, 0, 1], 1), ([0, 0.5, 0.25, 1], 2), ([0, 0.5, 1], 3)]
      as [([Double], Int)])
  func datesThatEnd(moments: [Double], count: Int) {
    // Some seconds after the host's own start.
    let start = Date().addingTimeInterval(20)
    var seen: Set<Date> = []
    let host = ViewHost(size: size) {
      TimelineView(.explicit(moments.map { start.addingTimeInterval($0) })) { context in
        let _ = seen.insert(context.date)
        Color.clear
      }
    }
    host.advance(by: 40)
    #expect(seen.count { $0 >= start } == count)
  }

  @Test("a moment that is no date is never shown", arguments: [-Double.infinity, .infinity, .nan])
  func noDate(odd: Double) {
    let host = ViewHost(size: size) {
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: odd)])) { context in
        let _ = log.note("\(context.date.timeIntervalSinceReferenceDate.isFinite)")
        Color.clear
      }
    }
    host.advance(by: 1)
    #expect(Set(log.entries) == ["true"])
  }
}

@Suite("Keyframes")
struct KeyframeTimelineTests {
  private struct Point {
    var x: CGFloat = 0
    var y: CGFloat = 10
  }

  @Test("the tracks of a keyframe timeline run beside each other and keep their last values")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Point()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(60, duration: 1)
      }
      KeyframeTrack(\.y) {
        LinearKeyframe(20, duration: 0.5)
      }
    }
    #expect(timeline.duration == 2)
    #expect([0.5, 1.5].map { timeline.value(time: $0).x } == [5, 55])
    #expect([0.25, 9].map { timeline.value(time: $0).y } == [15, 20])
    #expect(timeline.value(progress: 1).x == 60)
  }

  @Test("a cubic keyframe passes its points with the mean of the velocities before and after")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(30, duration: 1)
      }
    }
    // From rest to a velocity of (10 + 20) / 2 = 15: at the half of the first way Hermite's curve is
    // at 10 / 2 - 15 / 8 = 3.125.
    #expect(abs(timeline.value(time: 0.5) - 3.125) < 1e-9)
    #expect(timeline.value(time: 1) == 10)
  }

  @Test("a keyframe that jumps has its value from its own moment on")
  func jumps() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        MoveKeyframe(5)
        LinearKeyframe(7, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(60, duration: 2)
      }
    }
    #expect([0, 0.5, 1, 2, 3, 4].map { timeline.value(time: $0) } == [5, 6, 50, 55, 60, 60])
    #expect(timeline.duration == 3)
  }
}

@Suite("Moments of schedules")
struct ScheduleTests {
  /// Expects the first three moments, after twelve seconds or after others.
  private func expect(
    _ seconds: [Double], _ schedule: some TimelineSchedule, from start: Double = 12,
    mode: TimelineScheduleMode = .normal, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let entries = schedule.entries(from: Date(timeIntervalSince1970: start), mode: mode)
    #expect(
      entries.prefix(3).map(\.timeIntervalSince1970) == seconds, sourceLocation: sourceLocation)
  }

  /// Rule: ANIM-1.4.5. OpenSwiftUI's tests, which also run on Apple's.
  @Test("an animation has no moment while few are wanted, nor while it is paused")
  func animation() {
    let schedule = AnimationTimelineSchedule(minimumInterval: 1.5)
    expect([12, 13.5, 15], schedule)
    expect([], schedule, mode: .lowFrequency)
    expect([], AnimationTimelineSchedule(paused: true))
  }

  @Test("moments an interval apart begin with the last one that is past, or with the first")
  func periods() {
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 5)
    expect([10, 15, 20], schedule)
    expect([10, 15, 20], schedule, mode: .lowFrequency)
    let later = PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 10), by: 4)
    for (start, first) in [(0, 10), (10, 10), (13, 10), (14, 14), (19, 18)] as [(Double, Double)] {
      expect([first, first + 4, first + 8], later, from: start)
    }
  }

  @Test("the moments of every minute are whole minutes, from the one that has begun")
  func everyMinute() {
    expect([0, 60, 120], EveryMinuteTimelineSchedule(), mode: .lowFrequency)
    for (start, first) in [
      (0, 0), (59.9, 0), (60, 60), (61, 60), (119, 60), (120, 120), (3599, 3540), (7210, 7200),
      (-1, -60), (-60, -60), (-61, -120),
    ] as [(Double, Double)] {
      expect([first, first + 60, first + 120], EveryMinuteTimelineSchedule(), from: start)
    }
  }
}
