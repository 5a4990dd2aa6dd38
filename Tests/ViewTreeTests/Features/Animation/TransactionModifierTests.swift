import SwiftUI
import Testing
import ViewTreeTesting

private struct ModifiedBoxes: View {
  let control: Control
  @State private var width = 50.0
  @State private var other = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("plain")
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("linear")
        .animation(.linear(duration: 1), value: width)
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("other")
        .animation(.linear(duration: 1), value: other)
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("never")
        .animation(nil, value: width)
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("slow")
        .transaction { if $0.animation != nil { $0.animation = .linear(duration: 4) } }
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("inner")
        .animation(.linear(duration: 2), value: width)
        .animation(.linear(duration: 8), value: width)
      Color.red.frame(width: 100, height: 10).accessibilityIdentifier("scope")
        .offset(x: width)
        .animation(.linear(duration: 1)) { $0.opacity(width == 50 ? 0 : 1) }
    }
    .frame(width: 200, height: 200, alignment: .topLeading)
    .onAppear {
      control["plain"] = { width = 150 }
      control["animated"] = { withAnimation(.linear(duration: 2)) { width = 150 } }
      control["disabled"] = {
        var transaction = Transaction(animation: .linear(duration: 2))
        transaction.disablesAnimations = true
        withTransaction(transaction) { width = 150 }
      }
      control["both"] = {
        width = 150
        other += 1
      }
      control["binding"] = { $width.animation(.linear(duration: 2)).wrappedValue = 150 }
    }
  }
}

@MainActor
@Suite("Modifiers change the transaction for what lies inside")
struct TransactionModifierTests {
  private func shown(_ action: String, after seconds: Double) -> [String: Double] {
    let control = Control()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { ModifiedBoxes(control: control) }
    control[action]()
    host.settle()
    host.advance(by: seconds)
    var widths: [String: Double] = [:]
    for name in ["plain", "linear", "other", "never", "slow", "inner"] {
      let width = host.presentationFrame(of: name)?.width ?? -1
      widths[name] = (Double(width) * 1e6).rounded() / 1e6
    }
    widths["scope x"] = Double(host.presentationFrame(of: "scope")?.minX ?? -1)
    widths["scope opacity"] = host.presentationOpacity(of: "scope") ?? -1
    return widths
  }

  @Test("a value's animation counts in the change in which the value changes, and only there")
  func values() {
    let widths = shown("plain", after: 0.5)
    #expect(widths["plain"] == 150)
    #expect(widths["linear"] == 100)
    #expect(widths["other"] == 150)
    #expect(widths["never"] == 150)
    #expect(widths["slow"] == 150)
    // The inner modifier is asked last: 0.5 of 2 seconds.
    #expect(widths["inner"] == 75)
    #expect(shown("both", after: 0.5)["other"] == 100)
  }

  @Test("an explicit animation holds where no view asks for another")
  func explicit() {
    let widths = shown("animated", after: 0.5)
    #expect(widths["plain"] == 75)
    #expect(widths["linear"] == 100)
    #expect(widths["other"] == 75)
    #expect(widths["never"] == 150)
    #expect(widths["slow"] == 62.5)
    #expect(shown("binding", after: 0.5)["plain"] == 75)
  }

  @Test("disabling animations leaves the views' own out, and keeps the transaction's")
  func disabled() {
    let widths = shown("disabled", after: 0.5)
    #expect(widths["linear"] == 75)
    #expect(widths["never"] == 75)
    #expect(widths["inner"] == 75)
  }

  @Test("animations for closures' modifiers leave those that are further out in force")
  func aroundScopes() {
    struct Scoped: View {
      let control: Control
      @State private var width = 50.0
      var body: some View {
        Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
          .animation(.linear(duration: 1)) { $0.opacity(width == 50 ? 0 : 1) }
          .animation(.linear(duration: 2)) { $0.offset(y: width == 50 ? 0 : 40) }
          .animation(.linear(duration: 8), value: width)
          .transaction { $0.animation = $0.animation ?? .linear(duration: 5) }
          .frame(width: 200, height: 200, alignment: .topLeading)
          .onAppear { control["widen"] = { width = 150 } }
      }
    }
    let control = Control()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Scoped(control: control) }
    control["widen"]()
    host.settle()
    host.advance(by: 0.5)
    // Half of 1 second, a quarter of 2, a sixteenth of 8.
    #expect(abs((host.presentationOpacity(of: "box") ?? 0) - 0.5) < 1e-9)
    #expect(abs((host.presentationFrame(of: "box")?.minY ?? 0) - 10) < 1e-6)
    #expect(abs((host.presentationFrame(of: "box")?.width ?? 0) - 56.25) < 1e-6)
  }

  @Test("an animation for a closure's modifiers does not reach the view inside")
  func scope() {
    let shown = shown("plain", after: 0.25)
    #expect(shown["scope x"] == 150)
    #expect(shown["scope opacity"] == 0.25)
  }
}

private struct Shift: ViewModifier {
  var x: CGFloat

  func body(content: Content) -> some View { content.offset(x: x) }
}

private struct ShiftedBox: View {
  var isOn = false

  var body: some View {
    Color.red.frame(width: isOn ? 30 : 10, height: 10).accessibilityIdentifier("box")
      .modifier(Shift(x: isOn ? 40 : 0).animation(.linear(duration: 1)))
      .frame(width: 100, height: 100, alignment: .topLeading)
  }
}

@MainActor
@Suite("Modifiers with an animation of their own")
struct AnimatedModifierTests {
  @Test("a modifier's own animation moves what it changes, and nothing of the view inside")
  func ownAnimation() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { ShiftedBox() }
    host.update { ShiftedBox(isOn: true) }
    #expect(host.frame(of: "box") == CGRect(x: 40, y: 0, width: 30, height: 10))
    host.advance(by: 0.25)
    // A quarter of 40 on the way; the width is the final one at once.
    #expect(host.presentationFrame(of: "box") == CGRect(x: 10, y: 0, width: 30, height: 10))
    host.advance(by: 0.75)
    #expect(host.presentationFrame(of: "box") == CGRect(x: 40, y: 0, width: 30, height: 10))
    #expect(!host.isAnimating)
  }
}
