import SwiftUI
import Testing
import ViewTreeTesting

private struct TimelineCounter: View {
  let log: Log

  var body: some View {
    TimelineView(.animation(minimumInterval: 0.5)) { context in
      let _ = log.note("\(context.date.timeIntervalSinceReferenceDate > 0)")
      Color.clear
    }
  }
}

private struct KeyframedPoint {
  var x: CGFloat = 0
  var y: CGFloat = 10
}

private struct KeyframedView: View {
  let isGoing: Bool

  var body: some View {
    Color.clear.frame(height: 10)
      .keyframeAnimator(initialValue: CGFloat(10), trigger: isGoing) { content, width in
        content.frame(width: width).accessibilityIdentifier("moving")
      } keyframes: { _ in
        LinearKeyframe(110, duration: 1)
      }
  }
}

@MainActor
@Suite("Views that follow time")
struct TimelineViewTests {
  let size = CGSize(width: 200, height: 100)

  /// Rule: ANIM-1.4.4.
  @Test("a timeline shows its content again at each of its moments")
  func periodic() {
    let log = Log()
    let host = ViewHost(size: size) { TimelineCounter(log: log) }
    let start = log.entries.count
    host.advance(by: 1.75)
    // At 0.5, 1 and 1.5 seconds of virtual time.
    #expect(log.entries.count - start == 3)
  }

  @Test("the tracks of a keyframe timeline run beside each other and keep their last values")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: KeyframedPoint()) {
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
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1.5).x == 55)
    #expect(timeline.value(time: 0.25).y == 15)
    #expect(timeline.value(time: 9).y == 20)
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

  @Test("a trigger plays the keyframes once, in virtual time")
  func animator() {
    let host = ViewHost(size: size) { KeyframedView(isGoing: false) }
    #expect(host.frame(of: "moving")?.width == 10)
    host.update { KeyframedView(isGoing: true) }
    host.advance(by: 0.5)
    let half = host.frame(of: "moving")?.width ?? 0
    // Frames are a sixtieth of a second apart: within two of them.
    #expect(abs(half - 60) < 4)
    host.advance(by: 1)
    #expect(host.frame(of: "moving")?.width == 110)
  }

  @Test("a canvas draws in the size that it got; a picture that never comes shows its placeholder")
  func canvas() {
    var sizes: [CGSize] = []
    var layers = 0
    let host = ViewHost(size: size) {
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
          Color.red.frame(width: 30, height: 20).accessibilityIdentifier("placeholder")
        }
      }
    }
    #expect(sizes.last == size && layers == sizes.count)
    #expect(host.frame(of: "placeholder")?.size == CGSize(width: 30, height: 20))
  }

  @Test("a date that is not a number, or no later than the one before, ends the moments")
  func datesThatEnd() {
    // Some seconds after the host's own start.
    let start = Date().addingTimeInterval(20)
    let moments: [[Double]] = [[0, .nan, 1], [0, 0, 1], [0, 0.5, 0.25, 1], [0, 0.5, 1]]
    let counts = moments.map { moments in
      var seen: Set<Date> = []
      let dates = moments.map { start.addingTimeInterval($0) }
      let host = ViewHost(size: size) {
        TimelineView(.explicit(dates)) { context in
          let _ = seen.insert(context.date)
          Color.clear
        }
      }
      host.advance(by: 40)
      return seen.filter { $0 >= start }.count
    }
    #expect(counts == [1, 1, 2, 3])
  }

  @Test("another schedule is taken up when it comes, and a paused one stops")
  func scheduleChanges() {
    final class Model: ObservableObject {
      @Published var interval = 0.5
      @Published var isPaused = true
    }
    struct Screen: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        TimelineView(.animation(minimumInterval: model.interval, paused: model.isPaused)) { _ in
          let _ = log.note("shown")
          Color.clear
        }
      }
    }
    let log = Log()
    let model = Model()
    let host = ViewHost(size: size) { Screen(model: model, log: log) }
    func shown(in seconds: Double) -> Int {
      let before = log.entries.count
      host.advance(by: seconds)
      return log.entries.count - before
    }
    #expect(shown(in: 2) == 0)
    model.isPaused = false
    host.settle()
    #expect(shown(in: 1.75) == 3)
    model.interval = 0.25
    host.settle()
    #expect(shown(in: 1.1) == 4)
    model.isPaused = true
    host.settle()
    #expect(shown(in: 2) == 0)
  }

  @Test("a moment that is no date is never shown")
  func noDate() {
    for odd in [-Double.infinity, .infinity, .nan] {
      let log = Log()
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
}

@Suite("Moments of schedules")
struct ScheduleTests {
  private let start = Date(timeIntervalSince1970: 12)

  private func seconds(_ dates: some Sequence<Date>) -> [Double] {
    dates.prefix(3).map(\.timeIntervalSince1970)
  }

  /// Rule: ANIM-1.4.5. OpenSwiftUI's tests, which also run on Apple's.
  @Test("an animation has no moment while few are wanted, nor while it is paused")
  func animation() {
    let schedule = AnimationTimelineSchedule(minimumInterval: 1.5)
    #expect(seconds(schedule.entries(from: start, mode: .normal)) == [12, 13.5, 15])
    #expect(seconds(schedule.entries(from: start, mode: .lowFrequency)).isEmpty)
    let paused = AnimationTimelineSchedule(paused: true)
    #expect(seconds(paused.entries(from: start, mode: .normal)).isEmpty)
  }

  @Test("a periodic schedule begins with the moment before, and a full minute with the minute")
  func periodic() {
    let zero = Date(timeIntervalSince1970: 0)
    let schedule = PeriodicTimelineSchedule(from: zero, by: 5)
    #expect(seconds(schedule.entries(from: start, mode: .normal)) == [10, 15, 20])
    #expect(seconds(schedule.entries(from: start, mode: .lowFrequency)) == [10, 15, 20])
    let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .lowFrequency)
    #expect(seconds(minutes) == [0, 60, 120])
  }

  @Test("the moments of every minute are whole minutes, from the one that has begun")
  func everyMinute() {
    for start in [0, 59.9, 60, 61, 119, 120, 3599, 7210, -1, -60, -61] as [Double] {
      let entries = EveryMinuteTimelineSchedule()
        .entries(from: Date(timeIntervalSinceReferenceDate: start), mode: .normal)
      let first = (start / 60).rounded(.down) * 60
      #expect(
        entries.prefix(3).map(\.timeIntervalSinceReferenceDate) == [first, first + 60, first + 120])
    }
  }

  @Test("moments an interval apart begin with the last one that is past, or with the first")
  func periods() {
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 10), by: 4)
    for (start, first) in [(0, 10), (10, 10), (13, 10), (14, 14), (19, 18)] as [(Double, Double)] {
      let entries = schedule.entries(
        from: Date(timeIntervalSinceReferenceDate: start), mode: .normal)
      #expect(
        entries.prefix(3).map(\.timeIntervalSinceReferenceDate) == [first, first + 4, first + 8])
    }
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
    for (time, value) in [(0, 5), (0.5, 6), (1, 50), (2, 55), (3, 60), (4, 60)] {
      #expect(timeline.value(time: time) == Double(value))
    }
    #expect(timeline.duration == 3)
  }
}
