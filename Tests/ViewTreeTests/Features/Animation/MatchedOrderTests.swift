import SwiftUI
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// The underline of a tab bar is before the tabs.
private struct TabBar: View {
  let chosen: Int
  @Namespace private var space

  var body: some View {
    ZStack {
      Color.blue.called("line").matchedGeometryEffect(id: chosen, in: space, isSource: false)
      HStack(spacing: 0) {
        ForEach(0..<4) { tab in
          Color.red.frame(width: 50, height: 20).matchedGeometryEffect(id: tab, in: space)
        }
      }
    }
    .frame(width: 200, height: 100)
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
        Color.green.called("link \(link)")
          .matchedGeometryEffect(id: link, in: space)
          .padding(1)
          .matchedGeometryEffect(id: link + 1, in: space, isSource: false)
      }
      Color.red.frame(width: 60, height: 60).matchedGeometryEffect(id: count, in: space)
    }
  }
}

/// A row of sources and followers, each with its number and its group.
private struct Members: View {
  typealias Source = (group: Int, width: CGFloat)
  typealias Follower = (group: Int, name: Int)

  let sources: [Source]
  let followers: [Follower]
  @Namespace private var space

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(sources, id: \.width) { source in
        Color.red.frame(width: source.width, height: 10)
          .matchedGeometryEffect(id: source.group, in: space)
      }
      ForEach(followers, id: \.name) { follower in
        Color.blue.called("follower \(follower.name)")
          .matchedGeometryEffect(id: follower.group, in: space, isSource: false)
          .frame(width: 1, height: 1)
      }
    }
    .frame(width: 200, height: 200, alignment: .topLeading)
  }
}

/// Rule: ANIM-1.4.6.
@MainActor
@Suite("Followers find their source wherever both are")
struct MatchedOrderTests {
  @Test("a follower that is before its source reaches it in a fresh host")
  func before() {
    func view(_ chosen: Int) -> some View {
      TabBar(chosen: chosen).frame(width: 200, height: 200, alignment: .top)
    }
    let host = host(200, 200) { view(1) }
    // The tabs are in the middle of 100 points: from 40 to 60.
    host.expectFrames("line 50 40 50 20")
    host.update { view(3) }
    host.expectFrames("line 150 40 50 20")
    host.update { view(7) }
    // Without a source the line fills its own room.
    host.expectFrames("line 0 0 200 100")
    #expect(host.warnings.isEmpty)
  }

  @Test("a follower stays in the source's frame when its own container moves it")
  func movedByItsContainer() {
    func content(isAtTop: Bool) -> some View {
      InSpace { space in
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 0, in: space)
          ZStack(alignment: isAtTop ? .top : .center) {
            Color.clear.frame(width: 40, height: 80)
            Color.blue.called("follower")
              .matchedGeometryEffect(id: 0, in: space, isSource: false)
              .frame(width: 10, height: 10)
          }
        }
      }
    }
    let host = host(70, 80) { content(isAtTop: false) }
    host.expectFrames("follower 0 0 30 20")
    for isAtTop in [true, false] {
      host.update { content(isAtTop: isAtTop) }
      host.expectFrames("follower 0 0 30 20")
    }
  }

  @Test("a follower in content that scrolls stays where the source does not move")
  func scrolled() {
    let host = host(200, 200) {
      InSpace { space in
        VStack(spacing: 0) {
          ScrollView {
            Color.blue.called("follower")
              .matchedGeometryEffect(id: 0, in: space, isSource: false)
              .frame(height: 1000)
          }
          .called("scroll")
          Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 0, in: space)
        }
      }
    }
    host.expectFrames("follower 85 180 30 20")
    host.finger.drag((100, 150), (100, 50))
    host.advance(by: 5)
    #expect(host.offset ?? 0 > 50)
    host.expectShown("follower 85 180 30 20")
    let before = host.counters
    host.advance(by: 1)
    #expect((host.counters - before).placements == 0)
  }

  @Test(
    "a chain of followers ends with the last source, whichever comes first", arguments: [1, 5, 20])
  func chain(count: Int) {
    let host = host(200, 200) { Chain(count: count) }
    // Each link is a point smaller at every side than the one that it follows, the last one of 60.
    host.expectFrames("link 0 \(count) \(count) \(60 - 2 * count) \(60 - 2 * count)")
    #expect(host.warnings.isEmpty)
  }

  @Test("a source inside of its own follower is none for it")
  func insideItself() {
    let host = host(200, 200) {
      InSpace { space in
        Color.red.frame(width: 10, height: 10).called("source")
          .matchedGeometryEffect(id: 0, in: space)
          .padding(5)
          .matchedGeometryEffect(id: 0, in: space, isSource: false)
      }
    }
    host.expectFrames("source 95 95 10 10")
    #expect(host.warnings.isEmpty)
  }

  @Test("a second source does not come from where one is that stays")
  func secondSource() {
    func content(hasSecond: Bool) -> some View {
      InSpace { space in
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 20, height: 10).matchedGeometryEffect(id: 1, in: space)
          if hasSecond {
            Color.green.frame(width: 40, height: 30).called("second")
              .matchedGeometryEffect(id: 1, in: space)
          }
        }
        .frame(width: 200, height: 200, alignment: .topLeading)
      }
    }
    let host = host(200, 200) { content(hasSecond: false) }
    host.animate { content(hasSecond: true) }
    host.advance(by: 0.25)
    host.expectFrames("second 20 0 40 30")
    host.expectShown("second 20 0 40 30")
  }

  @Test("a new view that follows is shown at its source at once, also in an animated change")
  func arrives() {
    func content(hasFollower: Bool) -> some View {
      InSpace { space in
        ZStack(alignment: .topLeading) {
          Color.clear
          if hasFollower {
            Color.blue.called("new").matchedGeometryEffect(id: 0, in: space, isSource: false)
          }
          Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 0, in: space)
        }
      }
    }
    let host = host(200, 200) { content(hasFollower: false) }
    host.animate { content(hasFollower: true) }
    host.expectShown("new 0 0 30 20")
  }

  @Test("members that leave take no other with them, whatever their place")
  func membersLeave() {
    let host = host(200, 200) { EmptyView() }
    func widths(_ sources: [CGFloat], _ followers: [Int]) -> [CGFloat?] {
      host.update {
        Members(sources: sources.map { (1, $0) }, followers: followers.map { (1, $0) })
      }
      return followers.map { host.frame(of: "follower \($0)")?.width }
    }
    #expect(widths([10, 20, 30], [1, 2, 3]) == [10, 10, 10])
    #expect(widths([10, 30], [1, 2, 3]) == [10, 10, 10])
    #expect(widths([10], [1, 3]) == [10, 10])
    #expect(widths([40], [1, 3]) == [40, 40])
    #expect(widths([40], [3]) == [40])
    #expect(widths([50], [3, 4]) == [50, 50])
    #expect(widths([60, 70], [4]) == [60])
    // Without a source a follower fills its own room of 1.
    #expect(widths([], [4, 5]) == [1, 1])
  }

  @Test("a follower that leaves ends the looks for its own source alone", arguments: 0..<3)
  func groupsEnd(gone: Int) {
    let host = host(200, 200) { EmptyView() }
    func widths(_ width: CGFloat, _ groups: [Int]) -> [CGFloat?] {
      host.update {
        Members(
          sources: (0..<3).map { ($0, width + CGFloat($0)) }, followers: groups.map { ($0, $0) })
      }
      return groups.map { host.frame(of: "follower \($0)")?.width }
    }
    let rest = [0, 1, 2].filter { $0 != gone }
    #expect(widths(10, [0, 1, 2]) == [10, 11, 12])
    #expect(widths(20, rest) == rest.map { CGFloat(20 + $0) })
    #expect(widths(30, rest) == rest.map { CGFloat(30 + $0) })
    #expect(widths(40, [0, 1, 2]) == [40, 41, 42])
    #expect(widths(50, [gone]) == [CGFloat(50 + gone)])
  }

  @Test("of two sources in a choice the one that is shown counts, whichever was shown first")
  func chosenSource() {
    func content(width: CGFloat) -> some View {
      InSpace { space in
        ZStack(alignment: .topLeading) {
          Color.clear
          ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 80, height: 10).matchedGeometryEffect(id: 1, in: space)
            Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: space)
          }
          .frame(width: width, height: 50, alignment: .topLeading)
          Color.blue.called("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    let host = host(200, 200) { content(width: 100) }
    for (width, follower) in [(100, "0 0 80 10"), (50, "0 0 30 20"), (100, "0 0 80 10")]
      as [(CGFloat, String)]
    {
      host.update { content(width: width) }
      host.expectFrames("follower \(follower)")
    }
  }
}

/// Rule: COST-1.10.
@MainActor
@Suite("What it costs to look for sources")
struct MatchedCostTests {
  private struct Crowd: View {
    let count: Int
    let padding: CGFloat
    let isShown: Bool
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(0..<count, id: \.self) { _ in
          Color.blue.matchedGeometryEffect(id: 0, in: space, isSource: false)
        }
        if isShown {
          Color.red.frame(width: 30, height: 20).padding(padding)
            .matchedGeometryEffect(id: 0, in: space)
        }
      }
    }
  }

  private func looks(_ host: ViewHost) -> Int { host.tree.part(MatchedGroups.self).looks }

  @Test("of many sources the first in the tree counts, and the look for it is linear")
  func manySources() {
    let host = host(200, 200) {
      InSpace { space in
        ZStack(alignment: .topLeading) {
          Color.blue.called("follower").matchedGeometryEffect(id: 0, in: space, isSource: false)
          ForEach(0..<500, id: \.self) { index in
            Color.red.frame(width: CGFloat(index + 1), height: 1)
              .matchedGeometryEffect(id: 0, in: space)
          }
        }
      }
    }
    #expect(host.frame(of: "follower")?.width == 1)
    // Ten looks a member are enough to make the tree and bring it to rest.
    #expect(looks(host) < 10 * 501)
  }

  @Test("followers of one source cost one look each when something moves")
  func linear() {
    func readings(_ count: Int) -> [Int] {
      let host = host(200, 200) { Crowd(count: count, padding: 5, isShown: true) }
      let atFirst = looks(host)
      host.update { Crowd(count: count, padding: 0, isShown: true) }
      let moved = looks(host)
      host.update { Crowd(count: count, padding: 0, isShown: false) }
      return [atFirst, moved, looks(host)]
    }
    let few = readings(100)
    let many = readings(1000)
    for (few, many) in zip(few, many) { #expect(many < few * 11) }
    // A move is seen in one round, and that nothing is left to do in the next.
    #expect(many[1] - many[0] <= 3 * 1001)
  }

  @Test("while something leaves, every source is looked at once for each look")
  func whileLeaving() {
    func content(isShown: Bool) -> some View {
      InSpace { space in
        VStack(spacing: 0) {
          if isShown { Color.blue.frame(height: 5) }
          ForEach(0..<10) { id in
            Color.red.frame(width: 10, height: 5).matchedGeometryEffect(id: id, in: space)
          }
        }
      }
    }
    let host = host(200, 200) { content(isShown: true) }
    #expect(looks(host) == 0)
    host.animate { content(isShown: false) }
    // One look at each of the ten in a round, and a few rounds.
    #expect(looks(host) > 0 && looks(host) % 10 == 0 && looks(host) <= 50)
  }

  @Test("pairs of branches that change during an animation cost looks by their number")
  func pairs() {
    func content(count: Int, isWide: Bool) -> some View {
      InSpace { space in
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
    func looks(_ count: Int) -> Int {
      let host = host(100, 1000) { content(count: count, isWide: false) }
      host.animate { content(count: count, isWide: true) }
      host.advance(by: 1.1)
      return self.looks(host)
    }
    let (few, many) = (looks(15), looks(120))
    #expect(few > 0 && many <= 8 * few)
  }
}
