import Foundation
import ViewTree

extension Recording {
  /// The recording as a file of the form `viewtree-recording/1`.
  ///
  /// Moment 0 has all of its nodes. A later one has the new and changed nodes, the moves of the
  /// others, and the numbers in tree order where that has changed. The same recording gives the same
  /// bytes.
  public func json() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // Every value of the file is a number, a text, a list or an object of those.
    return (try? encoder.encode(RecordingFile(self))) ?? Data()
  }

  /// Reads a recording from a file of that form.
  ///
  /// - Parameters:
  ///   - json: the file's bytes.
  ///   - file: what the file is called in errors.
  /// - Errors: the place and the reason, for a file that is cut off, of another form, older or newer,
  ///   or that says what cannot be.
  public init(json: Data, file: String) throws(RecordingFileError) {
    try Self.checkWhole(json, file)
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let contents: RecordingFile
    do {
      let schema = try decoder.decode(RecordingSchema.self, from: json).schema
      if let problem = Self.problem(of: schema) {
        throw RecordingFileError(file: file, place: "schema", reason: problem)
      }
      contents = try decoder.decode(RecordingFile.self, from: json)
    } catch let error as RecordingFileError {
      throw error
    } catch let error as DecodingError {
      throw RecordingFileError(file: file, error)
    } catch {
      throw RecordingFileError(file: file, place: "the file", reason: "\(error)")
    }
    try self.init(contents, file: file)
  }

  private static func checkWhole(_ json: Data, _ file: String) throws(RecordingFileError) {
    let last = json.last { $0 != 10 && $0 != 13 && $0 != 32 }
    guard let last else {
      throw RecordingFileError(
        file: file, place: "the file", reason: "it is empty; expected \(schema)")
    }
    guard last == UInt8(ascii: "}") else {
      throw RecordingFileError(
        file: file, place: "byte \(json.count)",
        reason: "it ends in the middle of something; it has been cut off, or is no \(schema)")
    }
  }

  private static func problem(of schema: String) -> String? {
    guard schema != Self.schema else { return nil }
    let parts = schema.split(separator: "/")
    guard parts.first == "viewtree-recording", let version = parts.last.flatMap({ Int($0) }) else {
      return "'\(schema)', expected '\(Self.schema)'"
    }
    return version > 1
      ? "'\(schema)' is newer than '\(Self.schema)', which this build reads; take a newer build"
      : "'\(schema)' is older than '\(Self.schema)', which this build reads; record it again"
  }

  private init(_ contents: RecordingFile, file: String) throws(RecordingFileError) {
    self.init(
      scene: contents.scene, screen: contents.screen, isDark: contents.dark,
      framesPerSecond: contents.framesPerSecond)
    var nodes: [NodeRecord] = []
    for (index, entry) in contents.moments.enumerated() {
      var moment = entry.moment
      try Self.check(numbersOf: moment, at: index, file)
      guard moment.number == index else {
        throw RecordingFileError(
          file: file, place: "moments[\(index)].number",
          reason: "\(moment.number), expected \(index)")
      }
      let before = nodes
      let changes = NodeChanges(order: entry.order, nodes: moment.nodes, moved: entry.moved)
      try Self.check(changes, among: before, at: index, file)
      nodes = index == 0 ? moment.nodes : changes.applied(to: before)
      try Self.checkOrder(of: nodes, at: index, file)
      moment.nodes = nodes
      append(moment, before: before)
    }
  }
}

extension Recording {
  /// Refuses what no axis of time and no plot has a place for.
  private static func check(
    numbersOf moment: RecordedMoment, at index: Int, _ file: String
  ) throws(RecordingFileError) {
    let numbers = [
      ("seconds", moment.seconds), ("machine.pull", moment.machine?.pull ?? 0),
      ("machine.threshold", moment.machine?.threshold ?? 0),
      ("finger", Double(moment.finger?.translation.height ?? 0)),
      ("scrolls[0]", Double(moment.scrolls.first?.offset.y ?? 0)),
    ]
    for (place, number) in numbers where !(abs(number) <= mostExtent) {
      throw RecordingFileError(
        file: file, place: "moments[\(index)].\(place)",
        reason: "\(number), expected a number from \(-mostExtent) to \(mostExtent)")
    }
  }

  /// Seconds or points: further than any gesture goes, and near enough to be drawn.
  private static let mostExtent = 1e9

  /// Refuses a node whose parent does not come before it, as in a cycle, and a number that two nodes
  /// have.
  private static func checkOrder(
    of nodes: [NodeRecord], at index: Int, _ file: String
  ) throws(RecordingFileError) {
    var known: Set<Int> = []
    for node in nodes {
      if let parent = node.parent, !known.contains(parent) {
        throw RecordingFileError(
          file: file, place: "moments[\(index)].nodes",
          reason: "node \(node.number) is in node \(parent), which does not come before it")
      }
      guard known.insert(node.number).inserted else {
        throw RecordingFileError(
          file: file, place: "moments[\(index)].nodes",
          reason: "node \(node.number) is there twice, expected a number for each")
      }
    }
  }

  /// Refuses numbers that no node has, and places without a node.
  private static func check(
    _ changes: NodeChanges, among before: [NodeRecord], at index: Int, _ file: String
  ) throws(RecordingFileError) {
    let known = Set(before.map(\.number)).union(changes.nodes.map(\.number))
    if let stranger = changes.order?.first(where: { !known.contains($0) }) {
      throw RecordingFileError(
        file: file, place: "moments[\(index)].order",
        reason: "there is no node \(stranger) before or in this moment")
    }
    let count = changes.order?.count ?? before.count
    for shift in changes.moved
    where shift.first < 0 || shift.count < 0 || shift.first > count - shift.count {
      throw RecordingFileError(
        file: file, place: "moments[\(index)].moved",
        reason: "\(shift.count) nodes from \(shift.first) on, where there are \(count)")
    }
  }
}

extension RecordingFileError {
  fileprivate init(file: String, _ error: DecodingError) {
    func place(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
      var text = ""
      for key in context.codingPath + [last].compactMap({ $0 }) {
        if let index = key.intValue {
          text += "[\(index)]"
        } else {
          text += (text.isEmpty ? "" : ".") + key.stringValue
        }
      }
      return text.isEmpty ? "the file" : text
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init(file: file, place: place(context, key), reason: "it is missing")
    case .typeMismatch(let type, let context):
      self.init(
        file: file, place: place(context), reason: "something else is here, expected \(type)")
    case .valueNotFound(let type, let context):
      self.init(file: file, place: place(context), reason: "null, expected \(type)")
    case .dataCorrupted(let context):
      self.init(file: file, place: place(context), reason: context.debugDescription)
    @unknown default:
      self.init(file: file, place: "the file", reason: "\(error)")
    }
  }
}
