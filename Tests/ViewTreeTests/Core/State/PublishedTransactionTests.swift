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
@MainActor @Suite("Transactions of published changes")
struct PublishedTransactionTests {
  let control = Control()
  let size = CGSize(width: 400, height: 100)
  let linear = Animation.linear(duration: 1)

  private func box(_ model: PublishedModel) -> ViewHost {
    ViewHost(size: size) { PublishedBox(model: model, control: control) }
  }

  private func box(_ model: ObservedModel) -> ViewHost {
    ViewHost(size: size) { ObservedBox(model: model) }
  }

  /// In 400 the box is at 190, 20 wide; halfway through a second it has come 50 of 100 further.
  /// Its width was changed plainly, and is there at once.
  private func expectShiftAlone(
    _ host: ViewHost, sourceLocation: SourceLocation = #_sourceLocation, after change: () -> Void
  ) {
    host.run(change)
    let begun = host.presentationFrame(of: "box")
    host.advance(by: 0.5)
    let halfway = host.presentationFrame(of: "box")
    host.advance(by: 1)
    let frames = [begun, halfway, host.frame(of: "box")]
    let expected: [CGRect?] = [190, 240, 290].map { CGRect($0, 45, 20, 10) }
    #expect(frames == expected, sourceLocation: sourceLocation)
  }

  /// Rule: STATE-4.4.7.
  @Test(
    "a plain publish or write beside an animated publish is not animated, and leaves it animated")
  func published() {
    var model = PublishedModel()
    expectShiftAlone(box(model)) {
      model.width = 20
      withAnimation(linear) { model.shift = 100 }
    }
    model = PublishedModel()
    expectShiftAlone(box(model)) {
      withAnimation(linear) { model.shift = 100 }
      model.width = 20
    }
    model = PublishedModel()
    expectShiftAlone(box(model)) {
      control["state"]()
      withAnimation(linear) { model.shift = 100 }
    }
  }

  /// Rule: STATE-4.4.7.
  @Test("so it is with observation: before, after and inside one another, and through a binding")
  func observed() {
    var model = ObservedModel()
    expectShiftAlone(box(model)) {
      model.width = 20
      withAnimation(linear) { model.shift = 100 }
    }
    model = ObservedModel()
    expectShiftAlone(box(model)) {
      withAnimation(linear) { model.shift = 100 }
      model.width = 20
    }
    model = ObservedModel()
    expectShiftAlone(box(model)) {
      withTransaction(Transaction()) {
        withAnimation(linear) { model.shift = 100 }
        model.width = 20
      }
    }
    model = ObservedModel()
    expectShiftAlone(box(model)) {
      Bindable(model).shift.animation(linear).wrappedValue = 100
      model.width = 20
    }
  }

  /// Rule: STATE-4.4.7.
  @Test("a length that layout decides stays animated, though a plain change comes after it")
  func lengthBefore() {
    func expectWidthAlone(_ host: ViewHost, after change: () -> Void) {
      host.run(change)
      // The box, 10 wide in the middle of 400, grows by 100; the shift of 100 is there at once.
      host.advance(by: 0.5)
      #expect(host.presentationFrame(of: "box") == CGRect(270, 45, 60, 10))
      host.advance(by: 1)
      #expect(host.presentationFrame(of: "box") == CGRect(245, 45, 110, 10))
    }
    let published = PublishedModel()
    expectWidthAlone(box(published)) {
      withAnimation(linear) { published.width = 110 }
      published.shift = 100
    }
    let observed = ObservedModel()
    expectWidthAlone(box(observed)) {
      withAnimation(linear) { observed.width = 110 }
      observed.shift = 100
    }
  }

  /// Rule: STATE-4.4.7. A change outside of every transaction must not pass for one inside the first,
  /// whose number is 1.
  @Test(
    "a plain change beside one of a process's very first transaction is not animated, either way")
  func firstTransaction() {
    var first = Transaction(animation: linear)
    first.identity = 1
    for isBefore in [true, false] {
      let model = PublishedModel()
      expectShiftAlone(box(model)) {
        if isBefore { model.width = 20 }
        Transaction.resume(first) { model.shift = 100 }
        if !isBefore { model.width = 20 }
      }
    }
    let model = PublishedModel()
    expectShiftAlone(box(model)) {
      control["state"]()
      Transaction.resume(first) { model.shift = 100 }
    }
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
    let cost = box(model).cost {
      withAnimation(linear) { for step in 1...1000 { model.shift = CGFloat(step) } }
    }
    // The owner's body and that of the box.
    #expect(cost.bodies == 2)
  }
}
