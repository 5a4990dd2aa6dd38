import ViewTree

/// The part of a page that needs no script: key moments as pictures with their text, the plot and the
/// machine. It is what is printed, on two sheets.
struct PageHandout {
  private let runs: [Page.Run]
  private let slider: Page.Slider?

  /// Of all runs together, so that two sheets have room for them.
  private static let most = 6

  init(runs: [Page.Run], slider: Page.Slider?) {
    self.runs = runs
    self.slider = slider
  }

  var html: Markup {
    let figures = figures
    let half = (figures.count + 1) / 2
    let first = Array(figures.prefix(half)).joined(separator: "\n")
    let second = Array(figures.dropFirst(half)).joined(separator: "\n")
    return """
      <div class="sheet">
      <div class="moments">
      \(first)
      </div>
      \(plot)
      </div>
      <div class="sheet">
      <div class="moments">
      \(second)
      </div>
      \(machine)
      </div>
      """
  }

  private var figures: [Markup] {
    let each = max(1, Self.most / max(1, runs.count))
    return runs.enumerated().flatMap { index, run -> [Markup] in
      let recording = run.recording
      if slider != nil { return valueFigures(run) }
      // A run with one picture does not show its first moment, which is alike in all runs.
      let moments = KeyMoment.chosen(from: recording, most: max(each, 2))
      return moments.suffix(each).enumerated().map { place, key in
        let caption = [runs.count > 1 ? run.name : "", key.title].filter { !$0.isEmpty }
        return figure(
          recording[key.moment], of: recording, prefix: "h\(index)-\(place)-",
          caption: caption.joined(separator: ": "))
      }
    }
  }

  /// Six values of a slider, evenly spread.
  private func valueFigures(_ run: Page.Run) -> [Markup] {
    guard let slider, run.recording.count > 0 else { return [] }
    let last = run.recording.count - 1
    return (0..<Self.most).map { part in
      let number = last * part / (Self.most - 1)
      let value = ValueText.number(slider.values[number])
      return figure(
        run.recording[number], of: run.recording, prefix: "h\(part)-",
        caption: "\(slider.label) \(value) \(slider.unit)")
    }
  }

  private func figure(
    _ moment: RecordedMoment, of recording: Recording, prefix: String, caption: String
  ) -> Markup {
    let picture = SVGPicture(
      moment.drawing(
        title: "\(recording.scene), moment \(moment.number)", screen: recording.screen,
        isDark: recording.isDark), prefix: prefix)
    let lines = facts(of: moment).map { fact -> Markup in "<li>\(fact)</li>" }.joined()
    return """
      <figure>
      \(picture.markup())<figcaption><strong>\(caption)</strong>
      <ul>\(lines)</ul></figcaption>
      </figure>
      """
  }

  /// The moment in words: when, finger, scroll, phase, rules, and what was read of preferences.
  private func facts(of moment: RecordedMoment) -> [String] {
    let number = { (value: Double) in ValueText.number(value, decimals: 2) }
    var facts: [String] = []
    if slider == nil { facts.append("moment \(moment.number), \(number(moment.seconds)) s") }
    if let finger = moment.finger {
      facts.append("finger \(number(Double(finger.translation.height))) below where it came down")
    }
    if let pull = moment.pull, slider == nil { facts.append("content pulled \(number(pull))") }
    if let machine = moment.machine {
      facts.append("state \(machine.state), threshold \(number(machine.threshold))")
      facts += machine.rules.map(\.text)
    }
    facts += moment.reads.prefix(2).map { "\($0.key) read: \(Self.shortened($0.value))" }
    return facts
  }

  private static func shortened(_ text: String) -> String {
    text.count <= 90 ? text : text.prefix(87) + "..."
  }

  private var plot: Markup {
    let tracks = runs.map { PlotTrack($0.recording, name: $0.name) }
    guard slider == nil, tracks.contains(where: { $0.samples.count > 1 }) else { return "" }
    return PlotPicture(tracks, title: "Pull over time", prefix: "hp").figure
  }

  private var machine: Markup {
    guard runs.count == 1, let run = runs.first, let diagram = run.diagram else { return "" }
    return StatePicture(diagram, steps: StateDiagram.steps(of: run.recording), prefix: "hm")
      .figure
  }
}
