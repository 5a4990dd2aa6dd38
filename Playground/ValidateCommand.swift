import Foundation
import RefreshTraces

extension Command {
  static let validate = Command(
    name: "validate", usage: "validate PATH... [--scratch DIR]",
    summary:
      "replay traces (files, or folders of them) through the systems, every field; compare golden.json from a Mac",
    options: ["--scratch"]
  ) { arguments, console in
    guard !arguments.words.isEmpty else {
      throw BadArgument(
        given: "no PATH", accepted: "files of traces or of measurements, or folders of them",
        nearest: arguments.usage)
    }
    return validateCommand(
      paths: arguments.words, scratch: arguments.values["--scratch"], console: console)
  }
}

/// The command `validate PATH...`: replays trace files through the five systems. A file of another
/// system's measurements is measured again on this engine.
///
/// Lines go to standard output, the last one `validated GOOD/TOTAL`; complaints about files go to
/// standard error.
///
/// - Parameters:
///   - paths: at least one, as the command table sees to; a directory means its `*.json`.
///   - scratch: where the engine is built for measurements; nil for the folder of `document`.
/// - Returns: the exit code: 0 all good, 1 a difference, 2 something that cannot be replayed.
@MainActor func validateCommand(
  paths: [String], scratch: String? = nil, console: Console
) -> Int32 {
  var validation = TraceValidation()
  for path in paths {
    do {
      let files = try traceFiles(at: path)
      if files.isEmpty { validation.noteEmpty(path, reason: "the directory has no *.json") }
      for file in files {
        validate(file, isListed: file != path, scratch: scratch, in: &validation, console)
      }
    } catch {
      validation.complain(error)
    }
  }
  let report = validation.finished()
  report.complaints.forEach { console.complain($0) }
  // Written immediately, so that a reader that closes the pipe early does not change the exit code.
  console.line(report.lines.joined(separator: "\n"))
  return report.exitCode
}

@MainActor private func validate(
  _ file: String, isListed: Bool, scratch: String?, in validation: inout TraceValidation,
  _ console: Console
) {
  do {
    let text = try traceText(of: file, isListed: isListed)
    guard GoldenFile.isMeant(by: text) else {
      return validation.validate(file: file, text: text)
    }
    try compare(file, text: text, scratch: scratch, in: &validation, console)
  } catch {
    validation.complain(error)
  }
}

@MainActor private func compare(
  _ file: String, text: String, scratch: String?, in validation: inout TraceValidation,
  _ console: Console
) throws(TraceFileError) {
  do {
    let golden = try GoldenFile(text: text)
    let engine = try GoldenRun(scratch: scratch, console).measurements(like: golden)
    GoldenVerdict(GoldenComparison(file: golden, engine: engine)).add(to: &validation)
  } catch {
    throw failure(file, "\(error)")
  }
}

/// The file itself, or the `*.json` files of a directory, ordered by name.
private func traceFiles(at path: String) throws(TraceFileError) -> [String] {
  guard try fileKind(of: path) == S_IFDIR else { return [path] }
  guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
    throw failure(path, "the directory cannot be read")
  }
  let folder = path.hasSuffix("/") ? path : path + "/"
  return names.filter { $0.hasSuffix(".json") }.sorted().map { folder + $0 }
}

/// The text of a file. A pipe is read to its end, since a shell may pass one instead of a file.
///
/// - Parameter isListed: whether the file was found in a directory. A pipe found there may have no
///   writer, and reading it would block forever.
/// - Errors: the file is missing, unreadable, too long, or not UTF-8.
private func traceText(of file: String, isListed: Bool) throws(TraceFileError) -> String {
  let kind = try fileKind(of: file)
  guard !isListed || kind == S_IFREG else {
    throw failure(file, "is not a regular file, expected one")
  }
  guard let handle = FileHandle(forReadingAtPath: file) else {
    throw failure(file, "cannot be read, check its permissions")
  }
  defer { try? handle.close() }
  guard let data = try? handle.read(upToCount: longestTraceFile + 1) ?? Data() else {
    throw failure(file, "cannot be read to its end")
  }
  guard data.count <= longestTraceFile else {
    throw failure(file, "is longer than \(longestTraceFile) bytes, split it")
  }
  guard let text = String(data: data, encoding: .utf8) else {
    throw failure(file, "not UTF-8 text")
  }
  return text
}

/// In bytes. A larger file would not fit into memory once parsed as JSON.
private let longestTraceFile = 1 << 26

/// The file type at a path, following links: `S_IFREG`, `S_IFDIR` ...
private func fileKind(of path: String) throws(TraceFileError) -> mode_t {
  var status = stat()
  guard stat(path, &status) == 0 else {
    throw failure(path, "does not exist, expected a file or a directory")
  }
  return status.st_mode & S_IFMT
}

private func failure(_ file: String, _ reason: String) -> TraceFileError {
  TraceFileError(file: file, place: nil, reason: reason)
}
