import Foundation
import ViewTree

/// The block of data that the page's script reads, of the form `viewtree-page/1`.
///
/// Each run has its recording as the file form `viewtree-recording/1` says, without looks; the pictures
/// are beside it, drawn when the file is written.
struct PageData: Encodable {
  let schema = "viewtree-page/1"
  let title: String
  let slider: Page.Slider?
  let code: String
  let runs: [RunData]
  let plot: String
  /// True where the page begins at the last moment; nil elsewhere.
  let opensAtEnd: Bool?

  struct RunData: Encodable {
    let name: String
    let recording: RecordingFile
    let pictures: PictureTable
    /// For each moment in which somebody was asked, the order of questions and answers: a question's
    /// number counted from 1, negative for its answer.
    let steps: [String: [Int]]
    let why: WhyData
    let keys: [KeyData]
    let machine: String?
  }

  struct KeyData: Encodable {
    let moment: Int
    let title: String
  }

  init(title: String, runs: [Page.Run], slider: Page.Slider?, code: String, opensAtEnd: Bool) {
    self.title = title
    self.opensAtEnd = opensAtEnd ? true : nil
    self.slider = slider
    self.code = SwiftListing(code).markup.text
    self.runs = runs.enumerated().map { RunData($1, prefix: "r\($0)-") }
    let tracks = runs.map { PlotTrack($0.recording, name: $0.name) }
    let hasTime = slider == nil && tracks.contains { ($0.samples.last?.seconds ?? 0) > 0 }
    plot = hasTime ? PlotPicture(tracks, title: "Pull over time", prefix: "plot").figure.text : ""
  }
}

extension PageData.RunData {
  init(_ run: Page.Run, prefix: String) {
    name = run.name
    recording = RecordingFile(run.recording.withoutLooks)
    pictures = PictureTable(run.recording, prefix: prefix)
    var steps: [String: [Int]] = [:]
    for number in 0..<run.recording.count {
      let order = LayoutSteps(run.recording.steps[number].moment).steps.map {
        $0.kind == .asks ? $0.question + 1 : -$0.question - 1
      }
      if !order.isEmpty { steps["\(number)"] = order }
    }
    self.steps = steps
    why = WhyData(run.explanations)
    keys = KeyMoment.chosen(from: run.recording).map {
      PageData.KeyData(moment: $0.moment, title: $0.title)
    }
    machine = run.diagram.map {
      StatePicture($0, steps: StateDiagram.steps(of: run.recording), prefix: prefix + "m")
        .figure.text
    }
  }
}

/// Explanations, each line of which is kept once.
struct WhyData: Encodable {
  private(set) var lines: [String] = []
  /// `[moment, node, [places of lines]]`.
  private(set) var texts: [Text] = []

  struct Text: Encodable {
    let moment: Int
    let node: Int
    let lines: [Int]

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(moment)
      try list.encode(node)
      try list.encode(lines)
    }
  }

  init(_ explanations: [Page.Explained]) {
    var places: [String: Int] = [:]
    for explanation in explanations.sorted(by: { $0.moment < $1.moment }) {
      var found: [Int] = []
      for line in explanation.lines {
        if places[line] == nil {
          places[line] = lines.count
          lines.append(line)
        }
        found += [places[line] ?? 0]
      }
      texts.append(Text(moment: explanation.moment, node: explanation.node, lines: found))
    }
  }
}

extension Recording {
  /// The same recording as far as layout, values and rules go.
  var withoutLooks: Recording {
    let moments = (0..<count).map { number in
      var moment = self[number]
      for index in moment.nodes.indices { moment.nodes[index].look = nil }
      return moment
    }
    return Recording(
      scene: scene, screen: screen, isDark: isDark, framesPerSecond: framesPerSecond,
      moments: moments)
  }
}
