/// A column of a vertical grid or a row of a horizontal one: how thick it is and what follows it.
public struct GridItem: Sendable {
  /// How the thickness is found.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the minimum as fit into the share of one flexible item.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item; 8 when nil.
  public var spacing: CGFloat?
  /// Where a cell stands in its track; the grid's alignment when nil.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks that grid items make in a given thickness.
///
/// Steps:
/// 1. Gaps and fixed items are taken from the thickness.
/// 2. Each other item, in order, gets an equal share of what is left, within its bounds.
/// 3. An adaptive item's share is divided among as many tracks as fit.
///
/// - Source: `golden/README.md` 2 "LazyVGrid" (objc.io, "SwiftUI's Grid Views").
struct GridTracks: Equatable {
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// From the first track's start to the last one's end.
  private(set) var length: CGFloat = 0

  static let defaultGap: CGFloat = 8

  init(_ items: [GridItem], in thickness: CGFloat) {
    let gaps = items.dropLast().reduce(0) { $0 + Self.gap(after: $1) }
    var rest = thickness - gaps
    var flexibleCount = 0
    for item in items {
      if case .fixed(let length) = item.size {
        rest -= length.ifFinite ?? 0
      } else {
        flexibleCount += 1
      }
    }
    var position: CGFloat = 0
    for item in items {
      let gap = Self.gap(after: item)
      var share: CGFloat
      switch item.size {
      case .fixed(let length):
        share = max(length.ifFinite ?? 0, 0)
        append(item, at: position, share, count: 1, gap)
      case .flexible(let minimum, let maximum):
        share = Self.share(of: rest, among: flexibleCount, minimum, maximum)
        append(item, at: position, share, count: 1, gap)
        rest -= share
        flexibleCount -= 1
      case .adaptive(let minimum, let maximum):
        // The bounds hold for the tracks inside; the item itself takes the whole share.
        share = Self.share(of: rest, among: flexibleCount, minimum, .infinity)
        let count = Self.count(in: share, minimum, gap)
        let track = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        append(item, at: position, min(track, max(maximum, minimum)), count: count, gap)
        rest -= share
        flexibleCount -= 1
      }
      position = length + gap
    }
  }

  private static func gap(after item: GridItem) -> CGFloat {
    item.spacing?.ifFinite ?? defaultGap
  }

  /// - Shape: an empty share still has one track.
  private static func count(in share: CGFloat, _ minimum: CGFloat, _ gap: CGFloat) -> Int {
    let count = (share + gap) / (max(minimum, 1) + gap)
    guard count.isFinite, count >= 1 else { return 1 }
    return Int(count)
  }

  private static func share(
    of rest: CGFloat, among count: Int, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    let most = maximum.isNaN ? .infinity : maximum
    return max(min(max(rest, 0) / CGFloat(count), most), minimum.ifFinite ?? 0, 0)
  }

  private mutating func append(
    _ item: GridItem, at position: CGFloat, _ track: CGFloat, count: Int, _ gap: CGFloat
  ) {
    for index in 0..<count {
      let start = position + CGFloat(index) * (track + gap)
      tracks.append(Track(start: start, length: track, alignment: item.alignment))
      length = start + track
    }
  }
}
