enum ExitCode {
  /// Everything asked for was done, and what was compared is equal.
  static let success: Int32 = 0
  /// The command ran and found a difference.
  static let difference: Int32 = 1
  /// The command could not do its work: a bad argument, input that cannot be used, or output that
  /// cannot be written.
  static let unusable: Int32 = 2
}
