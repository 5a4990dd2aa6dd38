import Testing

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

  private func shapesWithoutTitle(_ svg: String) -> Int {
    svg.split(separator: "\n").filter { line in
      ["<path", "<circle", "<rect", "<text"].contains { line.contains($0) }
        && !line.contains("<title>") && !line.contains("<pattern") && !line.contains("<marker")
    }.count
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
    #expect(shapesWithoutTitle(svg) == 0)
    #expect(svg.contains("Pull &lt;over&gt; time"))
    #expect(svg.contains("pull 70 &gt; 60 &amp; more"))
    #expect(picture.words.contains("armed from 0.7 to 0.9 s"))
    #expect(svg.components(separatedBy: "://").count == 2)
    #expect(!svg.contains("<script") && !svg.contains("@font-face"))
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
    #expect(shapesWithoutTitle(picture.text) == 0)
  }

  @Test("key moments are the first, the furthest, the rules and the last, in order of time")
  func keyMoments() {
    let keys = KeyMoment.chosen(from: recording)
    #expect(keys.map(\.moment) == [0, 7, 9])
    #expect(keys.map(\.title) == ["at rest", "pull 70 > 60 & more", "as far as it goes"])
  }
}
