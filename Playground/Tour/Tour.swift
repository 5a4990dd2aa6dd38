import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The tour: one pull of document 000, told at a dozen moments, then the four ideas behind it.
@MainActor struct Tour {
  /// The most decimals that a number of the tour has: a tenth of a point cannot be seen.
  nonisolated static let decimals = 1

  private let moments: [PullMoment]
  private let chosen: [TourMoment]

  init() {
    moments = PullRecording().moments
    chosen = TourMoment.chosen(from: moments)
  }

  /// The whole tour as text.
  var text: String {
    let opening = """
      Document 000 is published SwiftUI code for pull to refresh; five such documents run here. A \
      finger pulls its list down, past the threshold of 120 points, and lets go. Nothing below is \
      drawn by hand: a tree of views was laid out for every frame, 60 a second, and these are \
      \(chosen.count) of its \(moments.count) recorded moments. Lengths are points; a frame is (x, y, \
      width, height) on the screen, and * marks what moved since the last one. The pull is how far \
      the content is below its place of rest; its content offset is that below 0. In the pictures \
      \(PhoneParts.headerFill) is the header's place, \(PhoneParts.footerFill) the footer's; # stands \
      before an identifier, without the \(LKRefreshIdentifier.prefix) that all of them begin with. In a reduce, [] and 0 are defaults: a container whose content may change \
      reports its key's default when nobody inside writes. LKMovingPositionView and \
      LKFixedPositionView are markers: the code measures the pull as their distance.
      """
    var lines = ["Pull to refresh, in slow motion", ""]
    lines += WordWrap.lines(of: opening, width: Self.width)
    for (number, moment) in chosen.enumerated() {
      lines += [""] + section(number, moment)
    }
    lines += ["", "Four ideas", ""] + Self.ideas.flatMap(Self.broken)
    lines += [
      "", "Next: swift run Playground lesson 1  (the first of \(Lesson.all.count) lessons)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ number: Int, _ chosenMoment: TourMoment) -> [String] {
    let present = moments[chosenMoment.index]
    let before = number > 0 ? moments[chosen[number - 1].index].moment : nil
    let head =
      "\(number + 1)/\(chosen.count)  \(chosenMoment.title)"
      + "  (moment \(present.moment.number), \(Self.number(present.moment.seconds)) s)"
    return [head, chosenMoment.lesson, measures(present), ""]
      + sideBySide(
        TourPicture.lines(of: present), TourTree.lines(of: present.moment, before: before))
      + PreferenceLines(present.moment.events, defaults: Self.defaults).lines.flatMap(Self.broken)
      + flags(present)
  }

  /// A line that is too long, broken at its blanks; those below it stand further in.
  private static func broken(_ line: String) -> [String] {
    guard line.count > width else { return [line] }
    let lead = line.prefix { $0 == " " }
    return WordWrap.lines(of: line, width: width - lead.count - 4).enumerated().map {
      lead + ($0.offset == 0 ? "" : "    ") + $0.element
    }
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

  /// Picture on the left, tree on the right.
  private func sideBySide(_ picture: [String], _ tree: [TourTree.Line]) -> [String] {
    let blank = String(repeating: " ", count: picture.first?.count ?? 0)
    return (0..<max(picture.count, tree.count)).map { row in
      let left = row < picture.count ? picture[row] : blank
      guard row < tree.count else { return left }
      return left + (tree[row].hasMoved ? " * " : "   ") + tree[row].text
    }
  }

  /// The flags that are up, and those that changed in this frame, each with its rule.
  private func flags(_ present: PullMoment) -> [String] {
    let names = present.flags.map(\.rawValue)
    let up = names.isEmpty ? "all down" : names.joined(separator: ", ") + " up"
    var lines = ["flags: " + up]
    for change in present.changes {
      let words = RuleWords.spelledOut(change.description(decimals: Self.decimals))
      for (index, line) in WordWrap.lines(of: words, width: Self.width - 4).enumerated() {
        lines.append((index == 0 ? "  " : "    ") + line)
      }
    }
    return lines
  }

  /// The columns of a page of text.
  fileprivate static let width = 80

  private static let ideas = [
    "Proposals: a parent asks each child \"how big within this?\" and takes the answer as it is.",
    "Preferences: values travel up the tree, and where several meet, the key's reduce folds them.",
    "Spaces: one point has another name in every coordinate space; two global frames tell the pull.",
    "Phases: a refresh is a small machine whose guards compare this offset with the one before.",
  ]
}

extension Tour {
  /// The last words of the tour's page.
  static let farewell =
    "Everything you just saw is four ideas: proposals, preferences, spaces, phases."
    + " swift run Playground lesson 1 begins with the first."
}

extension Command {
  static let tour = Command(
    name: "tour", usage: "",
    summary: "the tour: document 000's pull, live in a terminal, moment by moment as text"
  ) { _, console in
    guard let device = console.terminal, var screen = TourScreen(device) else {
      console.output(Tour().text)
      return ExitCode.success
    }
    let code = screen.run()
    if code == ExitCode.success {
      for line in WordWrap.lines(of: Tour.farewell, width: Tour.width) { console.line(line) }
    }
    return code
  }
}
