import RefreshSystems
import SwiftUI
import ViewTreeInspection

/// The motion of a finger on a screen, up to the moment that is shown.
///
/// - Units: points of the content beyond its end, after the rubber band.
enum FingerMotion {
  case rest
  /// Pulled this far, the finger still down; scrolled on for a pull below 0.
  case pulled(CGFloat)
  /// Pulled this far and released, this many seconds ago.
  case letGo(CGFloat, seconds: Double)
  /// Pulled this far and dragged back to the beginning, the finger still down.
  case back(CGFloat)
  /// Scrolled this far beyond the end of the content, the finger still down.
  case beyondEnd(CGFloat)

  /// `pulled by 40`.
  var words: String {
    func text(_ value: CGFloat) -> String { Prose.number(Double(value)) }
    return switch self {
    case .rest: "at rest"
    case .pulled(let pull) where pull < 0: "scrolled by \(text(-pull))"
    case .pulled(let pull): "pulled by \(text(pull))"
    case .letGo(let pull, let seconds):
      "let go at \(text(pull)), \(ValueText.number(seconds)) s ago"
    case .back(let pull): "pulled to \(text(pull)) and back"
    case .beyondEnd(let distance): "\(text(distance)) beyond its end"
    }
  }

  var isAtEnd: Bool {
    if case .beyondEnd = self { true } else { false }
  }

  /// The touches, and the seconds after them.
  ///
  /// - Parameter toEnd: how far the content can be scrolled within its limits. Points.
  @MainActor func path(toEnd: CGFloat) -> (path: TouchPath, rest: Double)? {
    func travel(_ pull: CGFloat) -> CGFloat {
      pull > 0 ? RubberBand.pull(offset: pull, viewport: RefreshScenes.screen.height) : pull
    }
    func script(
      from y: CGFloat, by distances: [CGFloat], isLifted: Bool = false
    ) -> TouchPath {
      let x = RefreshScenes.screen.width / 2
      let steps = distances.flatMap { distance in
        [
          GestureScript.Step.move(
            to: CGPoint(x: x, y: y + distance), seconds: 1, curve: .linear), .hold(seconds: 0.2),
        ]
      }
      return GestureScript(
        steps: [.down(CGPoint(x: x, y: y))] + steps + (isLifted ? [.up] : [])
      ).path()
    }
    return switch self {
    case .rest: nil
    case .pulled(let pull): (script(from: pull < 0 ? 400 : 100, by: [travel(pull)]), 0)
    case .letGo(let pull, let seconds):
      (script(from: 100, by: [travel(pull)], isLifted: true), seconds)
    case .back(let pull): (script(from: 100, by: [travel(pull), 0]), 0)
    case .beyondEnd(let distance):
      (script(from: 500, by: [-toEnd - travel(distance)]), 0)
    }
  }
}

/// A screen in the middle of a gesture: the scene that a question is about.
///
/// It is laid out on first access.
/// - Units: points.
@MainActor final class PulledScene {
  /// In words: which system, and the finger's action.
  let title: String
  /// The finger's part of the title; empty for another list.
  let motion: String
  /// The end of the screen to look at.
  let visible: CGRect
  private let make: () -> (stage: LessonStage, scene: (any RefreshScene)?)
  private lazy var made = make()

  private static let visibleHeight: CGFloat = 240
  private static let mostRows = 3

  /// - Parameter stage: lays out a list that is not a published system.
  init(title: String, visible: CGRect, stage: @escaping () -> LessonStage) {
    self.title = title
    motion = ""
    self.visible = visible
    make = { (stage(), nil) }
  }

  /// One of the five systems under a finger.
  ///
  /// - Parameters:
  ///   - remark: appears in the title, after the system's number.
  ///   - prepare: changes the system's screen before the finger comes down.
  init(
    _ system: RefreshSystemName, _ motion: FingerMotion, remark: String = "",
    prepare: @escaping (any RefreshScene) -> Void = { _ in }
  ) {
    let screen = RefreshScenes.screen
    title = "document \(system.number)\(remark), \(motion.words)"
    self.motion = motion.words
    visible = CGRect(
      x: 0, y: motion.isAtEnd ? screen.height - Self.visibleHeight : 0, width: screen.width,
      height: Self.visibleHeight)
    make = {
      let scene = RefreshScenes.scene(of: system)
      prepare(scene)
      scene.host.settle()
      let toEnd = (scene.frame(of: .footer)?.minY ?? screen.height) - screen.height
      if let (path, rest) = motion.path(toEnd: toEnd) { scene.host.play(path, rest: rest) }
      return (LessonStage(scene), scene)
    }
  }

  var stage: LessonStage { made.stage }

  /// The system on the screen; nil for another list.
  var system: (any RefreshScene)? { made.scene }

  /// The list, the views at its ends, and the first visible rows, from above.
  private(set) lazy var names: [String] = {
    let nodes = stage.moment.nodes
    let all = nodes.flatMap(\.identifiers)
    let parts = [RefreshSide.header, .footer].compactMap { system?.identifier(of: $0) }
    let rows = all.filter { name in
      name.hasPrefix("row ") && stage.frame(name).midY > visible.minY
        && stage.frame(name).midY < visible.maxY
    }
    let shown = (parts + ["latch"]).filter { name in
      stage.has(name) && stage.frame(name).intersects(visible)
    }
    return all.filter { $0.hasSuffix("list") }.prefix(1) + shown + rows.prefix(Self.mostRows)
  }()

  /// A name without the system's own in front of it: `header` for `LKRefresh.header.parts`.
  static func shortName(_ name: String) -> String {
    let parts = name.split(separator: ".")
    return parts.count > 1 ? String(parts[1]) : name
  }

  /// The visible part, drawn with characters: the named views and the finger.
  func picture(columns: Int, rows: Int, selected: String? = nil) -> [String] {
    var picture = PhonePicture(size: visible.size, columns: max(1, columns), rows: max(1, rows))
    func shift(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: -visible.minX, dy: -visible.minY) }
    for name in names where !name.hasSuffix("list") {
      let isRow = name.hasPrefix("row ")
      let fill: Character =
        name == selected ? "█" : isRow ? " " : name.contains("footer") ? "░" : "▒"
      let label = isRow ? "[ \(name) ]" : " \(Self.shortName(name)) "
      picture.fill(shift(stage.frame(name)), with: fill, name: label)
    }
    if stage.host.touch.isDown, let finger = stage.host.touch.location, visible.contains(finger) {
      let place = shift(CGRect(origin: finger, size: .zero))
      picture.write("◉", in: place)
    }
    return picture.lines.withoutBorder
  }

  /// The position of each named view, one per line.
  var places: [String] {
    LessonStage.table(
      names.map { name in
        let frame = stage.frame(name)
        return [Self.shortName(name), Prose.size(frame.size), Prose.place(frame.origin)]
      })
  }

  /// The pull and the state, in the document's own word; empty for a list that is not a system.
  var state: String {
    guard let system else { return "" }
    return "pull \(Prose.number(Double(system.pull)))\(room(of: system)), \(system.state)"
  }

  /// The space that a system holds for its header; some systems count it as pulled, some do not.
  private func room(of system: any RefreshScene) -> String {
    guard system.phase(of: .header) == .refreshing, let first = firstRow else { return "" }
    let room = first - system.pull
    if room > 1 { return " and \(Prose.number(Double(room))) of room that it holds" }
    return first > 1 ? " with the room that it holds" : ""
  }

  /// Where the first row is; 0 while the list is at rest. Points.
  fileprivate var firstRow: CGFloat? {
    stage.has("row 1") ? stage.frame("row 1").minY : nil
  }

  /// The state only; empty for a list that is not a system.
  var stateWord: String { system?.state ?? "" }

  /// Why a view has its frame, and what keeps the system from asking for data.
  func chain(_ name: String) -> [String] { stage.chain(name) + verdict }

  /// The state, and the conditions that fail at each end.
  var verdict: [String] {
    guard let system else { return [] }
    return ["", "\(title): \(state)"]
      + RefreshSide.allCases.flatMap { side in
        FireExplanation.failures(
          RefreshVerdict(side, system.guards(of: side)), system, citesRules: true
        ).map(RuleWords.spelledOut)
      }
  }
}

/// The scenes shown with a question: while it is asked, and once it is answered.
@MainActor struct SceneBeside {
  let asked: [PulledScene]
  let told: [PulledScene]
  /// The finger's motion to the scenes that are told, where they are several.
  private var words = ""

  /// The same scene before and after, which gives nothing of the answer away.
  init(_ scene: PulledScene) {
    self.init(asked: scene, told: scene)
  }

  init(asked: PulledScene, told: PulledScene) {
    self.asked = [asked]
    self.told = [told]
  }

  /// All five systems: first on the way down, then where a gesture has brought them.
  init(five motion: FingerMotion) {
    asked = RefreshSystemName.allCases.map { PulledScene($0, .pulled(Self.onTheWay)) }
    told = RefreshSystemName.allCases.map { PulledScene($0, motion) }
    words = motion.words
  }

  /// Before any line of any system. Points.
  private static let onTheWay: CGFloat = 40

  /// The answered scene in lines: where every view is, or the state of each of several systems.
  var lines: [String] {
    guard let scene = told.first, told.count == 1 else {
      return ["all five, \(words); at rest row 1 is at y 0"]
        + LessonStage.table(
          told.map { scene in
            let header = scene.system?.frame(of: .header)?.minY
            let places = [("row 1", scene.firstRow), ("header", header)].map { name, y in
              y.map { "\(name) at y \(Prose.number(Double($0)))" } ?? ""
            }
            return [scene.system?.system.number ?? "", scene.stateWord] + places
          })
    }
    return [scene.title + (scene.state.isEmpty ? "" : ": \(scene.state)")] + scene.places
  }
}
