/// Seconds, as Core Foundation calls them.
public typealias CFTimeInterval = Double

/// Seconds since the reference date, as Core Foundation calls them.
public typealias CFAbsoluteTime = Double
