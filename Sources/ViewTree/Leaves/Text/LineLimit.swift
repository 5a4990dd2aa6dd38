/// The number of lines of the texts inside: at most, and at least kept free.
///
/// - Nil: no limit.
/// - Shape: a limit below one counts as one. Reserved room stays within the proposed height.
/// - Source: Apple documentation, `View.lineLimit(_:)` and its overloads.
extension View {
  nonisolated private func lineLimits(atMost most: Int?, reserved: Int) -> some View {
    environment(\.lineLimit, most).environment(\.reservedLines, reserved)
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lineLimits(atMost: number, reserved: 1)
  }

  /// At most so many lines, whose height is kept free as well when space is reserved.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(atMost: limit, reserved: reservesSpace ? limit : 1)
  }

  /// Keeps the height of so many lines free and shows as many as there are.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(atMost: nil, reserved: limit.lowerBound)
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(atMost: limit.upperBound, reserved: 1)
  }

  /// Keeps the height of the lower number of lines free and shows at most the upper one.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(atMost: limit.upperBound, reserved: limit.lowerBound)
  }
}
