/// Which file of a module names what another one declares.
///
/// Swift has no imports between the files of a module; the code is read as text. Types, typealiases and
/// free functions at the top level that are not private count as declared; names after a dot are members
/// and do not count as uses.
struct ModuleStructure {
  struct Edge: Hashable {
    let user: String
    let declarer: String
  }

  /// The edges between two files each, by their paths below the module's folder.
  private(set) var edges: Set<Edge> = []

  init(of folder: String) throws {
    let files = try Repository.code.get().filter { $0.path.hasPrefix(folder + "/") }
    var declarers: [Substring: String] = [:]
    for file in files {
      let path = String(file.path.dropFirst(folder.count + 1))
      for name in file.codeLines.compactMap(Self.declaredName) { declarers[name] = path }
    }
    for file in files {
      let path = String(file.path.dropFirst(folder.count + 1))
      for line in file.codeLines {
        for name in Self.usedNames(in: line) {
          guard let declarer = declarers[name], declarer != path else { continue }
          edges.insert(Edge(user: path, declarer: declarer))
        }
      }
    }
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func",
  ]

  /// The name that a line declares at the top level, which the formatter keeps in the first column.
  private static func declaredName(in line: String) -> Substring? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard !words.contains("private"), !words.contains("fileprivate"),
      let kind = words.firstIndex(where: kinds.contains), words.first != "extension",
      kind + 1 < words.count
    else { return nil }
    return words[kind + 1]
  }

  private static func usedNames(in line: String) -> [Substring] {
    var names: [Substring] = []
    var index = line.startIndex
    var before: Character = " "
    while index < line.endIndex {
      let start = index
      while index < line.endIndex,
        line[index].isLetter || line[index].isNumber || line[index] == "_"
      {
        index = line.index(after: index)
      }
      if start < index {
        if before != "." { names.append(line[start..<index]) }
        before = "a"
      } else {
        before = line[index]
        index = line.index(after: index)
      }
    }
    return names
  }

  /// The edges from one folder's files to another's.
  func edges(from user: String, to declarer: String) -> [Edge] {
    edges.filter { $0.user.hasPrefix(user + "/") && $0.declarer.hasPrefix(declarer + "/") }
      .sorted { ($0.user, $0.declarer) < ($1.user, $1.declarer) }
  }

  /// The most files of a folder that all reach each other, by the edges inside of it.
  func largestKnot(in folder: String) -> Set<String> {
    var declarers: [String: [String]] = [:]
    for edge in edges(from: folder, to: folder) {
      declarers[edge.user, default: []].append(edge.declarer)
    }
    let reached = declarers.keys.map { start in
      var found: Set<String> = []
      var waiting = declarers[start] ?? []
      while let next = waiting.popLast() {
        if found.insert(next).inserted { waiting += declarers[next] ?? [] }
      }
      return (start, found)
    }
    let reach = Dictionary(uniqueKeysWithValues: reached)
    let knots = reach.map { start, found in
      found.filter { reach[$0]?.contains(start) == true }
    }
    return knots.max { $0.count < $1.count } ?? []
  }

  /// The rooms of a floor that reach each other in a circle; empty where they can be put in an order.
  func circle(of rooms: [String]) -> [String] {
    var left = rooms
    while let free = left.firstIndex(where: { room in
      left.allSatisfy { $0 == room || edges(from: room, to: $0).isEmpty }
    }) {
      left.remove(at: free)
    }
    return left
  }
}
