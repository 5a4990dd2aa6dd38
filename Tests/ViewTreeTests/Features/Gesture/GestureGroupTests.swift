import SwiftUI
import Testing

@testable import ViewTree
@testable import ViewTreeTesting

/// Gestures of which several make one: an outer one waits for all of a group, and groups that are
/// undecided, held or active are in its way.
///
/// Source: Apple documentation, `simultaneousGesture(_:including:)`, `sequenced(before:)`.
@MainActor
@Suite("Groups of gestures")
struct GestureGroupTests {
  private let log = Log()

  private func tap(_ name: String, count: Int = 1) -> some Gesture<Void> {
    TapGesture(count: count).onEnded { log.note(name) }
  }

  private var press: some Gesture<Bool> { LongPressGesture().onEnded { _ in log.note("press") } }

  /// A press and a double tap inside, each of which lets the other be, and a tap around them.
  private var pair: ViewHost {
    host {
      VStack { Color.red.gesture(press).simultaneousGesture(tap("double", count: 2)) }
        .gesture(tap("outer"))
    }
  }

  @Test("an outer tap comes when both of a pair inside have failed, and not where one has won")
  func outerTap() {
    var host = pair
    host.tap()
    // The press has failed; a second tap may still come.
    #expect(log.take() == [])
    host.advance(by: 1)
    #expect(log.take() == ["outer"])
    host = pair
    for _ in 0..<2 { host.tap() }
    host.advance(by: 1)
    #expect(log.take() == ["double"])
    host = pair
    host.tap(for: 0.7)
    host.advance(by: 1)
    #expect(log.take() == ["press"])
  }

  /// A drag that a press comes before, of more weight than the tap inside.
  private var sequence: ViewHost {
    host {
      VStack { Color.red.gesture(tap("tap")) }
        .highPriorityGesture(
          LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { value in
              if case .second(_, let drag?) = value { log.note("\(drag.translation.width)") }
            })
    }
  }

  @Test("a sequence keeps the touch in its second part, where its drag begins, and not before")
  func sequenceParts() {
    // Its first part fails: the touch is left to the tap inside.
    sequence.tap()
    #expect(log.take() == ["tap"])
    let host = sequence
    host.finger.down()
    host.advance(by: 0.6)
    host.finger.move(62, 50)
    host.finger.up()
    host.advance(by: 1)
    #expect(log.take() == ["12.0"])
  }

  private struct Leaving: View {
    let hasGesture: Bool
    let log: Log
    @GestureState private var width: CGFloat = 0

    var body: some View {
      let drag = DragGesture(minimumDistance: 0)
        .updating($width) { value, state, _ in state = value.translation.width }
        .onEnded { _ in log.note("ended") }
      let _ = log.note("\(width)")
      Color.red.gesture(hasGesture ? drag : nil)
    }
  }

  @Test(
    "a gesture that goes while the finger is down ends without success, and its state falls back")
  func leavesUnderFinger() {
    let host = host { Leaving(hasGesture: true, log: log) }
    host.finger.pull((10, 50), (40, 50))
    #expect(log.entries.last == "30.0")
    host.update { Leaving(hasGesture: false, log: log) }
    #expect(log.entries.last == "0.0")
    host.finger.up()
    #expect(!log.entries.contains("ended"))
  }

  @Test(
    "of two at the same time the one that is decided waits for the other", arguments: [false, true])
  func bothDecided(isReversed: Bool) {
    let (single, double) = (tap("single"), tap("double", count: 2))
    let host = host {
      if isReversed {
        Color.red.gesture(double.simultaneously(with: single))
      } else {
        Color.red.gesture(single.simultaneously(with: double))
      }
    }
    for _ in 0..<2 { host.tap() }
    #expect(log.entries == ["single", "double"])
  }

  /// A tap that had begun with the first finger would be over three quarters of a second later.
  @Test("the second part of a sequence hears nothing before the first one's success")
  func notBefore() {
    let host = host {
      Color.red.gesture(
        TapGesture().sequenced(before: TapGesture()).onEnded { _ in log.note("both") })
    }
    for _ in 0..<2 {
      host.tap(for: 0.5)
      host.advance(by: 1)
    }
    #expect(log.entries == ["both"])
  }

  /// The finger moves 15 points: a tap may stray 45, and a drag begins with 10.
  @Test(
    "a drag that begins ends all of a group that waits inside",
    arguments: ["contest", "beside", "simultaneous", "exclusive"], [false, true])
  func dragEndsGroup(kind: String, isReversed: Bool) {
    let first = tap("first", count: isReversed ? 2 : 1)
    let second = tap("second", count: isReversed ? 1 : 2)
    let host = host {
      VStack {
        switch kind {
        case "contest": Color.red.gesture(first).gesture(second)
        case "beside": Color.red.gesture(first).simultaneousGesture(second)
        case "simultaneous": Color.red.gesture(first.simultaneously(with: second))
        default: Color.red.gesture(first.exclusively(before: second))
        }
      }
      .gesture(DragGesture().onEnded { _ in log.note("drag") })
    }
    host.finger.pull((50, 50), (65, 50))
    host.finger.up()
    host.advance(by: 1)
    #expect(log.entries == ["drag"])
  }

  @Test("a tap beside a double tap is told for either touch")
  func tapBeside() {
    let host = host {
      Color.red.gesture(tap("double", count: 2)).simultaneousGesture(tap("single"))
    }
    for _ in 0..<2 { host.tap() }
    #expect(log.entries.sorted() == ["double", "single", "single"])
  }

  /// Seven points are fewer than the ten of a press, and more than the five of the drag.
  @Test(
    "a press that is held keeps a drag around waiting, also beside a double tap that may come",
    arguments: [false, true])
  func heldInGroup(isExclusive: Bool) {
    let double = tap("double", count: 2)
    let host = host {
      VStack {
        if isExclusive {
          Color.red.gesture(double.exclusively(before: press))
        } else {
          Color.red.gesture(double).gesture(press)
        }
      }
      .gesture(DragGesture(minimumDistance: 5).onChanged { _ in log.note("drag") })
    }
    host.finger.pull((50, 50), (57, 50))
    #expect(log.entries == [])
    host.advance(by: 0.6)
    host.finger.up()
    #expect(log.entries == ["press"])
  }

  @Test(
    "of a group the one that has come farthest is foremost: recognised, under way, held, possible")
  func foremost() throws {
    func shown(_ gesture: some Gesture) throws -> (host: ViewHost, node: GestureNode) {
      let host = host { Color.red.called("box").gesture(gesture) }
      let element = try #require(host.tree.firstElement("box"))
      let nodes = element.attributes?.nodes.compactMap { $0 as? GestureNode }
      return (host, try #require(nodes?.first))
    }
    let double = TapGesture(count: 2)
    let (group, node) = try shown(
      double.simultaneously(with: LongPressGesture())
        .simultaneously(with: DragGesture(minimumDistance: 5)))
    group.finger.down()
    // The press is held.
    #expect(node.recognition.foremost?.gestureName == "long press")
    group.finger.move(56, 50)
    #expect(node.recognition.foremost?.gestureName == "drag")
    // The press has succeeded.
    group.advance(by: 0.6)
    #expect(node.recognition.foremost?.gestureName == "long press")
    group.finger.up()
    group.tap()
    // Of all that have, the first.
    #expect(node.recognition.foremost?.gestureName == "double tap")
    let (other, failed) = try shown(LongPressGesture().simultaneously(with: double))
    other.tap()
    // The press has failed, and the double tap is possible.
    #expect(failed.recognition.foremost?.gestureName == "double tap")
  }

  @Test("a gesture of another type goes on with the latest closures like one of the first type")
  func exchangedType() {
    func drag(_ name: String) -> some View {
      Color.red.gesture(
        AnyGesture(
          DragGesture().onEnded { log.note("\(name) \($0.translation.width)") }.map { _ in 0 }))
    }
    let host = host { Color.red.gesture(AnyGesture(tap("tap").map { 0 })) }
    host.tap()
    host.update { drag("first") }
    host.finger.pull((50, 50), (70, 50))
    host.update { drag("second") }
    host.finger.move(80, 50)
    host.finger.up()
    #expect(log.entries == ["tap", "second 30.0"])
  }

  @Test("a tap that waits for a double tap is never told once its gesture is taken away")
  func takenAway() {
    func view(_ hasTap: Bool) -> some View {
      VStack { Color.red.gesture(hasTap ? tap("tap") : nil) }
        .highPriorityGesture(tap("double", count: 2))
    }
    let host = host { view(true) }
    host.tap()
    host.update { view(false) }
    host.advance(by: 1)
    #expect(log.entries == [])
  }

  @Test(
    "both of two at the same time are recognised for each touch", arguments: [false, true])
  func eachTouch(isReversed: Bool) {
    let host = host {
      if isReversed {
        Color.red.gesture(press.simultaneously(with: tap("single")))
      } else {
        Color.red.gesture(tap("single").simultaneously(with: press))
      }
    }
    for seconds in [0.1, 0.6, 0.1, 0.6] {
      host.tap(for: seconds)
      host.advance(by: 1)
    }
    // A finger that stays for 0.6 seconds makes a press and a tap.
    #expect(log.entries == ["single", "press", "single", "single", "press", "single"])
  }

  @Test("a sequence in a sequence goes on with the finger that is still down")
  func nestedSequence() {
    let host = host {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(
          before: LongPressGesture(minimumDuration: 0)
            .sequenced(before: DragGesture(minimumDistance: 0))
        )
        .onEnded { value in
          if case .second(_, .second(_, let drag?)?) = value {
            log.note("\(drag.translation.width)")
          }
        })
    }
    host.finger.down()
    host.advance(by: 0.3)
    host.finger.move(62, 50)
    host.finger.up()
    #expect(log.entries == ["12.0"])
  }

  /// Nothing but the second part waits: it has to be heard all the same.
  @Test(
    "a second tap reaches the part that waits for it, although the first part is decided",
    arguments: [false, true])
  func waitingPart(isSequence: Bool) {
    let host = host {
      if isSequence {
        Color.red.gesture(TapGesture().sequenced(before: tap("done")))
      } else {
        Color.red.gesture(LongPressGesture().exclusively(before: tap("done", count: 2)))
      }
    }
    for _ in 0..<2 { host.tap() }
    #expect(log.entries == ["done"])
  }

  private struct OwnTap: Gesture {
    let log: Log
    let name: String

    var body: some Gesture { TapGesture().onEnded { log.note(name) } }
  }

  @Test("a gesture with a body goes on with the body that it has in the end")
  func latestBody() {
    let host = host { Color.red.gesture(OwnTap(log: log, name: "first")) }
    host.finger.down()
    host.update { Color.red.gesture(OwnTap(log: log, name: "second")) }
    host.finger.up()
    #expect(log.entries == ["second"])
  }
}
