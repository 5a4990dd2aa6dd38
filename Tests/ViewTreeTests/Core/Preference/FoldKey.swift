import SwiftUI
import Testing
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

/// The sum of the numbers that views write.
struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
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

/// Two leaves, as if they were written one below the other in the container around them.
@MainActor @ViewBuilder
func namedPair(_ first: String, _ second: String) -> some View {
  Named(first)
  Named(second)
}

/// How the values of ``FoldKey`` come together at the root of a tree.
@MainActor
func fold<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
  host(content).value(of: FoldKey.self)
}

/// Expects how the values of ``FoldKey`` come together at the root, and after how many calls.
@MainActor
func expectFold(
  _ value: String, reduces: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder of content: () -> some View
) {
  let host = host(content)
  #expect(host.value(of: FoldKey.self) == value, sourceLocation: sourceLocation)
  if let reduces { #expect(host.counters.reduces == reduces, sourceLocation: sourceLocation) }
}

extension ViewHost {
  /// Expects the value of ``FoldKey`` at the root.
  func expectFold(_ value: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(self.value(of: FoldKey.self) == value, sourceLocation: sourceLocation)
  }
}

/// The value of ``LastNameKey`` at the root of a tree.
@MainActor
func last<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
  host(content).value(of: LastNameKey.self)
}
