import SwiftUI

/// A length with one decimal.
func text(_ points: CGFloat) -> String { "\((points * 10).rounded() / 10)" }

/// The lines that a driver prints, which begin with `viewtree` since the document's code prints too.
///
/// `viewtree pull TEXT` for the whole pull, `viewtree difference TEXT`, and from time to time
/// `viewtree steps COMPARED differences N`, the last of which counts.
@MainActor enum Report {
  private static var compared = 0
  private static var differences = 0

  static func pull(_ line: String) { print("viewtree pull \(line)") }

  /// Reports one compared step with the differences found.
  static func step(_ step: String, _ found: [String]) {
    compared += 1
    guard !found.isEmpty else { return }
    differences += 1
    print("viewtree difference step \(compared), \(step): \(found.joined(separator: "; "))")
  }

  static func count() {
    print("viewtree steps \(compared) differences \(differences)")
    fflush(nil)
  }
}

/// Values of the document and of the port that should be equal.
struct Comparison {
  private(set) var found: [String] = []

  mutating func check<Value: Equatable>(_ name: String, _ document: Value, _ port: Value) {
    if document != port { found.append("\(name) is \(document), port \(port)") }
  }

  /// Numbers that may differ slightly with the order of addition.
  mutating func checkNumber(_ name: String, _ document: Double, _ port: Double) {
    if !(abs(document - port) <= 1e-6) { found.append("\(name) is \(document), port \(port)") }
  }
}
