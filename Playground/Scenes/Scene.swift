import SwiftUI
import ViewTreeInspection

/// A view on a screen that commands can be pointed at.
@MainActor struct Scene {
  /// The name on the command line.
  let name: String
  /// A second name, the document's number; nil when there is none.
  let number: String?
  let summary: String
  /// The laid-out tree, at rest, as lines of text.
  let lines: () -> [String]

  /// The scenes of this build.
  static let all =
    [
      Scene(
        name: "LKRefresh", number: "000",
        summary:
          "document 000: five rows under a header that refreshes, with a footer",
        lines: { tree(LKRefreshScene().host) }),
      Scene(
        name: "PullToRefresh", number: "001",
        summary:
          "document 001: ten rows between a header that refreshes and a footer that loads more",
        lines: { tree(PullToRefreshScene.afterFirstRefresh().host) }),
      Scene(
        name: "ZHRefresh", number: "002",
        summary: "document 002: twenty rows of a table with a header and a footer",
        lines: { tree(ZHRefreshScene().host) }),
      Scene(
        name: "ZKRefresh", number: "003",
        summary: "document 003: a table of twelve rows with a header and a footer of six states",
        lines: { tree(ZKRefreshScene().host) }),
      Scene(
        name: "WBRefresh", number: "004",
        summary: "document 004: a table with the system's refresh control and an arrow that turns",
        lines: { tree(WBRefreshScene().host) }),
    ] + golden

  private static func tree(_ host: TreeHost) -> [String] {
    // What a host shows goes with the host.
    withExtendedLifetime(host) { [TreeText.of(host.root)] }
  }

  /// The scene of that name or number; letter case does not matter.
  ///
  /// - Errors: `BadArgument` for an unknown one.
  static func named(_ name: String) throws -> Scene {
    let wanted = name.lowercased()
    let found = all.first { $0.name.lowercased() == wanted || $0.number == wanted }
    guard let found else {
      throw BadArgument(
        word: name, among: all.flatMap { [$0.name, $0.number].compactMap { $0 } },
        listedBy: "scenes")
    }
    return found
  }
}
