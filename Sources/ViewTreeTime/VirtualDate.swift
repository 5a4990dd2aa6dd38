/// A moment of virtual time as a date: the host's start, by the real clock, and the seconds since.
package enum VirtualDate {
  package static func date(at seconds: Double) -> Date {
    (VirtualTime.current?.startDate ?? Date()).addingTimeInterval(seconds)
  }

  package static func seconds(at date: Date) -> Double {
    date.timeIntervalSince(VirtualTime.current?.startDate ?? Date())
  }

  package static var now: Date { date(at: VirtualTime.current?.clock ?? 0) }
}
