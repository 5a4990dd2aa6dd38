import SwiftUI
import Testing
import ViewTreeTesting

extension ContainerValues {
  @Entry fileprivate var subviewBadge = 0
}

private struct SubviewTraitKey: _ViewTraitKey {
  static let defaultValue = "none"
}

private struct SubviewBox: View {
  let width: CGFloat
  var body: some View { Color.clear.frame(width: width, height: 10) }
}

/// Puts a divider of 2 points between its views, as published containers do.
private struct DividedLayout: _VariadicView_UnaryViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack(spacing: 0) {
      ForEach(children) { child in
        child
        if child.id != last { Color.black.frame(height: 2) }
      }
    }
  }
}

private struct DividedStack<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View { _VariadicView.Tree(DividedLayout()) { content } }
}

private struct CountedRoot: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { $0.called("counted \($0[SubviewTraitKey.self])") }
  }
}

private struct SubviewCounter: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    let _ = log.note("\(count)")
    Color.red.frame(width: 20, height: 10).onTapGesture { count += 1 }.called("counter")
  }
}

@MainActor @Suite("Subviews of a container")
struct SubviewsTests {
  private let log = Log()

  @Test("a root of one's own gets each view of groups, loops and branches")
  func dividers() {
    // Four or five views of 10 points and a divider of 2 between each two.
    for (isLong, height) in [(false, 46), (true, 58)] as [(Bool, CGFloat)] {
      expectAnswer(41, height, to: nil, nil) {
        DividedStack {
          SubviewBox(width: 10)
          Group {
            SubviewBox(width: 20)
            if isLong { SubviewBox(width: 30) }
          }
          ForEach(0..<2) { SubviewBox(width: 40 + CGFloat($0)) }
        }
      }
    }
  }

  @Test("a view that is shown through its container keeps its state while others come and go")
  func state() {
    func content() -> some View {
      DividedStack {
        if false { SubviewBox(width: 10) }
        SubviewCounter(log: log)
      }
    }
    let host = host { content() }
    host.tap("counter")
    host.update { content() }
    #expect(log.entries.last == "1")
  }

  @Test("the environment, modifiers and preferences of the place where a subview is shown hold")
  func place() {
    struct Reader: View {
      @Environment(\.lineLimit) var limit
      var body: some View { Color.clear.named("\(limit ?? 0)") }
    }
    let host = host {
      Group(subviews: TupleView((Reader(), Reader()))) { subviews in
        HStack(spacing: 0) {
          subviews[0].environment(\.lineLimit, 30)
          ForEach(subviews.dropFirst()) { $0.padding(5).environment(\.lineLimit, 7) }
        }
      }
    }
    host.expectFold("(30 7)")
  }

  @Test("a modifier on several views is around each subview, and its values are told")
  func values() {
    var seen: [String] = []
    let host = host {
      Group(
        subviews: Group {
          SubviewBox(width: 1).containerValue(\.subviewBadge, 5)
          SubviewBox(width: 2).tag("b")
        }.containerValue(\.subviewBadge, 7)
      ) { subviews in
        let _ =
          seen = subviews.map {
            "\($0.containerValues.subviewBadge) \($0.containerValues.tag(for: String.self) ?? "-")"
          }
        EmptyView()
      }
    }
    // The inner value is the last that is told, as with layout values. Source: LAYOUT-3.10.5.
    #expect(seen == ["5 -", "7 b"])
    #expect(host.warnings.isEmpty)
  }

  @Test("traits of the older kind reach a root that makes a list for the stack around")
  func traits() {
    let host = host {
      HStack(spacing: 0) {
        _VariadicView.Tree(CountedRoot()) {
          SubviewBox(width: 10)._trait(SubviewTraitKey.self, "a")
          SubviewBox(width: 30)
        }
      }
    }
    // 10 + 30 in the middle of 100.
    host.expectFrames("counted a 30 45 10 10, counted none 40 45 30 10")
  }

  @Test("identities given by loops and by id can be read by their type")
  func identities() {
    struct Root: _VariadicView_UnaryViewRoot {
      let log: Log
      func body(children: _VariadicView.Children) -> some View {
        log.note(children.map { $0.id(as: Int.self).map(String.init) ?? "-" }.joined())
        return children
      }
    }
    _ = host {
      _VariadicView.Tree(Root(log: log)) {
        ForEach([3, 4], id: \.self) { SubviewBox(width: CGFloat($0)) }
        SubviewBox(width: 1).id(9)
        SubviewBox(width: 1)
      }
    }
    #expect(log.entries == ["349-"])
  }

  @Test(
    "the sections of some content come with header, rows and footer; loose views make up others")
  func sections() {
    var seen: [String] = []
    _ = host {
      Group(
        sections: Group {
          SubviewBox(width: 1)
          Section {
            SubviewBox(width: 2)
            SubviewBox(width: 3)
          } header: {
            SubviewBox(width: 4)
          }
        }
      ) { sections in
        let _ = seen = sections.map { "\($0.header.count) \($0.content.count) \($0.footer.count)" }
        EmptyView()
      }
    }
    #expect(seen == ["0 1 0", "1 2 0"])
  }

  @Test("a loop over the sections of some content shows a view for each of them")
  func loopOverSections() {
    let host = host {
      HStack(spacing: 0) {
        ForEach(
          sections: Group {
            Section { SubviewBox(width: 2) }
            Section {
              SubviewBox(width: 3)
              SubviewBox(width: 4)
            }
          }
        ) { section in
          Color.red.frame(width: CGFloat(10 * section.content.count), height: 10).called("section")
        }
      }
    }
    #expect(host.frames(of: "section").map(\.width) == [10, 20])
    #expect(host.warnings.isEmpty)
  }

  /// Rule: STATE-4.6.1. Both branches are of one type.
  @Test("the other branch of an if is another subview, without the state of the first")
  func otherBranch() {
    func content(_ isFirst: Bool, _ log: Log) -> some View {
      DividedStack { if isFirst { SubviewCounter(log: log) } else { SubviewCounter(log: log) } }
    }
    for isFirst in [true, false] {
      let log = Log()
      let host = host { content(isFirst, log) }
      host.tap("counter")
      host.update { content(isFirst, log) }
      #expect(log.entries.last == "1")
      host.update { content(!isFirst, log) }
      #expect(log.entries.last == "0")
    }
  }

  @Test("a modifier of one's own is around each of several subviews")
  func ownModifier() {
    struct Widening: ViewModifier {
      func body(content: Content) -> some View { content.padding(.horizontal, 5).called("widened") }
    }
    let host = host {
      Group(
        subviews: Group {
          SubviewBox(width: 10)
          SubviewBox(width: 20)
          SubviewBox(width: 30)
        }.modifier(Widening())
      ) { subviews in
        HStack(spacing: 0) { ForEach(subviews) { $0 } }
      }
    }
    #expect(host.frames(of: "widened").map(\.width) == [20, 30, 40])
  }

  /// Source: STATE-4.2: on a list the calls are merged.
  @Test("an action on the appearance of several views runs once, with the first subview")
  func appearance() {
    let host = host {
      Group(
        subviews: Group {
          SubviewBox(width: 10)
          SubviewBox(width: 20)
        }.onAppear { log.note("appear") }
      ) { subviews in
        HStack(spacing: 0) { ForEach(subviews) { $0 } }
      }
    }
    #expect(log.entries == ["appear"])
    #expect(host.warnings.isEmpty)
  }

  @Test("the content of a modifier of one's own gives the subviews that it is around")
  func modifierContent() {
    struct InARow: ViewModifier {
      func body(content: Content) -> some View {
        Group(subviews: content) { subviews in
          HStack(spacing: 0) { ForEach(subviews) { $0.called("cell") } }
        }
      }
    }
    let host = host {
      Group {
        SubviewBox(width: 10)
        SubviewBox(width: 20)
      }.modifier(InARow())
    }
    #expect(host.frames(of: "cell").map(\.width) == [10, 20])
  }

  @Test("the header, the content and the footer of a section are views of their own identities")
  func sectionParts() {
    let host = host {
      Group(
        subviews: Section {
          SubviewBox(width: 10)
        } header: {
          SubviewBox(width: 20)
        } footer: {
          SubviewBox(width: 30)
        }
      ) { parts in
        let _ = log.note("\(parts.count) \(Set(parts.map(\.id)).count)")
        parts
      }
    }
    host.settle()
    #expect(log.entries == ["3 3"])
  }

  @Test("a root that says nothing of options has none")
  func options() {
    #expect(DividedLayout._viewListOptions == 0 && CountedRoot._viewListOptions == 0)
  }
}
