/// Finds the accepted word that a mistyped one most probably meant.
package enum NearestMatch {
  /// The nearest candidate: one that begins with what was given, else one that contains it, else
  /// the one with the smallest edit distance, if that is near; letter case costs nothing.
  ///
  /// - Shape: nil for no candidates, and where none is near: more than half of its letters, or more
  ///   than `farthest`, would change. Among several that begin with or contain it the one with the
  ///   smallest edit distance, among equals the first one.
  /// - Complexity: a word too long to be near any candidate is compared with none.
  package static func of(_ given: String, among candidates: [String]) -> String? {
    let longest = candidates.map(\.utf8.count).max() ?? 0
    guard !given.isEmpty, given.utf8.count <= longest + farthest * Self.bytesOfALetter else {
      return nil
    }
    let word = given.lowercased()
    let found = [
      candidates.filter { $0.lowercased().hasPrefix(word) },
      candidates.filter { $0.lowercased().contains(word) },
      candidates.filter { isNear(given, $0) },
      candidates.filter { isNear(given, String($0.prefix(given.count))) },
    ].first { !$0.isEmpty }
    return found?.min { editDistance(given, $0) < editDistance(given, $1) }
  }

  private static func isNear(_ given: String, _ candidate: String) -> Bool {
    let most = min(farthest, max(given.count, candidate.count) / 2)
    return abs(given.count - candidate.count) <= most && editDistance(given, candidate) <= most
  }

  /// Letters that may differ in a word that somebody mistyped.
  private static let farthest = 4
  private static let bytesOfALetter = 4

  /// The number of letters to insert, remove, replace or swap with a neighbour.
  ///
  /// - Shape: 0 for words that are equal but for letter case.
  /// - Complexity: the product of the two lengths.
  /// - Source: the restricted Damerau-Levenshtein distance ("optimal string alignment").
  package static func editDistance(_ first: String, _ second: String) -> Int {
    let first = Array(first.lowercased())
    let second = Array(second.lowercased())
    var rows = [Array(0...second.count)]
    for row in 1..<(first.count + 1) {
      var current = [row]
      for column in 1..<(second.count + 1) {
        let isEqual = first[row - 1] == second[column - 1]
        var best = min(
          rows[row - 1][column] + 1, current[column - 1] + 1,
          rows[row - 1][column - 1] + (isEqual ? 0 : 1))
        let isSwap =
          row > 1 && column > 1 && first[row - 1] == second[column - 2]
          && first[row - 2] == second[column - 1]
        if isSwap {
          best = min(best, rows[row - 2][column - 2] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[first.count][second.count]
  }
}
