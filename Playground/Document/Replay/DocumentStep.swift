import ViewTree

/// One step on a document's view, performed by the driver and then by the port.
enum DocumentStep: Equatable, Sendable {
  /// A new screen with these numbers; a flag is 0 or 1.
  case screen([String: Double])
  /// The host writes a flag, or the content moves without a finger.
  case set(String, Double)
  case touch(at: Double)
  /// The finger's translation since it came down, and the resulting content offset.
  case drag(by: Double, offset: Double)
  case lift
  /// A tick without the finger, and the content offset at its end.
  case rest(offset: Double)

  var line: String {
    switch self {
    case .screen(let setting):
      (["screen"] + setting.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
        .joined(separator: " ")
    case .set(let name, let value): "set \(name) \(value)"
    case .touch(let y): "touch \(y)"
    case .drag(let way, let offset): "drag \(way) \(offset)"
    case .lift: "lift"
    case .rest(let offset): "rest \(offset)"
    }
  }
}

/// The steps of a finger that pulls, and of the list coming to rest.
///
/// An engine with a finger computes the offsets itself; the others receive those of the same
/// physics.
struct DocumentPull {
  private(set) var steps: [DocumentStep]
  private let limits: ScrollLimits
  private var offset = 0.0
  private var way = 0.0
  /// The translation at which a pan begins; it then counts from the place of the touch.
  private static let least = 10.0

  init(_ setting: [String: Double], content: Double) {
    steps = [.screen(setting)]
    limits = ScrollLimits(content: content, viewport: setting["viewport"] ?? 0)
  }

  mutating func write(_ name: String, _ value: Double) {
    steps += [.set(name, value), .rest(offset: offset)]
  }

  mutating func touch(at y: Double) {
    steps.append(.touch(at: y))
    way = 0
  }

  mutating func drag(by ways: some Sequence<Double>) {
    for next in ways {
      way = next
      if abs(way) >= Self.least { offset = limits.offset(dragging: way, from: 0) }
      steps.append(.drag(by: next, offset: offset))
    }
  }

  /// A finger drags the content down past the threshold and halfway back, and lets go; the host
  /// finishes; a small touch follows, at which the code looks once more.
  mutating func pullDown(_ flag: String) {
    touch(at: 100)
    drag(by: stride(from: 5, through: 300, by: 5))
    drag(by: stride(from: 295, through: 150, by: -5))
    lift()
    write(flag, 0)
    touch(at: 100)
    drag(by: [10])
    lift()
  }

  /// Holds the finger still, so that it is lifted without velocity, and waits for a second.
  mutating func lift() {
    drag(by: repeatElement(way, count: 10))
    steps.append(.lift)
    let motion = ScrollMotion(offset: offset, velocity: 0, limits: limits)
    for frame in 1...60 {
      offset = motion.offset(at: Double(frame) / 60)
      steps.append(.rest(offset: offset))
    }
  }
}
