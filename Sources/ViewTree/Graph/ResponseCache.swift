/// A proposal in a form that compares in two machine words.
struct ProposalKey: Equatable {
  private let width: UInt64
  private let height: UInt64

  /// A bit pattern that no length has: a quiet NaN with a payload of its own.
  private static let unspecified: UInt64 = 0x7FF8_0000_0000_0A11

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
/// Three are kept in place; further ones overflow into an array, so that a chain of stacks, which
/// asks each element some nine different questions, stays linear in its depth.
///
/// - Shape: at most ``limit`` entries; the oldest overflowed one gives way.
struct ResponseCache {
  private var first: (key: ProposalKey, size: CGSize)?
  private var second: (key: ProposalKey, size: CGSize)?
  private var third: (key: ProposalKey, size: CGSize)?
  private var overflow: [(key: ProposalKey, size: CGSize)] = []
  private var next = 0

  /// Whether every response since the last clearing is still here.
  private(set) var isComplete = true

  static let limit = 24

  subscript(key: ProposalKey) -> CGSize? {
    if let first {
      if first.key == key { return first.size }
      if let second {
        if second.key == key { return second.size }
        if let third {
          if third.key == key { return third.size }
          for entry in overflow where entry.key == key { return entry.size }
        }
      }
    }
    return nil
  }

  mutating func insert(_ key: ProposalKey, _ size: CGSize) {
    if first == nil {
      first = (key, size)
    } else if second == nil {
      second = (key, size)
    } else if third == nil {
      third = (key, size)
    } else if overflow.count < Self.limit - 3 {
      overflow.append((key, size))
    } else {
      overflow[next] = (key, size)
      next = (next + 1) % overflow.count
      isComplete = false
    }
  }

  mutating func removeAll() {
    first = nil
    second = nil
    third = nil
    overflow = []
    next = 0
    isComplete = true
  }

  /// Whether the condition holds for every remembered proposal and its response.
  func allSatisfy(_ condition: (ProposalKey, CGSize) -> Bool) -> Bool {
    if let first, !condition(first.key, first.size) { return false }
    if let second, !condition(second.key, second.size) { return false }
    if let third, !condition(third.key, third.size) { return false }
    return overflow.allSatisfy { condition($0.key, $0.size) }
  }
}
