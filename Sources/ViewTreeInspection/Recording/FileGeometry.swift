import ViewTree

// Geometry in a recording's file: a list of numbers each, as Foundation writes a point or a size.

/// `[x, y, width, height]`.
struct FileRect: Codable {
  let rect: CGRect

  init(_ rect: CGRect) {
    self.rect = rect
  }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    rect = CGRect(
      x: try list.decode(CGFloat.self), y: try list.decode(CGFloat.self),
      width: try list.decode(CGFloat.self), height: try list.decode(CGFloat.self))
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for part in [rect.minX, rect.minY, rect.width, rect.height] { try list.encode(part) }
  }
}

/// The nine parts of a mapping, row by row.
struct FileMapping: Codable {
  let mapping: ProjectionTransform

  init(_ mapping: ProjectionTransform) {
    self.mapping = mapping
  }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var mapping = ProjectionTransform()
    for part in ProjectionTransform.parts { mapping[keyPath: part] = try list.decode(CGFloat.self) }
    self.mapping = mapping
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for part in ProjectionTransform.parts { try list.encode(mapping[keyPath: part]) }
  }
}

/// An outline as SVG writes it: letters M, L, Q, C and Z, each with its points.
struct FilePath: Codable {
  let path: Path

  init(_ path: Path) {
    self.path = path
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = Path(svg: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text.prefix(40))' is no outline")
    }
    self.path = path
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(SVGText.path(path))
  }
}

extension Path {
  /// The outline of a text that ``SVGText/path(_:)`` has written; nil for any other.
  init?(svg text: String) {
    self.init()
    var rest = text[...]
    while let letter = rest.popFirst() {
      let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
      let numbers = rest[..<end].split(separator: " ").map { Double($0) }
      rest = rest[end...]
      guard !numbers.contains(nil) else { return nil }
      let values = numbers.compactMap { $0.map { CGFloat($0) } }
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: values[2 * index], y: values[2 * index + 1])
      }
      switch (letter, values.count) {
      case ("M", 2): move(to: point(0))
      case ("L", 2): addLine(to: point(0))
      case ("Q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("C", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("Z", 0): closeSubpath()
      default: return nil
      }
    }
  }
}
