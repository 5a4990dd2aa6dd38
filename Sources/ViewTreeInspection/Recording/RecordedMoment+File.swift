import ViewTree

// Moments in a recording's file: an object with the fields of the moment, empty ones left out.

extension Proposal: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      width: try list.decode(CGFloat?.self), height: try list.decode(CGFloat?.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(width)
    try list.encode(height)
  }
}

/// `[number, parent, type, [identifiers], label, frame, window, proposal, look]`.
extension NodeRecord: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      number: try list.decode(Int.self), parent: try list.decode(Int?.self),
      type: try list.decode(String.self), identifiers: try list.decode([String].self),
      label: try list.decode(String?.self), frame: try list.decode(FileRect?.self)?.rect,
      window: try list.decode(FileRect?.self)?.rect, proposal: try list.decode(Proposal?.self),
      look: try list.decode(Look?.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(number)
    try list.encode(parent)
    try list.encode(type)
    try list.encode(identifiers)
    try list.encode(label)
    try list.encode(frame.map(FileRect.init))
    try list.encode(window.map(FileRect.init))
    try list.encode(proposal)
    try list.encode(look)
  }
}

/// `[x, y, width moved, height moved]`.
extension RecordedMoment.Finger: Codable {
  public init(from decoder: any Decoder) throws {
    let parts = try FileRect(from: decoder).rect
    self.init(place: parts.origin, translation: parts.size)
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for part in [place.x, place.y, translation.width, translation.height] { try list.encode(part) }
  }
}

/// `[node, offset, content, viewport, horizontal limits, vertical limits, is dragged]`.
extension RecordedMoment.Scroll: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      node: try list.decode(Int.self), offset: try list.decode(CGPoint.self),
      content: try list.decode(CGSize.self),
      viewport: try list.decode(CGSize.self),
      horizontal: try list.decode([CGFloat].self), vertical: try list.decode([CGFloat].self),
      isDragged: try list.decode(Bool.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(node)
    try list.encode(offset)
    try list.encode(content)
    try list.encode(viewport)
    try list.encode(horizontal)
    try list.encode(vertical)
    try list.encode(isDragged)
  }
}

/// `[node, asker, proposal, response, kind]`, and `left, room` where the asker shares a length.
extension RecordedMoment.Question: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      node: try list.decode(Int.self), asker: try list.decode(Int?.self),
      proposal: try list.decode(Proposal.self), response: try list.decode(CGSize.self),
      kind: try list.decode(Kind.self))
    guard !list.isAtEnd else { return }
    share = RecordedMoment.Share(
      left: try list.decode(Int.self), room: try list.decode(CGFloat.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(node)
    try list.encode(asker)
    try list.encode(proposal)
    try list.encode(response)
    try list.encode(kind)
    guard let share else { return }
    try list.encode(share.left)
    try list.encode(share.room)
  }
}

/// `[kind, message, node]`.
private struct FileWarning: Codable {
  let warning: TreeWarning

  init(_ warning: TreeWarning) {
    self.warning = warning
  }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let name = try list.decode(String.self)
    guard let kind = TreeWarning.Kind(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        in: list,
        debugDescription: "'\(name)', expected one of "
          + TreeWarning.Kind.allCases.map(\.rawValue).joined(separator: ", "))
    }
    warning = TreeWarning(
      kind: kind, message: try list.decode(String.self), node: try list.decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(warning.kind.rawValue)
    try list.encode(warning.message)
    try list.encode(warning.node)
  }
}

extension RecordedMoment: Codable {
  private enum Key: String, CodingKey {
    case number, seconds, cause, finger, scrolls, nodes, questions, writes, reduces, reads, anchors
    case state, actions, bodies, machine, warnings
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func list<Element: Decodable>(_ key: Key) throws -> [Element] {
      try fields.decodeIfPresent([Element].self, forKey: key) ?? []
    }
    self.init(
      number: try fields.decode(Int.self, forKey: .number),
      seconds: try fields.decode(Double.self, forKey: .seconds),
      cause: try fields.decode(Cause.self, forKey: .cause))
    finger = try fields.decodeIfPresent(Finger.self, forKey: .finger)
    scrolls = try list(.scrolls)
    nodes = try list(.nodes)
    questions = try list(.questions)
    writes = try list(.writes)
    reduces = try list(.reduces)
    reads = try list(.reads)
    anchors = try list(.anchors)
    state = try list(.state)
    actions = try list(.actions)
    bodies = try list(.bodies)
    machine = try fields.decodeIfPresent(Machine.self, forKey: .machine)
    let read: [FileWarning] = try list(.warnings)
    warnings = read.map(\.warning)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func list<Element: Encodable>(_ elements: [Element], _ key: Key) throws {
      if !elements.isEmpty { try fields.encode(elements, forKey: key) }
    }
    try fields.encode(number, forKey: .number)
    try fields.encode(seconds, forKey: .seconds)
    try fields.encode(cause, forKey: .cause)
    try fields.encodeIfPresent(finger, forKey: .finger)
    try list(scrolls, .scrolls)
    try list(nodes, .nodes)
    try list(questions, .questions)
    try list(writes, .writes)
    try list(reduces, .reduces)
    try list(reads, .reads)
    try list(anchors, .anchors)
    try list(state, .state)
    try list(actions, .actions)
    try list(bodies, .bodies)
    try fields.encodeIfPresent(machine, forKey: .machine)
    try list(warnings.map(FileWarning.init), .warnings)
  }
}
