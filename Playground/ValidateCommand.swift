import Foundation
import RefreshSystems
import RefreshTraces

/// The command `validate PATH...`: replays trace files through the five systems.
///
/// Lines go to standard output, the last one `validated GOOD/TOTAL`; complaints about files go to
/// standard error.
///
/// - Parameter paths: at least one, as the command table sees to; a directory means its `*.json`.
/// - Returns: the exit code: 0 all good, 1 a difference, 2 something that cannot be replayed.
@MainActor func validateCommand(paths: [String], console: Console) -> Int32 {
  var validation = TraceValidation()
  for path in paths {
    do {
      for file in try traceFiles(at: path) {
        replay(file, in: &validation)
      }
    } catch {
      validation.complain(error)
    }
  }
  let report = validation.finished()
  report.complaints.forEach { console.complain($0) }
  // At once: a reader that leaves after the line it looked for does not change the exit code.
  console.line(report.lines.joined(separator: "\n"))
  return report.exitCode
}

@MainActor private func replay(_ file: String, in validation: inout TraceValidation) {
  do {
    validation.validate(file: file, text: try traceText(of: file))
  } catch {
    validation.complain(error)
  }
}

/// The file itself, or a directory's `*.json` in the order of their names.
private func traceFiles(at path: String) throws(TraceFileError) -> [String] {
  var isDirectory: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
    throw TraceFileError(
      file: path, place: nil, reason: "does not exist, expected a file or a directory")
  }
  guard isDirectory.boolValue else { return [path] }
  guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
    throw TraceFileError(file: path, place: nil, reason: "the directory cannot be read")
  }
  let folder = path.hasSuffix("/") ? path : path + "/"
  return names.filter { $0.hasSuffix(".json") }.sorted().map { folder + $0 }
}

private func traceText(of file: String) throws(TraceFileError) -> String {
  guard let data = FileManager.default.contents(atPath: file) else {
    throw TraceFileError(file: file, place: nil, reason: "cannot be read, check its permissions")
  }
  guard let text = String(data: data, encoding: .utf8) else {
    throw TraceFileError(file: file, place: nil, reason: "not UTF-8 text")
  }
  return text
}
