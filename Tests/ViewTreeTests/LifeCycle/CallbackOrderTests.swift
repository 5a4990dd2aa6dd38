import SwiftUI
import Testing
import ViewTreeTesting

extension View {
  /// Writes a number, and notes what its reader is told.
  fileprivate func told(_ number: Int, _ name: String, in log: Log) -> some View {
    preference(key: SumKey.self, value: number)
      .onPreferenceChange(SumKey.self) { log.note("\(name) \($0)") }
  }
}

/// The order that the engine documents at its turn; Apple promises none (STATE-4.2).
@MainActor
@Suite("The order of callbacks")
struct CallbackOrderTests {
  let log = Log()

  /// Every kind of callback around one view, the readers of layout innermost.
  private struct Everything: View {
    let n: Int
    let log: Log

    var body: some View {
      let _ = log.note("body \(n)")
      VStack {
        if n % 2 == 1 {
          Color.red.noting("odd", in: log)
        } else {
          Color.red.noting("even", in: log)
        }
      }
      .frame(width: CGFloat(n))
      .preference(key: SumKey.self, value: n)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.note("geometry \($0)") }
      .onPreferenceChange(SumKey.self) { log.note("preference \($0)") }
      .onChange(of: n, initial: true) { log.note("change \(n)") }
      .noting("all", in: log)
    }
  }

  /// Rule: STATE-4.2.2, and STATE-4.2.4 for an update.
  @Test(
    """
    at first: what is made, from the inside outwards, then what layout and preferences tell; in an \
    update: what comes, changes, what layout and preferences tell, then what goes
    """)
  func firstAndUpdate() {
    let host = host { Everything(n: 1, log: log) }
    #expect(log.entries == ["body 1", "+odd", "change 1", "+all", "geometry 1.0", "preference 1"])
    #expect(
      log.notes { host.update { Everything(n: 2, log: log) } } == [
        "body 2", "+even", "change 2", "geometry 2.0", "preference 2", "-odd",
      ])
  }

  @Test("a removed subtree disappears from the inside outwards and tells nothing else")
  func removal() {
    let host = host { if true { Everything(n: 1, log: log) } }
    let notes = log.notes { host.update { if false { Everything(n: 2, log: log) } } }
    #expect(notes == ["-odd", "-all"])
  }

  /// Rule: STATE-4.2.2.
  @Test("readers of preferences are told in the order of the tree, however deep they are")
  func readers() {
    _ = host {
      VStack {
        Color.red.told(1, "left", in: log)
        VStack {
          HStack {
            Color.red.told(2, "deep", in: log)
            Color.red
          }
          Color.red
        }
      }
      .onPreferenceChange(SumKey.self) { log.note("root \($0)") }
    }
    #expect(log.entries == ["left 1", "deep 2", "root 3"])
  }

  /// Rule: STATE-4.2.2. One body is the root's, the other one is deep to the left of it.
  @Test("changes are told in the order of the tree, however deep their bodies are")
  func changes() {
    struct Left: View {
      let n: Int
      let log: Log
      var body: some View { Color.red.onChange(of: n) { log.note("left") } }
    }
    func view(_ n: Int) -> some View {
      VStack {
        HStack { HStack { Left(n: n, log: log).padding(1) } }
        Color.red.onChange(of: n) { log.note("right") }
          .background { Color.blue.onChange(of: n) { log.note("behind") } }
          .overlay { Color.blue.onChange(of: n) { log.note("in front") } }
      }
      .onChange(of: n) { log.note("root") }
    }
    let host = host { view(1) }
    host.update { view(2) }
    #expect(log.entries == ["left", "behind", "right", "in front", "root"])
  }

  /// Rule: STATE-4.2.2.
  @Test("what belongs to a list comes after all that is around its members")
  func lists() {
    _ = host {
      HStack {
        Group {
          Color.red.onAppear { log.note("a") }
          Color.red.onAppear { log.note("b") }
        }
        .onAppear { log.note("list") }
        .overlay { Color.blue.onAppear { log.note("layer") } }
      }
    }
    #expect(log.entries == ["a", "layer", "b", "layer", "list"])
  }

  /// Rule: STATE-4.2.2.
  @Test("every appearance comes before every reading, wherever they are")
  func kinds() {
    _ = host {
      HStack {
        Color.red.told(1, "preference", in: log)
        Color.red.onAppear { log.note("appears") }
      }
    }
    #expect(log.entries == ["appears", "preference 1"])
  }

  /// Rule: STATE-4.2.4.
  @Test("what a list has lost goes before what is lost below its other members")
  func losses() {
    func view(_ ids: [Int], _ isShown: Bool) -> some View {
      VStack {
        ForEach(ids, id: \.self) { id in
          VStack {
            if isShown { Color.blue.onDisappear { log.note("below \(id)") } }
            Color.red
          }
          .onDisappear { log.note("\(id)") }
        }
      }
    }
    let host = host { view([1, 2, 3], true) }
    #expect(
      log.notes { host.update { view([1], false) } }
        == ["below 2", "2", "below 3", "3", "below 1"])
  }

  /// Rule: STATE-4.2.4.
  @Test("a view that is erased at once disappears where it was")
  func erased() {
    func view(_ isRed: Bool) -> some View {
      VStack {
        Color.red.onChange(of: isRed) { log.note("before") }
        isRed
          ? AnyView(Color.red.onDisappear { log.note("erased") })
          : AnyView(Color.blue.padding(1).onAppear { log.note("new") })
        Color.red.onChange(of: isRed) { log.note("after") }
      }
    }
    let host = host { view(true) }
    #expect(log.notes { host.update { view(false) } } == ["before", "erased", "new", "after"])
  }

  /// Rule: STATE-4.2.1.
  @Test("no body runs before all actions of a pass have run, and what they wrote is seen at once")
  func actionsThenBodies() {
    struct Owner: View {
      @State private var n = 0
      let log: Log

      var body: some View {
        let _ = log.note("body \(n)")
        Color.red
          .onAppear {
            n += 1
            log.note("inner sees \(n)")
          }
          .onAppear {
            n += 1
            log.note("outer sees \(n)")
          }
      }
    }
    _ = host { Owner(log: log) }
    // One group of writes, so that one body run sees both. Source: STATE-4.4.
    #expect(log.entries == ["body 0", "inner sees 1", "outer sees 2", "body 2"])
  }

  @Test("an action that another action queues waits until the bodies have run")
  func queuedByAction() {
    struct Owner: View {
      @State private var isShown = false
      let log: Log

      var body: some View {
        let _ = log.note("body \(isShown)")
        VStack {
          if isShown { Color.red.onAppear { log.note("second") } }
          Color.red.onAppear {
            isShown = true
            log.note("first")
          }
        }
        .onAppear { log.note("third, queued before") }
      }
    }
    _ = host { Owner(log: log) }
    #expect(log.entries == ["body false", "first", "third, queued before", "body true", "second"])
  }

  @Test("an item of the main queue comes after every callback that is due, a task after the items")
  func queueAndTask() async {
    struct Owner: View {
      @State private var n = 0
      let log: Log

      var body: some View {
        Color.red
          .onAppear {
            DispatchQueue.main.async { log.note("item") }
            n = 1
          }
          .onChange(of: n) { log.note("change") }
          .task { log.note("task") }
      }
    }
    let host = host { Owner(log: log) }
    #expect(log.entries == ["change", "item"])
    await host.settled()
    #expect(log.entries == ["change", "item", "task"])
  }
}
