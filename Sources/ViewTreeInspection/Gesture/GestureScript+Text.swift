import ViewTree

extension GestureScript {
  /// Reads a script.
  ///
  /// - Errors: `GestureFileError` for the first line that cannot be read or cannot follow those
  ///   before it; a text without a step is one as well.
  public init(text: String) throws(GestureFileError) {
    var reader = GestureReader()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      try reader.read(GestureLine(String(line), number: index + 1))
    }
    guard !reader.steps.isEmpty else {
      throw GestureFileError(line: 1, given: "nothing", expected: GestureReader.whileUp)
    }
    self.init(steps: reader.steps)
  }
}

/// Reads steps one line after the other and knows whether the finger is down.
private struct GestureReader {
  private(set) var steps: [GestureScript.Step] = []
  private var isDown = false
  /// How long the steps take together. Seconds.
  private var length = 0.0

  static let whileUp = "'down X,Y' or 'hold SECONDS'"
  static let whileDown =
    "'move X,Y [over SECONDS] [CURVE]', 'hold SECONDS', 'up' or 'fling [X,Y [over SECONDS]]'"
  /// How long a fling moves unless it says so. Seconds.
  private static let flingSeconds = 0.1

  mutating func read(_ line: GestureLine) throws(GestureFileError) {
    var line = line
    guard let word = line.next() else { return }
    let before = steps.count
    switch (word, isDown) {
    case ("down", false):
      steps.append(.down(try line.point(after: word)))
      isDown = true
    case ("move", true):
      steps.append(try line.move(after: word))
    case ("hold", _):
      steps.append(.hold(seconds: try line.seconds(after: word)))
    case ("up", true):
      steps.append(.up)
      isDown = false
    case ("fling", true):
      try fling(&line)
      isDown = false
    case ("down", true), ("move", false), ("up", false), ("fling", false):
      throw line.error(
        "'\(word)' while the finger is \(isDown ? "down" : "up")",
        expected: isDown ? Self.whileDown : Self.whileUp)
    default:
      throw line.error("'\(word)'", expected: isDown ? Self.whileDown : Self.whileUp)
    }
    try line.end()
    // A gesture as a whole has one bound, however many steps it is made of.
    length += steps[before...].reduce(0) { $0 + $1.seconds }
    guard length <= TouchPath.longest else {
      throw line.error("\(length) s with this line", expected: TouchPath.lengthExpected)
    }
  }

  private mutating func fling(_ line: inout GestureLine) throws(GestureFileError) {
    if line.isAtEnd {
      guard case .move(_, let seconds, _) = steps.last, seconds > 0 else {
        throw line.error(
          "'fling' without motion", expected: "'fling X,Y', or a move over some time before it")
      }
    } else {
      let point = try line.point(after: "fling")
      let seconds = try line.time() ?? Self.flingSeconds
      guard seconds > 0 else {
        throw line.error("a fling over 0 seconds", expected: "a time above 0")
      }
      steps.append(.move(to: point, seconds: seconds, curve: .linear))
    }
    steps.append(.up)
  }
}

/// The words of one line, taken from the left.
private struct GestureLine {
  private let number: Int
  private var words: [String]

  /// - Parameter number: counted from 1.
  init(_ text: String, number: Int) {
    self.number = number
    let step = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    // A blank after the comma of a point is no end of the point.
    let words = step.replacingOccurrences(of: ", ", with: ",")
      .split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    self.words = words.reversed()
  }

  var isAtEnd: Bool { words.isEmpty }

  mutating func next() -> String? { words.popLast() }

  func error(_ given: String, expected: String) -> GestureFileError {
    GestureFileError(line: number, given: given, expected: expected)
  }

  func end() throws(GestureFileError) {
    if let word = words.last {
      throw error("'\(word)' as well", expected: "the end of the line")
    }
  }

  mutating func point(after step: String) throws(GestureFileError) -> CGPoint {
    let word = next()
    let parts = (word ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
      throw error(
        word.map { "'\($0)' after '\(step)'" } ?? "nothing after '\(step)'",
        expected: "a point X,Y such as 200,300")
    }
    return CGPoint(x: x, y: y)
  }

  /// A length of time such as `0.4s` or `0.4`.
  mutating func seconds(after step: String) throws(GestureFileError) -> Double {
    let word = next()
    let digits = (word ?? "").hasSuffix("s") ? String((word ?? "").dropLast()) : word ?? ""
    guard let seconds = Double(digits), seconds >= 0, seconds <= TouchPath.longest else {
      throw error(
        word.map { "'\($0)' after '\(step)'" } ?? "nothing after '\(step)'",
        expected: "seconds from 0 to \(Int(TouchPath.longest)), such as 0.4s")
    }
    return seconds
  }

  /// `over SECONDS`, if it comes next.
  mutating func time() throws(GestureFileError) -> Double? {
    guard words.last == "over" else { return nil }
    words.removeLast()
    return try seconds(after: "over")
  }

  mutating func move(after step: String) throws(GestureFileError) -> GestureScript.Step {
    let point = try point(after: step)
    let seconds = try time() ?? 0
    guard let word = next() else { return .move(to: point, seconds: seconds, curve: .linear) }
    guard let curve = GestureScript.Curve(rawValue: word) else {
      let curves = GestureScript.Curve.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("'\(word)'", expected: "'over SECONDS', or a curve: \(curves)")
    }
    return .move(to: point, seconds: seconds, curve: curve)
  }
}
