import ViewSketches

#if SMALL_TREE
  import SmallTree
#else
  import SwiftUI
  import ViewTreeTesting
#endif

/// A host that shows scenes one after the other.
@MainActor
final class SketchScreen {
  let host: ViewHost
  let log = SketchLog()
  private(set) var scene: SketchScene
  private var model: SketchModel

  init(_ scene: SketchScene) {
    let model = SketchModel(scene.tree)
    let log = log
    self.model = model
    self.scene = scene
    #if SMALL_TREE
      host = ViewHost(size: scene.size) { SketchRoot(model: model, log: log, token: scene.token) }
    #else
      host = ViewHost(size: scene.size, safeAreaInsets: scene.insets) {
        SketchRoot(model: model, log: log, token: scene.token)
      }
    #endif
  }

  /// Brings the host to another scene, the offsets of its scroll views left as they are.
  func show(_ next: SketchScene) {
    if next.size != scene.size {
      host.size = next.size
      host.settle()
    }
    #if !SMALL_TREE
      if next.insets != scene.insets { host.tree.safeAreaInsets = next.insets }
    #endif
    let isNew = next.way == .newRoot || next.tree.number != scene.tree.number
    if isNew { model = SketchModel(next.tree) }
    if isNew || next.token != scene.token {
      let model = model
      let log = log
      host.update { SketchRoot(model: model, log: log, token: next.token) }
    }
    if !isNew { model.become(next.tree, log) }
    host.settle()
    scene = next
  }
}
