// Idea 3: preferences fold up. A value travels as what an element returns: an optional closure. Nil
// is "no output", which differs from the default value; calling the closure is asking. Whoever does
// not ask computes nothing. Rules: PREF-1.1 to PREF-1.7.

/// A kind of value that views report to the views around them.
///
/// ```swift
/// struct WidthKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
nonisolated public protocol PreferenceKey {
  associatedtype Value

  /// The value for a reader where nothing is written. It takes part in few folds: PREF-1.3.
  static var defaultValue: Value { get }

  /// Takes the next value into the first. The next one is computed when it is asked for.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A value on its way up: calling it is asking for it.
typealias Output<Value> = () -> Value

/// A value computed at the first call, and kept for the others.
func once<Value>(_ compute: @escaping () -> Value) -> Output<Value> {
  var known: Value?
  return {
    if let known { return known }
    let value = compute()
    known = value
    return value
  }
}

/// Folds outputs in their order: none gives none, one passes through, of several the first is the
/// start and `reduce` is called once for each further one. Rule: PREF-1.2.
func folded<K: PreferenceKey>(_ key: K.Type, _ outputs: [Output<K.Value>?]) -> Output<K.Value>? {
  let outputs = outputs.compactMap { $0 }
  guard let first = outputs.first, outputs.count > 1 else { return outputs.first }
  return once {
    var value = first()
    for next in outputs.dropFirst() { K.reduce(value: &value, nextValue: next) }
    return value
  }
}

extension Outline {
  /// The output of a container of this list.
  ///
  /// A list that cannot change folds in the shape of its groups. One that can change folds its
  /// elements, those in front last, and has an output even where no element has one.
  /// Rules: PREF-1.2.5, PREF-1.3.
  func output<K: PreferenceKey>(_ key: K.Type) -> Output<K.Value>? {
    guard canChange else { return staticOutput(key) }
    let elements = elements.enumerated().sorted {
      ($0.element.depth ?? 0, $0.offset) < ($1.element.depth ?? 0, $1.offset)
    }
    return folded(key, elements.map { $0.element.output(key) }) ?? { K.defaultValue }
  }

  private func staticOutput<K: PreferenceKey>(_ key: K.Type) -> Output<K.Value>? {
    if case .one(let element) = self { return element.output(key) }
    return folded(key, members.map { $0.staticOutput(key) })
  }
}

/// Replaces or changes what its content reports for one key.
final class Writer<Key: PreferenceKey>: Wrapper {
  /// The new output, made of this element and the content's output.
  private let write: (Element, Output<Key.Value>?) -> Key.Value

  init(
    _ content: Element, _ place: Place,
    _ write: @escaping (Element, Output<Key.Value>?) -> Key.Value
  ) {
    self.write = write
    super.init(content, place)
  }

  override func makeOutput<K: PreferenceKey>(_ key: K.Type) -> Output<K.Value>? {
    guard key == Key.self else { return content.output(key) }
    return once { [self] in write(self, content.output(Key.self)) } as? Output<K.Value>
  }
}

extension View {
  /// Reports a value, in place of everything that the content reports for the key. Rule: PREF-1.4.1.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    wrapped(as: (Kind.Writing, K).self) { Writer<K>($0, $1) { _, _ in value } }
  }

  /// Changes the content's value, or the default where it has none. Rule: PREF-1.4.2.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    wrapped(as: (Kind.Transforming, K).self) {
      Writer<K>($0, $1) { _, content in
        var value = content?() ?? K.defaultValue
        callback(&value)
        return value
      }
    }
  }

  /// Reports a value made from a place of this view, like ``preference(key:value:)``.
  /// Rule: PREF-1.4.3.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    wrapped(as: (Kind.Anchoring, K).self) {
      Writer<K>($0, $1) { element, _ in transform(value.take(element)) }
    }
  }

  /// Runs an action after each turn in which the content's value has become another one.
  ///
  /// The first value counts as a change. Without an output inside the action never runs. In one tick
  /// it runs at most twice: a third value is dropped with a warning. Rule: PREF-1.7.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    wrapped(as: (Kind.Reading, K).self) { content, place in
      let element = Wrapper(content, place)
      let seen = place.memory.cell { nil as K.Value? }
      let watcher = Watcher(readsPreferences: true) { [unowned element] in
        guard let value = element.output(K.self)?(), value != seen.value else { return nil }
        seen.value = value
        return { action(value) }
      }
      element.watchers.append(watcher.limited(by: place.memory))
      return element
    }
  }

  /// Lays a view over this one, made from this one's value for a key. Rule: PREF-1.6.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layered(as: (Kind.Overlay, K).self, alignment, isBehind: false) { transform($0.value(of: key)) }
  }

  /// Lays a view behind this one, made from this one's value for a key. Rule: PREF-1.6.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layered(as: (Kind.Background, K).self, alignment, isBehind: true) {
      transform($0.value(of: key))
    }
  }
}
