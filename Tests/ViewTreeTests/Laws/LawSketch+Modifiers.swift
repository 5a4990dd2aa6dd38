import SwiftUI

extension LawSketch {
  var alignment: Alignment { [.center, .topLeading, .bottomTrailing, .leading][b % 4] }

  /// One modifier around a view: of layout and looks here, of data and identity next door.
  func modified(_ content: some View) -> any View {
    switch kind {
    case .frame:
      content.frame(
        width: a == 0 ? nil : length, height: b == 0 ? nil : side, alignment: alignment)
    case .flexible:
      content.frame(
        minWidth: b % 2 == 0 ? nil : length / 2, idealWidth: b % 4 < 2 ? nil : length,
        maxWidth: a == 0 ? nil : a > 5 ? .infinity : length, maxHeight: b > 5 ? .infinity : nil,
        alignment: alignment)
    case .padding: content.padding(Edge.Set(rawValue: Int8(b + 1)), CGFloat(a * 2))
    case .fixedSize: content.fixedSize(horizontal: a % 2 == 0, vertical: b % 2 == 0)
    case .aspect:
      content.aspectRatio(a == 0 ? nil : CGFloat(a) / 3, contentMode: b % 2 == 0 ? .fit : .fill)
    case .offset: content.offset(x: length - 30, y: side - 30)
    case .position: content.position(x: length, y: side)
    case .leadingGuide: content.alignmentGuide(.leading) { $0.width / 2 - length }
    case .bottomGuide: content.alignmentGuide(.bottom) { $0[.top] + side }
    case .customGuide: content.alignmentGuide(LawGuide.alignment) { _ in length }
    case .priority: content.layoutPriority(Double(a % 3))
    case .relative:
      content.containerRelativeFrame(
        b % 2 == 0 ? .horizontal : .vertical, count: a + 1, span: 1, spacing: 4)
    case .safePadding: content.safeAreaPadding(Edge.Set(rawValue: Int8(b + 1)), length)
    case .unsafe: content.ignoresSafeArea(edges: Edge.Set(rawValue: Int8(b + 1)))
    case .cell:
      content.gridCellColumns(a % 3 + 1).gridCellUnsizedAxes(b % 2 == 0 ? .horizontal : [])
        .gridColumnAlignment(b % 3 == 0 ? .leading : .center)
    case .rotation: content.rotationEffect(.degrees(Double(a) * 15), anchor: .topLeading)
    case .scale: content.scaleEffect(x: CGFloat(a + 1) / 2, y: 2)
    case .affine:
      content.transformEffect(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: length, ty: side))
    case .depth: content.zIndex(Double(a % 3))
    case .hidden: content.hidden()
    case .dressed:
      content.opacity(Double(a) / 7).border(.red).clipped().shadow(radius: 3).disabled(b % 2 == 0)
    case .direction:
      content.environment(\.layoutDirection, a % 2 == 0 ? .rightToLeft : .leftToRight)
    case .font: content.font(.system(size: CGFloat(10 + a)))
    default: shown(content)
    }
  }

  /// Effects, text and what stands around a view in controls and lists.
  private func shown(_ content: some View) -> any View {
    switch kind {
    case .textual:
      content.kerning(CGFloat(a)).lineLimit(b % 3 + 1).textCase(a % 2 == 0 ? .uppercase : nil)
        .lineSpacing(CGFloat(b)).minimumScaleFactor(a % 3 == 0 ? 0.5 : 1)
    case .typeSize: content.dynamicTypeSize(a % 2 == 0 ? .xxxLarge : .small)
    case .turned:
      content.rotation3DEffect(.degrees(Double(a) * 10), axis: (x: 0, y: 1, z: 0))
    case .projected:
      content.projectionEffect(
        ProjectionTransform(CGAffineTransform(translationX: length, y: side)))
    case .ignoredEffect: content.modifier(LawShift(x: length).ignoredByLayout())
    case .visual:
      content.visualEffect { [a] effect, proxy in
        effect.offset(x: proxy.size.width / 2, y: CGFloat(a))
      }
    case .clipped:
      content.clipShape(Circle()).mask(alignment: alignment) { Color.red.frame(width: length) }
    case .relativeLength:
      content.containerRelativeFrame([.horizontal, .vertical]) { [a] size, axis in
        axis == .horizontal ? size / CGFloat(a + 1) : size
      }
    case .mirrored:
      content.layoutDirectionBehavior(a % 2 == 0 ? .fixed : .mirrors)
        .flipsForRightToLeftLayoutDirection(b % 2 == 0)
    case .valued: content.layoutValue(key: LawStepKey.self, value: length)
    case .rowInsets:
      content.listRowInsets(EdgeInsets(top: length, leading: side, bottom: 0, trailing: 0))
        .listRowSeparator(.hidden).headerProminence(.increased).badge(a)
        .environment(\.defaultMinListRowHeight, side)
    case .matched: content.modifier(LawMatched(id: a % 2, isSource: b % 2 == 0))
    case .button: Button(action: {}) { content }
    case .toggle: Toggle(isOn: .constant(a % 2 == 0)) { content }
    case .progress:
      a % 2 == 0 ? erased(ProgressView { content }) : erased(ProgressView(value: 0.5) { content })
    case .link: NavigationLink(value: a) { content }
    case .phased:
      content.phaseAnimator([length, length], trigger: b) { content, length in
        content.padding(.leading, length)
      }
    default: scrolling(content)
    }
  }

  func informed(_ content: some View) -> any View {
    switch kind {
    case .written: content.preference(key: LawKey.self, value: mark)
    case .transformed: content.transformPreference(LawKey.self) { $0 += mark }
    case .anchored:
      content.anchorPreference(key: LawAnchorKey.self, value: .rect(rect)) { [$0] }
    case .anchoredToo:
      content.transformAnchorPreference(key: LawAnchorKey.self, value: .bounds) { $0.append($1) }
    case .named: content.coordinateSpace(.named("s\(a % 3)"))
    case .environment: content.environment(\.lawToken, a)
    case .touched:
      content.contentShape(Rectangle()).onTapGesture {}.gesture(DragGesture())
    case .still: content.transaction { $0.animation = nil }
    case .comesAndGoes: content.transition(.move(edge: .leading))
    case .animated: content.animation(.linear(duration: 0.1), value: a)
    case .appeared: content.modifier(LawAppeared())
    case .changed: content.modifier(LawChanged(value: a))
    case .object: content.environmentObject(LawObject(a))
    case .recorded:
      content.navigationTitle("title \(a)").toolbar { Text("item") }
        .sheet(isPresented: .constant(a % 2 == 0)) { Text("sheet") }
    case .transformedToken: content.transformEnvironment(\.lawToken) { $0 += a }
    case .identity: content.id(a)
    case .erased: a % 2 == 0 ? AnyView(content) : AnyView(content.padding(1))
    case .modified: content.modifier(LawModifier(a: a))
    case .observed where !isBare:
      content.onPreferenceChange(LawKey.self) { log.values[model.number] = $0 }
    case .watched where !isBare:
      content.onGeometryChange(for: [Int].self) {
        lawUnits($0.frame(in: .named("s1")))
      } action: {
        log.geometry[model.number] = $0
      }
    case .equatable where !isBare && model.look.style != .bare:
      LawView(model: model.children[0], log: log).equatable()
    case .optional: when(a % 2 == 0, content)
    default: content
    }
  }

  private var rect: CGRect { CGRect(x: 0, y: 0, width: length, height: side) }

  /// An `if` in a place of its own.
  private func when(_ isShown: Bool, _ content: some View) -> some View {
    Group { if isShown { content } }
  }

  /// Two views in one place.
  func layered(_ first: some View, _ second: some View) -> any View {
    switch kind {
    case .overlay: first.overlay(alignment: alignment) { second }
    case .background: first.background(alignment: alignment) { second }
    case .inset:
      b % 2 == 0
        ? erased(first.safeAreaInset(edge: .bottom, spacing: length) { second })
        : erased(first.safeAreaInset(edge: .leading) { second })
    case .choice: choice(first, second)
    case .overlayValue:
      first.overlayPreferenceValue(LawKey.self, alignment: alignment) { value in
        Color.clear.frame(width: CGFloat(value.count * 3), height: 4)
        second.preference(key: LawKey.self, value: mark + value)
      }
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
    case .masked: first.mask(alignment: alignment) { second }
    case .backgroundValue:
      first.backgroundPreferenceValue(LawKey.self, alignment: alignment) { value in
        second.padding(CGFloat(value.count))
      }
    default:
      first.overlayPreferenceValue(LawAnchorKey.self) { anchors in
        GeometryReader { proxy in
          Color.clear.preference(
            key: LawKey.self, value: mark + anchors.flatMap { lawUnits(proxy[$0]) })
          second
        }
      }
    }
  }

  func erased(_ view: some View) -> any View { view }

  private func choice(_ first: some View, _ second: some View) -> some View {
    Group { if a % 2 == 0 { first } else { second } }
  }
}
