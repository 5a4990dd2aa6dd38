/// The real time that a page counts between two looks at the clock. Seconds.
enum ClockStep {
  /// The longest: a program that was stopped does not catch up.
  static let longest = 0.25

  /// The part of so many seconds that counts; a clock that was set back counts as none.
  static func counted(_ seconds: Double) -> Double {
    min(max(0, seconds), longest)
  }
}
