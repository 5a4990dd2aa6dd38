/// A column of a vertical grid or a row of a horizontal one: its size and the spacing after it.
public struct GridItem: Sendable {
  /// How the thickness is found.
  public enum Size: Sendable {
    /// - NaN: counts as 0, as do negative and infinite values.
    case fixed(CGFloat)
    /// An equal share of the rest, within its bounds; if the bounds contradict each other, the
    /// minimum wins.
    ///
    /// - NaN: as a minimum counts as 0, as do infinity and negative values; as a maximum it sets
    ///   none.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the minimum as fit into the share of one flexible item.
    ///
    /// - Shape: at least one track and at most 10,000.
    /// - NaN: as a bound means the same as in `flexible`.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item; 8 when nil or not finite. A negative one lets tracks overlap.
  public var spacing: CGFloat?
  /// The alignment of a cell in its track; the grid's alignment if nil.
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
/// - Source: LAYOUT-3.14.4.
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
        rest = Self.rest(of: rest, after: share)
        flexibleCount -= 1
      case .adaptive(let minimum, let maximum):
        // The bounds hold for the tracks inside; the item itself takes the whole share.
        share = Self.share(of: rest, among: flexibleCount, minimum, .infinity)
        let count = Self.count(in: share, minimum, gap)
        let track = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        let most = maximum.isNaN ? .infinity : max(maximum, minimum.ifFinite ?? 0)
        append(item, at: position, max(min(track, most), 0), count: count, gap)
        rest = Self.rest(of: rest, after: share)
        flexibleCount -= 1
      }
      position = length + gap
    }
  }

  private static func gap(after item: GridItem) -> CGFloat {
    item.spacing?.ifFinite ?? defaultGap
  }

  /// More tracks than any grid shows, few enough to be made.
  private static let mostTracks = 10_000

  /// - Shape: an empty share still has one track. However negative the gap is, a track adds at
  ///   least a point.
  private static func count(in share: CGFloat, _ minimum: CGFloat, _ gap: CGFloat) -> Int {
    let count = (share + gap) / max(max(minimum, 1) + gap, 1)
    return count.ifFinite?.whole(in: 1...mostTracks) ?? 1
  }

  private static func share(
    of rest: CGFloat, among count: Int, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    let most = maximum.isNaN ? .infinity : maximum
    return max(min(max(rest, 0) / CGFloat(count), most), minimum.ifFinite ?? 0, 0)
  }

  /// The rest of an infinite length is infinite.
  private static func rest(of rest: CGFloat, after share: CGFloat) -> CGFloat {
    rest.isFinite ? rest - share : rest
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
