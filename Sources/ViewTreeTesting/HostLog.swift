import UIKit
import ViewTreeInspection

/// The events of a host since it was made: its test's calls, and a recording.
@MainActor
final class HostLog {
  private let recorder: Recorder
  /// Each call with the number of the moment before which it was made.
  private var calls: [(moment: Int, words: String)] = []

  init(_ host: ViewHost) {
    recorder = Recorder(host)
  }

  var recording: Recording { recorder.recording }

  func note(_ words: String) {
    calls.append((recording.count, words))
    if calls.count > 2 * Self.mostEvents { calls.removeFirst(Self.mostEvents) }
  }

  /// The last twenty lines: calls, the state that they changed and the actions that ran.
  var events: String {
    let last = recording.count - 1
    let from = max(0, last - Self.momentsLookedAt)
    var lines: [String] = []
    for number in from...max(from, last + 1) {
      for call in calls where call.moment == number || (number == from && call.moment < from) {
        lines.append(call.words)
      }
      guard number <= last, number >= 0 else { continue }
      lines += changes(recording[number])
    }
    return lines.suffix(Self.mostEvents).joined(separator: "\n")
  }

  private func changes(_ moment: RecordedMoment) -> [String] {
    let time = "  \(ValueText.number(Double(moment.seconds))) s"
    return moment.actions.map { "\(time) action \($0.name)" }
      + moment.state.map { "\(time) state \($0.type): \($0.old) becomes \($0.new)" }
      + moment.warnings.map { "\(time) warning: \($0)" }
  }

  private static let mostEvents = 20
  private static let momentsLookedAt = 200
}

extension ViewHost {
  /// Logs a call of the test, with the present virtual time.
  func note(_ words: @autoclosure () -> String) {
    log?.note("\(ValueText.number(now)) s \(words())")
  }

  /// The files that document a failure at this moment.
  var failureFiles: [(name: String, ending: String, text: String)] {
    var files = [
      (name: "screen", ending: "svg", text: svg(lines: true)),
      (name: "tree", ending: "txt", text: text()),
    ]
    guard let log else { return files }
    files.append(("events", "txt", log.events))
    if log.recording.count > 0 {
      let run = Page.Run(name: "test", recording: log.recording)
      let page = Page(title: "The test's screen", runs: [run], opensAtEnd: true)
      files.append(("recording", "html", page.html))
    }
    return files
  }
}
