import SwiftUI
import Testing
import ViewTreeTesting

@MainActor @Suite("Other threads")
struct ThreadTests {
  let log = Log()

  private struct Owner: View {
    let log: Log
    let hand: (Binding<Int>) -> Void
    @State private var n = 0
    var body: some View {
      let _ = log.note("body \(n)")
      Color.clear.onAppear { hand($n) }
    }
  }

  @Test("writes from another thread are applied together at the next turn")
  func writes() throws {
    var handed: Binding<Int>?
    let host = host { Owner(log: log) { handed = $0 } }
    let n = try #require(handed)
    OtherThread { for value in 1...100 { n.wrappedValue = value } }.wait()
    #expect(n.wrappedValue == 0)
    host.settle()
    #expect(log.entries == ["body 0", "body 100"])
  }

  @Test("an animated write from another thread is a transaction of its own")
  func animatedWrite() throws {
    var handed: Binding<Int>?
    let host = host { Owner(log: log) { handed = $0 } }
    let n = try #require(handed)
    OtherThread {
      n.wrappedValue = 1
      withAnimation {
        n.wrappedValue = 2
        n.wrappedValue = 3
      }
    }.wait()
    host.settle()
    #expect(log.entries == ["body 0", "body 1", "body 3"])
  }

  @Test("a write that meets the host's own writes from the side is never lost")
  func concurrentWrites() throws {
    var handed: Binding<Int>?
    let host = host { Owner(log: log) { handed = $0 } }
    let n = try #require(handed)
    let other = OtherThread { for value in 1...1000 { withAnimation { n.wrappedValue = value } } }
    for value in 1...1000 {
      withAnimation { n.wrappedValue = -value }
      host.settle()
    }
    other.wait()
    host.settle()
    OtherThread { n.wrappedValue = 5000 }.wait()
    host.settle()
    #expect(n.wrappedValue == 5000)
    #expect(log.entries.last == "body 5000")
  }

  @Test("an observable model changed on another thread is shown at the next turn")
  func observable() {
    let model = SharedModel()
    let host = host { Noting(log) { "\(model.count)" } }
    OtherThread { model.count = 1 }.wait()
    host.settle()
    #expect(log.entries == ["0", "1"])
  }

  @Test("an object announces from another thread to the host that shows it now")
  func observableObject() {
    final class Model: ObservableObject, @unchecked Sendable {
      var count = 0
    }
    struct Reader: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        let _ = log.note("\(model.count)")
        EmptyView()
      }
    }
    let model = Model()
    _ = host { Reader(model: model, log: log) }
    let host = host { Reader(model: model, log: log) }
    OtherThread {
      model.objectWillChange.send()
      model.count = 1
    }.wait()
    host.settle()
    #expect(log.entries == ["0", "0", "1"])
  }
}

@Observable
private final class SharedModel: @unchecked Sendable {
  var count = 0
}
