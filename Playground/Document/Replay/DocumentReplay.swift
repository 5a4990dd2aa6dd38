import Foundation

/// The port's side of a document's run: it takes the same steps, receives the same evaluations, and
/// is compared after each.
@MainActor protocol DocumentReplay: SendableMetatype {
  /// The steps for document and port: pulls, then random ones, the same in every run.
  static var steps: [DocumentStep] { get }
  /// The names of the host's flags among the values that a step may set.
  static var flags: Set<String> { get }
  /// The values of the port's view when its host passes no arguments; empty if it has none.
  static var defaults: [(name: String, value: String)] { get }

  init(setting: [String: Double], defaults: [String])
  mutating func write(_ flag: String, _ value: Bool)
  /// The document's code has evaluated a change.
  mutating func evaluate(_ event: [String])
  func compare(_ comparison: inout StateComparison)

  /// Reads the content offset in a change, where each change of it is told and nothing else is in it;
  /// nil for a document that tells none.
  static var toldOffset: (([String]) -> Double?)? { get }
  /// The changes made by a step of a pull, in words.
  static func changes(from old: DriverStates.Step, to new: DriverStates.Step) -> [String]
  /// Where the content is, in words.
  static func place(in step: DriverStates.Step, since start: DriverStates.Step) -> String
}

/// The memory of a document's code beside that of the port.
struct StateComparison {
  let step: DriverStates.Step
  private(set) var found: [String] = []

  mutating func check(_ name: String, _ port: some CustomStringConvertible) {
    compare(name, port.description) { $0 == port.description }
  }

  mutating func note(_ differences: [String]) { found += differences }

  /// A call that was never made is not reported.
  mutating func checkCount(_ name: String, _ port: Int) {
    let document = step.state[name] ?? "0"
    if document != "\(port)" { found.append("\(name) is \(document), port \(port)") }
  }

  /// Numbers that may differ slightly with the order of addition.
  mutating func checkNumber(_ name: String, _ port: Double) {
    compare(name, "\(port)") { abs((Double($0) ?? .nan) - port) <= 1e-6 }
  }

  /// A view's frame in the laid-out tree, and the bounds that the document's code received last.
  mutating func checkFrame(_ name: String, _ bounds: String?) {
    compare("\(name) frame", bounds ?? "none") { $0 == bounds }
  }

  private mutating func compare(_ name: String, _ port: String, _ isEqual: (String) -> Bool) {
    let document = step.state[name]
    if !(document.map(isEqual) ?? false) {
      found.append("\(name) is \(document ?? "not told"), port \(port)")
    }
  }
}

extension DocumentReplay {
  static var toldOffset: (([String]) -> Double?)? { nil }

  /// Markers that are not where a step has moved the content, or say nothing of it. Document and port
  /// both take the engine's word for where they are.
  private static func misplaced(
    _ told: DriverStates.Step, from old: Double, to offset: Double
  ) -> [String] {
    guard let toldOffset else { return [] }
    if let seen = told.events.last.flatMap(toldOffset) {
      return abs(seen - offset) < 1e-6
        ? [] : ["the markers are where offset \(seen.shown) puts them, not \(offset.shown)"]
    }
    return abs(offset - old) < 1e-6
      ? [] : ["no change was told when the content offset became \(offset.shown)"]
  }

  /// Performs all steps on the port, and compares it with the driver's report.
  ///
  /// A step counts when the document evaluated a change or the host wrote.
  ///
  /// - Parameter hasFinger: whether the engine moved the content itself; one without a finger must
  ///   show the offsets that it was given.
  static func report(of states: DriverStates, hasFinger: Bool) -> DriverReport {
    var report = DriverReport()
    if !defaults.isEmpty {
      report.step(
        "defaults",
        zip(defaults, states.defaults).filter { $0.0.value != $0.1 }
          .map { "\($0.0.name) is \($0.1), port \($0.0.value)" })
    }
    var port = Self(setting: [:], defaults: states.defaults)
    var screen = ""
    var offset = 0.0
    var finger = ""
    var (first, last) = (DriverStates.Step(), DriverStates.Step())
    for (index, (step, told)) in zip(steps, states.steps).enumerated() {
      var hasWritten = false
      var isPull = false
      switch step {
      case .screen(let setting):
        port = Self(setting: setting, defaults: states.defaults)
        screen = setting.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.shown)" }
          .joined(separator: ", ")
        (first, last) = (told, told)
        (finger, offset) = ("up", 0)
      case .set(let name, let value) where flags.contains(name):
        port.write(name, value != 0)
        hasWritten = true
      case .set, .touch: break
      case .drag(let way, _): (finger, isPull) = (way.shown, true)
      case .lift: finger = "up"
      case .rest: isPull = true
      }
      for event in told.events { port.evaluate(event) }
      var comparison = StateComparison(step: told)
      port.compare(&comparison)
      if !hasFinger, let next = step.offset {
        comparison.note(misplaced(told, from: offset, to: next))
        offset = next
      }
      if hasWritten || !told.events.isEmpty || !comparison.found.isEmpty {
        report.step("\(step.line), \(screen)", comparison.found)
      }
      guard isPull else { continue }
      var words = changes(from: last, to: told)
      if finger == "up", case .rest = step, !(index + 1 < steps.count && steps[index + 1].isRest) {
        words.append("at rest")
      }
      for what in words {
        report.pull.append("\(what): finger \(finger), \(place(in: told, since: first))")
      }
      last = told
    }
    if states.steps.count < steps.count {
      report.step(
        "the end", ["the document's code told \(states.steps.count) of \(steps.count) steps"])
    }
    return report
  }
}

extension DocumentStep {
  fileprivate var isRest: Bool { if case .rest = self { true } else { false } }

  /// The content offset at the step's end; nil for a step that moves nothing.
  fileprivate var offset: Double? {
    switch self {
    case .drag(_, let offset), .rest(let offset): offset
    default: nil
    }
  }
}

extension Double {
  /// A length with one decimal.
  var shown: String { "\((self * 10).rounded() / 10)" }
}
