import SwiftUI
import TestSupport
import Testing
import ViewTreeTesting

/// A tree inside a hosted view lives as the tree around does: its time passes, and it ends.
@MainActor
@Suite("The life of a tree inside a hosted view")
struct HostedTreeLifeTests {
  let log = Log()
  let size = CGSize(width: 300, height: 300)

  /// Shows a view through a controller, made by the tree around.
  private struct Guest<Content: View>: UIViewControllerRepresentable {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeUIViewController(context: Context) -> UIHostingController<Content> {
      UIHostingController(rootView: content)
    }

    func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
      controller.rootView = content
    }
  }

  /// Adds one to its number every second.
  private struct Clock: View {
    let log: Log
    @State private var n = 0

    var body: some View {
      Color.red.frame(width: CGFloat(n), height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log.note("w \($0)")
        }
        .onAppear { tick() }
        .onChange(of: n) { log.note("n \(n)") }
    }

    private func tick() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        n += 1
        tick()
      }
    }
  }

  /// Rule: STATE-4.1.5. Six whole seconds pass in 6.5.
  @Test("changes are told in every tick, as outside")
  func everyTick() {
    let host = ViewHost(size: size) { Guest { Clock(log: log) } }

    host.advance(by: 6.5)

    #expect(log.entries.filter { $0.hasPrefix("n") } == (1...6).map { "n \($0)" })
    #expect(log.entries.filter { $0.hasPrefix("w") } == (0...6).map { "w \(Double($0))" })
    #expect(host.warnings.isEmpty)
  }

  /// Rule: STATE-4.1.5. The limit itself still holds: three changes in one tick are one too many.
  @Test("a change too many in one tick is dropped, and the host around has the warning")
  func warning() {
    struct Climbing: View {
      let log: Log
      @State private var n = 0

      var body: some View {
        Color.red
          .onAppear { n = 1 }
          .onChange(of: n) {
            log.note("n \(n)")
            if n < 4 { n += 1 }
          }
      }
    }
    let host = ViewHost(size: size) { Guest { Guest { Climbing(log: log) } } }

    #expect(log.entries == ["n 1", "n 2"])
    #expect(host.warnings.map(\.kind) == [.updatedMultipleTimes])
  }

  @Test("a task inside is waited for, and a write of another thread is seen")
  func tasksAndThreads() async {
    struct Loading: View {
      let log: Log
      @State private var text = "a"

      var body: some View {
        Color.red
          .task {
            await Task.yield()
            text = "b"
            let text = $text
            await Task.detached { text.wrappedValue = "c" }.value
          }
          .onChange(of: text) { log.note(text) }
      }
    }
    let host = ViewHost(size: size) { Guest { Loading(log: log) } }

    await host.settled()

    #expect(log.entries.last == "c")
  }

  private struct Noted: View {
    let name: String
    let log: Log

    var body: some View {
      Color.red.onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
    }
  }

  /// Rule: STATE-4.2.3.
  @Test("what is inside disappears when the controller's view is removed")
  func removed() {
    func content(_ isShown: Bool) -> some View {
      VStack {
        if isShown { Guest { Guest { Noted(name: "inner", log: log) } } }
        Color.blue
      }
    }
    let host = ViewHost(size: size) { content(true) }
    #expect(log.entries == ["+inner"])

    host.update { content(false) }

    #expect(log.entries == ["+inner", "-inner"])
  }

  /// Rule: STATE-4.2.3.
  @Test("what is inside disappears with the host, once")
  func released() {
    var host: ViewHost? = ViewHost(size: size) {
      VStack {
        Noted(name: "a", log: log)
        Guest { Noted(name: "b", log: log) }
      }
    }
    #expect(host != nil)
    #expect(log.entries.sorted() == ["+a", "+b"])

    host = nil

    #expect(log.entries.suffix(2).sorted() == ["-a", "-b"])
    #expect(log.entries.count == 4)
  }

  /// Rule: STATE-4.2.3.
  @Test("with a controller that is kept, what is inside follows the window and keeps its state")
  func keptController() {
    let root = UIView()
    let controller = UIHostingController(rootView: Noted(name: "a", log: log))
    let host = ViewHost(size: size, uiView: root)
    root.addSubview(controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    host.settle()
    controller.view.removeFromSuperview()
    host.settle()
    root.addSubview(controller.view)
    host.settle()

    #expect(log.entries == ["+a", "-a", "+a"])
  }

  @Test("a tree that was measured before it had a window appears in its host, on the host's clock")
  func measuredBefore() {
    let controller = UIHostingController(rootView: Clock(log: log))
    let root = UIView()
    #expect(controller.view.intrinsicContentSize.height == 10)
    let host = ViewHost(size: size, uiView: root)
    root.addSubview(controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    host.advance(by: 2.5)

    #expect(log.entries.filter { $0.hasPrefix("n") } == ["n 1", "n 2"])
  }

  /// Rule: STATE-4.2.1: actions run outside of any update, so that their writes count.
  @Test("what appears inside writes the state of the tree around")
  func writesAround() {
    struct Owner: View {
      @State private var width: CGFloat = 10

      var body: some View {
        VStack {
          Color.blue.frame(width: width, height: 10).accessibilityIdentifier("box")
          Guest { [width = $width] in Color.red.onAppear { width.wrappedValue = 40 } }
        }
      }
    }
    let host = ViewHost(size: size) { Owner() }

    #expect(host.frame(of: "box")?.width == 40)
    #expect(host.warnings.isEmpty)
  }
}
