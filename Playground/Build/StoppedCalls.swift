/// The bodies of the chapters among the calls that a crashed program's runtime has told.
struct StoppedCalls {
  private let chapter: Chapter
  /// Those of the chapter, or of earlier ones if it has none there. The innermost one is first.
  private let bodies: [String]

  /// The runtime prints the calls of the crashed thread if the environment says so.
  static let variable =
    "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,threads=crashed,registers=none,"
    + "images=none,sanitize=no,limit=500,symbolicate=fast,output-to=stderr"

  init(in output: String, _ chapter: Chapter) {
    self.chapter = chapter
    let cuts = Chapter.all.prefix(chapter.number).flatMap(\.cuts)
    var bodies: [String] = []
    for line in output.split(separator: "\n") {
      guard let call = line.firstMatch(of: #/^ *[0-9]+ .*?0x[0-9a-f]+ (.*) in /#) else {
        continue
      }
      areWhole = areWhole || call.output.1.hasPrefix("main + ")
      let called = cuts.map(\.name).filter { Self.isNamed($0, in: call.output.1) }
      if let body = called.max(by: { $0.count < $1.count }), !bodies.contains(body) {
        bodies.append(body)
      }
    }
    // Bodies of earlier chapters have passed their own checks.
    let own = bodies.filter(chapter.cuts.map(\.name).contains)
    self.bodies = own.isEmpty ? Array(bodies.prefix(Self.mostBodies)) : own
  }

  /// Whether the calls reach back to the program's beginning.
  private(set) var areWhole = false

  /// Some words about the end, and a sentence about the place.
  func words(after end: String) -> String {
    let place =
      bodies.isEmpty
      ? "It was somewhere in the bodies of chapter \(chapter.number), or in code that they call."
      : "It was in \(bodies.joined(separator: ", called by "))."
    return end + (end.last?.isPunctuation == true ? " " : ". ") + place
  }

  private static let mostBodies = 3

  /// Whether the whole name is in a call such as `closure #1 in ViewHost.advance(by:) + 42`.
  private static func isNamed(_ name: String, in call: Substring) -> Bool {
    call.ranges(of: name).contains { place in
      let around = [call[..<place.lowerBound].last, call[place.upperBound...].first]
      return around.allSatisfy { $0.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true }
    }
  }
}
