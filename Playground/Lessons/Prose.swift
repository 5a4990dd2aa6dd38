import ViewTree
import ViewTreeInspection

/// Words about a scene, with every number computed when the words were made.
///
/// A number among the words of a lesson is always a value of its code, so that it is queried and
/// never hard-coded. A line break is a blank; an empty line begins a new paragraph.
struct Prose: ExpressibleByStringInterpolation, Equatable {
  enum Piece: Equatable {
    /// As the author wrote it.
    case words(String)
    /// The engine's answer.
    case computed(String)
  }

  private(set) var pieces: [Piece]

  init(stringLiteral value: String) {
    pieces = value.isEmpty ? [] : [.words(value)]
  }

  init(stringInterpolation interpolation: StringInterpolation) {
    pieces = interpolation.pieces
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }

    /// A length, an offset or a time: one decimal at most.
    mutating func appendInterpolation(_ number: CGFloat) {
      appendInterpolation(Prose.number(Double(number)))
    }

    mutating func appendInterpolation(_ number: Double) {
      appendInterpolation(Prose.number(number))
    }

    mutating func appendInterpolation(_ count: Int) { appendInterpolation("\(count)") }

    mutating func appendInterpolation(_ size: CGSize) {
      appendInterpolation(Prose.size(size))
    }

    mutating func appendInterpolation(_ text: String) { pieces.append(.computed(text)) }
  }

  mutating func append(words: some StringProtocol) {
    if !words.isEmpty { pieces.append(.words(String(words))) }
  }

  mutating func append(_ prose: Prose) { pieces += prose.pieces }

  /// A number as all of the lessons write it.
  nonisolated static func number(_ value: Double) -> String {
    ValueText.number(value, decimals: 1)
  }

  /// `40 x 8`.
  nonisolated static func size(_ size: CGSize) -> String {
    "\(number(Double(size.width))) x \(number(Double(size.height)))"
  }

  /// `at (0, 40)`.
  nonisolated static func place(_ point: CGPoint) -> String {
    "at (\(number(Double(point.x))), \(number(Double(point.y))))"
  }

  var text: String {
    pieces.map { piece in
      switch piece {
      case .words(let text), .computed(let text): text
      }
    }.joined()
  }

  /// The paragraphs, each on one line.
  var paragraphs: [String] {
    text.split(separator: "\n\n").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
