/// Makes a failing sequence of scenes as small as it gets while it still fails.
///
/// Tried again and again, until nothing helps: without a scene, without a subtree in all scenes, with
/// a child in its parent's place, with parameters and styles at their simplest. Bounded: a long history
/// of scenes may stay longer than need be.
@MainActor
func shrunk(_ scenes: [LawScene], fails: ([LawScene]) -> Bool) -> [LawScene] {
  var best = scenes
  var hasImproved = true
  var tries = 0
  while hasImproved {
    hasImproved = false
    for candidate in simpler(best) {
      tries += 1
      if tries > 2_000 { return best }
      guard fails(candidate) else { continue }
      best = candidate
      hasImproved = true
      break
    }
  }
  return best
}

private func simpler(_ scenes: [LawScene]) -> [[LawScene]] {
  var candidates: [[LawScene]] = []
  if scenes.count > 2 {
    candidates.append([scenes[scenes.count - 2], scenes[scenes.count - 1]])
    // Long stretches first: most of a history has nothing to do with its end.
    var length = scenes.count / 2
    while length > 0 {
      for start in stride(from: 0, to: scenes.count - 1, by: length) {
        var fewer = scenes
        fewer.removeSubrange(start..<min(start + length, scenes.count - 1))
        if fewer.count > 1 { candidates.append(fewer) }
      }
      length /= 2
    }
  }
  var numbers: Set<Int> = []
  for scene in scenes { scene.tree.forEach { numbers.insert($0.number) } }
  func inEveryScene(_ number: Int, _ change: (LawTree) -> LawTree?) {
    let changed = scenes.map { scene in
      var scene = scene
      scene.tree = scene.tree.replacing(number, change) ?? scene.tree
      return scene
    }
    if changed != scenes { candidates.append(changed) }
  }
  for number in numbers.sorted() {
    inEveryScene(number) { $0.children.first ?? $0 }
    inEveryScene(number) { $0.children.last ?? $0 }
    inEveryScene(number) { node in
      var node = node
      if node.kind.takesList { node.children = [] }
      return node
    }
    inEveryScene(number) { node in
      LawTree(number: node.number, kind: .color)
    }
  }
  for number in numbers.sorted() {
    inEveryScene(number) { node in
      var node = node
      if node.kind.takesList { node.children = Array(node.children.dropLast()) }
      return node
    }
    inEveryScene(number) { node in
      var node = node
      if node.kind.takesList { node.children = Array(node.children.dropFirst()) }
      return node
    }
    inEveryScene(number) { node in
      var node = node
      node.style = .list
      return node
    }
    inEveryScene(number) { node in
      var node = node
      node.b = 0
      return node
    }
  }
  let plain = scenes.map { scene in
    var scene = scene
    scene.top = 0
    scene.token = 1
    scene.scrolled = 0
    scene.way = .observation
    return scene
  }
  if plain != scenes { candidates.append(plain) }
  return candidates
}
