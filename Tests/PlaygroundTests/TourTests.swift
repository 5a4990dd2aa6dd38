import RefreshSystems
import Testing

@testable import Playground

@Suite("Tour")
@MainActor
struct TourTests {
  private static let recording = PullRecording()
  private static let text = Tour().text
  private static let wholeText = Tour(isWhole: true).text

  private var recording: PullRecording { Self.recording }

  private func section(_ number: Int, of text: String) throws -> String {
    let start = try #require(text.range(of: "\(number)/12  "))
    let end = text.range(of: "\n\(number + 1)/12  ") ?? text.range(of: "\nFive ideas")
    return String(text[start.lowerBound..<(try #require(end)).lowerBound])
  }

  @Test("twelve moments are chosen, in the order of time")
  func twelve() {
    let chosen = TourMoment.chosen(from: recording.moments)
    #expect(chosen.count == 12)
    #expect(chosen.map(\.index) == chosen.map(\.index).sorted())
    #expect(Set(chosen.map(\.title)).count == 12)
  }

  @Test("the header fires on the first frame past 120, with the finger near 273 points down")
  func firing() throws {
    let index = try #require(
      recording.moments.firstIndex { $0.turned(.headerRefreshing, to: true) })
    #expect(recording.moments[index].pull > 120)
    #expect(recording.moments[index - 1].pull <= 120)
    // x with (1 - 1 / (0.55 x / 600 + 1)) 600 = 120 is 600 (1 / 0.8 - 1) / 0.55 = 272.7; the
    // finger moves 10 points a frame.
    let finger = try #require(recording.moments[index].moment.fingerTranslation)
    #expect(finger > 272.7 && finger <= 282.7)
  }

  @Test(
    "the content is 120 lower at rest while the header is frozen, and 0 after the host is done")
  func space() throws {
    let chosen = TourMoment.chosen(from: recording.moments)
    let resting = recording.moments[chosen[9].index]
    #expect(resting.flags == [.headerRefreshing, .headerFrozen])
    #expect(resting.moment.contentOffset == 0)
    #expect(resting.moment.frame(of: LKRefreshIdentifier.content)?.minY == 120)
    let finished = recording.moments[chosen[10].index]
    #expect(finished.flags == [.headerFrozen])
    #expect(finished.moment.frame(of: LKRefreshIdentifier.content)?.minY == 0)
  }

  @Test("the text shows for the firing frame who wrote, every fold, and the rule with its numbers")
  func firingText() throws {
    let text = try section(5, of: Self.wholeText)
    for part in [
      "LKMovingPositionView > LKPositionReport wrote LKRefreshPreferenceKey",
      "LKRefreshScreen > LKRefreshView: LKRefreshPreferenceKey.reduce",
      "flags: headerRefreshing up\n  headerRefreshing = true: offset 122.5", "* ",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test("a moment is one picture, with what to look at, the measures and the flags beside it")
  func shortText() throws {
    let text = try section(5, of: Self.text)
    #expect(!text.contains("wrote") && !text.contains("reduce") && !text.contains("(0, "))
    let lines = text.split(separator: "\n")
    // The head and the picture's fourteen rows with its border.
    #expect(lines.count == 1 + 14 + 2)
    #expect(lines[1].hasSuffix("One frame later the pull is past 120, and was not before."))
    #expect(text.contains("finger 2") && text.contains("flags: headerRefreshing up"))
    #expect(text.contains("headerRefreshing = true: offset 122.5"))
  }

  @Test("the tour ends with five ideas, has no escape codes, and is the same every time")
  func ideas() {
    let text = Self.text
    for idea in ["Descriptions:", "Proposals:", "Turns:", "Preferences:", "Geometry:"] {
      #expect(text.contains("\n\(idea) "))
    }
    #expect(!text.contains("\u{1B}"))
    #expect(Tour().text == text)
    #expect(
      text.split(separator: "\n").last?.hasPrefix("Next: swift run Playground lesson 1 ") == true)
    #expect(Tour.farewell.hasSuffix("swift run Playground lesson 1 begins with the second."))
  }

  @Test("every screen has room on 80 by 24 cells, and its keys on one line")
  func screens() {
    for least in [
      TourPageLayout.minimum, DragLayout.minimum, LivePage.minimum, LessonPage.minimum,
    ] {
      #expect(least.columns <= 80 && least.rows <= 24)
    }
    #expect(LivePage.keys.count <= 80)
  }

  @Test("no number of the tour has more than one decimal, and some have one")
  func decimals() {
    let text = Self.text + Self.wholeText
    // "S0.12" names a row of the checklist; it is no length.
    #expect(text.firstMatch(of: /\b[0-9]+\.[0-9]{2}/) == nil)
    #expect(text.firstMatch(of: /[0-9]\.[1-9]\b/) != nil)
  }

  @Test("every line of the text has room on 80 columns, beside the picture too")
  func width() {
    for text in [Self.text, Self.wholeText] {
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test(
    "--preferences prints the tour with trees and folds; no argument and --plain print the tour")
  func commands() {
    for (line, text) in [
      ("tour --preferences", Self.wholeText), ("", Self.text), ("--plain", Self.text),
    ] {
      let run = playground(line)
      run.expectOutput()
      #expect(run.output == text)
    }
  }
}
