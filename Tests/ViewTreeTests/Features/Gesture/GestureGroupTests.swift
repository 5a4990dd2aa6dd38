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
  private let middle = CGPoint(x: 50, y: 50)

  private func host(_ view: some View) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) { view }
  }

  /// A long press and a double tap inside, each of which lets the other be, and a tap around them.
  private func pair(_ log: Log) -> ViewHost {
    host(
      VStack {
        Color.red
          .gesture(LongPressGesture().onEnded { _ in log.note("long") })
          .simultaneousGesture(TapGesture(count: 2).onEnded { log.note("double") })
      }
      .gesture(TapGesture().onEnded { log.note("outer") }))
  }

  @Test("an outer tap comes when both of a pair inside have failed, and not before")
  func waitsForBoth() {
    let log = Log()
    let host = pair(log)
    host.finger.down(at: middle)
    host.finger.up()
    // The long press has failed; a second tap may still come.
    #expect(log.entries == [])
    host.advance(by: 1)
    #expect(log.entries == ["outer"])
  }

  @Test("an outer tap does not come where one of a pair inside has won")
  func oneWins() {
    var log = Log()
    var host = pair(log)
    for _ in 0..<2 {
      host.finger.down(at: middle)
      host.finger.up()
    }
    host.advance(by: 1)
    #expect(log.entries == ["double"])
    log = Log()
    host = pair(log)
    host.finger.down(at: middle)
    host.advance(by: 0.7)
    host.finger.up()
    host.advance(by: 1)
    #expect(log.entries == ["long"])
  }

  /// A drag that a long press comes before, of more weight than the tap inside.
  private func sequence(_ log: Log) -> ViewHost {
    host(
      VStack { Color.red.onTapGesture { log.note("tap") } }
        .highPriorityGesture(
          LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
            .onEnded { value in
              if case .second(_, let drag?) = value { log.note("\(drag.translation.width)") }
            }))
  }

  @Test("a sequence whose first part fails leaves the touch to the tap inside")
  func failedSequence() {
    let log = Log()
    let host = sequence(log)
    host.finger.down(at: middle)
    host.finger.up()
    #expect(log.entries == ["tap"])
  }

  @Test("a sequence in its second part keeps the touch, and its drag counts from where that begins")
  func secondPart() {
    let log = Log()
    let host = sequence(log)
    host.finger.down(at: middle)
    host.advance(by: 0.6)
    host.finger.move(to: CGPoint(x: 62, y: 50))
    host.finger.up()
    host.advance(by: 1)
    #expect(log.entries == ["12.0"])
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
    let log = Log()
    let host = host(Leaving(hasGesture: true, log: log))
    host.finger.down(at: CGPoint(x: 10, y: 50))
    host.finger.move(to: CGPoint(x: 40, y: 50))
    #expect(log.entries.last == "30.0")
    host.update { Leaving(hasGesture: false, log: log) }
    #expect(log.entries.last == "0.0")
    host.finger.up()
    #expect(!log.entries.contains("ended"))
  }

  @Test(
    "of two at the same time the one that is decided waits for the other", arguments: [false, true])
  func bothDecided(isReversed: Bool) {
    let log = Log()
    let single = TapGesture().onEnded { log.note("single") }
    let double = TapGesture(count: 2).onEnded { log.note("double") }
    let host =
      isReversed
      ? host(Color.red.gesture(double.simultaneously(with: single)))
      : host(Color.red.gesture(single.simultaneously(with: double)))
    for _ in 0..<2 {
      host.finger.down(at: middle)
      host.finger.up()
    }
    #expect(log.entries == ["single", "double"])
  }

  /// A tap that had begun with the first finger would be over three quarters of a second later.
  @Test("the second part of a sequence hears nothing before the first one's success")
  func notBefore() {
    let log = Log()
    let host = host(
      Color.red.gesture(
        TapGesture().sequenced(before: TapGesture()).onEnded { _ in log.note("both") }))
    for _ in 0..<2 {
      host.finger.down(at: middle)
      host.advance(by: 0.5)
      host.finger.up()
      host.advance(by: 1)
    }
    #expect(log.entries == ["both"])
  }

  /// The finger moves 15 points: a tap may stray 45, and a drag begins with 10.
  @Test(
    "a drag that begins ends all of a group that waits inside",
    arguments: ["contest", "beside", "simultaneous", "exclusive"])
  func dragEndsGroup(kind: String) {
    for isReversed in [false, true] {
      let log = Log()
      let first = TapGesture(count: isReversed ? 2 : 1).onEnded { log.note("first") }
      let second = TapGesture(count: isReversed ? 1 : 2).onEnded { log.note("second") }
      let host = host(
        VStack {
          switch kind {
          case "contest": Color.red.gesture(first).gesture(second)
          case "beside": Color.red.gesture(first).simultaneousGesture(second)
          case "simultaneous": Color.red.gesture(first.simultaneously(with: second))
          default: Color.red.gesture(first.exclusively(before: second))
          }
        }
        .gesture(DragGesture().onEnded { _ in log.note("drag") }))
      host.finger.down(at: middle)
      host.finger.move(to: CGPoint(x: 65, y: 50))
      host.finger.up()
      host.advance(by: 1)
      #expect(log.entries == ["drag"])
    }
  }

  @Test("a tap beside a double tap is told for either touch")
  func tapBeside() {
    let log = Log()
    let host = host(
      Color.red.gesture(TapGesture(count: 2).onEnded { log.note("double") })
        .simultaneousGesture(TapGesture().onEnded { log.note("single") }))
    for _ in 0..<2 {
      host.finger.down(at: middle)
      host.finger.up()
    }
    #expect(log.entries.sorted() == ["double", "single", "single"])
  }

  /// Seven points are fewer than the ten of a press, and more than the five of the drag.
  @Test(
    "a press that is held keeps a drag around waiting, also beside a double tap that may come",
    arguments: [false, true])
  func heldInGroup(isExclusive: Bool) {
    let log = Log()
    let double = TapGesture(count: 2).onEnded { log.note("double") }
    let press = LongPressGesture().onEnded { _ in log.note("press") }
    let drag = DragGesture(minimumDistance: 5).onChanged { _ in log.note("drag") }
    let host =
      isExclusive
      ? host(VStack { Color.red.gesture(double.exclusively(before: press)) }.gesture(drag))
      : host(VStack { Color.red.gesture(double).gesture(press) }.gesture(drag))
    host.finger.down(at: middle)
    host.finger.move(to: CGPoint(x: 57, y: 50))
    #expect(log.entries == [])
    host.advance(by: 0.6)
    host.finger.up()
    #expect(log.entries == ["press"])
  }

  @Test(
    "of a group the one that has come farthest is foremost: recognised, under way, held, possible")
  func foremost() throws {
    let host = host(
      Color.red.accessibilityIdentifier("box").gesture(
        TapGesture(count: 2).simultaneously(with: LongPressGesture())
          .simultaneously(with: DragGesture(minimumDistance: 5))))
    let element = try #require(host.tree.firstElement("box"))
    let node = try #require(element.attributes?.nodes.compactMap { $0 as? GestureNode }.first)
    var names: [String?] = []
    func note() { names.append(node.recognition.foremost?.gestureName) }
    host.finger.down(at: middle)
    note()
    host.finger.move(to: CGPoint(x: 56, y: 50))
    note()
    host.advance(by: 0.6)
    note()
    host.finger.up()
    host.finger.down(at: middle)
    host.finger.up()
    note()
    // The press is held; the drag is under way; the press has succeeded; of all that have, the first.
    #expect(names == ["long press", "drag", "long press", "double tap"])
    let other = self.host(
      Color.red.accessibilityIdentifier("box").gesture(
        LongPressGesture().simultaneously(with: TapGesture(count: 2))))
    let element2 = try #require(other.tree.firstElement("box"))
    let node2 = try #require(element2.attributes?.nodes.compactMap { $0 as? GestureNode }.first)
    other.finger.down(at: middle)
    other.finger.up()
    // The press has failed, and the double tap is possible.
    #expect(node2.recognition.foremost?.gestureName == "double tap")
  }

  @Test("a gesture of another type goes on with the latest closures like one of the first type")
  func exchangedType() {
    let log = Log()
    let host = host(
      Color.red.gesture(AnyGesture(TapGesture().onEnded { log.note("tap") }.map { 0 })))
    func drag(_ name: String) -> some View {
      Color.red.gesture(
        AnyGesture(
          DragGesture().onEnded { log.note("\(name) \($0.translation.width)") }.map { _ in 0 }))
    }
    host.finger.down(at: middle)
    host.finger.up()
    host.update { drag("first") }
    host.finger.down(at: middle)
    host.finger.move(to: CGPoint(x: 70, y: 50))
    host.update { drag("second") }
    host.finger.move(to: CGPoint(x: 80, y: 50))
    host.finger.up()
    #expect(log.entries == ["tap", "second 30.0"])
  }

  @Test("a tap that waits for a double tap is never told once its gesture is taken away")
  func takenAway() {
    let log = Log()
    func view(_ hasTap: Bool) -> some View {
      let tap = TapGesture().onEnded { log.note("tap") }
      return VStack { Color.red.gesture(hasTap ? tap : nil) }
        .highPriorityGesture(TapGesture(count: 2).onEnded { log.note("double") })
    }
    let host = host(view(true))
    host.finger.down(at: middle)
    host.finger.up()
    host.update { view(false) }
    host.advance(by: 1)
    #expect(log.entries == [])
  }

  @Test(
    "both of two at the same time are recognised for each touch", arguments: [false, true])
  func beginAnew(isReversed: Bool) {
    let log = Log()
    let single = TapGesture().onEnded { log.note("single") }
    let press = LongPressGesture().onEnded { _ in log.note("press") }
    let host =
      isReversed
      ? host(Color.red.gesture(press.simultaneously(with: single)))
      : host(Color.red.gesture(single.simultaneously(with: press)))
    for seconds in [0.1, 0.6, 0.1, 0.6] {
      host.finger.down(at: middle)
      host.advance(by: seconds)
      host.finger.up()
      host.advance(by: 1)
    }
    // A finger that stays for 0.6 seconds makes a press and a tap.
    #expect(log.entries == ["single", "press", "single", "single", "press", "single"])
  }

  @Test("a sequence in a sequence goes on with the finger that is still down")
  func nestedSequence() {
    let log = Log()
    let host = host(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(
          before: LongPressGesture(minimumDuration: 0)
            .sequenced(before: DragGesture(minimumDistance: 0))
        )
        .onEnded { value in
          if case .second(_, .second(_, let drag?)?) = value {
            log.note("\(drag.translation.width)")
          }
        }))
    host.finger.down(at: middle)
    host.advance(by: 0.3)
    host.finger.move(to: CGPoint(x: 62, y: 50))
    host.finger.up()
    #expect(log.entries == ["12.0"])
  }

  /// Nothing but the second part waits: it has to be heard all the same.
  @Test(
    "a second tap reaches the part that waits for it, although the first part is decided",
    arguments: [false, true])
  func waitingPart(isSequence: Bool) {
    let log = Log()
    let double = TapGesture(count: 2).onEnded { log.note("done") }
    let single = TapGesture().onEnded { log.note("done") }
    let host =
      isSequence
      ? host(Color.red.gesture(TapGesture().sequenced(before: single)))
      : host(Color.red.gesture(LongPressGesture().exclusively(before: double)))
    for _ in 0..<2 {
      host.finger.down(at: middle)
      host.finger.up()
    }
    #expect(log.entries == ["done"])
  }

  private struct OwnTap: Gesture {
    let log: Log
    let name: String

    var body: some Gesture { TapGesture().onEnded { log.note(name) } }
  }

  @Test("a gesture with a body goes on with the body that it has in the end")
  func latestBody() {
    let log = Log()
    let host = host(Color.red.gesture(OwnTap(log: log, name: "first")))
    host.finger.down(at: middle)
    host.update { Color.red.gesture(OwnTap(log: log, name: "second")) }
    host.finger.up()
    #expect(log.entries == ["second"])
  }
}
