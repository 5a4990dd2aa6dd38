import SwiftUI
import ViewSketches

extension ShownSketch {
  private var a: Int { sketch.a }
  private var b: Int { sketch.b }

  /// One modifier around a view: of layout and looks here, of data and identity below.
  func furtherLayer(_ content: some View) -> any View {
    switch sketch.kind {
    case .relative:
      content.containerRelativeFrame(
        b % 2 == 0 ? .horizontal : .vertical, count: a + 1, span: 1, spacing: 4)
    case .safePadding: content.safeAreaPadding(Edge.Set(rawValue: Int8(b + 1)), sketch.length)
    case .unsafe: content.ignoresSafeArea(edges: Edge.Set(rawValue: Int8(b + 1)))
    case .cell:
      content.gridCellColumns(a % 3 + 1).gridCellUnsizedAxes(b % 2 == 0 ? .horizontal : [])
        .gridColumnAlignment(b % 3 == 0 ? .leading : .center)
    case .sizedGuide:
      content.alignmentGuide(SketchGuide.alignment) { [length = sketch.length] in
        $0.height / 2 - $0.width / 4 + length
      }
    case .rotation: content.rotationEffect(.degrees(Double(a) * 15), anchor: .topLeading)
    case .scale: content.scaleEffect(x: CGFloat(a + 1) / 2, y: 2)
    case .affine:
      content.transformEffect(
        CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: sketch.length, ty: sketch.side))
    case .dressed:
      content.opacity(Double(a) / 7).border(.red).clipped().shadow(radius: 3).disabled(b % 2 == 0)
    case .font: content.font(.system(size: CGFloat(10 + a)))
    default: shown(content)
    }
  }

  /// Effects, text and what is around a view in controls and lists.
  private func shown(_ content: some View) -> any View {
    switch sketch.kind {
    case .textual:
      content.kerning(CGFloat(a)).lineLimit(b % 3 + 1).textCase(a % 2 == 0 ? .uppercase : nil)
        .lineSpacing(CGFloat(b)).minimumScaleFactor(a % 3 == 0 ? 0.5 : 1)
    case .typeSize: content.dynamicTypeSize(a % 2 == 0 ? .xxxLarge : .small)
    case .turned:
      content.rotation3DEffect(.degrees(Double(a) * 10), axis: (x: 0, y: 1, z: 0))
    case .projected:
      content.projectionEffect(
        ProjectionTransform(CGAffineTransform(translationX: sketch.length, y: sketch.side)))
    case .ignoredEffect: content.modifier(SketchShift(x: sketch.length).ignoredByLayout())
    case .visual:
      content.visualEffect { [a] effect, proxy in
        effect.offset(x: proxy.size.width / 2, y: CGFloat(a))
      }
    case .clipped:
      content.clipShape(Circle()).mask(alignment: alignment) {
        Color.red.frame(width: sketch.length)
      }
    case .relativeLength:
      content.containerRelativeFrame([.horizontal, .vertical]) { [a] size, axis in
        axis == .horizontal ? size / CGFloat(a + 1) : size
      }
    case .mirrored:
      content.layoutDirectionBehavior(a % 2 == 0 ? .fixed : .mirrors)
        .flipsForRightToLeftLayoutDirection(b % 2 == 0)
    case .rowInsets:
      content.listRowInsets(
        EdgeInsets(top: sketch.length, leading: sketch.side, bottom: 0, trailing: 0)
      )
      .listRowSeparator(.hidden).headerProminence(.increased).badge(a)
      .environment(\.defaultMinListRowHeight, sketch.side)
    case .matched: content.modifier(SketchMatched(a: a, b: b))
    case .button: Button(action: {}) { content }
    case .toggle: Toggle(isOn: .constant(a % 2 == 0)) { content }
    case .progress:
      either(ProgressView { content }, ProgressView(value: 0.5) { content })
    case .link: NavigationLink(value: a) { content }
    case .phased:
      content.phaseAnimator([sketch.length, sketch.length], trigger: b) { content, length in
        content.padding(.leading, length)
      }
    default: scrolling(content) ?? furtherModifier(content) ?? informed(content)
    }
  }

  private func informed(_ content: some View) -> any View {
    switch sketch.kind {
    case .anchoredRect:
      content.anchorPreference(
        key: SketchAnchorKey.self,
        value: .rect(CGRect(x: 0, y: 0, width: sketch.length, height: sketch.side))
      ) { [$0] }
    case .anchoredToo:
      content.transformAnchorPreference(key: SketchAnchorKey.self, value: .bounds) { $0.append($1) }
    case .touched:
      content.contentShape(Rectangle()).onTapGesture {}.gesture(DragGesture()).onHover { _ in }
    case .still: content.transaction { $0.animation = nil }
    case .comesAndGoes: content.transition(.move(edge: .leading))
    case .animated: content.animation(.linear(duration: 0.1), value: a)
    case .object: content.environmentObject(SketchObject(a))
    case .recorded:
      content.navigationTitle("title \(a)").toolbar { Text("item") }
        .sheet(isPresented: .constant(a % 2 == 0)) { Text("sheet") }
    case .transformedToken: content.transformEnvironment(\.sketchToken) { [a] in $0 += a }
    case .watched where !isBare:
      content.onGeometryChange(for: [Int].self) {
        sketchUnits($0.frame(in: .named("s1")))
      } action: { [number = model.number, log] in
        log.geometry[number] = $0
      }
    case .equatable where !isBare && sketch.style != .bare:
      SketchView(model: model.children[0], log: log).equatable()
    default: content
    }
  }

  func furtherPair(_ first: some View, _ second: some View) -> any View {
    switch sketch.kind {
    case .inset:
      b % 2 == 0
        ? erased(first.safeAreaInset(edge: .bottom, spacing: sketch.length) { second })
        : erased(first.safeAreaInset(edge: .leading) { second })
    case .label:
      Label {
        first
      } icon: {
        second
      }
    case .split:
      NavigationSplitView {
        first
      } detail: {
        second
      }
    case .destination: destination(first, second)
    case .presentation: presentation(first, second)
    case .menu: menu(first, second)
    default: first.mask(alignment: alignment) { second }
    }
  }
}
