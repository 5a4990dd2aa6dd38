import SwiftUI
import Testing
import ViewTreeTesting

private enum StorageMode: String { case light, dark }

private struct StorageWriter: View {
  @AppStorage("storage.width") private var width = 10
  @AppStorage("storage.mode") private var mode = StorageMode.light
  @SceneStorage("storage.name") private var name: String?

  var body: some View {
    Color.red.frame(width: 20, height: 10)
      .onTapGesture {
        width += 5
        mode = .dark
        name = "set"
      }
      .accessibilityIdentifier("writer")
  }
}

private struct StorageReader: View {
  let log: Log
  @AppStorage("storage.width") private var width = 10
  @AppStorage("storage.mode") private var mode = StorageMode.light
  @SceneStorage("storage.name") private var name: String?

  var body: some View {
    let _ = log.note("\(width) \(mode) \(name ?? "nil")")
    Color.clear
  }
}

@MainActor
@Suite("Stored values")
struct StorageTests {
  @Test("a stored value reaches every view that names its key, and outlasts the host")
  func shared() {
    let log = Log()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        StorageWriter()
        StorageReader(log: log)
      }
    }
    host.tap("writer")
    #expect(log.entries == ["10 light nil", "15 dark set"])
    let later = Log()
    _ = ViewHost(size: CGSize(width: 100, height: 100)) { StorageReader(log: later) }
    #expect(later.entries == ["15 dark set"])
  }
}
