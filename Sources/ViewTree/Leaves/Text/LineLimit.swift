/// The number of lines of the texts inside: a maximum, and a minimum whose height is reserved.
///
/// - Nil: no limit.
/// - Shape: a limit below one counts as one. Reserved height stays within the proposed height.
/// - Source: Apple documentation, `View.lineLimit(_:)` and its overloads.
extension View {
  nonisolated private func lineLimits(atMost most: Int?, reserved: Int) -> some View {
    environment(\.lineLimit, most).environment(\.reservedLines, reserved)
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lineLimits(atMost: number, reserved: 1)
  }

  /// Sets a maximum number of lines; their height is also reserved if `reservesSpace` is true.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(atMost: limit, reserved: reservesSpace ? limit : 1)
  }

  /// Reserves the height of a number of lines and shows all lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(atMost: nil, reserved: limit.lowerBound)
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(atMost: limit.upperBound, reserved: 1)
  }

  /// Reserves the height of the lower number of lines and shows at most the upper.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(atMost: limit.upperBound, reserved: limit.lowerBound)
  }
}
