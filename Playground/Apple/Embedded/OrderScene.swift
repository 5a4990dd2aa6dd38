import SwiftUI

/// The calls that views have told of, in their order.
enum OrderNotes {
  /// All of it is asked on the main thread.
  nonisolated(unsafe) static var lines: [String] = []

  static func note(_ line: String) { lines.append(line) }
}

/// The number that a scene's views follow.
final class OrderModel: ObservableObject {
  @Published var step = 0
}

/// A view that is taken from step to step, and the order of its actions on the way.
struct OrderScene {
  let name: String
  /// The last value of the model's step.
  let steps: Int
  let view: @MainActor (OrderModel) -> AnyView

  init(
    _ name: String, steps: Int, _ view: @escaping @MainActor (OrderModel) -> some View
  ) {
    self.name = name
    self.steps = steps
    self.view = { AnyView(view($0)) }
  }

  /// A list of lines for each step, the first for the view's appearing.
  @MainActor var entry: GoldenEntry {
    OrderNotes.lines = []
    let model = OrderModel()
    let window = GoldenWindow(
      OrderStage(content: view(model)), size: CGSize(width: 200, height: 300))
    var values = ["0": OrderNotes.lines.goldenValue]
    for step in 0..<steps {
      OrderNotes.lines = []
      model.step = step + 1
      window.rest()
      values["\(step + 1)"] = OrderNotes.lines.goldenValue
    }
    window.close()
    return GoldenEntry(id: name, values: values)
  }
}

private struct OrderStage: View {
  let content: AnyView

  var body: some View {
    content.frame(width: 200, height: 300).coordinateSpace(.named("stage"))
  }
}

/// Tells when it comes, when it goes, and each change of its value.
struct Told: ViewModifier {
  let name: String
  var value = 0

  func body(content: Content) -> some View {
    content
      .onAppear { OrderNotes.note("\(name) appears") }
      .onDisappear { OrderNotes.note("\(name) disappears") }
      .onChange(of: value) { old, new in
        OrderNotes.note("\(name) changes from \(old) to \(new)")
      }
  }
}

extension View {
  func told(_ name: String, _ value: Int = 0) -> some View {
    modifier(Told(name: name, value: value))
  }
}

/// Adds, so that every writer has a part in it.
struct OrderKey: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension View {
  func writes(_ value: Int) -> some View { preference(key: OrderKey.self, value: value) }

  func hears(_ name: String) -> some View {
    onPreferenceChange(OrderKey.self) { OrderNotes.note("\(name) hears \($0)") }
  }
}
