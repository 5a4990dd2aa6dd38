import Foundation

/// A package that is written into a folder of somebody's own, and never over anything.
@MainActor struct NewPackage {
  let folder: URL
  /// Paths below the folder with their texts, in the order in which they are named.
  let files: [(path: String, text: String)]
  /// The commands to type next, a line each.
  let next: [String]

  /// The folder as it was typed, made absolute.
  static func folder(_ path: String) -> URL { URL(fileURLWithPath: path).standardizedFileURL }

  /// Writes the files and says so.
  ///
  /// - Errors: `BadArgument` where the folder holds anything or cannot be made.
  func write(_ console: Console) throws -> Int32 {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard found.isEmpty, !isFile else {
      throw BadArgument(
        given: "\(folder.path), which holds \(isFile ? "a file" : "\(found.count) entries")",
        accepted: "a folder that is empty or does not exist", nearest: "new \(folder.path)-2")
    }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
      } catch {
        console.complain("\(url.path): cannot be written (\(error.localizedDescription))")
        return ExitCode.unusable
      }
      console.line("wrote \(url.path)")
    }
    console.line()
    for line in next { console.line(line) }
    return ExitCode.success
  }

  private var isFile: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  /// A path as it stands in a Swift literal.
  nonisolated static func literal(_ path: String) -> String {
    path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
  }

  /// A folder's name as the name of a package: letters, digits and strokes.
  static func name(of folder: URL) -> String {
    let letters = folder.lastPathComponent.map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "-"
    }
    let name = String(letters).split(separator: "-").joined(separator: "-")
    return name.isEmpty ? "Screens" : name
  }
}
