import ViewSketches

extension Chapter {
  /// The kinds of the chapter, four times as likely as those of earlier chapters.
  var vocabulary: SketchVocabulary {
    SketchVocabulary(Self.all.prefix(number).flatMap(\.kinds) + kinds + kinds + kinds)
  }

  /// Random trees, smallest first; from chapter 5 on, each with two changes.
  func trees(_ count: Int, seed: Int) -> [[SketchScene]] {
    (0..<count).map { index in
      var generator = SketchGenerator(
        seed: UInt64(seed) * 100_000 + UInt64(number) * 1000 + UInt64(index),
        vocabulary: vocabulary)
      var scene = generator.scene(depth: 4)
      // When space is tight, the way it is divided matters.
      (scene.width, scene.height) = [(200, 160), (90, 60), (40, 30)][index % 3]
      if number >= 5 {
        // Views keep their identity only where the types around them stay, as in lists.
        if index % 4 == 1 { scene.tree = scene.tree.inLists }
        let changed = generator.changed(scene)
        // Half of them return to the first scene.
        let last = index.isMultiple(of: 2) ? scene : generator.changed(changed)
        return fitted([scene, changed, last])
      }
      return fitted([scene])
    }
    .sorted { $0[0].tree.count < $1[0].tree.count }
  }

  func fitted(_ scenes: [SketchScene]) -> [SketchScene] {
    scenes.map { scene in
      var fitted = scene
      fitted.tree = self.fitted(scene.tree)
      fitted.token = 1
      fitted.way = .newRoot
      if number < 10 { fitted.scrolled = 0 }
      return fitted
    }
  }

  private func fitted(_ tree: Sketch) -> Sketch {
    var fitted = tree
    // Tuples of at most three are shown; changing lists come in chapter 5.
    if number < 5 || tree.style == .tuple { fitted.style = .bare }
    if fitted.style == .bare { fitted.children = Array(tree.children.prefix(3)) }
    // Custom alignment guides and those of text come in chapter 4.
    if number < 4, tree.kind == .row { fitted.b %= 3 }
    fitted.children = fitted.children.map(self.fitted)
    return fitted
  }
}

extension Sketch {
  /// The same with each list of views as one that can change.
  fileprivate var inLists: Sketch {
    var listed = self
    if children.count > 1 { listed.style = .list }
    listed.children = children.map(\.inLists)
    return listed
  }
}
