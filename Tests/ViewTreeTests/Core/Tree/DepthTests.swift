import SwiftUI
import Testing
import ViewTreeTesting

/// Ways to nest a view once more; each contains an `AnyView`, as only that nests without an end.
enum Nesting: String, CaseIterable {
  case padding, stack, pairInStack, body, mixture

  @MainActor
  func around(_ view: AnyView) -> AnyView {
    switch self {
    case .padding: AnyView(view.padding(0))
    case .stack: AnyView(HStack { view })
    case .pairInStack:
      AnyView(
        VStack {
          view
          Color.red
        })
    case .body: AnyView(Passing(content: view))
    case .mixture:
      AnyView(
        VStack {
          Passing(content: AnyView(view.padding(1).background(Color.red)))
          Color.red
        })
    }
  }

  @MainActor
  func nested(_ count: Int) -> AnyView {
    var view = AnyView(
      Color.red.frame(width: 10, height: 10).called("leaf"))
    for _ in 0..<count { view = around(view) }
    return view
  }
}

private struct Passing: View {
  let content: AnyView
  var body: some View { content }
}

@MainActor @Suite("Depth")
struct DepthTests {
  @Test("1,024 AnyViews, each around a modifier, are laid out, brought up to date and let go")
  func layers() {
    let host = host { Nesting.padding.nested(1024) }
    host.expectFrames("leaf 45 45 10 10")
    host.update { Nesting.padding.nested(1024) }
    host.size = CGSize(width: 200, height: 100)
    host.expectFrames("leaf 95 45 10 10")
    #expect(host.warnings.isEmpty)
  }

  @Test(
    "a tree beyond the limit loses what lies below, with a warning", arguments: Nesting.allCases)
  func limit(_ nesting: Nesting) {
    // Every layer is at least two nodes deep.
    let count = TreeHost.depthLimit / 2 + 50
    let host = host { nesting.nested(count) }
    #expect(host.frame(of: "leaf") == nil)
    #expect(host.warnings.map(\.kind) == [.tooDeep])
    #expect(host.warnings.first?.message.contains("\(TreeHost.depthLimit) layers") == true)
    host.size = CGSize(width: 200, height: 100)
    host.update { nesting.nested(3) }
    #expect(host.frame(of: "leaf") != nil)
  }

  @Test("a view that contains itself without an end ends with a warning")
  func recursion() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    let host = host { Endless() }
    #expect(host.warnings.map(\.kind) == [.tooDeep])
  }
}
