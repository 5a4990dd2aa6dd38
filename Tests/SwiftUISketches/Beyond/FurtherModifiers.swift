import Combine
import SwiftUI
import ViewSketches

extension ShownSketch {
  private var a: Int { sketch.a }
  private var b: Int { sketch.b }

  /// Animations, looks and news from outside around a view; nil for other kinds.
  func furtherModifier(_ content: some View) -> (any View)? {
    switch sketch.kind {
    case .keyframed:
      content.keyframeAnimator(initialValue: CGFloat(0), trigger: a) { content, length in
        content.padding(.leading, length)
      } keyframes: { _ in
        LinearKeyframe(5, duration: 0.05)
        LinearKeyframe(0, duration: 0.05)
      }
    case .animatable:
      content.modifier(SketchStretch(length: sketch.length))
        .animation(b % 2 == 0 ? .linear(duration: 0.1) : nil, value: a)
    case .looks: looks(content)
    case .styled: styled(content)
    case .hosting:
      SketchHosting(content: AnyView(content.environmentObject(SketchObject(a))))
    case .searched:
      SketchHeld(sketch.words) { text in content.searchable(text: text) }
    case .focused: content.modifier(SketchFocus(goal: a % 3))
    case .task: either(content.task(id: b) {}, content.task {})
    case .received:
      content.onReceive(Just(a)) { [number = model.number, log] in log.values[number] = [$0] }
    case .targetsSeen:
      content.onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { _ in }
    default: nil
    }
  }

  private func looks(_ content: some View) -> any View {
    switch b {
    case 0: content.brightness(Double(a) / 8)
    case 1: content.blur(radius: CGFloat(a))
    case 2: content.foregroundStyle(a % 2 == 0 ? .red : .blue).tint(.green)
    case 3: content.allowsHitTesting(a % 2 == 0)
    case 4: content.compositingGroup().blendMode(.multiply).opacity(a % 2 == 0 ? 0 : 1)
    case 5: content.redacted(reason: a % 2 == 0 ? .placeholder : [])
    case 6: content.accessibilityLabel("label \(a)").accessibilityHidden(a % 2 == 0)
    default: content.contentShape(Rectangle().inset(by: sketch.length))
    }
  }
}

/// A length that animations bring to its end in steps.
private struct SketchStretch: ViewModifier, Animatable {
  var length: CGFloat

  var animatableData: CGFloat {
    get { length }
    set { length = newValue }
  }

  func body(content: Content) -> some View { content.padding(.bottom, length) }
}

/// Moves the focus between the view and a field beside it, and shows where it is.
private struct SketchFocus: ViewModifier {
  let goal: Int
  @State private var text = "text"
  @FocusState private var focus: Int?

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content.focused($focus, equals: 1)
      TextField("field", text: $text).focused($focus, equals: 2)
      Color.clear.frame(width: CGFloat((focus ?? 0) * 10), height: 5)
    }
    .onChange(of: goal, initial: true) { focus = goal == 0 ? nil : goal }
  }
}
