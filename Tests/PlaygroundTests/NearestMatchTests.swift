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
    "the nearest of several words is the one with the smallest distance, the first among equals")
  func nearest() {
    #expect(NearestMatch.of("documant", among: ["bench", "document", "tree"]) == "document")
    #expect(NearestMatch.of("tee", among: ["trees", "tree"]) == "tree")
    #expect(NearestMatch.of("x", among: []) == nil)
  }

  @Test(
    "a word that shares nothing with the candidates has no nearest one",
    arguments: ["x", "", "xyzzy", "lollipop", "benevolent"])
  func nothingNear(word: String) {
    #expect(NearestMatch.of(word, among: ["bench", "document", "tree"]) == nil)
  }

  @Test("a word of a million letters is compared with nothing")
  func longWord() {
    let word = String(repeating: "tree", count: 250_000)
    let time = processorSeconds {
      #expect(NearestMatch.of(word, among: ["bench", "tree"]) == nil)
    }
    #expect(time < 1)
  }

  @Test(
    "a word that begins with what was given is nearer than one that contains it, and that is nearer than one a few letters away"
  )
  func parts() {
    // Two letters away from "lk" is every word of two letters, such as 00.
    #expect(NearestMatch.of("lk", among: ["00", "LKRefresh"]) == "LKRefresh")
    #expect(NearestMatch.of("pull", among: ["000", "a/pull", "PullToRefresh"]) == "PullToRefresh")
    // A slip in a beginning.
    let gestures = ["pull-140-release", "pull-70-release"]
    #expect(NearestMatch.of("pul-140", among: gestures) == "pull-140-release")
    #expect(NearestMatch.of("sum", among: ["000", "a/long/sum", "a/sum"]) == "a/sum")
  }
}
