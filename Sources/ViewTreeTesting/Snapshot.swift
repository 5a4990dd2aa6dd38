import UIKit
import ViewTreeInspection

/// The format in which a snapshot of a host is stored.
public enum SnapshotForm: String, Sendable {
  /// The tree as text, `host.text()`.
  case text = "txt"
  /// The view as it would look, `host.svg()`.
  case svg
  /// Everything known about the present moment, as a recording.
  case recording = "json"
}

/// Expects a host to match a file next to the test.
///
/// The file is `__Snapshots__/TESTFILE/FUNCTION.txt` (`.svg`, `.json`), with the snapshot's name
/// before the extension where one is given. If there is none it is written, with a warning that
/// names it, and the test continues. From then on it is compared; a difference is an issue, and the
/// file stays as it is. The test's record gets the reference, the current state and a picture of
/// the difference.
///
/// The files belong to the tests and not to the build: `exclude: ["__Snapshots__"]` in the
/// manifest's test target keeps the build from warning about them.
///
/// The environment variable `VIEWTREE_SNAPSHOTS` overrides this: `write` rewrites every file that
/// differs and warns of it; `compare` never writes, so that a missing file fails on a CI server.
///
/// - Parameter name: distinguishes several snapshots of one test.
@MainActor
public func expectSnapshot(
  of host: ViewHost, as form: SnapshotForm, named name: String? = nil, function: String = #function,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text =
    switch form {
    case .text: host.text() + "\n"
    case .svg: host.svg(titled: name ?? function)
    case .recording:
      String(decoding: host.presentMoment(named: name ?? function).json(), as: UTF8.self)
    }
  SnapshotFile(filePath, function, name, form).expect(text, sourceLocation) { kept in
    switch form {
    case .text: MarkedPicture.frames(from: kept, to: text, over: host)
    case .svg: MarkedPicture.difference(from: kept, to: text, size: host.size)
    case .recording: nil
    }
  }
}

/// Expects a recording to match a file next to the test; see ``expectSnapshot(of:as:named:)``.
@MainActor
public func expectSnapshot(
  of recording: Recording, named name: String? = nil, function: String = #function,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  SnapshotFile(filePath, function, name, .recording)
    .expect(String(decoding: recording.json(), as: UTF8.self), sourceLocation)
}

extension ViewHost {
  /// A recording of one moment.
  fileprivate func presentMoment(named title: String) -> Recording {
    let recorder = Recorder(self, named: title)
    recorder.stop()
    return recorder.recording
  }
}

/// The file that stores a snapshot.
struct SnapshotFile {
  private let url: URL
  private let form: SnapshotForm

  init(_ testFile: String, _ function: String, _ name: String?, _ form: SnapshotForm) {
    let test = URL(fileURLWithPath: testFile)
    let words = [function.prefix { $0 != "(" }.description, name].compactMap { $0 }
    url = test.deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent(
        words.map(\.asFileName).joined(separator: ".") + "." + form.rawValue)
    self.form = form
  }

  /// The treatment of files that the environment variable selects.
  private enum Mode: String {
    case write, compare
  }

  /// - Parameter picture: makes a picture of the difference between the current state and the
  ///   stored text; nil where there is none.
  func expect(
    _ text: String, _ location: SourceLocation,
    picture: (_ kept: String) -> String? = { _ in nil }
  ) {
    let mode = ProcessInfo.processInfo.environment["VIEWTREE_SNAPSHOTS"].flatMap(Mode.init)
    guard let kept = try? String(contentsOf: url, encoding: .utf8) else {
      if mode == .compare {
        return report(
          "there is no snapshot \(url.path), and none is written here", at: location)
      }
      return write(
        text, "written for the first time; look at it, and keep it with the test", location)
    }
    if kept == text { return }
    if mode == .write { return write(text, "written again, since it differed", location) }
    report(
      """
      the snapshot \(url.path) differs:
      \(difference(from: kept, to: text))
      If it is meant to, take it over: VIEWTREE_SNAPSHOTS=write swift test --filter TESTNAME, and keep
      the file. With --attachments-path FOLDER the reference, what was found and the marked difference
      are files.
      """, at: location)
    let name = url.lastPathComponent
    Attachment.record(kept, named: "reference-" + name, sourceLocation: location)
    Attachment.record(text, named: "found-" + name, sourceLocation: location)
    if let picture = picture(kept) {
      let name = url.deletingPathExtension().lastPathComponent + ".svg"
      Attachment.record(picture, named: "difference-" + name, sourceLocation: location)
    }
  }

  private func write(_ text: String, _ reason: String, _ location: SourceLocation) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      report("the snapshot \(url.path) was \(reason).", .warning, at: location)
    } catch {
      report(
        "the snapshot \(url.path) cannot be written: \(error.localizedDescription)", at: location)
    }
  }

  private func difference(from kept: String, to found: String) -> String {
    if form == .recording, let words = RecordingDifference(from: kept, to: found).words {
      return words
    }
    return LineDifference(from: kept, to: found).text
  }
}
