extension WrittenLine {
  static let all: [WrittenLine] = [
    frameLine, rowLine, readerLine, writerLine, reduceLine, changeLine, anchorLine, signLine,
    inverseLine, phaseLine, guardLine,
  ]

  /// Lesson 1: a frame with an alignment.
  private static let frameLine = WrittenLine(
    lesson: 1,
    code: """
      struct Scene: View {
        var body: some View {
          Text("Hello").font(.system(size: 8)).accessibilityIdentifier("text")
            .padding(10)
            /* your line */
            .accessibilityIdentifier("frame")
        }
      }
      """,
    results: """
      let host = ViewHost(size: CGSize(width: 300, height: 200)) { Scene() }
      tell("frame", host)
      tell("text", host)
      """,
    answer: ".frame(width: 100, alignment: .trailing)",
    mistakes: [
      (".frame(width: 100)", "The frame is right. Its child is still in its middle."),
      (
        ".frame(maxWidth: .infinity, alignment: .trailing)",
        "The text is at the trailing edge, but of a frame that takes all that it is offered."
      ),
    ])

  /// Lesson 2: a child between two limits.
  private static let rowLine = WrittenLine(
    lesson: 2,
    code: """
      struct Row: View {
        var body: some View {
          HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("red")
            Color.green
              /* your line */
              .accessibilityIdentifier("green")
            Color.blue.frame(width: 30).accessibilityIdentifier("blue")
          }
        }
      }
      """,
    results: """
      for width in [300.0, 100] {
        let host = ViewHost(size: CGSize(width: width, height: 10)) { Row() }
        for name in ["red", "green", "blue"] { tell(name, host) }
      }
      """,
    answer: ".frame(maxWidth: 80)",
    mistakes: [
      (".frame(width: 80)", "In the wide row it is right. In the narrow one green must share."),
      (".frame(minWidth: 80)", "That is the least that green takes. The wide row wants a limit."),
    ])

  /// Lesson 3: a reader that changes nothing.
  private static let readerLine = WrittenLine(
    lesson: 3,
    code: """
      @MainActor final class Note { var size = CGSize.zero }

      struct Scene: View {
        let word: String
        let note: Note

        func report(_ size: CGSize) -> some View {
          note.size = size
          return Color.clear
        }

        var body: some View {
          VStack(spacing: 0) {
            Text(word).font(.system(size: 8)).accessibilityIdentifier("text")
              /* your line */
            Color.yellow.frame(height: 20).accessibilityIdentifier("below")
          }
        }
      }
      """,
    results: """
      for word in ["Hello", "Goodbye"] {
        let note = Note()
        let host = ViewHost(size: CGSize(width: 300, height: 200)) { Scene(word: word, note: note) }
        tell("reported", "\\(number(note.size.width)) x \\(number(note.size.height))")
        tell("text", host)
        tell("below", host)
      }
      """,
    answer: ".background(GeometryReader { proxy in report(proxy.size) })",
    mistakes: [
      (
        "GeometryReader { proxy in report(proxy.size) }",
        "That reader is a child of the column: it takes what the column offers, and pushes."
      ),
      (
        ".background(report(CGSize(width: 40, height: 8)))",
        "That is the size of one word. A reader's proxy has the size of each."
      ),
      (".background(report(.zero))", "It must be a reader that reports: the size is in its proxy."),
    ])

  /// Lesson 4: a writer.
  private static let writerLine = WrittenLine(
    lesson: 4,
    code: """
      struct UnreadKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) {
          value += nextValue()
        }
      }

      struct Mail: View {
        var body: some View {
          VStack(spacing: 0) {
            Text("Inbox").preference(key: UnreadKey.self, value: 2)
            Text("Drafts")
              /* your line */
          }
        }
      }
      """,
    results: """
      let host = ViewHost(size: CGSize(width: 300, height: 200)) { Mail() }
      tell("unread", host.value(of: UnreadKey.self))
      """,
    answer: ".preference(key: UnreadKey.self, value: 5)",
    mistakes: [
      (
        ".preference(key: UnreadKey.self, value: 7)",
        "The inbox writes too, and the column adds both."
      ),
      (".padding(5)", "Nothing is written there: the inbox alone is read."),
    ])

  /// Lesson 5: a reduce with the same result for every grouping.
  private static let reduceLine = WrittenLine(
    lesson: 5,
    code: """
      struct TallestKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          /* your line */
        }
      }

      struct Bar: View {
        let height: CGFloat
        var body: some View {
          Color.red.preference(key: TallestKey.self, value: height)
        }
      }
      """,
    results: """
      func read(_ name: String, @ViewBuilder _ content: () -> some View) {
        let host = ViewHost(size: CGSize(width: 300, height: 200), content: content)
        tell(name, host.value(of: TallestKey.self))
      }
      read("40, 10, 5") { HStack { Bar(height: 40); Bar(height: 10); Bar(height: 5) } }
      read("5, 60, 10") { HStack { Bar(height: 5); Bar(height: 60); Bar(height: 10) } }
      read("5, (30, 10)") { HStack { Bar(height: 5); VStack { Bar(height: 30); Bar(height: 10) } } }
      """,
    answer: "value = max(value, nextValue())",
    mistakes: [
      ("value = nextValue()", "The last one stays, whatever it is."),
      ("_ = nextValue()", "The first one stays, whatever follows."),
      ("value = 40", "That is the tallest of one row. The line must hold for bars of any height."),
      ("value += nextValue()", "Heights on top of each other are added; these are side by side."),
    ])

  /// Lesson 6: state that a callback writes.
  private static let changeLine = WrittenLine(
    lesson: 6,
    code: """
      struct PullKey: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
          value = nextValue()
        }
      }

      @MainActor final class Note { var highest: CGFloat = 0 }

      struct Header: View {
        let pull: CGFloat
        let note: Note
        @State private var highest: CGFloat = 0

        var body: some View {
          let _ = note.highest = highest  // for the check
          Text("highest")
            .preference(key: PullKey.self, value: pull)
            .onPreferenceChange(PullKey.self) { value in
              /* your line */
            }
        }
      }
      """,
    results: """
      let note = Note()
      let host = ViewHost(size: CGSize(width: 300, height: 200)) { Header(pull: 0, note: note) }
      for pull in [40.0, 90, 20] {
        host.update { Header(pull: pull, note: note) }
        tell("pull \\(number(pull)), highest", note.highest)
      }
      """,
    answer: "highest = max(highest, value)",
    mistakes: [
      ("highest = value", "That is the last pull. The highest stays when the pull gets smaller."),
      ("highest += value", "Pulls are not added: the larger one of two is wanted."),
    ])
}
