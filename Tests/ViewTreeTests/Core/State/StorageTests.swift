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
      .called("writer")
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

@MainActor @Suite("Stored values")
struct StorageTests {
  private let log = Log()

  @Test("a stored value reaches every view of its host that names its key, and no other host's")
  func shared() {
    let host = host {
      VStack {
        StorageWriter()
        StorageReader(log: log)
      }
    }
    host.tap("writer")
    #expect(log.entries == ["10 light nil", "15 dark set"])
    let later = Log()
    _ = ViewHost(size: CGSize(width: 100, height: 100)) { StorageReader(log: later) }
    #expect(later.entries == ["10 light nil"])
  }

  @Test("a view that was made for another host keeps nothing of it")
  func madeBefore() {
    let host = host { StorageWriter() }
    let reader = StorageReader(log: log)
    host.tap("writer")
    _ = ViewHost(size: CGSize(width: 100, height: 100)) { reader }
    #expect(log.entries == ["10 light nil"])
  }

  @Test("a store that is given to a host, or set around a view, has the values that name none")
  func store() throws {
    let name = "viewtree-storage-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let host = ViewHost(size: CGSize(width: 100, height: 100), appStorage: store) {
      StorageWriter()
    }
    host.tap("writer")
    #expect(store.integer(forKey: "storage.width") == 15)
    #expect(store.string(forKey: "storage.mode") == "dark")
    _ = ViewHost(size: CGSize(width: 100, height: 100)) {
      StorageReader(log: log).defaultAppStorage(store)
    }
    #expect(log.entries == ["15 dark nil"])
  }
}
