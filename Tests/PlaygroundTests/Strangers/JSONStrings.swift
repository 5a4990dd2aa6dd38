import Foundation

/// The texts of a JSON file, each of which can be replaced; names of fields are none.
struct JSONStrings {
  private let root: Any
  /// The place of each text, such as `moments.0.machine.phase`.
  let places: [String]

  init(_ json: Data) throws {
    root = try JSONSerialization.jsonObject(with: json)
    var places: [String] = []
    _ = Self.walk(root, "") {
      places.append($0)
      return $1
    }
    self.places = places
  }

  /// One place for each kind of text: those of different elements of lists count as one.
  var kinds: [String] {
    var seen: Set<String> = []
    return places.filter { seen.insert($0.replacing(/\d+/, with: "*")).inserted }
  }

  /// The file with another text at some places.
  func json(replacing places: Set<String>, with text: String) throws -> Data {
    let changed = Self.walk(root, "") { places.contains($0) ? text : $1 }
    return try JSONSerialization.data(withJSONObject: changed, options: [.sortedKeys])
  }

  private static func walk(
    _ value: Any, _ place: String, _ change: (String, String) -> String
  ) -> Any {
    switch value {
    case let fields as [String: Any]:
      var changed: [String: Any] = [:]
      for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
        changed[name] = walk(field, "\(place).\(name)", change)
      }
      return changed
    case let list as [Any]: return list.enumerated().map { walk($1, "\(place).\($0)", change) }
    case let text as String: return change(place, text)
    default: return value
    }
  }
}

/// A text that a stranger might write in the place of a word.
enum StrangeText {
  /// Ends an attribute, an element, a script, a line of a template and a string of a script, and asks
  /// a terminal for a title.
  static let payload =
    "x\"/><image href=\"data:x\" onerror=\"document.title='X'\"/><text y=\"' onload='"
    + "document.title=1</title></style></script><script>document.title='X'</script>{{data}}"
    + "${document.title='X'}`]]>\u{1B}]0;X\u{7}\u{1B}[2J\u{9B}2J\u{202E}\r\n"

  /// The first character that a terminal takes for a command; nil where all can be shown.
  static func command(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first {
      $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
        || $0.properties.isBidiControl
    }
  }
}
