import Combine
import SwiftUI
import Testing
import ViewTreeTesting

extension Notification.Name {
  fileprivate static let receiveProbe = Notification.Name("ReceiveProbe")
}

private struct ReceivingView: View {
  let subject: PassthroughSubject<CGFloat, Never>
  @State private var width: CGFloat = 10

  var body: some View {
    Color.clear.frame(width: width, height: 10).called("receiver")
      .onReceive(subject) { width = $0 }
  }
}

private struct TickingView: View {
  @State private var count: CGFloat = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Color.clear.frame(width: 10 + count, height: 10).called("ticker")
      .onReceive(timer) { _ in count += 1 }
  }
}

@MainActor @Suite("onReceive")
struct OnReceiveTests {
  private let log = Log()

  let size = CGSize(width: 200, height: 100)

  @Test("a value that comes between turns changes the view at the next one")
  func value() {
    let subject = PassthroughSubject<CGFloat, Never>()
    let host = ViewHost(size: size) { ReceivingView(subject: subject) }
    subject.send(60)
    host.settle()
    #expect(host.frame(of: "receiver")?.width == 60)
    host.update { EmptyView() }
    subject.send(80)
    #expect(host.warnings.isEmpty)
  }

  @Test("the action is the latest body's, and a publisher that stays the same is kept")
  func latestAction() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let host = ViewHost(size: size) { Color.clear.onReceive(subject) { log.note("first \($0)") } }
    host.update { Color.clear.onReceive(subject) { log.note("second \($0)") } }
    subject.send(1)
    #expect(log.entries == ["first 0", "second 1"])
  }

  @Test("a timer that a view holds ticks on though its body runs at every tick")
  func timer() {
    let host = ViewHost(size: size) { TickingView() }
    host.advance(by: 3.5)
    #expect(host.frame(of: "ticker")?.width == 13)
  }

  @Test("a notification reaches the view while it is there")
  func notification() {
    let host = ViewHost(size: size) {
      Color.clear.onReceive(NotificationCenter.default.publisher(for: .receiveProbe)) {
        log.note("\($0.object as? Int ?? -1)")
      }
    }
    NotificationCenter.default.post(name: .receiveProbe, object: 5)
    host.update { EmptyView() }
    NotificationCenter.default.post(name: .receiveProbe, object: 6)
    #expect(log.entries == ["5"])
  }

  @Test("the published value of a model is heard when the view comes, after its bodies have run")
  func published() {
    final class Model: ObservableObject { @Published var count = 1 }
    let model = Model()
    let host = ViewHost(size: size) { Color.clear.onReceive(model.$count) { log.note("\($0)") } }
    host.run { model.count = 2 }
    #expect(log.entries == ["1", "2"])
  }

  @Test("put around several views it runs once for each value")
  func severalViews() {
    let subject = PassthroughSubject<Int, Never>()
    let host = ViewHost(size: size) {
      VStack {
        Group {
          Color.red
          Color.blue
          ForEach(0..<3) { _ in Color.green }
        }
        .onReceive(subject) { log.note("\($0)") }
      }
    }
    subject.send(1)
    subject.send(2)
    host.settle()
    #expect(log.entries == ["1", "2"])
  }
}
