import SwiftUI
import Testing
import TestSupport
import ViewSketches
import ViewTreeTesting

/// A place in a random tree; a change of one place is seen by that place's body alone.
@Observable
private final class Place {
  enum Kind: CaseIterable {
    case leaf, padding, offset, column, row, layers, list, branch, turn, scale, scroll, named
    case bounds, frame, namedFrame, resolved, reader, framed, identified, grouped
  }

  var kind: Kind
  var number: Int
  var children: [Place]

  init(_ depth: Int, _ random: inout SeededGenerator) {
    kind =
      depth == 0
      ? [.leaf, .frame, .namedFrame].randomElement(using: &random) ?? .leaf
      : Kind.allCases.randomElement(using: &random) ?? .leaf
    number = Int.random(in: 0..<12, using: &random)
    children = depth == 0 ? [] : (0..<2).map { _ in Place(depth - 1, &random) }
  }

  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// Changes one place in this subtree.
  func change(_ random: inout SeededGenerator) {
    if let child = children.randomElement(using: &random),
      Int.random(in: 0..<4, using: &random) > 0
    {
      return child.change(&random)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !children.isEmpty: kind = Kind.allCases.randomElement(using: &random) ?? .leaf
    case 1: children.reverse()
    default: number = Int.random(in: 0..<12, using: &random)
    }
  }
}

private struct RectsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private func text(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height]
    .map { "\(($0 * 1000).rounded() / 1000 + 0)" }.joined(separator: ",")
}

private struct PlaceView: View {
  let place: Place

  var body: some View { shown }

  private var number: CGFloat { CGFloat(place.number) }
  private var first: some View { PlaceView(place: place.children[0]) }
  private var second: some View { PlaceView(place: place.children[1]) }

  private var shown: AnyView {
    switch place.kind {
    case .leaf: AnyView(Color.red.frame(width: number, height: 10))
    case .padding: AnyView(first.padding(number))
    case .offset: AnyView(first.offset(x: number, y: 1))
    case .column:
      AnyView(
        VStack(alignment: .leading, spacing: number) {
          first
          second
        })
    case .row:
      AnyView(
        HStack(spacing: 0) {
          first
          second
          Color.red
        })
    case .layers: AnyView(first.overlay(second, alignment: .topTrailing))
    case .list:
      AnyView(
        VStack(spacing: 1) {
          ForEach(place.children, id: \.identity) { PlaceView(place: $0) }
        })
    case .branch:
      AnyView(VStack { if place.number > 5 { first } else { second } })
    case .turn: AnyView(first.rotationEffect(.degrees(Double(place.number) * 15)))
    case .scale: AnyView(first.scaleEffect(x: 2, y: number / 4))
    case .scroll: AnyView(ScrollView { first }.frame(height: 20 + number))
    case .named: AnyView(first.padding(1).coordinateSpace(.named("s\(place.number % 2)")))
    case .bounds:
      AnyView(
        first.transformAnchorPreference(key: RectsKey.self, value: .bounds) { $0.append($1) })
    case .frame: AnyView(reported(.global).frame(width: 5 + number))
    case .namedFrame: AnyView(reported(.named("s1")))
    case .resolved:
      AnyView(
        first.overlayPreferenceValue(RectsKey.self) { anchors in
          GeometryReader { proxy in Named("r\(anchors.map { text(proxy[$0]) })") }
        })
    case .reader: AnyView(GeometryReader { _ in first }.frame(height: 30))
    case .framed: AnyView(first.frame(minWidth: number * 4, alignment: .trailing))
    case .identified: AnyView(first.id(place.number))
    case .grouped:
      AnyView(
        HStack(spacing: 1) {
          Group {
            first
            second
          }
          .anchorPreference(key: RectsKey.self, value: .bounds) { [$0] }
          .padding(number)
        })
    }
  }

  private func reported(_ space: CoordinateSpace) -> some View {
    Color.red.frame(height: 10).background {
      GeometryReader { proxy in Color.clear.named(text(proxy.frame(in: space))) }
    }
  }
}

/// Collects frames and anchors of a whole tree.
private struct PlaceReader: View {
  let place: Place
  let log: Log

  var body: some View {
    PlaceView(place: place)
      .coordinateSpace(.named("s1"))
      .overlayPreferenceValue(RectsKey.self) { anchors in
        GeometryReader { proxy in
          let _ = log.note("\(anchors.map { text(proxy[$0]) })")
          Color.clear
        }
      }
      .padding(1)
  }
}

@MainActor
@Suite("Geometry: law")
struct GeometryLawTests {
  @Test(
    "after any change in one place a tree reads as a fresh one does",
    arguments: TestLength.seeds(20, whole: 100))
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let place = Place(4, &random)
    let log = Log()
    let host = host { PlaceReader(place: place, log: log) }
    for step in 0..<20 {
      let freshLog = Log()
      let fresh = ViewHost(size: CGSize(width: 100, height: 100)) {
        PlaceReader(place: place, log: freshLog)
      }
      #expect(log.entries.last == freshLog.entries.last, "seed \(seed), step \(step)")
      #expect(
        host.value(of: FoldKey.self) == fresh.value(of: FoldKey.self), "seed \(seed), step \(step)")
      // A visit to another size leaves nothing behind.
      if step == 10 { host.size = CGSize(width: 120, height: 90) }
      place.change(&random)
      host.settle()
      host.size = CGSize(width: 100, height: 100)
    }
  }
}
