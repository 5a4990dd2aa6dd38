/// Shows its content in one phase after the other, each change animated.
///
/// Without a trigger the phases follow one another for ever; with one they run through once, back to
/// the first, whenever it changes. The next phase begins when the animation to the one before is
/// logically complete, and at the earliest a sixtieth of a second later.
///
/// - Errors: traps without a phase.
/// - Source: Apple documentation, `PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: PhaseTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()

  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Self.checked(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Self.checked(phases)
    self.trigger = PhaseTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  nonisolated private static func checked(_ phases: some Sequence<Phase>) -> [Phase] {
    let phases = Array(phases)
    precondition(
      !phases.isEmpty, "A phase animator was given no phases; it needs at least one to show.")
    return phases
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    content(phases[min(index, phases.count - 1)])
      .onAppear { if trigger == nil { step(run.begin()) } }
      .onDisappear { run.end() }
      .onChange(of: trigger) {
        if !run.isUnderWay { step(run.begin()) }
      }
  }

  /// Goes to the next phase, if the run that scheduled it is still current.
  private func step(_ number: Int) {
    guard phases.count > 1, run.isUnderWay, run.number == number else { return }
    let next = (index + 1) % phases.count
    let start = DispatchTime.now()
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      if trigger != nil, next == 0 {
        run.end()
      } else if DispatchTime.now() > start {
        step(number)
      } else {
        // The main queue's items run on this thread: nothing is sent anywhere.
        nonisolated(unsafe) let animator = self
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 60) { animator.step(number) }
      }
    }
  }
}

/// The current run of phases: it ends when the view disappears and restarts when it comes back.
private final class PhaseRun {
  private(set) var number = 0
  private(set) var isUnderWay = false

  func begin() -> Int {
    number += 1
    isUnderWay = true
    return number
  }

  func end() { isUnderWay = false }
}

/// A trigger of any equatable type.
struct PhaseTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (left: PhaseTrigger, right: PhaseTrigger) -> Bool { left.isEqual(right.value) }
}

extension View {
  /// Shows the view in one phase after the other, for ever; see ``PhaseAnimator``.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(unscoped: self), $0) },
      animation: animation)
  }

  /// Shows the view in one phase after the other whenever a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView(unscoped: self), $0) },
      animation: animation)
  }
}
