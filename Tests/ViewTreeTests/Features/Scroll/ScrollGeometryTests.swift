import SwiftUI
import Testing
import ViewTreeTesting

/// Source: Apple documentation, `ScrollGeometry`, `onScrollGeometryChange(for:of:action:)`;
/// SCROLL-3.13.
@MainActor
@Suite("The geometry of a scroll view")
struct ScrollGeometryTests {
  private final class Seen { var geometry: ScrollGeometry? }

  private let seen = Seen()
  private let log = Log()
  private var column: some View { Color.red.frame(height: 1000).called("content") }

  /// A column of 1,000 in a window of 100 x 200, which tells the geometry that it has.
  private func scrolled(
    safeArea: EdgeInsets = EdgeInsets(), margins: EdgeInsets = EdgeInsets()
  ) -> ViewHost {
    host(100, 200, safeArea: safeArea) {
      ScrollView { column }
        .contentMargins(.all, margins)
        .called("scroll")
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          seen.geometry = $1
        }
    }
  }

  private func geometry(
    _ y: CGFloat, insets: EdgeInsets = EdgeInsets(), height: CGFloat = 200
  ) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: y), contentSize: CGSize(width: 100, height: 1000),
      contentInsets: insets, containerSize: CGSize(width: 100, height: height))
  }

  @Test("offset and container size follow into the visible rectangle")
  func value() {
    var geometry = geometry(10)
    #expect(geometry.visibleRect == CGRect(x: 0, y: 10, width: 100, height: 200))
    geometry.contentOffset.y = 30
    geometry.containerSize.height = 150
    #expect(geometry.visibleRect == CGRect(x: 0, y: 30, width: 100, height: 150))
    #expect(geometry.bounds == geometry.visibleRect)
  }

  @Test("the action runs at first with the same value twice, then when the value has changed")
  func action() {
    let host = host(100, 200) {
      ScrollView { column }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 50
        } action: {
          log.note("\($0) \($1)")
        }
    }
    #expect(log.entries == ["false false"])
    host.finger.pull((50, 150), (50, 120))
    #expect(log.entries == ["false false"])
    host.finger.move(50, 90)
    #expect(log.entries == ["false false", "false true"])
  }

  /// Rules: SCROLL-3.13.1, SCROLL-3.13.3.
  @Test("without insets everything starts at 0")
  func plain() {
    _ = scrolled()
    #expect(seen.geometry == geometry(0))
  }

  /// Rule: SCROLL-3.13.5.
  @Test("the viewport reaches under the safe area and the content rests below it")
  func safeArea() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    let host = scrolled(safeArea: insets)
    host.expectFrames("scroll 0 40 100 140, content 0 40 100 1000")
    #expect(host.offset == -40)
    #expect(seen.geometry == geometry(-40, insets: insets))
    // Far down the content ends at the bottom inset: 1,000 + 20 - 200.
    host.finger.drag((50, 190), (50, -2000))
    host.advance(by: 5)
    #expect(host.offset == 820)
    host.expectFrames("content 0 -820 100 1000")
  }

  @Test("only the edges that touch the safe area reach under it")
  func header() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    let host = host(100, 200, safeArea: insets) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 30)
        ScrollView { column }.called("scroll")
      }
    }
    host.expectFrames("content 0 70 100 1000")
    #expect(host.offset == 0)
  }

  @Test("content inside a scroll view sees no safe area along its axis")
  func inside() {
    let insets = EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)
    _ = host(100, 200, safeArea: insets) {
      ScrollView {
        GeometryReader { proxy in
          let _ = log.note("\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.leading)")
          Color.red
        }
        .frame(height: 1000)
      }
    }
    #expect(log.entries.last == "0.0 10.0")
  }

  /// Rule: SCROLL-4.4.4.
  @Test("a margin along the axis is an inset, one across takes from the proposal")
  func margins() {
    let host = scrolled(margins: EdgeInsets(top: 15, leading: 10, bottom: 25, trailing: 20))
    host.expectFrames("content 10 15 70 1000")
    #expect(host.offset == -15)
    #expect(
      seen.geometry?.contentInsets == EdgeInsets(top: 15, leading: 0, bottom: 25, trailing: 0))
  }

  @Test("safe area padding around a horizontal scroll view lets the content scroll through it")
  func safeAreaPadding() {
    let host = host(100, 50) {
      ScrollView(.horizontal) { Color.red.frame(width: 500, height: 50).called("content") }
        .called("scroll")
        .safeAreaPadding(.horizontal, 20)
    }
    host.expectFrames("content 20 0 500 50")
    #expect(host.scrollOffset(of: "scroll")?.x == -20)
    host.finger.drag((5, 25), (-45, 25), lifting: false)
    host.expectFrames("content -30 0 500 50")
  }

  @Test("margins for the indicators move nothing, and those for the content go before others")
  func placements() {
    expectFrames("content 0 12 100 1000", in: CGSize(width: 100, height: 200)) {
      ScrollView { column }
        .contentMargins(.top, 5)
        .contentMargins(.top, 12, for: .scrollContent)
        .contentMargins(50, for: .scrollIndicators)
    }
  }

  @Test("a scroll tick costs a reader one run, and measures nothing")
  func cost() {
    let host = host(100, 200) {
      ScrollView { VStack { ForEach(0..<100) { _ in Color.red.frame(height: 20) } } }
        .onScrollGeometryChange(for: CGFloat.self) {
          log.note("run")
          return $0.contentOffset.y
        } action: { _, _ in
        }
    }
    host.finger.down(50, 150)
    let runs = log.entries.count
    let before = host.counters
    host.finger.move(50, 120)
    let work = host.counters - before
    #expect(log.entries.count == runs + 1)
    #expect(work.measurements == 0 && work.placements == 0 && work.bodies == 0)
    #expect(work.actions == 1)
  }
}
