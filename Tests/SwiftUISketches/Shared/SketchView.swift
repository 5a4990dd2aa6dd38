import ViewSketches

#if SMALL_TREE
  import SmallTree
#else
  import SwiftUI
#endif

/// The top of a sketch: an environment value, and a reader of every anchor.
struct SketchRoot: View {
  let model: SketchModel
  let log: SketchLog
  let token: Int

  var body: some View {
    SketchView(model: model, log: log)
      .id(model.number)
      .environment(\.sketchToken, token)
      .overlayPreferenceValue(SketchAnchorKey.self) { anchors in
        GeometryReader { proxy in
          let _ = log.anchors = anchors.flatMap { sketchUnits(proxy[$0]) }
          Color.clear
        }
      }
      .coordinateSpace(.named("s0"))
      .modifier(SketchSurroundings(token: token, log: log))
  }
}

/// Shows a node of a sketch; a body of its own, behind an `AnyView`.
struct SketchView: View {
  let model: SketchModel
  let log: SketchLog

  var body: some View {
    AnyView(erasing: ShownSketch(model, log, isBare: false).view)
      .modifier(SketchLife(number: model.number, log: log))
  }
}

extension AnyView {
  /// Wraps a view of a type known at run time only.
  @MainActor
  init(erasing view: any View) {
    self = Self.wrap(view)
  }

  @MainActor
  private static func wrap(_ view: some View) -> AnyView { AnyView(view) }
}

/// The view of one node, of the node's own type.
@MainActor
struct ShownSketch {
  let model: SketchModel
  let log: SketchLog
  /// Whether the node is in its parent's body, without a body and an identity of its own.
  let isBare: Bool

  init(_ model: SketchModel, _ log: SketchLog, isBare: Bool) {
    self.model = model
    self.log = log
    self.isBare = isBare
  }

  var sketch: Sketch { model.sketch }

  var view: any View {
    let shown: any View
    switch sketch.kind.shape {
    case .leaf: shown = leaf
    case .list: shown = container(children)
    case .layer: shown = layer(child(0))
    case .pair: shown = pair(child(0), child(1))
    }
    return identified(shown)
  }

  private func identified(_ view: some View) -> any View {
    view.accessibilityIdentifier("\(model.number)")
  }

  /// A child in a place of its own: what shows another node gets another identity.
  private func child(_ index: Int) -> any View { single(model.children[index]) }

  private func single(_ child: SketchModel) -> any View {
    if sketch.style == .bare { return ShownSketch(child, log, isBare: true).view }
    return SketchView(model: child, log: log).id(child.number)
  }

  /// All children as one list.
  private var children: any View {
    let models = model.children
    guard sketch.style != .list else { return list(models[...]) }
    switch models.count {
    case 0: return EmptyView()
    case 1: return single(models[0])
    case 2: return tuple(single(models[0]), single(models[1]))
    case 3: return tuple(single(models[0]), single(models[1]), single(models[2]))
    default:
      return tuple(single(models[0]), single(models[1]), list(models[2...]))
    }
  }

  private func tuple(_ first: some View, _ second: some View) -> any View {
    ViewBuilder.buildBlock(first, second)
  }

  private func tuple(_ first: some View, _ second: some View, _ third: some View) -> any View {
    ViewBuilder.buildBlock(first, second, third)
  }

  func list(_ models: ArraySlice<SketchModel>) -> some View {
    ForEach(Array(models), id: \.number) { SketchView(model: $0, log: log) }
  }
}
