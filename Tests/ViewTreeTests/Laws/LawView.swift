import SwiftUI

/// Shows a node of a random tree; a body of its own, behind an `AnyView`.
struct LawView: View {
  let model: LawModel
  let log: LawLog
  @StateObject private var token: LawToken

  init(model: LawModel, log: LawLog) {
    self.model = model
    self.log = log
    _token = StateObject(wrappedValue: LawToken(model.number, log))
  }

  var body: some View { AnyView(erasing: LawSketch(model, log, isBare: false).view) }
}

extension LawView: @MainActor Equatable {
  static func == (left: LawView, right: LawView) -> Bool { left.model === right.model }
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

/// The top of a random tree: an environment value, and a reader of every anchor.
struct LawRoot: View {
  let model: LawModel
  let log: LawLog
  let token: Int

  var body: some View {
    LawView(model: model, log: log)
      .id(model.number)
      .environment(\.lawToken, token)
      .overlayPreferenceValue(LawAnchorKey.self) { anchors in
        GeometryReader { proxy in
          let _ = log.anchors = anchors.flatMap { lawUnits(proxy[$0]) }
          Color.clear
        }
      }
      .coordinateSpace(.named("s0"))
      .environmentObject(LawObject(token))
      .modifier(LawSpace())
  }
}

/// The view of one node, of the node's own type.
@MainActor
struct LawSketch {
  let model: LawModel
  let log: LawLog
  /// Whether the node stands in its parent's body, without a body and an identity of its own.
  let isBare: Bool

  init(_ model: LawModel, _ log: LawLog, isBare: Bool) {
    self.model = model
    self.log = log
    self.isBare = isBare
  }

  var kind: LawKind { model.look.kind }
  var a: Int { model.look.a }
  var b: Int { model.look.b }
  var length: CGFloat { CGFloat(a * 10) }
  var side: CGFloat { CGFloat(b * 10) }
  /// The value that the node writes: its number and its parameter.
  var mark: [Int] { [model.number * 100 + a] }

  var view: any View {
    let shown: any View
    if kind.takesList {
      shown = container(children)
    } else {
      switch model.children.count {
      case 0: shown = leaf
      case 1: shown = modified(child(0))
      default: shown = layered(child(0), child(1))
      }
    }
    return identified(shown)
  }

  private func identified(_ view: some View) -> any View {
    view.accessibilityIdentifier("\(model.number)")
  }

  /// A child: a view of its own, or its bare type.
  func child(_ index: Int) -> any View { single(model.children[index]) }

  private func shown(_ child: LawModel) -> any View {
    model.look.style == .bare
      ? LawSketch(child, log, isBare: true).view : LawView(model: child, log: log)
  }

  /// All children as one list.
  var children: any View {
    let models = model.children
    guard model.look.style != .list else { return list(models[...]) }
    switch models.count {
    case 0: return EmptyView()
    case 1: return single(models[0])
    case 2: return pair(single(models[0]), single(models[1]))
    default: return pair(pair(single(models[0]), single(models[1])), list(models[2...]))
    }
  }

  /// A child in a place of its own: what shows another node gets another identity.
  private func single(_ child: LawModel) -> any View {
    func named(_ view: some View) -> any View { view.id(child.number) }
    return model.look.style == .bare ? shown(child) : named(shown(child))
  }

  private func pair(_ first: some View, _ second: some View) -> any View {
    ViewBuilder.buildBlock(first, second)
  }

  func list(_ models: ArraySlice<LawModel>) -> some View {
    ForEach(models, id: \.number) { LawView(model: $0, log: log) }
  }
}
