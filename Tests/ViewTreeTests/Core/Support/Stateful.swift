import SwiftUI

/// Notes a text that its body makes, each time that the body runs.
struct Noting: View {
  let log: Log
  let text: () -> String

  init(_ log: Log, _ text: @escaping () -> String) {
    self.log = log
    self.text = text
  }

  var body: some View {
    let _ = log.note(text())
    EmptyView()
  }
}

/// A test's hand on the state of a ``Stateful`` view.
@MainActor
final class Hand<Value> {
  fileprivate var binding: Binding<Value>?
  private let initial: Value

  init(_ initial: Value) {
    self.initial = initial
  }

  var value: Value {
    get { binding?.wrappedValue ?? initial }
    set { binding?.wrappedValue = newValue }
  }
}

/// Shows what a closure makes of its state, which a test has in hand from the first appearance on.
struct Stateful<Value, Content: View>: View {
  private let hand: Hand<Value>
  private let content: (Value) -> Content
  @State private var value: Value

  init(_ hand: Hand<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.hand = hand
    self.content = content
    _value = State(initialValue: hand.value)
  }

  var body: some View { content(value).onAppear { hand.binding = $value } }
}
