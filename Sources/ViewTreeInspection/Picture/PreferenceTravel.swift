import ViewTree

/// Where the preferences of a moment come from, meet and are read, as places beside a picture.
///
/// - Units: points in the window.
struct PreferenceTravel: Equatable {
  /// One preference's way up the side of the picture.
  struct Lane: Equatable {
    let index: Int
    let key: String
    /// From the writers to the readers, each above the one before.
    var stops: [Stop]
  }

  struct Stop: Equatable {
    enum Kind: Equatable { case writer, reduce, reader }

    let kind: Kind
    /// A writer's, in the order of the writers; empty for others.
    var letter = ""
    let title: String
    /// Where the node ends on the right.
    let edge: CGFloat
    var y: CGFloat
    /// Of the arrow from here on: it grows with each call of the reduce.
    var thickness: CGFloat = 1
  }

  /// An anchor's place, and the middle of who read it.
  struct AnchorLine: Equatable {
    let taken: CGPoint
    let read: CGPoint?
    let title: String
  }

  static let laneWidth: CGFloat = 22
  /// From one stop to the next at least.
  private static let distance: CGFloat = 16

  private(set) var lanes: [Lane] = []
  private(set) var anchors: [AnchorLine] = []

  init(_ moment: RecordedMoment) {
    var keys: [String] = []
    for key in moment.writes.map(\.key) where !keys.contains(key) { keys.append(key) }
    for key in keys {
      let lane = Self.lane(key, index: lanes.count, moment)
      if lane.stops.count > 1 { lanes.append(lane) }
    }
    anchors = moment.anchors.compactMap { Self.anchorLine($0, moment) }
  }

  /// How much wider than the screen the picture becomes.
  var width: CGFloat {
    lanes.isEmpty ? 0 : 20 + CGFloat(lanes.count) * Self.laneWidth
  }

  /// How far above the screen the uppermost stop is.
  var overhang: CGFloat {
    max(0, 12 - (lanes.flatMap { $0.stops.map(\.y) }.min() ?? 12))
  }

  /// The travel in words.
  var words: [String] {
    lanes.flatMap { lane in lane.stops.map { "\(lane.key): \($0.title)" } } + anchors.map(\.title)
  }

  private static func lane(_ key: String, index: Int, _ moment: RecordedMoment) -> Lane {
    var stops: [Stop] = []
    func add(_ kind: Stop.Kind, _ number: Int, letter: String = "", _ text: String) {
      guard let node = moment.node(number), let window = node.window else { return }
      stops.append(
        Stop(
          kind: kind, letter: letter, title: "\(node.name) \(text)", edge: window.maxX,
          y: kind == .writer ? window.midY : window.minY))
    }
    for (place, write) in moment.writes.filter({ $0.key == key }).enumerated() {
      let letter = String(UnicodeScalar(UInt8(65 + place % 26)))
      add(.writer, write.node, letter: letter, "wrote \(write.value)")
    }
    stops.sort { $0.y > $1.y }
    for reduce in moment.reduces where reduce.key == key {
      let next = reduce.next.isEmpty ? "nothing asked for" : reduce.next.joined(separator: ", ")
      add(.reduce, reduce.node, "reduce(\(reduce.before), \(next)) = \(reduce.after)")
    }
    for read in moment.reads where read.key == key { add(.reader, read.node, "saw \(read.value)") }
    return Lane(index: index, key: key, stops: spread(stops))
  }

  /// Each stop above the one before, and the arrow thicker from each reduce on.
  private static func spread(_ stops: [Stop]) -> [Stop] {
    var spread: [Stop] = []
    var thickness: CGFloat = 1
    for stop in stops {
      var stop = stop
      if let below = spread.last { stop.y = min(stop.y, below.y - distance) }
      if stop.kind == .reduce { thickness = min(thickness + 1, 6) }
      stop.thickness = thickness
      spread.append(stop)
    }
    return spread
  }

  private static func anchorLine(
    _ use: RecordedMoment.AnchorUse, _ moment: RecordedMoment
  ) -> AnchorLine? {
    guard let source = use.taken.flatMap(moment.node), let taken = source.window else { return nil }
    let reader = use.read.flatMap(moment.node)
    let title =
      "anchor of \(source.name), \(use.place)"
      + (reader.map { ", read by \($0.name) as \(use.value)" } ?? "")
    return AnchorLine(
      taken: taken.origin, read: reader?.window.map { CGPoint(x: $0.midX, y: $0.midY) },
      title: title)
  }
}
