import ViewTree

struct RecordingSchema: Decodable {
  let schema: String
}

/// The file's outermost object.
struct RecordingFile: Codable {
  var schema = Recording.schema
  let scene: String
  let screen: CGSize
  let dark: Bool
  let framesPerSecond: Double
  let moments: [FileMoment]

  init(_ recording: Recording) {
    scene = recording.scene
    screen = recording.screen
    dark = recording.isDark
    framesPerSecond = recording.framesPerSecond
    var before: [NodeRecord] = []
    moments = (0..<recording.count).map { number in
      let moment = recording[number]
      defer { before = moment.nodes }
      guard number > 0 else { return FileMoment(moment: moment, order: nil, moved: []) }
      let changes = NodeChanges(from: before, to: moment.nodes)
      var changed = moment
      changed.nodes = changes.nodes
      return FileMoment(moment: changed, order: changes.order, moved: changes.moved)
    }
  }
}

/// One moment: its nodes are all of them in moment 0, else those that are new or other.
struct FileMoment: Codable {
  let moment: RecordedMoment
  let order: [Int]?
  let moved: [NodeShift]

  private enum Key: String, CodingKey { case order, moved }

  init(moment: RecordedMoment, order: [Int]?, moved: [NodeShift]) {
    self.moment = moment
    self.order = order
    self.moved = moved
  }

  init(from decoder: any Decoder) throws {
    moment = try RecordedMoment(from: decoder)
    let fields = try decoder.container(keyedBy: Key.self)
    order = try fields.decodeIfPresent([Int].self, forKey: .order)
    moved = try fields.decodeIfPresent([NodeShift].self, forKey: .moved) ?? []
  }

  func encode(to encoder: any Encoder) throws {
    try moment.encode(to: encoder)
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(order, forKey: .order)
    if !moved.isEmpty { try fields.encode(moved, forKey: .moved) }
  }
}
