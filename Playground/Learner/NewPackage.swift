import Foundation

/// A package that is written into a new folder, and never overwrites a file.
@MainActor struct NewPackage {
  let folder: URL
  /// Paths below the folder with their texts, in the order in which they are reported.
  let files: [(path: String, text: String)]
  /// The commands to type next, one per line.
  let next: [String]

  /// The folder as it was typed, made absolute.
  static func folder(_ path: String) -> URL { URL(fileURLWithPath: path).standardizedFileURL }

  /// Writes all of the files, and only then reports them, so that a closed pipe changes nothing.
  ///
  /// - Errors: `BadArgument` if the folder is not empty.
  /// - Returns: the exit code; if a file cannot be written, none is left behind.
  func write(_ console: Console) throws -> Int32 {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let isFile = FileManager.default.fileExists(atPath: folder.path) && !folder.isFolder
    guard found.isEmpty, !isFile else {
      throw BadArgument(
        given: "\(folder.path), which holds \(isFile ? "a file" : "\(found.count) entries")",
        accepted: "a folder that is empty or does not exist",
        nearest: "new \(ShellWord.quoted(folder.path + "-2"))")
    }
    do {
      try writeFiles()
    } catch {
      console.complain(
        "\(MessageText.line(folder.path)): cannot be written (\(error.localizedDescription))")
      return ExitCode.unusable
    }
    for file in files {
      console.line("wrote \(MessageText.line(folder.appendingPathComponent(file.path).path))")
    }
    console.lines([""] + next)
    return ExitCode.success
  }

  /// Writes into a sibling folder, or a subfolder if the folder exists, and moves that into place.
  private func writeFiles() throws {
    let manager = FileManager.default
    let isThere = manager.fileExists(atPath: folder.path)
    let around = isThere ? folder : folder.deletingLastPathComponent()
    let draft = around.appendingPathComponent(".viewtree-new-\(getpid())")
    defer { try? manager.removeItem(at: draft) }
    for file in files { try draft.put(file.text, at: file.path) }
    guard isThere else { return try manager.moveItem(at: draft, to: folder) }
    let names = try manager.contentsOfDirectory(atPath: draft.path)
    do {
      for name in names {
        try manager.moveItem(
          at: draft.appendingPathComponent(name), to: folder.appendingPathComponent(name))
      }
    } catch {
      for name in names { try? manager.removeItem(at: folder.appendingPathComponent(name)) }
      throw error
    }
  }

  nonisolated static func literal(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }

  /// A folder's name as a package name: letters, digits and hyphens.
  static func name(of folder: URL) -> String {
    let letters = folder.lastPathComponent.map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "-"
    }
    let name = String(letters).split(separator: "-").joined(separator: "-")
    return name.isEmpty ? "Screens" : name
  }
}
