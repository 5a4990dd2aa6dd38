import ViewTree

/// The pictures of many moments, each line of which is kept once.
///
/// While a list scrolls, one line of its picture changes from moment to moment; so a whole gesture
/// takes little more room than a few pictures.
struct PictureTable: Equatable {
  /// The lines that any of the pictures has, in the order of their first use.
  private(set) var lines: [String] = []
  private(set) var pictures: [Picture] = []
  private var places: [String: Int] = [:]
  private var last: [Int] = []

  enum Picture: Equatable {
    /// The places of the picture's lines among all.
    case whole([Int])
    /// The picture before with other lines: pairs of a line's index and its replacement's place.
    case changed([Int])
  }

  /// - Parameter prefix: put before the names that shapes refer to.
  init(_ recording: Recording, prefix: String) {
    for number in 0..<recording.count {
      let moment = recording[number]
      var writer = SVGWriter(
        moment.drawing(title: "", screen: recording.screen, isDark: recording.isDark),
        prefix: prefix, hasTitles: false)
      writer.writeLooks()
      append(["<defs>"] + writer.definitions + ["</defs>"] + writer.body)
    }
  }

  private mutating func append(_ picture: [Markup]) {
    let next = picture.map { line in
      place(of: String(line.text.drop { $0 == " " }))
    }
    var changes: [Int] = []
    if next.count == last.count {
      for (index, place) in next.enumerated() where place != last[index] {
        changes += [index, place]
      }
    }
    let isAlike = next.count == last.count && changes.count < next.count
    pictures.append(isAlike ? .changed(changes) : .whole(next))
    last = next
  }

  private mutating func place(of line: String) -> Int {
    if let place = places[line] { return place }
    places[line] = lines.count
    lines.append(line)
    return lines.count - 1
  }
}

/// `{"lines": [...], "pictures": [[places], {"changed": [line, place, ...]}, ...]}`.
extension PictureTable: Encodable {
  private enum Key: String, CodingKey { case lines, pictures }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(lines, forKey: .lines)
    try fields.encode(pictures, forKey: .pictures)
  }
}

extension PictureTable.Picture: Encodable {
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .whole(let places): try places.encode(to: encoder)
    case .changed(let changes): try ["changed": changes].encode(to: encoder)
    }
  }
}
