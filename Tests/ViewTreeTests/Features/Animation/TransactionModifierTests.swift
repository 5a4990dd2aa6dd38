import SwiftUI
import Testing
import ViewTreeTesting

private struct ModifiedBoxes: View {
  let control: Control
  @State private var width = 50.0
  @State private var other = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      bar("plain")
      bar("linear").animation(.linear(duration: 1), value: width)
      bar("other").animation(.linear(duration: 1), value: other)
      bar("never").animation(nil, value: width)
      bar("slow")
        .transaction { if $0.animation != nil { $0.animation = .linear(duration: 4) } }
      // The inner modifier is asked last.
      bar("inner")
        .animation(.linear(duration: 2), value: width)
        .animation(.linear(duration: 8), value: width)
      Color.red.frame(width: 100, height: 10).called("scope")
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

  private func bar(_ name: String) -> some View {
    Color.red.frame(width: width, height: 10).called(name)
  }
}

@MainActor
@Suite("Modifiers change the transaction for what lies inside")
struct TransactionModifierTests {
  private let control = Control()

  /// From 50 to 150: after half a second a way of 1 second is half done, and one of 2 a quarter.
  @Test(
    "which animation counts",
    arguments: [
      // That of a value in the change in which the value changes, and only there.
      ("plain", "plain 150, linear 100, other 150, never 150, slow 150, inner 75"),
      ("both", "plain 150, linear 100, other 100, never 150, slow 150, inner 75"),
      // An explicit one where no view asks for another.
      ("animated", "plain 75, linear 100, other 75, never 150, slow 62.5, inner 75"),
      ("binding", "plain 75, linear 100, other 75, never 150, slow 62.5, inner 75"),
      // Disabling animations leaves the views' own out, and keeps the transaction's.
      ("disabled", "plain 75, linear 75, other 75, never 75, slow 62.5, inner 75"),
    ])
  func widths(action: String, expected: String) {
    let host = host(200, 200) { ModifiedBoxes(control: control) }
    control.run(action, in: host, for: 0.5)
    let widths = ["plain", "linear", "other", "never", "slow", "inner"].map { name in
      let width = (host.presentationFrame(of: name)?.width ?? -1) * 1e6
      return "\(name) \((width.rounded() / 1e6).formatted())"
    }
    #expect(widths.joined(separator: ", ") == expected)
  }

  @Test("animations for closures' modifiers leave those that are further out in force")
  func aroundScopes() {
    let host = host(200, 200) {
      Toggled(control) { isWide in
        Color.red.frame(width: isWide ? 150 : 50, height: 10).called("box")
          .animation(.linear(duration: 1)) { $0.opacity(isWide ? 1 : 0) }
          .animation(.linear(duration: 2)) { $0.offset(y: isWide ? 40 : 0) }
          .animation(.linear(duration: 8), value: isWide)
          .transaction { $0.animation = $0.animation ?? .linear(duration: 5) }
          .frame(width: 200, height: 200, alignment: .topLeading)
      }
    }
    control.run("plain", in: host, for: 0.5)
    // Half of 1 second, a quarter of 2, a sixteenth of 8.
    host.expectOpacity("box", 0.5)
    host.expectShown("box 0 10 56.25 10")
  }

  @Test("an animation of a value is in force where a new root brings the value, and only then")
  func newRoot() {
    func box(_ width: CGFloat, height: CGFloat = 10) -> some View {
      Color.red.frame(width: width, height: height).called("box")
        .animation(.linear(duration: 1), value: width)
        .frame(width: 200, height: 200, alignment: .topLeading)
    }
    let host = host(200, 200) { box(50) }
    host.update { box(150) }
    host.advance(by: 0.25)
    host.expectShown("box 0 0 75 10")
    host.advance(by: 1)
    host.update { box(150, height: 20) }
    host.expectShown("box 0 0 150 20")
  }

  @Test("an animation for a closure's modifiers does not reach the view inside")
  func scope() {
    let host = host(200, 200) { ModifiedBoxes(control: control) }
    control.run("plain", in: host, for: 0.25)
    // Below six bars of 10, moved by the width.
    host.expectShown("scope 150 60 100 10")
    host.expectOpacity("scope", 0.25)
  }
}

private struct Shift: ViewModifier {
  var x: CGFloat

  func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor
@Suite("Modifiers with an animation of their own")
struct AnimatedModifierTests {
  @Test("a modifier's own animation moves what it changes, and nothing of the view inside")
  func ownAnimation() {
    func shifted(_ isOn: Bool) -> some View {
      Color.red.frame(width: isOn ? 30 : 10, height: 10).called("box")
        .modifier(Shift(x: isOn ? 40 : 0).animation(.linear(duration: 1)))
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
    let host = host { shifted(false) }
    host.update { shifted(true) }
    host.expectFrames("box 40 0 30 10")
    host.advance(by: 0.25)
    // A quarter of 40 on the way; the width is the final one at once.
    host.expectShown("box 10 0 30 10")
    host.advance(by: 0.75)
    host.expectShown("box 40 0 30 10")
    #expect(!host.isAnimating)
  }
}
