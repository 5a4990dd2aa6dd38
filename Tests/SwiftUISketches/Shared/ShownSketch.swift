import ViewSketches

#if SMALL_TREE
  import SmallTree
#else
  import SwiftUI
#endif

extension ShownSketch {
  var leaf: any View {
    switch sketch.kind {
    case .color: Color.clear
    case .fixed: Color.clear.frame(width: sketch.length, height: sketch.side)
    case .spacer: Spacer(minLength: sketch.gap)
    case .text: Text(sketch.words)
    case .reported: SketchReport(mark: sketch.mark, space: space)
    case .halved:
      GeometryReader { [side = sketch.side] proxy in
        Color.clear.frame(width: proxy.size.width / 2, height: max(proxy.size.height - side, 0))
      }
    case .token: SketchTokenLeaf(mark: sketch.mark)
    case .state: SketchStateLeaf(model: model, log: log)
    case .nothing: EmptyView()
    default: furtherLeaf
    }
  }

  var horizontal: HorizontalAlignment { [.center, .leading, .trailing][sketch.b % 3] }

  var vertical: VerticalAlignment {
    [.center, .top, .bottom, .firstTextBaseline, SketchGuide.alignment][sketch.b % 5]
  }

  var alignment: Alignment { [.center, .topLeading, .bottomTrailing, .leading][sketch.b % 4] }

  private var axes: Axis.Set {
    let along: Axis.Set = sketch.scrollsAlong ? .vertical : []
    return sketch.scrollsAcross ? along.union(.horizontal) : along
  }

  var space: CoordinateSpace { sketch.space.map { .named($0) } ?? .global }

  /// Several views in one container.
  func container(_ content: some View) -> any View {
    switch sketch.kind {
    case .row: HStack(alignment: vertical, spacing: sketch.gap) { content }
    case .column: VStack(alignment: horizontal, spacing: sketch.gap) { content }
    case .layersOfViews:
      ZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical)) { content }
    case .diagonal: SketchDiagonal(gap: sketch.length) { content }
    case .group: Group { content }
    case .scroll:
      ScrollView(axes) { content }
    case .reader:
      GeometryReader { [mark = sketch.mark] proxy in
        content
        Color.clear.frame(width: proxy.size.width / 2)
          .preference(key: SketchKey.self, value: mark + sketchUnits(proxy.frame(in: .global)))
      }
    default: furtherContainer(content)
    }
  }

  /// Two views in one place.
  func pair(_ first: some View, _ second: some View) -> any View {
    switch sketch.kind {
    case .overlay: first.overlay(alignment: alignment) { second }
    case .background: first.background(alignment: alignment) { second }
    case .choice: choice(first, second)
    case .overlayValue:
      first.overlayPreferenceValue(SketchKey.self, alignment: alignment) { [mark = sketch.mark] in
        Color.clear.frame(width: CGFloat($0.count * 3), height: 4)
        second.preference(key: SketchKey.self, value: mark + $0)
      }
    case .backgroundValue:
      first.backgroundPreferenceValue(SketchKey.self, alignment: alignment) {
        second.padding(CGFloat($0.count))
      }
    case .resolved:
      first.overlayPreferenceValue(SketchAnchorKey.self) { [mark = sketch.mark] anchors in
        GeometryReader { proxy in
          let places = anchors.flatMap { sketchUnits(proxy[$0]) }
          let _ = SketchNotes.sights?.append("\(mark) sees \(proxy.size) and \(places)")
          Color.clear.preference(key: SketchKey.self, value: mark + places)
          second
        }
      }
    default: furtherPair(first, second)
    }
  }

  private func choice(_ first: some View, _ second: some View) -> some View {
    Group { if sketch.a % 2 == 0 { first } else { second } }
  }

  /// Gives a view back as one of any type, so that the branches of a choice agree.
  func erased(_ view: some View) -> any View { view }
}

/// Shows a number that it is told of through its state alone.
private struct SketchStateLeaf: View {
  let model: SketchModel
  let log: SketchLog
  @State private var tick = 0

  var body: some View {
    let _ = tick
    let _ = log.pokes[model.number, default: []].append { tick += 1 }
    Color.clear.frame(width: CGFloat(model.quiet * 10), height: 10)
      .preference(key: SketchKey.self, value: [model.number * 100 + model.quiet])
  }
}
