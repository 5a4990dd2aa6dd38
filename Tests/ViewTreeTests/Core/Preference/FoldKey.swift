import SwiftUI
import ViewTreeTesting

/// A key whose value shows how it came about: "(a b)" for one call of `reduce`, "∅" for a default.
struct FoldKey: PreferenceKey {
  static var defaultValue: String { "∅" }
  static func reduce(value: inout String, nextValue: () -> String) {
    value = "(\(value) \(nextValue()))"
  }
}

/// The first value wins; later ones are not even asked for.
struct FirstNameKey: PreferenceKey {
  static var defaultValue: String { "∅" }
  static func reduce(value: inout String, nextValue: () -> String) {}
}

/// The last value wins, so that an injected default shows.
struct LastNameKey: PreferenceKey {
  static var defaultValue: String { "∅" }
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

extension View {
  /// Writes a name for ``FoldKey``.
  nonisolated func named(_ name: String) -> some View { preference(key: FoldKey.self, value: name) }

  /// Writes a name for ``LastNameKey``.
  nonisolated func lastNamed(_ name: String) -> some View {
    preference(key: LastNameKey.self, value: name)
  }
}

/// A leaf that writes its name for ``FoldKey`` and ``LastNameKey``.
struct Named: View {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Color.clear.named(name).lastNamed(name)
  }
}

/// How the values of ``FoldKey`` come together at the root of a tree.
@MainActor
func fold<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
  host(content).value(of: FoldKey.self)
}

/// The value of ``LastNameKey`` at the root of a tree.
@MainActor
func last<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
  host(content).value(of: LastNameKey.self)
}
