/// A proposal in a form that compares in two machine words.
struct ProposalKey: Equatable {
  private let width: UInt64
  private let height: UInt64

  /// A bit pattern that no length has: a quiet NaN with its own payload.
  private static let unspecified: UInt64 = 0x7FF8_0000_0000_0A11

  @inline(__always)
  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { $0.native.bitPattern } ?? Self.unspecified
    height = proposal.height.map { $0.native.bitPattern } ?? Self.unspecified
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.length(width), height: Self.length(height))
  }

  private static func length(_ bits: UInt64) -> CGFloat? {
    bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
  }
}

/// The latest responses of one element, by proposal.
///
/// Six are kept in place: a child of a stack is asked for its minimum, its maximum and its share,
/// once for the stack's size and once more with the stack's own thickness. Further ones overflow
/// into an array, so that a chain of stacks, which asks each element about nine questions, stays
/// linear in its depth.
///
/// An element that answers every proposal alike needs one entry.
///
/// A response of which only the width has been asked is among the overflowed ones; its height is not
/// a number.
///
/// - Shape: at most ``limit`` entries; the oldest overflowed one is replaced. Ten nested containers
///   that ask one question to measure and another to place ask the innermost element for some 300
///   sizes; if these were forgotten in between, everything below would be measured again for each.
///   A later turn does not start with so many: see ``forgetMany()``.
struct ResponseCache {
  private typealias Entry = (key: ProposalKey, size: CGSize)

  private static let empty: Entry = (ProposalKey(.unspecified), .zero)

  private var count = 0
  private var entries: (Entry, Entry, Entry, Entry, Entry, Entry) = (
    empty, empty, empty, empty, empty, empty
  )
  private var overflow: [(key: ProposalKey, size: CGSize)] = []

  /// Whether the only entry answers every proposal.
  private(set) var answersAll = false

  /// Whether all responses since the last clearing are here, and few enough to be compared.
  private(set) var isComplete = true

  static let limit = 512
  static let mostKept = 24
  private static let inPlace = 6

  /// The first cached response, if it is the answer.
  @inline(__always)
  func first(for key: ProposalKey) -> CGSize? {
    count > 0 && (answersAll || entries.0.key == key) ? entries.0.size : nil
  }

  /// The cached response; inlined, since calling it would copy the whole cache.
  @inline(__always)
  subscript(key: ProposalKey) -> CGSize? {
    if count > 0, answersAll || entries.0.key == key { return entries.0.size }
    guard count > 1 else { return nil }
    if entries.1.key == key { return entries.1.size }
    if count > 2, entries.2.key == key { return entries.2.size }
    if count > 3, entries.3.key == key { return entries.3.size }
    if count > 4, entries.4.key == key { return entries.4.size }
    if count > 5, entries.5.key == key { return entries.5.size }
    return count > Self.inPlace ? Self.find(key, overflow) : nil
  }

  private static func find(
    _ key: ProposalKey, _ overflow: [(key: ProposalKey, size: CGSize)]
  ) -> CGSize? {
    for entry in overflow where entry.key == key && !entry.size.height.isNaN { return entry.size }
    return nil
  }

  /// The width of a response of which only that has been asked.
  func width(for key: ProposalKey) -> CGFloat? {
    for entry in overflow where entry.key == key && entry.size.height.isNaN {
      return entry.size.width
    }
    return nil
  }

  /// - Shape: beyond ``limit`` entries the width is not remembered.
  mutating func insert(width: CGFloat, for key: ProposalKey) {
    if overflow.count < Self.limit { overflow.append((key, CGSize(width: width, height: .nan))) }
    if overflow.count > Self.mostKept { isComplete = false }
  }

  /// - Parameter forAll: whether the element answers every other proposal in the same way; set from
  ///   its first answer on or not at all.
  mutating func insert(_ key: ProposalKey, _ size: CGSize, forAll: Bool) {
    answersAll = forAll
    switch count {
    case 0: entries.0 = (key, size)
    case 1: entries.1 = (key, size)
    case 2: entries.2 = (key, size)
    case 3: entries.3 = (key, size)
    case 4: entries.4 = (key, size)
    case 5: entries.5 = (key, size)
    case ..<Self.limit: overflow.append((key, size))
    default: overflow[(count - Self.limit) % overflow.count] = (key, size)
    }
    count += 1
    if count > Self.mostKept { isComplete = false }
  }

  /// Forgets responses that other layouts rest on: it is no longer known which these were.
  mutating func invalidate() {
    removeAll()
    isComplete = false
  }

  /// Forgets responses that are too many to be compared; only the next turn will ask again.
  mutating func forgetMany() {
    if count > Self.mostKept { invalidate() }
  }

  mutating func removeAll() {
    count = 0
    answersAll = false
    if !overflow.isEmpty { overflow = [] }
    isComplete = true
  }

  /// Whether the condition holds for every cached proposal and its response; the height of a width
  /// alone is not a number.
  func allSatisfy(_ condition: (ProposalKey, CGSize) -> Bool) -> Bool {
    let places = [entries.0, entries.1, entries.2, entries.3, entries.4, entries.5]
    return places.prefix(count).allSatisfy { condition($0.key, $0.size) }
      && overflow.allSatisfy { condition($0.key, $0.size) }
  }
}
