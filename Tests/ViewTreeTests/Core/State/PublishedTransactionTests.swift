import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

private final class PublishedModel: ObservableObject {
  @Published var width: CGFloat = 10
  @Published var shift: CGFloat = 0
}

@Observable
private final class ObservedModel {
  var width: CGFloat = 10
  var shift: CGFloat = 0
}

private struct Box: View {
  let width: CGFloat
  let shift: CGFloat

  var body: some View { Color.red.frame(width: width, height: 10).called("box").offset(x: shift) }
}

private struct PublishedBox: View {
  @ObservedObject var model: PublishedModel
  let control: Control
  @State private var width: CGFloat = 0

  var body: some View {
    Box(width: model.width + width, shift: model.shift)
      .onAppear { control["state"] = { width = 10 } }
  }
}

private struct ObservedBox: View {
  let model: ObservedModel

  var body: some View { Box(width: model.width, shift: model.shift) }
}

/// Each change of an object keeps the transaction that it was made in.
@MainActor
@Suite("Transactions of published changes")
struct PublishedTransactionTests {
  let control = Control()
  let size = CGSize(width: 400, height: 100)
  let linear = Animation.linear(duration: 1)

  /// In 400 the box is at 190, 20 wide; halfway through a second it has come 50 of 100 further.
  /// Its width was changed plainly, and is there at once.
  private func expectShiftAlone(_ host: ViewHost) {
    host.settle()
    #expect(host.presentationFrame(of: "box") == CGRect(x: 190, y: 45, width: 20, height: 10))
    host.advance(by: 0.5)
    #expect(host.presentationFrame(of: "box") == CGRect(x: 240, y: 45, width: 20, height: 10))
    host.advance(by: 1)
    #expect(host.frame(of: "box")?.minX == 290)
  }

  /// Rule: STATE-4.4.7.
  @Test("a plain publish before an animated one leaves it animated, and is not animated itself")
  func plainBefore() {
    let model = PublishedModel()
    let host = ViewHost(size: size) { PublishedBox(model: model, control: control) }
    model.width = 20
    withAnimation(linear) { model.shift = 100 }
    expectShiftAlone(host)
  }

  /// Rule: STATE-4.4.7.
  @Test("a plain publish after an animated one is not animated")
  func plainAfter() {
    let model = PublishedModel()
    let host = ViewHost(size: size) { PublishedBox(model: model, control: control) }
    withAnimation(linear) { model.shift = 100 }
    model.width = 20
    expectShiftAlone(host)
  }

  /// Rule: STATE-4.4.7.
  @Test("a plain write of state before an animated publish is not animated")
  func stateBefore() {
    let model = PublishedModel()
    let host = ViewHost(size: size) { PublishedBox(model: model, control: control) }
    control["state"]()
    withAnimation(linear) { model.shift = 100 }
    expectShiftAlone(host)
  }

  /// Rule: STATE-4.4.7.
  @Test("with observation a plain change before an animated one leaves it animated, too")
  func observed() {
    let model = ObservedModel()
    let host = ViewHost(size: size) { ObservedBox(model: model) }
    model.width = 20
    withAnimation(linear) { model.shift = 100 }
    expectShiftAlone(host)
  }

  /// Rule: STATE-4.4.7.
  @Test("with observation a plain change after an animated one is not animated")
  func observedAfter() {
    let model = ObservedModel()
    let host = ViewHost(size: size) { ObservedBox(model: model) }
    withAnimation(linear) { model.shift = 100 }
    model.width = 20
    expectShiftAlone(host)
  }

  /// Rule: STATE-4.4.7.
  @Test("with observation changes inside one another keep their transactions, each")
  func observedInside() {
    let model = ObservedModel()
    let host = ViewHost(size: size) { ObservedBox(model: model) }
    withTransaction(Transaction()) {
      withAnimation(linear) { model.shift = 100 }
      model.width = 20
    }
    expectShiftAlone(host)
  }

  /// Rule: STATE-4.4.7.
  @Test("a binding that animates ends its transaction, too")
  func observedBinding() {
    let model = ObservedModel()
    let host = ViewHost(size: size) { ObservedBox(model: model) }
    Bindable(model).shift.animation(linear).wrappedValue = 100
    model.width = 20
    expectShiftAlone(host)
  }

  /// Rule: STATE-4.4.7.
  @Test("a length that layout decides stays animated, though a plain change comes after it")
  func lengthBefore() {
    func expectWidthAlone(_ host: ViewHost) {
      host.settle()
      // The box, 10 wide in the middle of 400, grows by 100; the shift of 100 is there at once.
      host.advance(by: 0.5)
      #expect(host.presentationFrame(of: "box") == CGRect(x: 270, y: 45, width: 60, height: 10))
      host.advance(by: 1)
      #expect(host.presentationFrame(of: "box") == CGRect(x: 245, y: 45, width: 110, height: 10))
    }
    let published = PublishedModel()
    let publishing = ViewHost(size: size) { PublishedBox(model: published, control: control) }
    withAnimation(linear) { published.width = 110 }
    published.shift = 100
    expectWidthAlone(publishing)

    let observed = ObservedModel()
    let observing = ViewHost(size: size) { ObservedBox(model: observed) }
    withAnimation(linear) { observed.width = 110 }
    observed.shift = 100
    expectWidthAlone(observing)
  }

  /// Rule: STATE-4.4.7. A change outside of every transaction must not pass for one inside the first,
  /// whose number is 1.
  @Test(
    "a plain change beside one of a process's very first transaction is not animated, either way")
  func firstTransaction() {
    var first = Transaction(animation: linear)
    first.identity = 1
    for isBefore in [true, false] {
      let published = PublishedModel()
      let publishing = ViewHost(size: size) { PublishedBox(model: published, control: control) }
      if isBefore { published.width = 20 }
      Transaction.resume(first) { published.shift = 100 }
      if !isBefore { published.width = 20 }
      expectShiftAlone(publishing)
    }
    let model = PublishedModel()
    let host = ViewHost(size: size) { PublishedBox(model: model, control: control) }
    control["state"]()
    Transaction.resume(first) { model.shift = 100 }
    expectShiftAlone(host)
  }

  @Test("a view that a plain publish brings and an animated one takes away was never seen to go")
  func neverSeen() {
    final class Shown: ObservableObject {
      @Published var isShown = false
    }
    struct Screen: View {
      @ObservedObject var model: Shown
      var body: some View {
        VStack {
          Color.blue
          if model.isShown { Color.red.called("box").transition(.opacity) }
        }
      }
    }
    let model = Shown()
    let host = ViewHost(size: size) { Screen(model: model) }
    model.isShown = true
    withAnimation(linear) { model.isShown = false }
    host.settle()
    #expect(host.presentationFrame(of: "box") == nil)
    // Seen once, it goes over time.
    host.run { model.isShown = true }
    withAnimation(linear) { model.isShown = false }
    host.settle()
    #expect(host.presentationFrame(of: "box") != nil)
  }

  @Test("many publishes of one transaction run the body once")
  func many() {
    let model = PublishedModel()
    let host = ViewHost(size: size) { PublishedBox(model: model, control: control) }
    let before = host.counters
    withAnimation(linear) { for step in 1...1000 { model.shift = CGFloat(step) } }
    host.settle()
    // The owner's body and that of the box.
    #expect((host.counters - before).bodies == 2)
  }
}
