import ViewTreeInspection

/// A number of the port that its document states by name.
///
/// The driver meets a number only where compiled code uses it. A document whose listings are left
/// out, or that states the number a second time, is checked by its text.
struct StatedNumber: Sendable {
  /// The name as the listings write it.
  let name: String
  let value: Double

  /// Every place where a listing gives the name another number, in document order.
  ///
  /// - Shape: empty for a document that never gives the name a literal number.
  func differences(in document: MarkdownDocument) -> [String] {
    document.listings.flatMap { listing in
      listing.lines.enumerated().compactMap { offset, line in
        guard let stated = stated(in: line), stated != value else { return nil }
        return "line \(listing.firstLine + offset) says \(name) = \(ValueText.number(stated)), "
          + "the port has \(ValueText.number(value))"
      }
    }
  }

  /// The number after `NAME: TYPE =` or `NAME =`; nil if the line gives none.
  private func stated(in line: Substring) -> Double? {
    line.matches(of: /\b(\w+)\s*(?::\s*\w+\s*)?=\s*(-?\d+(?:\.\d+)?)(?![\w.])/)
      .first { $0.output.1 == name }
      .flatMap { Double($0.output.2) }
  }
}
