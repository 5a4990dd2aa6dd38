import ViewSketches

/// Compares an engine with the small tree, tree by tree, and shrinks the first difference.
@MainActor struct TreeJudge {
  let chapter: Chapter
  let learner: TreeProgram
  let reference: TreeProgram
  let seed: Int

  static let count = 200

  /// The smallest tree found on which the two engines differ.
  struct Difference {
    /// The tree's number among those of the seed, counted from 1.
    let number: Int
    var scenes: [SketchScene]
    var expected: [EngineReport]
    /// Empty if the learner's engine crashed.
    var found: [EngineReport]
    var stop: TreeProgram.Stop?
    /// The misconception that gives the same answers.
    var mistake: Chapter.Mistake?
  }

  func difference() throws -> Difference? {
    let trees = chapter.trees(Self.count, seed: seed)
    guard let (index, first) = try firstDifference(among: trees, stops: nil) else { return nil }
    var smallest = try smaller(
      Difference(
        number: index + 1, scenes: trees[index], expected: first.expected, found: first.found,
        stop: first.stop))
    if let stop = smallest.stop {
      smallest.stop = try learner.placed(stop, on: smallest.scenes, in: chapter)
    } else {
      smallest.mistake = try mistake(in: smallest, among: trees)
    }
    return smallest
  }

  func isEqual() throws -> Bool {
    try firstDifference(among: chapter.trees(Self.count, seed: seed), stops: nil) == nil
  }

  private typealias Outcome = (
    expected: [EngineReport], found: [EngineReport], stop: TreeProgram.Stop?
  )

  /// The first tree that the engines show differently.
  ///
  /// - Parameter stops: whether to look for crashes (true) or skip them (false); nil for either.
  private func firstDifference(
    among trees: [[SketchScene]], stops: Bool?
  ) throws -> (Int, Outcome)? {
    let expected = try reference.answers(to: trees, chapter: chapter.number)
    if let stop = expected.stop {
      throw ScratchFailure("the small tree gives no answer: \(stop.words)")
    }
    var start = 0
    while start < trees.count {
      let answers = try learner.answers(to: Array(trees[start...]), chapter: chapter.number)
      for (index, found) in answers.reports.enumerated() where stops != true {
        let right = expected.reports[start + index]
        if found != right { return (start + index, (right, found, nil)) }
      }
      start += answers.reports.count
      if let stop = answers.stop {
        if stops != false { return (start, (expected.reports[start], [], stop)) }
        start += 1
      }
    }
    return nil
  }

  /// The tree shrunk as far as possible while the engines still differ in the same way.
  ///
  /// All trees that are one step simpler are shown in a single run of each program.
  private func smaller(_ difference: Difference) throws -> Difference {
    var best = difference
    guard best.stop?.isQuick != false else { return best }
    for _ in 0..<Self.mostRounds {
      let candidates = best.scenes.simpler(.bare).map(chapter.fitted)
        .filter { $0 != best.scenes && ($0.isVisible || !best.scenes.isVisible) }
      guard let (index, next) = try firstDifference(among: candidates, stops: best.stop != nil)
      else { break }
      best.scenes = candidates[index]
      (best.expected, best.found, best.stop) = next
    }
    return best
  }

  private static let mostRounds = 60

  /// The misconception that gives the learner's answers to the smallest tree and to nine of ten of
  /// the trees on which either is wrong. If several do, the one that matches most of all trees wins,
  /// the chapter's own before those of earlier chapters.
  ///
  /// Two mistakes often look alike on a small tree. A learner who is told of the wrong one looks in
  /// the wrong place, so one is not named that explains little or would have shown elsewhere too.
  private func mistake(
    in difference: Difference, among trees: [[SketchScene]]
  ) throws -> Chapter.Mistake? {
    let known = Chapter.all.prefix(chapter.number).reversed().flatMap(\.mistakes)
    let fitting = try known.filter { mistake in
      let answers = try reference.with(mistake)
        .answers(to: [difference.scenes], chapter: chapter.number)
      return answers.reports.first == difference.found
    }
    guard !fitting.isEmpty else { return nil }
    let expected = try reference.answers(to: trees, chapter: chapter.number).reports
    let found = try learner.answers(to: trees, chapter: chapter.number).reports
    let scored = try fitting.compactMap { mistake -> (mistake: Chapter.Mistake, unlike: Int)? in
      let reports = try reference.with(mistake).answers(to: trees, chapter: chapter.number).reports
      let wrong = zip(expected, zip(found, reports)).filter { $0 != $1.0 || $0 != $1.1 }
      let unlike = wrong.count { $1.0 != $1.1 }
      return unlike * 10 <= wrong.count ? (mistake, unlike) : nil
    }
    // The first of equals.
    return scored.min { $0.unlike < $1.unlike }?.mistake
  }
}

extension [SketchScene] {
  /// Whether each coloured rectangle has a size, so that a picture shows it.
  fileprivate var isVisible: Bool {
    var isVisible = true
    for scene in self {
      scene.tree.forEach { node in
        if node.kind == .fixed, node.length * node.side == 0 { isVisible = false }
      }
    }
    return isVisible
  }
}
