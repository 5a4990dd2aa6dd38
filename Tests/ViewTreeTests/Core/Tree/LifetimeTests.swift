import SwiftUI
import Testing
import ViewTreeTesting

extension EnvironmentValues {
  @Entry fileprivate var token = 0
}

private final class Shared: ObservableObject {
  @Published var count = 0
}

/// Tells when the last copy of a view that holds it has gone.
private final class Witness {
  private let log: Log
  init(_ log: Log) { self.log = log }
  deinit { log.note("gone") }
}

/// Uses everything through which a tree could keep itself alive.
private struct Everything: View {
  let witness: Witness
  @ObservedObject var shared: Shared
  @State private var n = 0
  @State private var items = [1, 2, 3]
  @Environment(\.token) private var token

  var body: some View {
    ScrollView {
      VStack {
        Reader(witness: witness, n: $n)
        ForEach(items, id: \.self) { item in
          Text("\(item) \(n) \(token)").id(item).onAppear { n += witness === witness ? 1 : 0 }
        }
        GeometryReader { proxy in
          Color.clear.preference(key: SumKey.self, value: Int(proxy.frame(in: .global).minY) + n)
        }
        AnyView(Text("\(shared.count)").onTapGesture { n += 1 })
        if n > 0 { Text("\(n)").onDisappear { n = 0 } }
      }
      .onPreferenceChange(SumKey.self) { items = [$0] }
      .onChange(of: n) { items.append(n) }
      .overlayPreferenceValue(SumKey.self) { Text("\($0) \(n)") }
    }
    .environment(\.token, n)
    .task { _ = witness }
  }

  private struct Reader: View {
    let witness: Witness
    @Binding var n: Int
    @Environment(\.token) private var token
    var body: some View { Text("\(n) \(token)").modifier(Marked(n: $n)) }
  }

  private struct Marked: ViewModifier {
    @Binding var n: Int
    @Environment(\.token) private var token
    func body(content: Content) -> some View { content.padding(CGFloat(n + token)) }
  }
}

@MainActor @Suite("Lifetime")
struct LifetimeTests {
  let log = Log()

  @Test("a released host lets everything in its tree go, even where a shared object was watched")
  func release() async {
    let shared = Shared()
    var host: ViewHost? = host { [log] in
      Everything(witness: Witness(log), shared: shared)
    }
    await host?.settled()
    host?.advance(by: 0.1)
    #expect(log.entries.isEmpty)
    weak let tree = host
    host = nil
    #expect(tree == nil)
    #expect(log.entries == ["gone"])
    shared.count += 1
  }

  @Test("a removed branch lets its views go at once")
  func removal() async {
    let shared = Shared()
    let host = host { [log] in
      VStack { if true { Everything(witness: Witness(log), shared: shared) } }
    }
    await host.settled()
    #expect(log.entries.isEmpty)
    host.update { [log] in
      VStack { if false { Everything(witness: Witness(log), shared: shared) } }
    }
    #expect(log.entries == ["gone"])
  }

  @Test("an object without published properties is not kept by its publisher")
  func publisher() {
    final class Model: ObservableObject {
      let witness: Witness
      init(_ witness: Witness) { self.witness = witness }
    }
    var model: Model? = Model(Witness(log))
    model?.objectWillChange.send()
    model = nil
    #expect(log.entries == ["gone"])
  }
}
