/// Moves a value through keyframes: see ``KeyframeTimeline``.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: PhaseTrigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  private let repeats: Bool
  @State private var start: Double?
  @State private var time: Double = 0
  @State private var clock = TimelineClock()
  @State private var timeline: KeyframeTimeline<Value>?

  /// Plays the keyframes once whenever the trigger changes.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = PhaseTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
    repeats = false
  }

  /// Plays the keyframes when the view appears, for ever where it repeats.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    self.content = content
    self.keyframes = keyframes
    repeats = repeating
  }
}

extension KeyframeAnimator: View {
  public var body: some View {
    content(timeline?.value(time: time) ?? initialValue)
      .onAppear { if trigger == nil { play() } }
      .onChange(of: trigger) { play() }
      .onDisappear { clock.stop() }
  }

  private func play() {
    let present = timeline?.value(time: time) ?? initialValue
    let made = KeyframeTimeline(initialValue: present, path: keyframes(present))
    timeline = made
    time = 0
    guard made.duration > 0 else { return }
    let begin = VirtualDate.now
    let length = made.duration
    let dates = AnimationTimelineSchedule().entries(from: begin, mode: .normal)
    let repeats = repeats
    let ends = dates.lazy.map { $0 }.prefix {
      repeats || $0.timeIntervalSince(begin) < length + 1.0 / 60
    }
    clock.start(ends, from: begin.addingTimeInterval(-1)) { date in
      let passed = date.timeIntervalSince(begin)
      time = repeats ? passed.truncatingRemainder(dividingBy: length) : min(passed, length)
    }
  }
}

extension View {
  /// Moves a value through keyframes for ever, and shows the view with it.
  nonisolated public func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(unscoped: self), $0) },
      keyframes: keyframes)
  }

  /// Moves a value through keyframes once whenever the trigger changes.
  nonisolated public func keyframeAnimator<Value, K: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(unscoped: self), $0) },
      keyframes: keyframes)
  }
}
