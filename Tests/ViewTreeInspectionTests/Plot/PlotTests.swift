import Foundation
import Testing
import ViewTree

@testable import ViewTreeInspection

@Suite("Plots and diagrams")
struct PlotTests {
  /// Ten moments a tenth of a second apart: pulled by 10 more each, armed from 60 on.
  private var recording: Recording {
    let moments = (0..<10).map { number in
      var moment = RecordedMoment(number: number, seconds: 2 + Double(number) / 10, cause: .finger)
      let isArmed = number > 6
      moment.machine = RecordedMoment.Machine(
        system: "Test", state: isArmed ? "far" : "near", phase: isArmed ? .armed : .pulling,
        pull: Double(number) * 10, threshold: 60,
        rules: number == 7
          ? [.init(side: .header, step: .armed, text: "pull 70 > 60 & more")] : [])
      return moment
    }
    return Recording(
      scene: "test", screen: .zero, isDark: false, framesPerSecond: 10, moments: moments)
  }

  @Test("time begins at the first moment, and a phase lasts from its first frame to its last")
  func track() {
    let track = PlotTrack(recording, name: "test")
    #expect(track.samples.first?.seconds == 0)
    #expect(track.threshold == 60)
    #expect(track.phases.map(\.phase) == [.pulling, .armed])
    #expect(track.phases.map(\.range) == [0...6, 7...9])
    #expect(track.callbacks.map(\.index) == [7])
  }

  @Test("a plot has a title on every shape, words of equal content and no address but its language")
  func plot() {
    let picture = PlotPicture([PlotTrack(recording, name: "test")], title: "Pull <over> time")
    let svg = picture.text
    #expect(svg == picture.text)
    #expect(drawnLines(svg).untitled == [])
    #expect(svg.contains("Pull &lt;over&gt; time"))
    #expect(svg.contains("pull 70 &gt; 60 &amp; more"))
    #expect(picture.words.contains("armed from 0.7 to 0.9 s"))
    #expect(svg.components(separatedBy: "://").count == 2)
    #expect(!svg.contains("<script") && !svg.contains("@font-face"))
  }

  @Test("in a page the words of a plot and of a machine are beside the picture, whole")
  func figures() {
    let plot = PlotPicture([PlotTrack(recording, name: "test")], title: "pull").figure.text
    let diagram = StateDiagram(
      name: "test", states: ["near", "far"],
      transitions: [.init("near", "far", when: "pull > 60")])
    let machine = StatePicture(diagram, steps: []).figure.text
    for (figure, words) in [
      (plot, "<li class=\"quiet\">1  pull 70 &gt; 60 &amp; more</li>"),
      (machine, "<li class=\"quiet\">a  near to far: pull &gt; 60; never taken</li>"),
    ] {
      let parts = figure.components(separatedBy: "</svg>")
      #expect(parts.count == 2 && parts[1].contains(words), "\(figure)")
      #expect(!parts[0].contains(">1  pull") && !parts[0].contains(">a  near"))
    }
  }

  @Test("a finger far beyond the content is drawn whole, below the upper edge")
  func wholeFinger() throws {
    let moments = (0..<10).map { number in
      var moment = self.recording[number]
      let way = CGSize(width: 0, height: 332.0 * Double(number) / 9)
      moment.finger = RecordedMoment.Finger(place: .zero, translation: way)
      return moment
    }
    let recording = Recording(
      scene: "test", screen: .zero, isDark: false, framesPerSecond: 10, moments: moments)
    let svg = PlotPicture([PlotTrack(recording, name: "test")], title: "far").text
    let line = try #require(svg.split(separator: "\n").first { $0.contains("<title>the finger") })
    let path = try #require(line.firstMatch(of: /d="([^"]*)"/)).output.1
    let heights = path.split { "ML".contains($0) }.compactMap {
      $0.split(separator: " ").last.flatMap { Double($0) }
    }
    #expect(heights.count == 10)
    // The drawn area begins at 18, and no two of the ten places are one.
    #expect(heights.allSatisfy { $0 > 18 } && Set(heights).count == 10)
  }

  @Test("of several tracks each has its name at its line, and marks of one place stand apart")
  func namedCurves() throws {
    let tracks = ["first", "second", "third"].map { PlotTrack(recording, name: $0) }
    let svg = PlotPicture(tracks, title: "three").text
    for (index, name) in ["first", "second", "third"].enumerated() {
      let names = svg.split(separator: "\n").filter { $0.contains("class=\"vt-name vt-\(index)\"") }
      #expect(names.count == 1 && names.allSatisfy { $0.contains(">\(name)<") })
      #expect(svg.contains("<path class=\"vt-curve vt-\(index)\""))
    }
    let marks = svg.matches(of: /<circle class="vt-dot vt-[0-9]" cx="([^"]*)" cy="([^"]*)" r="8"/)
    #expect(Set(marks.map { "\($0.output.1) \($0.output.2)" }).count == 3)
  }

  @Test("a taken transition has its number, one that was never taken says so")
  func machine() {
    let diagram = StateDiagram(
      name: "test", states: ["near", "far", "gone"],
      transitions: [
        .init("near", "far", when: "pull > 60"), .init("far", "gone", when: "it is let go"),
      ])
    let steps = StateDiagram.steps(of: recording)
    #expect(steps == [StateDiagram.Step(moment: 7, from: "near", to: "far")])
    let picture = StatePicture(diagram, steps: steps)
    #expect(picture.words.contains("near to far when pull > 60: taken as number 1"))
    #expect(picture.words.contains("far to gone when it is let go: never taken"))
    #expect(picture.text.contains("state gone, never reached"))
    #expect(drawnLines(picture.text).untitled == [])
  }

  @Test("key moments are the first, the furthest, the rules and the last, in order of time")
  func keyMoments() {
    let keys = KeyMoment.chosen(from: recording)
    #expect(keys.map(\.moment) == [0, 7, 9])
    #expect(keys.map(\.title) == ["at rest", "pull 70 > 60 & more", "as far as it goes"])
  }
}
