extension [SketchScene] {
  /// A failing sequence of scenes, made as small as possible while it still fails.
  ///
  /// The steps are repeated until none helps: drop a scene, drop a subtree in all scenes, put a
  /// child in its parent's place, set parameters and styles to their simplest. The number of tries
  /// is bounded, so a long history of scenes may stay longer than necessary.
  ///
  /// ```text
  /// let smallest = scenes.shrunk { difference(in: $0) != nil }
  /// ```
  public func shrunk(tries most: Int = 2_000, fails: ([SketchScene]) -> Bool) -> [SketchScene] {
    var best = self
    var tries = 0
    search: while true {
      for candidate in best.simpler() {
        tries += 1
        if tries > most { return best }
        guard fails(candidate) else { continue }
        best = candidate
        continue search
      }
      return best
    }
  }

  /// The sequences that are one step simpler, the largest steps first.
  ///
  /// - Parameter style: the simplest style of a list of views.
  public func simpler(_ style: Sketch.Style = .list) -> [[SketchScene]] {
    (shorter + smaller(style) + plain).filter { $0 != self }
  }

  /// With fewer scenes: long stretches go first, since most of a history has nothing to do with its
  /// end.
  private var shorter: [[SketchScene]] {
    guard count > 1 else { return [] }
    var candidates = [Array(suffix(1)), Array(suffix(2))]
    var length = count / 2
    while length > 0 {
      for start in stride(from: 0, to: count - 1, by: length) {
        var fewer = self
        fewer.removeSubrange(start..<Swift.min(start + length, count - 1))
        candidates.append(fewer)
      }
      length /= 2
    }
    return candidates
  }

  /// With one node simpler in every scene.
  private func smaller(_ style: Sketch.Style) -> [[SketchScene]] {
    var numbers: Set<Int> = []
    for scene in self { scene.tree.forEach { numbers.insert($0.number) } }
    let large: [(Sketch) -> Sketch] = [
      { $0.children.first ?? $0 },
      { $0.children.last ?? $0 },
      { $0.with(\.children, $0.kind.takesList ? [] : $0.children) },
      { Sketch(number: $0.number, kind: .color) },
    ]
    let small: [(Sketch) -> Sketch] = [
      {
        $0.with(\.children, $0.kind.takesList ? Array<Sketch>($0.children.dropLast()) : $0.children)
      },
      {
        $0.with(
          \.children, $0.kind.takesList ? Array<Sketch>($0.children.dropFirst()) : $0.children)
      },
      { $0.with(\.style, style) },
      { $0.with(\.a, 0) },
      { $0.with(\.b, 0) },
    ]
    return [large, small].flatMap { changes in
      numbers.sorted().flatMap { number in changes.map { inEveryScene(number, $0) } }
    }
  }

  private func inEveryScene(_ number: Int, _ change: (Sketch) -> Sketch) -> [SketchScene] {
    map { scene in
      var scene = scene
      scene.tree = scene.tree.replacing(number, change) ?? scene.tree
      return scene
    }
  }

  /// With each tree in a new scene's window.
  private var plain: [[SketchScene]] {
    [
      map { scene in
        var plain = SketchScene(tree: scene.tree)
        plain.width = scene.width
        plain.height = scene.height
        return plain
      }
    ]
  }
}

extension Sketch {
  fileprivate func with<Value>(_ part: WritableKeyPath<Sketch, Value>, _ value: Value) -> Sketch {
    var sketch = self
    sketch[keyPath: part] = value
    return sketch
  }
}
