import SwiftUI
import Testing
import ViewTreeTesting

extension EnvironmentValues {
  @Entry fileprivate var place = "outer"
}

/// Reports the place that it sees.
private struct Read: View {
  @Environment(\.place) private var place
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Color.clear.preference(key: ShownNames.self, value: [isEnabled ? place : "\(place), disabled"])
  }
}

/// A modifier that is put around each member of a list sees the values of the place where it is written.
///
/// Source: PREF-1.4, STATE-4.5.
@MainActor @Suite("The environment around the members of a list")
struct MemberEnvironmentTests {
  private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) { HStack(spacing: 0, content: content) }
  }

  private func expectSeen(
    _ places: [String], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: () -> some View
  ) { #expect(host(content).value(of: ShownNames.self) == places, sourceLocation: sourceLocation) }

  private var pair: some View {
    Group {
      Read()
      Read()
    }
  }

  @Test("a layer outside of a list's environment does not see it, whatever the list is made of")
  func layers() {
    expectSeen(["inner", "outer", "inner", "outer"]) {
      pair.environment(\.place, "inner").overlay { Read() }
    }
    expectSeen(["outer", "inner", "outer", "inner"]) {
      ForEach(0..<2) { _ in Read() }.environment(\.place, "inner").background { Read() }
    }
    expectSeen(["inner", "outer"]) {
      Group { if !isEmpty { Read() } }.environment(\.place, "inner").overlay { Read() }
    }
    expectSeen(["outer, disabled", "outer", "outer, disabled", "outer"]) {
      pair.disabled(true).overlay { Read() }
    }
  }

  private var isEmpty: Bool { false }

  @Test("of several layers and environments around a list each layer sees those outside of it")
  func chain() {
    expectSeen(["own", "middle", "outer", "inner", "middle", "outer"]) {
      Group {
        Read().environment(\.place, "own")
        Read()
      }
      .environment(\.place, "inner")
      .overlay { Read() }
      .environment(\.place, "middle")
      .overlay { Read() }
    }
  }

  @Test("a member that comes later sees the values of that time, and so does the layer around it")
  func laterMembers() {
    func view(_ count: Int, _ inner: String, _ outer: String) -> some View {
      HStack {
        ForEach(0..<count, id: \.self) { _ in Read() }
          .environment(\.place, inner)
          .overlay { Read() }
          .environment(\.place, outer)
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view(1, "a", "b") }
    #expect(host.value(of: ShownNames.self) == ["a", "b"])
    host.update { view(2, "c", "d") }
    #expect(host.value(of: ShownNames.self) == ["c", "d", "c", "d"])
  }

  @Test("where other keys are set from now on, layers around the members see them too")
  func otherKeys() {
    func view(_ place: String?) -> some View {
      HStack { pair.disabled(true).overlay { Read() } }
        .transformEnvironment(\.self) { if let place { $0.place = place } }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view(nil) }
    host.update { view("far") }
    #expect(host.value(of: ShownNames.self) == ["far, disabled", "far", "far, disabled", "far"])
  }

  @Test("a position outside of a list's reading direction is not mirrored")
  func direction() {
    let host = host {
      Group {
        Color.red
        Color.blue
      }
      .environment(\.layoutDirection, .rightToLeft)
      .frame(width: 20, height: 20).called("member")
      .position(x: 10, y: 10)
    }
    // Halves of 50, and each centre 10 to the right of where its half begins.
    #expect(host.frames(of: "member").map(\.minX) == [0, 50])
  }
}
