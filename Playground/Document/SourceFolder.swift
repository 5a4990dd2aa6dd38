import Foundation

// A folder of texts: read, and written so that a file that stays the same is not touched.

extension URL {
  /// The text of a file below the folder; nil where it cannot be read.
  func text(of path: String) -> String? {
    try? String(contentsOf: appendingPathComponent(path), encoding: .utf8)
  }

  /// Writes a file below the folder, and the folders around it; an unchanged file is left alone.
  func put(_ text: String, at path: String) throws {
    let file = appendingPathComponent(path)
    let bytes = Data(text.utf8)
    if (try? Data(contentsOf: file)) == bytes { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  /// Removes what else a folder below this one holds.
  func removeAll(below path: String, but names: some Sequence<String>) throws {
    let folder = appendingPathComponent(path)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !names.contains(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension String {
  /// The file that a path leads to, following links; the path itself where there is none.
  var resolvingLinks: String {
    guard let target = realpath(self, nil) else { return self }
    defer { free(target) }
    return String(cString: target)
  }
}
