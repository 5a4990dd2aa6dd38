/// How long another program may run, and how much it may write, before it is ended.
struct ToolLimits {
  /// Real seconds.
  var seconds: Double
  /// Of standard output and standard error together.
  var bytes: Int
}

/// How another program's run came to its end.
enum ToolEnding: Equatable {
  /// By itself, or by a signal.
  case own
  /// It ran for longer than it may, and was ended.
  case tooLong
  /// It wrote more than it may, and was ended.
  case tooMuch
}
