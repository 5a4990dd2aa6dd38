extension WrittenLine {
  /// Lesson 7: a place that a reader asks for.
  static let anchorLine = WrittenLine(
    lesson: 7,
    code: """
      struct HeaderKey: PreferenceKey {
        typealias Value = Anchor<CGRect>?
        static var defaultValue: Value { nil }
        static func reduce(value: inout Value, nextValue: () -> Value) {
          value = value ?? nextValue()
        }
      }

      struct Marked: View {
        let top: CGFloat
        let height: CGFloat

        var body: some View {
          VStack(spacing: 0) {
            Color.clear.frame(height: top)
            Color.red.frame(height: height)
              .anchorPreference(key: HeaderKey.self, value: .bounds) { $0 }
            Color.yellow
          }
          .overlayPreferenceValue(HeaderKey.self) { anchor in
            GeometryReader { proxy in
              if let anchor {
                Color.gray.frame(height: 2).accessibilityIdentifier("mark")
                  /* your line */
              }
            }
          }
        }
      }
      """,
    results: """
      for (top, height) in [(0.0, 60.0), (25, 40)] {
        let host = ViewHost(size: CGSize(width: 300, height: 200)) {
          Marked(top: top, height: height)
        }
        tell(
          "top \\(number(top)), height \\(number(height)), mark's y",
          host.frame(of: "mark")?.minY ?? .nan)
      }
      """,
    answer: ".padding(.top, proxy[anchor].maxY)",
    mistakes: [
      (".padding(.top, proxy[anchor].minY)", "That is the header's upper edge."),
      (
        ".padding(.top, proxy[anchor].height)",
        "A height is no place: it forgets what is above, and so does a number of your own."
      ),
      (".padding(.top, top + 60)", "That is the end of one header. Its anchor knows each of them."),
    ])

  /// Lesson 8: one pull from an offset and an inset.
  static let signLine = WrittenLine(
    lesson: 8,
    code: """
      func pull(contentOffset y: CGFloat, inset: CGFloat) -> CGFloat {
        /* your line */
      }

      func fires(contentOffset y: CGFloat, inset: CGFloat) -> Bool {
        guard pull(contentOffset: y, inset: inset) > 60 else { return false }
        return true
      }
      """,
    results: """
      for (y, inset) in [(-40.0, 0.0), (-104, 64), (-64, 64), (36, 64), (-125, 64)] {
        let name = "offset \\(number(y)), inset \\(number(inset))"
        let value = pull(contentOffset: y, inset: inset)
        // Minus zero is zero.
        tell(name, "pull \\(number(value + 0)), fires \\(fires(contentOffset: y, inset: inset))")
      }
      """,
    answer: "return -(y + inset)",
    mistakes: [
      ("return -y", "Without an inset it is right. At rest, with one, it must be zero."),
      ("return y + inset", "A pull is positive: an offset gets smaller while one pulls."),
      ("return inset - y", "At rest the offset is minus the inset; their sum has to be zero."),
    ])

  /// Lesson 9: the rule turned round.
  static let inverseLine = WrittenLine(
    lesson: 9,
    code: """
      func moved(by finger: CGFloat, in height: CGFloat) -> CGFloat {
        (1 - 1 / (0.55 * finger / height + 1)) * height
      }

      func finger(for moved: CGFloat, in height: CGFloat) -> CGFloat {
        /* your line */
      }
      """,
    results: """
      for (line, height) in [(50.0, 600.0), (120, 600), (120, 300)] {
        let way = finger(for: line, in: height)
        let name = "content \\(number(line)) in \\(number(height))"
        tell(name, "finger \\(number(way)), and back \\(number(moved(by: way, in: height)))")
      }
      """,
    answer: "height / 0.55 * (1 / (1 - moved / height) - 1)",
    mistakes: [
      ("moved / 0.55", "So it would be if the band did not grow stiffer on the way."),
      ("moved * 2", "Twice is near for short ways, and wrong for each of them."),
    ])

  /// Lesson 10: two lines instead of one.
  static let phaseLine = WrittenLine(
    lesson: 10,
    code: """
      enum Phase { case idle, pulling, armed, refreshing }

      func next(_ phase: Phase, pull: CGFloat, isDown: Bool) -> Phase {
        switch phase {
        case .idle: return pull > 0 ? .pulling : .idle
        case .pulling: return pull > 80 ? .armed : pull > 0 ? .pulling : .idle
        case .armed:
          guard isDown else { return .refreshing }
          /* your line */
        case .refreshing: return .refreshing
        }
      }
      """,
    results: """
      for pulls in [[10.0, 90, 70], [10, 90, 59], [10, 90, 60]] {
        var phase = Phase.idle
        var path: [String] = []
        for pull in pulls {
          phase = next(phase, pull: pull, isDown: true)
          path.append("\\(number(pull)) \\(phase)")
        }
        phase = next(phase, pull: pulls[2], isDown: false)
        tell("finger", (path + ["up \\(phase)"]).joined(separator: ", "))
      }
      """,
    answer: "return pull < 60 ? .pulling : .armed",
    mistakes: [
      (
        "return .armed",
        "Then nothing takes it out but the finger: the person who pulls cannot change their mind."
      ),
      (
        "return pull > 80 ? .armed : .pulling",
        "With one line for both ways a finger that trembles at it flickers between two phases."
      ),
      ("return pull <= 60 ? .pulling : .armed", "Below means less: at the line it stays armed."),
    ])

  /// Lesson 11: an edge.
  static let guardLine = WrittenLine(
    lesson: 11,
    code: """
      struct Header {
        var before: CGFloat = 0
        var calls = 0

        mutating func told(_ now: CGFloat) {
          defer { before = now }
          /* your line */
          calls += 1
        }
      }
      """,
    results: """
      for pulls in [[100.0, 130, 140], [119, 120, 119], [130, 100, 130], [0, 300, 0]] {
        var header = Header()
        for pull in pulls { header.told(pull) }
        tell(pulls.map { number($0) }.joined(separator: ", ") + ", asked", header.calls)
      }
      """,
    answer: "guard now > 120, before <= 120 else { return }",
    mistakes: [
      ("guard now > 120 else { return }", "A level asks at every event beyond the line."),
      (
        "guard now >= 120, before < 120 else { return }",
        "Exactly at its line it does nothing: it wants more than that."
      ),
      ("guard before <= 120 else { return }", "Where it comes from is half of an edge."),
    ])
}
