import SwiftUI
import Testing

@testable import ViewTree

/// An element remembers its answers to the questions that it was asked.
@Suite("Remembered responses")
struct ResponseCacheTests {
  /// The question of a number and its answer; no two numbers have either in common.
  private func entry(_ number: Int) -> (key: ProposalKey, size: CGSize) {
    (
      ProposalKey(ProposedViewSize(width: CGFloat(number), height: nil)),
      CGSize(width: number, height: 1)
    )
  }

  private func cache(_ count: Int) -> ResponseCache {
    var cache = ResponseCache()
    for number in 0..<count {
      let (key, size) = entry(number)
      cache.insert(key, size, forAll: false)
    }
    return cache
  }

  /// Six are in place and stay; of the other 506 the oldest gives way.
  @Test(
    "of any number 512 are remembered: the first six, and the latest of the others",
    arguments: [0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 511, 512, 513, 1017, 1018, 1019, 1530])
  func remembered(count: Int) {
    let cache = cache(count)
    for number in 0..<count + 1 {
      let (key, size) = entry(number)
      let isKept = number < count && (number < 6 || number >= count - 506)
      #expect(cache[key] == (isKept ? size : nil), "\(number) of \(count)")
      #expect(cache.first(for: key) == (number == 0 && count > 0 ? size : nil))
    }
  }

  @Test("each remembered response is asked about, and no other", arguments: [0, 1, 2, 5, 6, 7, 12])
  func compared(count: Int) {
    // An answer that was there before must not be asked about.
    var cache = cache(20)
    cache.removeAll()
    for number in 0..<count {
      let (key, size) = entry(number)
      cache.insert(key, size, forAll: false)
    }
    var seen: [CGFloat] = []
    #expect(
      cache.allSatisfy {
        seen.append($1.width)
        return $0 == entry(Int($1.width)).key
      })
    #expect(seen == (0..<count).map { CGFloat($0) })
    for wrong in 0..<count {
      #expect(!cache.allSatisfy { $1.width != CGFloat(wrong) }, "\(wrong) of \(count)")
    }
  }

  @Test("up to 24 responses are complete; more are not, and are forgotten when the next turn asks")
  func complete() {
    for count in [0, 1, 23, 24, 25, 26] {
      var cache = cache(count)
      #expect(cache.isComplete == (count <= 24))
      cache.forgetMany()
      #expect(cache.isComplete == (count <= 24))
      #expect(cache[entry(0).key] == (count > 0 && count <= 24 ? entry(0).size : nil))
    }
  }

  @Test("forgetting leaves nothing; only responses on which others rest are missed")
  func forgotten() {
    for isForAll in [false, true] {
      for (isMissed, forget) in [
        (false, { $0.removeAll() }), (true, { $0.invalidate() }),
      ] as [(Bool, (inout ResponseCache) -> Void)] {
        var cache = ResponseCache()
        for number in 0..<(isForAll ? 1 : 30) {
          let (key, size) = entry(number)
          cache.insert(key, size, forAll: isForAll)
        }
        forget(&cache)
        #expect((0..<30).allSatisfy { cache[entry($0).key] == nil })
        #expect(cache.isComplete == !isMissed)
        #expect(!cache.answersAll)
        cache.insert(entry(7).key, entry(7).size, forAll: false)
        #expect((0..<30).filter { cache[entry($0).key] != nil } == [7])
      }
    }
  }

  @Test("one response for all answers every proposal, and else only its own")
  func answersAll() {
    #expect(!ResponseCache().answersAll)
    for isForAll in [false, true] {
      var cache = ResponseCache()
      cache.insert(entry(3).key, entry(3).size, forAll: isForAll)
      #expect(cache.answersAll == isForAll)
      #expect(cache[entry(3).key] == entry(3).size)
      #expect(cache[entry(4).key] == (isForAll ? entry(3).size : nil))
      #expect(cache.first(for: entry(4).key) == (isForAll ? entry(3).size : nil))
    }
  }

  @Test("a proposal comes out of its key as it went in, and no two have one key")
  func keys() {
    let sides: [CGFloat?] = [nil, 0, 1, -1, 0.5, 300, .infinity, -.infinity]
    let proposals = sides.flatMap { width in
      sides.map { ProposedViewSize(width: width, height: $0) }
    }
    for (index, proposal) in proposals.enumerated() {
      #expect(ProposalKey(proposal).proposal == proposal)
      #expect(proposals.firstIndex { ProposalKey($0) == ProposalKey(proposal) } == index)
    }
  }
}
