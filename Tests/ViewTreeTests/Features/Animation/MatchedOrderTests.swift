import SwiftUI
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

@Observable
@MainActor
private final class Chosen {
  var tab = 1
  var isAtTop = false
  var isShown = true
}

/// The underline of a tab bar is before the tabs.
private struct TabBar: View {
  let chosen: Chosen
  @Namespace private var space

  var body: some View {
    ZStack {
      Color.blue.accessibilityIdentifier("line")
        .matchedGeometryEffect(id: chosen.tab, in: space, isSource: false)
      HStack(spacing: 0) {
        ForEach(0..<4) { tab in
          Color.red.frame(width: 50, height: 20).matchedGeometryEffect(id: tab, in: space)
        }
      }
    }
    .frame(width: 200, height: 100)
  }
}

/// Pairs of matched views of which one goes as the other comes.
private struct Pairs: View {
  let count: Int
  let isWide: Bool
  @Namespace private var space

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { id in
        if isWide {
          Color.red.frame(width: 20, height: 2).matchedGeometryEffect(id: id, in: space)
        } else {
          Color.blue.frame(width: 10, height: 1).matchedGeometryEffect(id: id, in: space)
        }
      }
    }
  }
}

/// A follower whose own container moves it, while the source stays.
private struct MovedFollower: View {
  let chosen: Chosen
  @Namespace private var space

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 0, in: space)
      ZStack(alignment: chosen.isAtTop ? .top : .center) {
        Color.clear.frame(width: 40, height: 80)
        Color.blue.accessibilityIdentifier("follower")
          .matchedGeometryEffect(id: 0, in: space, isSource: false)
          .frame(width: 10, height: 10)
      }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
  }
}

/// A follower of a source that is inside of a follower, and so on, the last link first.
private struct Chain: View {
  let count: Int
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(0..<count, id: \.self) { link in
        Color.green.accessibilityIdentifier("link \(link)")
          .matchedGeometryEffect(id: link, in: space)
          .padding(1)
          .matchedGeometryEffect(id: link + 1, in: space, isSource: false)
      }
      Color.red.frame(width: 60, height: 60).matchedGeometryEffect(id: count, in: space)
    }
  }
}

private struct Crowd: View {
  let count: Int
  let chosen: Chosen
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<count, id: \.self) { _ in
        Color.blue.matchedGeometryEffect(id: 0, in: space, isSource: false)
      }
      if chosen.isShown {
        Color.red.frame(width: 30, height: 20).padding(chosen.isAtTop ? 0 : 5)
          .matchedGeometryEffect(id: 0, in: space)
      }
    }
  }
}

private struct Candidates: View {
  let count: Int
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.blue.accessibilityIdentifier("follower")
        .matchedGeometryEffect(id: 0, in: space, isSource: false)
      ForEach(0..<count, id: \.self) { index in
        Color.red.frame(width: CGFloat(index + 1), height: 1)
          .matchedGeometryEffect(id: 0, in: space)
      }
    }
  }
}

private struct InItself: View {
  @Namespace private var space

  var body: some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("source")
      .matchedGeometryEffect(id: 0, in: space)
      .padding(5)
      .matchedGeometryEffect(id: 0, in: space, isSource: false)
  }
}

/// Rule: ANIM-1.4.6.
@MainActor
@Suite("Followers find their source wherever both are")
struct MatchedOrderTests {
  private let chosen = Chosen()

  private func host(_ size: CGFloat = 200, @ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: size, height: size), content: content)
  }

  @Test("a follower that is before its source reaches it in a fresh host")
  func before() {
    let host = host { TabBar(chosen: chosen).frame(width: 200, height: 200, alignment: .top) }
    // The tabs are in the middle of 100 points: from 40 to 60.
    #expect(host.frame(of: "line") == CGRect(x: 50, y: 40, width: 50, height: 20))
    chosen.tab = 3
    host.settle()
    #expect(host.frame(of: "line") == CGRect(x: 150, y: 40, width: 50, height: 20))
    chosen.tab = 7
    host.settle()
    // Without a source the line fills its own room.
    #expect(host.frame(of: "line") == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(host.warnings.isEmpty)
  }

  @Test("a follower stays in the source's frame when its own container moves it")
  func movedByItsContainer() {
    let host = host { MovedFollower(chosen: chosen) }
    // The box of 100 is in the middle of 200.
    let source = CGRect(x: 50, y: 50, width: 30, height: 20)
    #expect(host.frame(of: "follower") == source)
    for isAtTop in [true, false] {
      chosen.isAtTop = isAtTop
      host.settle()
      #expect(host.frame(of: "follower") == source)
    }
  }

  @Test("a follower in content that scrolls stays where the source does not move")
  func scrolled() {
    struct Scrolled: View {
      @Namespace private var space
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            Color.blue.accessibilityIdentifier("follower")
              .matchedGeometryEffect(id: 0, in: space, isSource: false)
              .frame(height: 1000)
          }
          .accessibilityIdentifier("scroll")
          Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 0, in: space)
        }
      }
    }
    let host = host { Scrolled() }
    let source = CGRect(x: 85, y: 180, width: 30, height: 20)
    #expect(host.frame(of: "follower") == source)
    host.finger.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50))
    host.advance(by: 5)
    #expect(host.scrollOffset(of: "scroll")?.y ?? 0 > 50)
    let shown = host.frame(of: "follower") ?? .zero
    #expect(abs(shown.minY - source.minY) < 1e-9 && shown.size == source.size)
    let before = host.counters
    host.advance(by: 1)
    #expect((host.counters - before).placements == 0)
  }

  @Test(
    "a chain of followers ends with the last source, whichever comes first", arguments: [1, 5, 20])
  func chain(count: Int) {
    let host = host { Chain(count: count) }
    // Each link is a point smaller at every side than the one that it follows.
    let inset = CGFloat(count)
    let expected = CGRect(x: 0, y: 0, width: 60, height: 60).insetBy(dx: inset, dy: inset)
    #expect(host.frame(of: "link 0") == expected)
    #expect(host.warnings.isEmpty)
  }

  @Test("a source inside of its own follower is none for it")
  func insideItself() {
    let host = host { InItself() }
    #expect(host.frame(of: "source") == CGRect(x: 95, y: 95, width: 10, height: 10))
    #expect(host.warnings.isEmpty)
  }

  @Test("of many sources the first in the tree counts, and the look for it is linear")
  func manySources() {
    let host = host { Candidates(count: 500) }
    #expect(host.frame(of: "follower")?.width == 1)
    // Ten looks a member are enough to make the tree and bring it to rest.
    #expect(host.tree.part(MatchedGroups.self).looks < 10 * 501)
  }

  /// Rule: COST-1.10.
  @Test("followers of one source cost one look each when something moves")
  func linear() {
    func looks(_ count: Int) -> [Int] {
      let chosen = Chosen()
      let host = host { Crowd(count: count, chosen: chosen) }
      var readings = [host.tree.part(MatchedGroups.self).looks]
      for change in [{ chosen.isAtTop = true }, { chosen.isShown = false }] {
        change()
        host.settle()
        readings.append(host.tree.part(MatchedGroups.self).looks)
      }
      return readings
    }
    let few = looks(100)
    let many = looks(1000)
    for (few, many) in zip(few, many) { #expect(many < few * 11) }
    // A move is seen in one round, and that nothing is left to do in the next.
    #expect(many[1] - many[0] <= 3 * 1001)
  }

  /// Rule: COST-1.10.
  @Test("while something leaves, every source is looked at once for each look")
  func looksWhileLeaving() {
    struct Sources: View {
      let chosen: Chosen
      @Namespace private var space
      var body: some View {
        VStack(spacing: 0) {
          if chosen.isShown { Color.blue.frame(height: 5) }
          ForEach(0..<10) { id in
            Color.red.frame(width: 10, height: 5).matchedGeometryEffect(id: id, in: space)
          }
        }
      }
    }
    let host = host { Sources(chosen: chosen) }
    let groups = host.tree.part(MatchedGroups.self)
    #expect(groups.looks == 0)
    withAnimation(.linear(duration: 1)) { chosen.isShown = false }
    host.settle()
    // One look at each of the ten in a round, and a few rounds.
    #expect(groups.looks > 0 && groups.looks % 10 == 0 && groups.looks <= 50)
  }

  @Test("a second source does not come from where one is that stays")
  func secondSource() {
    struct Two: View {
      let hasSecond: Bool
      @Namespace private var space
      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 20, height: 10).matchedGeometryEffect(id: 1, in: space)
          if hasSecond {
            Color.green.frame(width: 40, height: 30).accessibilityIdentifier("second")
              .matchedGeometryEffect(id: 1, in: space)
          }
        }
        .frame(width: 200, height: 200, alignment: .topLeading)
      }
    }
    let host = host { Two(hasSecond: false) }
    withAnimation(.linear(duration: 1)) { host.update { Two(hasSecond: true) } }
    host.advance(by: 0.25)
    let place = CGRect(x: 20, y: 0, width: 40, height: 30)
    #expect(host.frame(of: "second") == place)
    #expect(host.presentationFrame(of: "second") == place)
  }

  @Test("a new view that follows is shown at its source at once, also in an animated change")
  func arrives() {
    struct Arriving: View {
      let chosen: Chosen
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if !chosen.isShown {
            Color.blue.accessibilityIdentifier("new")
              .matchedGeometryEffect(id: 0, in: space, isSource: false)
          }
          Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 0, in: space)
        }
      }
    }
    let host = host { Arriving(chosen: chosen) }
    withAnimation(.linear(duration: 1)) { chosen.isShown = false }
    host.settle()
    #expect(host.presentationFrame(of: "new") == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("members that leave take no other with them, whatever their place")
  func membersLeave() {
    struct Group: View {
      let sources: [Int]
      let followers: [Int]
      @Namespace private var space
      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          ForEach(sources, id: \.self) { size in
            Color.red.frame(width: CGFloat(size), height: 10)
              .matchedGeometryEffect(id: 1, in: space)
          }
          ForEach(followers, id: \.self) { id in
            Color.blue.accessibilityIdentifier("follower \(id)")
              .matchedGeometryEffect(id: 1, in: space, isSource: false)
              .frame(width: 1, height: 1)
          }
        }
        .frame(width: 200, height: 200, alignment: .topLeading)
      }
    }
    let host = host { Group(sources: [10, 20, 30], followers: [1, 2, 3]) }
    func widths(_ sources: [Int], _ followers: [Int]) -> [CGFloat?] {
      host.update { Group(sources: sources, followers: followers) }
      return followers.map { host.frame(of: "follower \($0)")?.width }
    }
    #expect(widths([10, 30], [1, 2, 3]) == [10, 10, 10])
    #expect(widths([10], [1, 3]) == [10, 10])
    #expect(widths([40], [1, 3]) == [40, 40])
    #expect(widths([40], [3]) == [40])
    #expect(widths([50], [3, 4]) == [50, 50])
    #expect(widths([60, 70], [4]) == [60])
    // Without a source a follower fills its own room of 1.
    #expect(widths([], [4, 5]) == [1, 1])
  }

  @Test("of two sources in a choice the one that is shown counts, whichever was shown first")
  func chosenSource() {
    struct Choice: View {
      let width: CGFloat
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 80, height: 10).matchedGeometryEffect(id: 1, in: space)
            Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: space)
          }
          .frame(width: width, height: 50, alignment: .topLeading)
          Color.blue.accessibilityIdentifier("follower")
            .matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    let host = host { Choice(width: 100) }
    for (width, shown) in [(100, 80), (50, 30), (100, 80)] as [(CGFloat, CGFloat)] {
      host.update { Choice(width: width) }
      #expect(host.frame(of: "follower")?.width == shown)
    }
  }

  @Test("a follower that leaves ends the looks for its own source alone")
  func groupsEnd() {
    struct Groups: View {
      let ids: [Int]
      let width: CGFloat
      @Namespace private var space
      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          ForEach(0..<3) { id in
            Color.red.frame(width: width + CGFloat(id), height: 10)
              .matchedGeometryEffect(id: id, in: space)
          }
          ForEach(ids, id: \.self) { id in
            Color.blue.accessibilityIdentifier("follower \(id)")
              .matchedGeometryEffect(id: id, in: space, isSource: false)
              .frame(width: 1, height: 1)
          }
        }
        .frame(width: 200, height: 200, alignment: .topLeading)
      }
    }
    for gone in 0..<3 {
      let host = host { Groups(ids: [0, 1, 2], width: 10) }
      let rest = [0, 1, 2].filter { $0 != gone }
      for (width, ids) in [(20, rest), (30, rest), (40, [0, 1, 2]), (50, [gone])] {
        host.update { Groups(ids: ids, width: CGFloat(width)) }
        for id in ids {
          #expect(host.frame(of: "follower \(id)")?.width == CGFloat(width + id))
        }
      }
    }
  }

  /// Rule: COST-1.10.
  @Test("pairs of branches that change during an animation cost looks by their number")
  func looksOfPairs() {
    func looks(_ count: Int) -> Int {
      let host = ViewHost(size: CGSize(width: 100, height: 1000)) {
        Pairs(count: count, isWide: false)
      }
      withAnimation(.linear(duration: 1)) { host.update { Pairs(count: count, isWide: true) } }
      host.advance(by: 1.1)
      return host.tree.part(MatchedGroups.self).looks
    }
    let (few, many) = (looks(15), looks(120))
    #expect(few > 0 && many <= 8 * few)
  }
}
