// The law of the two engines in numbers for which a debug build is too slow.
//
//   CompareEngines COUNT [SEED]
//
// Compares COUNT random sketches from a new seed on, or from SEED. Exit 1: some differ.

import EngineComparison
import Foundation

/// Shrinking takes its time; a few sketches tell what is wrong.
let mostExplained = 3

let numbers = CommandLine.arguments.dropFirst().map { Int($0) }
guard let count = numbers.first ?? nil, numbers.count <= 2, !numbers.contains(nil), count > 0 else {
  print("usage: CompareEngines COUNT [SEED], both whole numbers, COUNT above 0")
  exit(2)
}
let first = (numbers.count == 2 ? numbers[1] : nil) ?? Int.random(in: 0..<1_000_000_000)
print("\(count) sketches from seed \(first): CompareEngines \(count) \(first) repeats them")
var failures = 0
for seed in first..<first + count {
  let scenes = EngineComparison.scenes(seed: seed)
  guard let difference = EngineComparison.difference(scenes) else { continue }
  failures += 1
  let text = failures <= mostExplained ? EngineComparison.explanation(of: scenes) : difference
  print("=== seed \(seed): \(text)\n")
  fflush(nil)
}
print("\(count) sketches from seed \(first): \(failures) differ")
exit(failures == 0 ? 0 : 1)
