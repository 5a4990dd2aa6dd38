/// A schedule of the moments at which a view is updated.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries

  typealias Mode = TimelineScheduleMode
}

/// How often a schedule shall have moments; always normal here.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// Updates its content at the moments of a schedule, in virtual time.
///
/// The dates are the host's start, by the real clock, plus the virtual seconds since. A different
/// schedule takes effect at once if it can be compared, as the built-in ones can.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var shown: Date?
  @State private var clock = TimelineClock()

  /// The moment at which the content is shown.
  public struct Context {
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    public let date: Date
    public let cadence: Cadence
  }
}

/// The context of a timeline whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(TimelineViewDefaultContext(date: shown ?? VirtualDate.now, cadence: .live))
      .onAppear { start() }
      .onDisappear { clock.stop() }
      .onChange(of: (schedule as? any Equatable).map { PhaseTrigger($0) }) { start() }
  }

  private func start() {
    let now = VirtualDate.now
    clock.start(schedule.entries(from: now, mode: .normal), from: now) { shown = $0 }
  }
}

/// Calls a closure at dates, one after the other.
///
/// - Shape: each date is later than the one before; an earlier one, or NaN, ends the schedule.
final class TimelineClock {
  private var serial = 0

  func start<Dates: Sequence>(
    _ dates: Dates, from start: Date, _ show: @escaping (Date) -> Void
  ) where Dates.Element == Date {
    serial += 1
    var iterator = dates.makeIterator()
    let number = serial
    // The latest moment that is past already is the one to show now.
    var next = iterator.next()
    var latest: Date?
    while let date = next, date.timeIntervalSince(start) <= 0, latest.isEarlier(than: date) {
      latest = date
      next = iterator.next()
    }
    if let latest { show(latest) }
    guard latest.isEarlier(than: next) else { return }
    schedule(next, { iterator.next() }, number, show)
  }

  private func schedule(
    _ date: Date?, _ following: @escaping () -> Date?, _ number: Int,
    _ show: @escaping (Date) -> Void
  ) {
    guard let date, number == serial else { return }
    DispatchQueue.main.enqueue(at: VirtualDate.seconds(at: date)) { [weak self] in
      guard let self, number == serial else { return }
      show(date)
      let next = following()
      if Optional(date).isEarlier(than: next) { schedule(next, following, number, show) }
    }
  }

  func stop() { serial += 1 }
}

extension Date? {
  /// Whether a date follows this one; nil comes before every date, and no date before NaN or nil.
  fileprivate func isEarlier(than next: Date?) -> Bool {
    guard let next, next.timeIntervalSinceReferenceDate.isFinite else { return false }
    return map { next.timeIntervalSince($0) > 0 } ?? true
  }
}

/// Moments an interval apart, counted from a start.
public struct PeriodicTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: the first moment.
  ///   - interval: seconds, at least 0.0001. NaN and infinity: only the start comes.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.0001) : .infinity
  }

  /// The moments from the last one that is past on, for ever.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var count: Double

    public mutating func next() -> Date? {
      defer { count += 1 }
      return count == 0 ? start : start.addingTimeInterval(count * interval)
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start) / interval
    return Entries(start: start, interval: interval, count: max(0, passed.rounded(.down)))
  }
}

/// The starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  public init() {}

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every tick, or less often; none while it is paused, nor in low-frequency mode.
public struct AnimationTimelineSchedule: TimelineSchedule, Equatable, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: seconds; a sixtieth where nil is given.
  ///   - paused: whether the schedule is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
    isPaused = paused
  }

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> LazyPrefixWhileSequence<PeriodicTimelineSchedule.Entries> {
    let moves = !isPaused && mode == .normal
    return PeriodicTimelineSchedule(from: startDate, by: interval)
      .entries(from: startDate, mode: mode).lazy.prefix { _ in moves }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}
