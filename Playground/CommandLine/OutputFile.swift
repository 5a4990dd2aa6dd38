import Foundation

/// A file that a command writes and then names.
@MainActor struct OutputFile {
  let path: String

  func write(_ text: String, _ console: Console) -> Int32 { write(Data(text.utf8), console) }

  func write(_ data: Data, _ console: Console) -> Int32 {
    do {
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      console.complain(
        "\(MessageText.line(path)): cannot be written; expected a path in a folder that exists")
      return ExitCode.unusable
    }
    console.line("\(MessageText.line(path)): \(data.count) bytes")
    return ExitCode.success
  }
}
