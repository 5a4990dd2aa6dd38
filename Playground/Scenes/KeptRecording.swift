import Foundation
import RefreshSystems
import ViewTreeInspection

/// A recording in a file, named in the place of a scene.
struct KeptRecording {
  let recording: Recording

  /// The recording that the first word names; nil where it names no file of recordings, but a scene.
  ///
  /// - Errors: `BadArgument` with file, place and reason for a file that is no recording, and for words
  ///   after it: a recording has its gesture in it.
  init?(_ words: [String]) throws {
    guard let path = words.first, path.hasSuffix(".json") else { return nil }
    guard words.count == 1 else {
      throw BadArgument(
        given: "'\(words[1])' after a recording", accepted: "the recording's path alone",
        nearest: path)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BadArgument(
        given: "\(MessageText.quoted(path)), which cannot be read", accepted: Self.accepted,
        nearest: "record LKRefresh pull-140-release -o \(path)")
    }
    do {
      recording = try Recording(json: data, file: URL(filePath: path).lastPathComponent)
    } catch {
      throw BadArgument(
        given: error.description, accepted: Self.accepted,
        nearest: "record LKRefresh pull-140-release -o pull.json")
    }
  }

  private static let accepted = "a file of the form \(Recording.schema), as record writes it"

  /// The moment of an option, the first one without.
  ///
  /// - Errors: `BadArgument` for what is no moment of the recording.
  func moment(_ text: String?) throws -> RecordedMoment {
    let number = text.map { Int($0) ?? -1 } ?? 0
    guard (0..<recording.count).contains(number) else {
      throw BadArgument(
        given: text.map { "--at \($0)" } ?? "a recording without moments",
        accepted: "a moment from 0 to \(recording.count - 1)",
        nearest: "--at \(number < 0 ? 0 : recording.count - 1)")
    }
    return recording[number]
  }

  /// The refresh system that was recorded; nil for another scene.
  var system: RefreshSystemName? {
    guard recording.count > 0 else { return nil }
    return recording[0].machine.flatMap { RefreshSystemName(rawValue: $0.system) }
  }

  /// The recording as a page, without the explanations, for which the scene is asked.
  var page: Page {
    var run = Page.Run(name: recording.scene, recording: recording)
    run.diagram = system.map(RefreshDiagrams.diagram)
    return Page(title: recording.scene, runs: [run])
  }
}
