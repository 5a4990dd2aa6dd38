import SwiftUI
import Testing
import ViewTreeTesting

/// The target has the plug-in; none of its files names the types of virtual time.
@MainActor
@Suite("Virtual time plug-in")
struct VirtualTimePluginTests {
  private struct Bar: View {
    @StateObject private var loader = Loader()

    var body: some View {
      Color.red.frame(width: CGFloat(loader.rows), height: 10).accessibilityIdentifier("bar")
        .onAppear { loader.load() }
    }
  }

  @Test("in a target with the plug-in a file that imports Foundation alone lives in virtual time")
  func virtual() {
    let host = ViewHost(size: CGSize(width: 200, height: 50)) { Bar() }
    func width(at time: Double) -> CGFloat? {
      host.advance(by: time - host.now)
      return host.frame(of: "bar")?.width
    }
    #expect(width(at: 0.9) == 0)
    #expect(width(at: 1.1) == 1)
    #expect(width(at: 1.6) == 11)
    #expect(width(at: 2.1) == 111)
  }

  /// Rule: TIME-1.1.11.
  @Test("so do its timers and the sleeps of threads")
  func timers() {
    let loader = Loader()
    let host = ViewHost(size: CGSize(width: 200, height: 50)) { Color.red }
    loader.repeatAndSleep()
    host.advance(by: 2.2)
    #expect(loader.rows == 2000)
    host.advance(by: 1)
    #expect(loader.rows == 13_000)
  }
}
