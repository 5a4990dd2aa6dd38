import Foundation
import ViewSketches

/// A random tree that is measured on a Mac and here, under a name from which it can be rebuilt.
///
/// A name is a seed, such as `17`, optionally followed by dotted indexes into lists of simpler
/// trees: `17.83` is the 83rd simplification of tree 17, `17.83.4` the fourth of that one.
struct GoldenSketch: Equatable {
  let name: String
  let tree: Sketch

  /// The seeds of every package that is not about a single tree.
  static let seeds = 1...500

  /// All printed kinds except texts, whose sizes depend on a device's fonts.
  private static let vocabulary = SketchVocabulary(
    SketchVocabulary.smallTree.kinds.filter { $0 != .text })

  static let all = seeds.map(GoldenSketch.init(seed:))
}

extension GoldenSketch {
  init(seed: Int) {
    var generator = SketchGenerator(seed: UInt64(seed), vocabulary: Self.vocabulary)
    self.init(name: "\(seed)", tree: generator.scene(depth: 4).tree)
  }

  /// The tree with this name and the simpler ones, for a run that finds the smallest that differs.
  ///
  /// - Errors: `BadArgument` for a name that has no tree.
  static func family(of name: String) throws -> [GoldenSketch] {
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let seed = numbers.first ?? nil, seeds.contains(seed) else {
      throw BadArgument(
        given: "--sketch \(MessageText.quoted(name))",
        accepted:
          "a seed from \(seeds.lowerBound) to \(seeds.upperBound), or a name that validate tells",
        nearest: "--sketch \(seeds.lowerBound)")
    }
    var sketch = GoldenSketch(seed: seed)
    for number in numbers.dropFirst() {
      let simpler = sketch.simpler
      guard let number, simpler.indices.contains(number - 1) else {
        throw BadArgument(
          given: "--sketch \(MessageText.quoted(name))",
          accepted: "\(sketch.name), or \(sketch.name).1 to \(sketch.name).\(simpler.count)",
          nearest: "--sketch \(sketch.name)")
      }
      sketch = simpler[number - 1]
    }
    return [sketch] + sketch.simpler
  }

  /// Trees that are one or more steps simpler, fewest steps first; at most as many as a package
  /// measures.
  var simpler: [GoldenSketch] {
    var known = [[SketchScene(tree: tree)]]
    var next = 0
    while next < known.count, known.count < Self.seeds.count {
      for candidate in known[next].simpler() where !known.contains(candidate) {
        known.append(candidate)
      }
      next += 1
    }
    return known.dropFirst().prefix(Self.seeds.count - 1).enumerated().map {
      GoldenSketch(name: "\(name).\($0 + 1)", tree: $1[0].tree)
    }
  }

  /// The tree as data, on one line.
  var data: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(tree)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
