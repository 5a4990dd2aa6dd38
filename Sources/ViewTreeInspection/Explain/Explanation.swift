import ViewTree

/// Why a view has its size and its place, as arithmetic, one line per decision.
///
/// ```swift
/// let host = ViewHost(size: CGSize(width: 200, height: 100)) {
///   Color.red.padding(10).accessibilityIdentifier("box")
/// }
/// print(host.explain("box").text)
/// ```
///
/// - Order: questions from the root to the view, answers from the inside out, then places.
/// - Shape: a line whose removal would not change the frame is left out; a view that fills the window
///   may have a single line.
public struct Explanation: Equatable, Sendable {
  /// Name, size and place: `Color #box is 180 x 80 at (10, 10)`.
  public var heading: String
  public var lines: [String]
  /// The same tree without one modifier, else with one number changed, as a sentence; nil where
  /// neither changes the frame.
  public var counterfactual: String?

  public init(heading: String, lines: [String], counterfactual: String? = nil) {
    self.heading = heading
    self.lines = lines
    self.counterfactual = counterfactual
  }

  /// Heading, lines and counterfactual, without a newline at the end.
  public var text: String {
    ([heading] + lines.map { "  " + $0 } + [counterfactual].compactMap { $0 })
      .joined(separator: "\n")
  }
}
