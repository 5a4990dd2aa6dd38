import Synchronization

/// Texts in sequence, as a range of a list that several sums share.
///
/// A sum that ends where the list ends grows by appending to the list, and one that begins where
/// the list begins grows by prepending; other sums that share it see only their own range. So
/// building a sum of n texts one by one, from either end, costs n and not n squared.
///
/// - Safety: the list is behind a lock, since texts are passed between threads.
struct TextSum: Equatable, Sendable {
  private final class List: Sendable {
    let ends: Mutex<Ends>

    init(_ texts: [Text]) {
      ends = Mutex(Ends(before: [], after: texts))
    }
  }

  /// Texts at indices from `-before.count` up to `after.count`.
  private struct Ends {
    /// In reverse order.
    var before: [Text]
    var after: [Text]

    func texts(_ range: Range<Int>) -> [Text] {
      let head = range.clamped(to: -before.count..<0)
      let tail = range.clamped(to: 0..<after.count)
      return head.map { before[-1 - $0] } + after[tail]
    }
  }

  private let list: List
  private let range: Range<Int>

  init(_ texts: [Text]) {
    list = List(texts)
    range = 0..<texts.count
  }

  private init(_ list: List, _ range: Range<Int>) {
    self.list = list
    self.range = range
  }

  /// The texts, in order.
  ///
  /// - Cost: a copy of them.
  var texts: [Text] { list.ends.withLock { $0.texts(range) } }

  static func joining(_ left: TextSum, _ right: TextSum) -> TextSum {
    left.range.count < right.range.count ? right.after(left) : left.followed(by: right)
  }

  private func followed(by other: TextSum) -> TextSum {
    let texts = other.texts
    return list.ends.withLock { ends in
      guard range.upperBound == ends.after.count else {
        return TextSum(ends.texts(range) + texts)
      }
      ends.after += texts
      return TextSum(list, range.lowerBound..<ends.after.count)
    }
  }

  private func after(_ other: TextSum) -> TextSum {
    let texts = other.texts
    return list.ends.withLock { ends in
      guard range.lowerBound == -ends.before.count else {
        return TextSum(texts + ends.texts(range))
      }
      ends.before += texts.reversed()
      return TextSum(list, -ends.before.count..<range.upperBound)
    }
  }

  static func == (left: TextSum, right: TextSum) -> Bool {
    if left.list === right.list, left.range == right.range { return true }
    return left.range.count == right.range.count && left.texts == right.texts
  }
}
