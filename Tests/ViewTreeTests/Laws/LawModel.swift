import SwiftUI

/// A node of a random tree that views read; a change of one node is seen by its own body alone.
@Observable
final class LawModel {
  /// The values that a body reads of a node, beside its children.
  struct Look: Equatable {
    var kind: LawKind
    var a: Int
    var b: Int
    var style: LawTree.Style
  }

  @ObservationIgnored let number: Int
  private(set) var look: Look
  private(set) var children: [LawModel]
  /// The number that a state leaf shows; its view hears of it by its state, not by this object.
  @ObservationIgnored private(set) var quiet: Int

  init(_ tree: LawTree) {
    number = tree.number
    look = Self.look(of: tree)
    quiet = tree.a
    children = tree.children.map(LawModel.init)
  }

  private static func look(of tree: LawTree) -> Look {
    Look(
      kind: tree.kind, a: tree.kind == .state ? 0 : tree.a, b: tree.b, style: tree.style)
  }

  /// Changes what differs and nothing else; children keep their objects by number.
  func become(_ tree: LawTree, _ log: LawLog) {
    let look = Self.look(of: tree)
    if look != self.look { self.look = look }
    if quiet != tree.a {
      quiet = tree.a
      log.pokes[number]?()
    }
    let known = Dictionary(children.map { ($0.number, $0) }) { first, _ in first }
    let next = tree.children.map { child in
      guard let model = known[child.number] else { return LawModel(child) }
      model.become(child, log)
      return model
    }
    if next.map(\.number) != children.map(\.number) { children = next }
  }
}

/// The news that one host's tree has told: the latest value of every callback, by node.
final class LawLog {
  /// Writes the state of state leaves.
  var pokes: [Int: () -> Void] = [:]
  var values: [Int: [Int]] = [:]
  var geometry: [Int: [Int]] = [:]
  var anchors: [Int] = []
  /// How many states of each node's views are alive.
  var states: [Int: Int] = [:]
}

/// Lives as long as the state of the view that holds it.
final class LawToken: ObservableObject {
  private let number: Int
  private let log: LawLog

  init(_ number: Int, _ log: LawLog) {
    self.number = number
    self.log = log
    log.states[number, default: 0] += 1
  }

  deinit { log.states[number, default: 0] -= 1 }
}

/// A length as a whole number of 64ths of a point, so that rounding errors do not show.
func lawUnits(_ length: CGFloat) -> Int {
  length.isFinite && abs(length) < 1e12 ? Int((length * 64).rounded()) : length > 0 ? .max : .min
}

func lawUnits(_ rect: CGRect) -> [Int] {
  [rect.minX, rect.minY, rect.width, rect.height].map(lawUnits)
}
