import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The tour: one pull of document 000, told at a dozen moments, then the five ideas behind it.
@MainActor struct Tour {
  /// The most decimals that a number of the tour has: a tenth of a point cannot be seen.
  nonisolated static let decimals = 1

  private let moments: [PullMoment]
  private let chosen: [TourMoment]
  /// Whether each moment is told with its tree and its preferences.
  private let isWhole: Bool

  init(isWhole: Bool = false) {
    self.isWhole = isWhole
    moments = PullRecording().moments
    chosen = TourMoment.chosen(from: moments)
  }

  var text: String {
    var lines = ["Pull to refresh, in slow motion", ""]
    lines += WordWrap.lines(of: opening, width: Self.width)
    if isWhole { lines += [""] + WordWrap.lines(of: Self.treeWords, width: Self.width) }
    for (number, moment) in chosen.enumerated() {
      lines += [""] + (isWhole ? wholeSection(number, moment) : section(number, moment))
    }
    lines += ["", "Five ideas", ""] + Self.ideas.flatMap(Self.broken)
    if !isWhole {
      lines += ["", "With trees and preferences: swift run Playground tour --preferences"]
    }
    lines += [
      "", "Next: swift run Playground lesson 1  (the first of \(Lesson.all.count) lessons)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var opening: String {
    """
    Document 000 is published SwiftUI code for pull to refresh; five such documents run here. A \
    finger pulls its list down, past the threshold of 120 points, and lets go. Nothing below is drawn \
    by hand: a tree of views was laid out for every frame, 60 a second, and these are \
    \(chosen.count) of its \(moments.count) recorded moments. The pull is how far the content is \
    below its place of rest, in points; a flag is a Boolean in which the code keeps how far a refresh \
    has come. In the pictures \(PhoneParts.headerFill) is the header's \
    place, \(PhoneParts.footerFill) the footer's.
    """
  }

  private static let treeWords = """
    A frame is (x, y, width, height) on the screen, and * marks what moved since the last moment. # \
    precedes an identifier, without the \(LKRefreshIdentifier.prefix) that all of them begin \
    with. LKMovingPositionView and LKFixedPositionView are markers: the code measures the pull as \
    their distance. A preference is a value that a view writes for a key; where several views write, \
    the key's reduce makes one value of two. A container whose content may change reports its key's \
    default when no view inside writes: [] and 0 here. The content offset is the pull below 0.
    """

  private func head(_ number: Int, _ moment: TourMoment) -> String {
    let present = moments[moment.index].moment
    return "\(number + 1)/\(chosen.count)  \(moment.title)"
      + "  (moment \(present.number), \(Self.number(present.seconds)) s)"
  }

  /// A picture, and beside it what to look at, the measures and the flags.
  private func section(_ number: Int, _ chosenMoment: TourMoment) -> [String] {
    let present = moments[chosenMoment.index]
    let picture = PhoneParts(present).lines(columns: 18, rows: 14)
    let width = Self.width - (picture.first?.count ?? 0) - Self.gap.count
    let words = [chosenMoment.lesson, measures(present), flagsUp(present)] + changes(present)
    let lines = words.flatMap { WordWrap.lines(of: $0, width: width) }
    return [head(number, chosenMoment)] + sideBySide(picture, lines.indented(by: Self.gap))
  }

  private static let gap = "   "

  private func wholeSection(_ number: Int, _ chosenMoment: TourMoment) -> [String] {
    let present = moments[chosenMoment.index]
    let before = number > 0 ? moments[chosen[number - 1].index].moment : nil
    return [head(number, chosenMoment), chosenMoment.lesson, measures(present), ""]
      + sideBySide(
        PhoneParts(present).lines(columns: 24, rows: 20),
        TourTree.lines(of: present.moment, before: before).map {
          ($0.hasMoved ? " * " : Self.gap) + $0.text
        })
      + PreferenceLines(events: present.moment.events, defaults: Self.defaults).lines.flatMap(
        Self.broken)
      + flags(present)
  }

  /// A line that is too long, broken at its blanks; those below it are further in.
  private static func broken(_ line: String) -> [String] {
    guard line.count > width else { return [line] }
    let lead = String(line.prefix { $0 == " " })
    return WordWrap.lines(of: line, width: width - lead.count - 4).hanging(lead, lead + "    ")
  }

  /// The defaults of document 000's keys as a recording tells them.
  private static let defaults = [
    "LKSizePreferenceKey": ValueText.describe(LKSizePreferenceKey.defaultValue, decimals: decimals),
    "LKRefreshPreferenceKey": ValueText.describe(
      LKRefreshPreferenceType.LKRefreshPreferenceKey.defaultValue, decimals: decimals),
    "LKScrollOffsetPreferenceKey": ValueText.describe(
      LKScrollOffsetPreferenceKey.defaultValue, decimals: decimals),
  ]

  nonisolated static func number(_ value: Double) -> String {
    ValueText.number(value, decimals: decimals)
  }

  /// How far the finger is from where it came down, and what the content made of it.
  private func measures(_ present: PullMoment) -> String {
    let finger = present.moment.fingerTranslation.map {
      "finger \(Self.number(Double($0))) below where it came down"
    }
    return (finger ?? "finger up") + ", pull " + Self.number(Double(present.pull))
  }

  /// Picture on the left, words or tree on the right.
  private func sideBySide(_ picture: [String], _ lines: [String]) -> [String] {
    let blank = String(repeating: " ", count: picture.first?.count ?? 0)
    return (0..<max(picture.count, lines.count)).map { row in
      (row < picture.count ? picture[row] : blank) + (row < lines.count ? lines[row] : "")
    }
  }

  private func flagsUp(_ present: PullMoment) -> String {
    let names = present.flags.map(\.rawValue)
    return "flags: " + (names.isEmpty ? "all down" : names.joined(separator: ", ") + " up")
  }

  /// The flags that changed in this frame, each with its rule.
  private func changes(_ present: PullMoment) -> [String] {
    present.changes.map { RuleWords.spelledOut($0.description(decimals: Self.decimals)) }
  }

  /// The flags that are up, and those that changed in this frame, on lines of a page.
  private func flags(_ present: PullMoment) -> [String] {
    [flagsUp(present)]
      + changes(present).flatMap {
        WordWrap.lines(of: $0, width: Self.width - 4).hanging("  ", "    ")
      }
  }

  /// The columns of a page of text.
  fileprivate static let width = 80

  private static let ideas = [
    "Descriptions: a view value says what should be there; the elements of a turn are made from it.",
    "Proposals: a parent asks each child \"how large within this?\", and takes the answer as it is.",
    "Turns: state is written now and seen in the next turn.",
    "Preferences: values go up the tree, and where several meet, the key's reduce makes one of two.",
    "Geometry: a place has another number in every space; two global frames tell the pull.",
    "",
    "A refresh is made of all five: its guards compare this turn's offset with the one before.",
  ]
}

extension Tour {
  /// The last words of the tour's page.
  static let farewell =
    "Everything you just saw is five ideas: descriptions, proposals, turns, preferences, geometry."
    + " swift run Playground lesson 1 begins with the second."
}

extension Command {
  static let tour = Command(
    name: "tour", usage: "tour [--preferences]",
    summary:
      "the tour: document 000's pull, live in a terminal, moment by moment as text; --preferences: as text with trees and preferences",
    flags: ["--preferences"]
  ) { arguments, console in
    let isWhole = arguments.flags.contains("--preferences")
    guard !isWhole, let device = console.terminal, var screen = TourScreen(device) else {
      console.output(Tour(isWhole: isWhole).text)
      return ExitCode.success
    }
    let code = screen.run()
    if code == ExitCode.success {
      console.lines(WordWrap.lines(of: Tour.farewell, width: Tour.width))
    }
    return code
  }
}
