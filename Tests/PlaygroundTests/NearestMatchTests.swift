import TestSupport
import Testing

@testable import Playground

@Suite("Nearest match")
struct NearestMatchTests {
  @Test(
    "the distance counts letters inserted, removed, replaced and swapped",
    arguments: [
      ("bench", "bench", 0), ("Bench", "bench", 0), ("", "tree", 4), ("tree", "", 4),
      ("tre", "tree", 1), ("treee", "tree", 1), ("tray", "tree", 2), ("bnech", "bench", 1),
      ("docuemnt", "document", 1),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(NearestMatch.editDistance(first, second) == expected)
  }

  @Test(
    "the nearest of several words is the one with the smallest distance, the first among equals",
    arguments: [
      ("documant", ["bench", "document", "tree"], "document"), ("tee", ["trees", "tree"], "tree"),
      ("x", [], nil),
      // These share nothing with the words.
      ("x", ["bench", "document", "tree"], nil), ("", ["bench", "document", "tree"], nil),
      ("xyzzy", ["bench", "document", "tree"], nil),
      ("lollipop", ["bench", "document", "tree"], nil),
      ("benevolent", ["bench", "document", "tree"], nil),
      // A word that begins with what was given is nearer than one that contains it, and that is
      // nearer than one a few letters away: two letters away from "lk" is every word of two letters.
      ("lk", ["00", "LKRefresh"], "LKRefresh"),
      ("pull", ["000", "a/pull", "PullToRefresh"], "PullToRefresh"),
      ("sum", ["000", "a/long/sum", "a/sum"], "a/sum"),
      // A slip in a beginning.
      ("pul-140", ["pull-140-release", "pull-70-release"], "pull-140-release"),
    ] as [(String, [String], String?)])
  func nearest(word: String, words: [String], nearest: String?) {
    #expect(NearestMatch.of(word, among: words) == nearest)
  }

  @Test("a word of a million letters is compared with nothing")
  func longWord() {
    let word = String(repeating: "tree", count: 250_000)
    let time = processorSeconds {
      #expect(NearestMatch.of(word, among: ["bench", "tree"]) == nil)
    }
    #expect(time < 1)
  }
}
