import ViewTree

// Looks in a recording's file: a mark, a layer or an ink is a list that begins with its kind.

extension Look: Codable {
  private enum Key: String, CodingKey {
    case marks, layers, inner, window, depth, masked, notes
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init()
    marks = try fields.decodeIfPresent([Mark].self, forKey: .marks) ?? []
    layers = try fields.decodeIfPresent([LookLayer].self, forKey: .layers) ?? []
    inner =
      try fields.decodeIfPresent(FileMapping.self, forKey: .inner)?.mapping
      ?? ProjectionTransform()
    window = try fields.decodeIfPresent(FileRect.self, forKey: .window)?.rect
    depth = try fields.decodeIfPresent(Double.self, forKey: .depth) ?? 0
    isMasked = try fields.decodeIfPresent(Bool.self, forKey: .masked) ?? false
    notes = try fields.decodeIfPresent([String].self, forKey: .notes) ?? []
  }

  /// Leaves out the parts that have their default values.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    if !marks.isEmpty { try fields.encode(marks, forKey: .marks) }
    if !layers.isEmpty { try fields.encode(layers, forKey: .layers) }
    if !inner.isIdentity { try fields.encode(FileMapping(inner), forKey: .inner) }
    try fields.encodeIfPresent(window.map(FileRect.init), forKey: .window)
    if depth != 0 { try fields.encode(depth, forKey: .depth) }
    if isMasked { try fields.encode(true, forKey: .masked) }
    if !notes.isEmpty { try fields.encode(notes, forKey: .notes) }
  }
}

extension RGBA: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(
      try list.decode(Int.self), try list.decode(Int.self), try list.decode(Int.self),
      opacity: try list.decode(Double.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for part in [red, green, blue] { try list.encode(part) }
    try list.encode(opacity)
  }
}

extension InkStop: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(try list.decode(RGBA.self), at: try list.decode(CGFloat.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(color)
    try list.encode(place)
  }
}

extension Ink: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    switch try list.decode(String.self) {
    case "color": self = .color(try list.decode(RGBA.self))
    case "linear":
      self = .linear(
        try list.decode([InkStop].self), from: try list.decode(CGPoint.self),
        to: try list.decode(CGPoint.self))
    case "radial":
      self = .radial(
        try list.decode([InkStop].self), center: try list.decode(CGPoint.self),
        from: try list.decode(CGFloat.self), to: try list.decode(CGFloat.self),
        ratio: try list.decode(CGFloat.self))
    case "angular":
      self = .angular(
        try list.decode([InkStop].self), center: try list.decode(CGPoint.self),
        from: try list.decode(Double.self), to: try list.decode(Double.self))
    case let kind:
      throw DecodingError.dataCorruptedError(
        in: list, debugDescription: "'\(kind)', expected color, linear, radial or angular")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .color(let color):
      try list.encode("color")
      try list.encode(color)
    case .linear(let stops, let from, let to):
      try list.encode("linear")
      try list.encode(stops)
      try list.encode(from)
      try list.encode(to)
    case .radial(let stops, let center, let from, let to, let ratio):
      try list.encode("radial")
      try list.encode(stops)
      try list.encode(center)
      for number in [from, to, ratio] { try list.encode(number) }
    case .angular(let stops, let center, let from, let to):
      try list.encode("angular")
      try list.encode(stops)
      try list.encode(center)
      for number in [from, to] { try list.encode(number) }
    }
  }
}

extension Mark: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    switch try list.decode(String.self) {
    case "fill":
      self = .fill(
        try list.decode(FilePath.self).path, try list.decode(Ink.self),
        isEOFilled: try list.decode(Bool.self))
    case "line":
      self = .line(
        try list.decode(FilePath.self).path, try list.decode(Ink.self),
        try list.decode(FileLine.self).style)
    case "text": self = .text(try list.decode(TextMark.self))
    case "placeholder":
      self = .placeholder(
        try list.decode(FileRect.self).rect, name: try list.decode(String.self))
    case "outline":
      self = .outline(try list.decode(FileRect.self).rect, name: try list.decode(String.self))
    case let kind:
      throw DecodingError.dataCorruptedError(
        in: list,
        debugDescription: "'\(kind)', expected fill, line, text, placeholder or outline")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .fill(let path, let ink, let isEOFilled):
      try list.encode("fill")
      try list.encode(FilePath(path))
      try list.encode(ink)
      try list.encode(isEOFilled)
    case .line(let path, let ink, let style):
      try list.encode("line")
      try list.encode(FilePath(path))
      try list.encode(ink)
      try list.encode(FileLine(style))
    case .text(let text):
      try list.encode("text")
      try list.encode(text)
    case .placeholder(let box, let name):
      try list.encode("placeholder")
      try list.encode(FileRect(box))
      try list.encode(name)
    case .outline(let box, let name):
      try list.encode("outline")
      try list.encode(FileRect(box))
      try list.encode(name)
    }
  }
}

/// `[width, cap, join, miter limit, [dash, gap, ...], phase]`.
private struct FileLine: Codable {
  let style: StrokeStyle

  init(_ style: StrokeStyle) {
    self.style = style
  }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    style = StrokeStyle(
      lineWidth: try list.decode(CGFloat.self),
      lineCap: CGLineCap(rawValue: try list.decode(Int32.self)) ?? .butt,
      lineJoin: CGLineJoin(rawValue: try list.decode(Int32.self)) ?? .miter,
      miterLimit: try list.decode(CGFloat.self), dash: try list.decode([CGFloat].self),
      dashPhase: try list.decode(CGFloat.self))
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(style.lineWidth)
    try list.encode(style.lineCap.rawValue)
    try list.encode(style.lineJoin.rawValue)
    try list.encode(style.miterLimit)
    try list.encode(style.dash)
    try list.encode(style.dashPhase)
  }
}

extension LookLayer: Codable {
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    switch try list.decode(String.self) {
    case "opacity": self = .opacity(try list.decode(Double.self))
    case "clip":
      self = .clip(try list.decode(FilePath.self).path, isEOFilled: try list.decode(Bool.self))
    case "shadow":
      self = .shadow(
        try list.decode(RGBA.self), radius: try list.decode(CGFloat.self),
        x: try list.decode(CGFloat.self), y: try list.decode(CGFloat.self))
    case "blur": self = .blur(try list.decode(CGFloat.self))
    case "filter": self = .filter(try list.decode([Double].self))
    case "blend": self = .blend(try list.decode(BlendStyle.self))
    case "mapping": self = .mapping(try list.decode(FileMapping.self).mapping)
    case let kind:
      throw DecodingError.dataCorruptedError(
        in: list,
        debugDescription:
          "'\(kind)', expected opacity, clip, shadow, blur, filter, blend or mapping")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .opacity(let opacity):
      try list.encode("opacity")
      try list.encode(opacity)
    case .clip(let path, let isEOFilled):
      try list.encode("clip")
      try list.encode(FilePath(path))
      try list.encode(isEOFilled)
    case .shadow(let color, let radius, let x, let y):
      try list.encode("shadow")
      try list.encode(color)
      for number in [radius, x, y] { try list.encode(number) }
    case .blur(let radius):
      try list.encode("blur")
      try list.encode(radius)
    case .filter(let matrix):
      try list.encode("filter")
      try list.encode(matrix)
    case .blend(let name):
      try list.encode("blend")
      try list.encode(name)
    case .mapping(let mapping):
      try list.encode("mapping")
      try list.encode(FileMapping(mapping))
    }
  }
}
