import SwiftUI
import ViewSketches

/// A difference between a learner's engine and the small tree, in words and pictures.
@MainActor struct TreeVerdict {
  private let difference: TreeJudge.Difference
  private let place: Int
  private let expected: EngineReport
  private let found: EngineReport

  init(_ difference: TreeJudge.Difference) {
    self.difference = difference
    let pairs = zip(difference.expected, difference.found)
    place = pairs.enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    expected = difference.expected[place]
    found = difference.found.isEmpty ? EngineReport() : difference.found[place]
  }

  /// The columns of a line without its margin.
  private static let width = 78

  private var scene: SketchScene { difference.scenes[place] }

  var lines: [String] {
    var lines = tree
    if let stop = difference.stop {
      return lines
        + WordWrap.lines(of: "On this tree your engine stops: \(stop.words)", width: Self.width)
        + words
    }
    if found.frames != expected.frames { lines += frames }
    lines += texts("values at the root", expected.values, found.values)
    lines += texts("actions", expected.actions.map(told), found.actions.map(told))
    if found.actions != expected.actions, expected.actions.contains(where: Self.isAppearance) {
      lines.append("  (each view with a number has an onAppear, which is not printed)")
    }
    lines += texts("calls", expected.folds.map(told), found.folds.map(told))
    if let mistake = difference.mistake {
      lines += [""] + WordWrap.lines(of: mistake.words, width: Self.width)
    }
    return lines + words
  }

  // MARK: The tree

  private var tree: [String] {
    var lines = [""]
    let shown = difference.stop == nil ? Array(difference.scenes[...place]) : difference.scenes
    for (index, scene) in shown.enumerated() {
      let isSame = index > 0 && scene.tree == shown[index - 1].tree
      if shown.count > 1 {
        lines.append(index == 0 ? "First it shows" : isSame ? "then the same again" : "then")
      }
      if !isSame {
        let shown = ShownTree(scene.tree, tells: false).lines
        lines += BrokenLine.lines(of: shown, width: Self.width).map { "  " + $0 }
      }
      if index == 0 || scene.size != shown[index - 1].size {
        lines.append("in a window of \(Int(scene.width)) x \(Int(scene.height))")
      }
      if scene.scrolled != 0 { lines.append("scrolled by \(scene.scrollDistance)") }
    }
    return lines
  }

  /// The declarations that the printed views use and SwiftUI does not have.
  private var words: [String] {
    let words = Self.words(in: tree.joined(separator: "\n"))
    guard !words.isEmpty else { return [] }
    let lines = words.flatMap { $0.split(separator: "\n").map(String.init) }
    // Comments there are for those who keep the trees.
    let code = lines.filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
    return ["", "Used above"] + BrokenLine.lines(of: code, width: Self.width).map { "  " + $0 }
  }

  /// The declarations that a text uses, and those that they use themselves.
  private static func words(in text: String) -> [String] {
    let all = [EmbeddedText.SketchWords_swift, EmbeddedText.TreeWords_swift]
      .flatMap { SwiftBodies($0).declarations }
    var isUsed = all.map { text.contains($0.name) }
    while let next = all.indices.first(where: { candidate in
      !isUsed[candidate]
        && zip(all, isUsed).contains { $1 && $0.text.contains(all[candidate].name) }
    }) {
      isUsed[next] = true
    }
    return zip(all, isUsed).filter(\.1).map(\.0.text)
  }

  // MARK: Frames

  private var order: [Int] {
    var order: [Int] = []
    scene.tree.forEach { order.append($0.number) }
    return order
  }

  private var frames: [String] {
    let pictures = [expected, found].map {
      TreePicture($0, order: order, window: scene.size)
    }
    var lines = [""]
    // A difference smaller than a letter, or outside of the window, does not show.
    if pictures[0] != pictures[1] {
      lines += TreePicture.lines(pictures[0], pictures[1], titles: ("expected", "yours"))
      let window = CGRect(origin: .zero, size: scene.size)
      if [expected, found].contains(where: { $0.reachBeyond(window) }) {
        lines.append("  the pictures show the window; some views reach beyond it")
      }
      lines.append("")
    }
    let different = order.filter { expected.frames[$0] != found.frames[$0] }
    for number in different {
      let name = "  #\(number)  "
      let texts = [
        "expected \(text(expected.frames[number]))", "yours \(text(found.frames[number]))",
      ]
      let line = name + texts.joined(separator: "   ")
      lines +=
        line.count <= Self.width
        ? [line]
        : texts.flatMap { WordWrap.lines(of: $0, width: Self.width - name.count) }.hanging(name)
    }
    // Inner views first, since the answer of a view depends on theirs.
    let reasons = FrameReasons(Array(difference.scenes[...place]))
      .lines(for: different.reversed(), expected.frames, found.frames, width: Self.width)
    return reasons.isEmpty ? lines : lines + ["", "Why, line by line:"] + reasons.map { "  " + $0 }
  }

  private func text(_ frames: [[Int]]?) -> String {
    guard let frames, !frames.isEmpty else { return "nothing" }
    return frames.map { frame in
      let numbers = frame.map { Prose.number(Double($0) / 64) }
      return "\(numbers[2]) x \(numbers[3]) at (\(numbers[0]), \(numbers[1]))"
    }.joined(separator: " and ")
  }

  // MARK: Words

  /// A folded value with a bracket for each call of `reduce`.
  private func fold(_ value: [Int]) -> String {
    value.map { number in
      switch number {
      case -1: "("
      case -2: ")"
      case -3, -4, -5: "default"
      default: "\(number)"
      }
    }.joined(separator: " ")
  }

  /// A report in which each list of numbers is a folded value.
  private func told(_ report: String) -> String {
    report.replacing(/\[(-?[0-9]+(?:, -?[0-9]+)*)\]/) { list in
      fold(list.output.1.split(separator: ", ").compactMap { Int($0) })
    }
  }

  private static func isAppearance(_ report: String) -> Bool { report.hasSuffix(" appears") }

  /// The values, each with its key.
  private func texts(_ title: String, _ expected: [[Int]], _ found: [[Int]]) -> [String] {
    func named(_ values: [[Int]]) -> [String] {
      zip(["SketchKey", "SketchFirstKey", "SketchLastKey"], values).map { "\($0)  \(fold($1))" }
    }
    return texts(title, named(expected), named(found))
  }

  private func texts(_ title: String, _ expected: [String], _ found: [String]) -> [String] {
    guard expected != found else { return [] }
    func list(_ words: [String]) -> [String] {
      guard !words.isEmpty else { return ["    none"] }
      return words.flatMap {
        WordWrap.lines(of: $0, width: Self.width - 6).hanging("    ", "      ")
      }
    }
    return ["", "\(title), expected"] + list(expected) + ["  yours"] + list(found)
  }
}

extension EngineReport {
  /// Whether a view is partly outside of a rectangle. Points.
  fileprivate func reachBeyond(_ rect: CGRect) -> Bool {
    frames.values.joined().contains { frame in
      let sides = frame.map { CGFloat($0) / 64 }
      return !rect.contains(CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
    }
  }
}
