import SwiftUI
import Testing

@testable import ViewTree

/// Scrolled content moves first, then the views that follow the clock, then what is animated, then the
/// trees inside, which read where all of it is, and last the presentations that their actions begin.
/// Whatever keeps no order comes before them: a finger moves content before the content moves by itself.
@MainActor @Suite("The order of a host's parts")
struct HostPartOrderTests {
  @Test("parts are called in their order, whichever joins first")
  func order() {
    let joins: [(TreeHost) -> any HostPart] = [
      { $0.part(TouchTracker.self) }, { $0.part(ScrollMotions.self) },
      { $0.part(TickFollowers.self) }, { $0.part(AnimationPart.self) },
      { $0.part(HostedTrees.self) }, { $0.part(PresentedTrees.self) },
    ]
    for indices in [Array(joins.indices), joins.indices.reversed(), [3, 1, 5, 0, 4, 2]] {
      let host = TreeHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
      for index in indices { _ = joins[index](host) }
      let expected = joins.map { ObjectIdentifier($0(host)) }
      let called = host.parts.all.map { ObjectIdentifier($0) }.filter(expected.contains)
      #expect(called == expected)
    }
  }
}
