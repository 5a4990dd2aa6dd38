import SwiftUI
import Testing
import ViewTreeTesting

@MainActor
private final class ScrollNotes {
  var lines: [String] = []
  var geometry: ScrollGeometry?
}

/// Source: Apple documentation, `ScrollGeometry`, `onScrollGeometryChange(for:of:action:)`;
/// SCROLL-3.13.
@MainActor
@Suite("The geometry of a scroll view")
struct ScrollGeometryTests {
  /// A column of 1,000 in a window of 100 x 200.
  private func host(
    _ notes: ScrollNotes, safeArea: EdgeInsets = EdgeInsets(),
    margins: EdgeInsets = EdgeInsets()
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 200), safeAreaInsets: safeArea) {
      ScrollView {
        Color.red.frame(height: 1000).accessibilityIdentifier("content")
      }
      .contentMargins(.all, margins)
      .accessibilityIdentifier("scroll")
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        notes.geometry = $1
      }
    }
  }

  @Test("offset and container size follow into the visible rectangle")
  func value() {
    var geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 10), contentSize: CGSize(width: 100, height: 1000),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: 100, height: 200))
    #expect(geometry.visibleRect == CGRect(x: 0, y: 10, width: 100, height: 200))
    geometry.contentOffset.y = 30
    geometry.containerSize.height = 150
    #expect(geometry.visibleRect == CGRect(x: 0, y: 30, width: 100, height: 150))
    #expect(geometry.bounds == geometry.visibleRect)
  }

  @Test("the action runs at first with the same value twice, then when the value has changed")
  func action() {
    let notes = ScrollNotes()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(height: 1000) }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 50
        } action: {
          notes.lines.append("\($0) \($1)")
        }
    }
    #expect(notes.lines == ["false false"])
    host.finger.down(at: CGPoint(x: 50, y: 150))
    host.finger.move(to: CGPoint(x: 50, y: 120))
    #expect(notes.lines == ["false false"])
    host.finger.move(to: CGPoint(x: 50, y: 90))
    #expect(notes.lines == ["false false", "false true"])
  }

  /// Rules: SCROLL-3.13.1, SCROLL-3.13.3.
  @Test("without insets everything starts at 0")
  func plain() {
    let notes = ScrollNotes()
    _ = host(notes)
    #expect(
      notes.geometry
        == ScrollGeometry(
          contentOffset: .zero, contentSize: CGSize(width: 100, height: 1000),
          contentInsets: EdgeInsets(), containerSize: CGSize(width: 100, height: 200)))
  }

  /// Rule: SCROLL-3.13.5.
  @Test("the viewport reaches under the safe area and the content rests below it")
  func safeArea() {
    let notes = ScrollNotes()
    let host = host(notes, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    #expect(host.frame(of: "scroll") == CGRect(x: 0, y: 40, width: 100, height: 140))
    #expect(host.frame(of: "content")?.minY == 40)
    #expect(host.scrollOffset(of: "scroll")?.y == -40)
    #expect(
      notes.geometry?.contentInsets == EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
    #expect(notes.geometry?.containerSize == CGSize(width: 100, height: 200))

    // Far down the content ends at the bottom inset: 1,000 + 20 - 200.
    host.finger.drag(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: -2000))
    host.advance(by: 5)
    #expect(host.scrollOffset(of: "scroll")?.y == 820)
    #expect(host.frame(of: "content")?.maxY == 180)
  }

  @Test("only the edges that touch the safe area reach under it")
  func header() {
    let host = ViewHost(
      size: CGSize(width: 100, height: 200),
      safeAreaInsets: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    ) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 30)
        ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("content") }
          .accessibilityIdentifier("scroll")
      }
    }
    #expect(host.frame(of: "content")?.minY == 70)
    #expect(host.scrollOffset(of: "scroll")?.y == 0)
  }

  @Test("content inside a scroll view sees no safe area along its axis")
  func inside() {
    let notes = ScrollNotes()
    _ = ViewHost(
      size: CGSize(width: 100, height: 200),
      safeAreaInsets: EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)
    ) {
      ScrollView {
        GeometryReader { proxy in
          let _ = notes.lines.append("\(proxy.safeAreaInsets.top) \(proxy.safeAreaInsets.leading)")
          Color.red
        }
        .frame(height: 1000)
      }
    }
    #expect(notes.lines.last == "0.0 10.0")
  }

  /// Rule: SCROLL-4.4.4.
  @Test("a margin along the axis is an inset, one across takes from the proposal")
  func margins() {
    let notes = ScrollNotes()
    let host = host(notes, margins: EdgeInsets(top: 15, leading: 10, bottom: 25, trailing: 20))
    #expect(host.frame(of: "content") == CGRect(x: 10, y: 15, width: 70, height: 1000))
    #expect(host.scrollOffset(of: "scroll")?.y == -15)
    #expect(
      notes.geometry?.contentInsets == EdgeInsets(top: 15, leading: 0, bottom: 25, trailing: 0))
  }

  @Test("safe area padding around a horizontal scroll view lets the content scroll through it")
  func safeAreaPadding() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 500, height: 50).accessibilityIdentifier("content")
      }
      .accessibilityIdentifier("scroll")
      .safeAreaPadding(.horizontal, 20)
    }
    #expect(host.frame(of: "content")?.minX == 20)
    #expect(host.scrollOffset(of: "scroll")?.x == -20)
    host.finger.drag(from: CGPoint(x: 5, y: 25), to: CGPoint(x: -45, y: 25), lifting: false)
    #expect(host.frame(of: "content")?.minX == -30)
  }

  @Test("margins for the indicators move nothing, and those for the content go before others")
  func placements() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView { Color.red.frame(height: 1000).accessibilityIdentifier("content") }
        .contentMargins(.top, 5)
        .contentMargins(.top, 12, for: .scrollContent)
        .contentMargins(50, for: .scrollIndicators)
    }
    #expect(host.frame(of: "content") == CGRect(x: 0, y: 12, width: 100, height: 1000))
  }

  @Test("a scroll tick costs a reader one run, and measures nothing")
  func cost() {
    let notes = ScrollNotes()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      ScrollView { VStack { ForEach(0..<100) { _ in Color.red.frame(height: 20) } } }
        .onScrollGeometryChange(for: CGFloat.self) {
          notes.lines.append("run")
          return $0.contentOffset.y
        } action: { _, _ in
        }
    }
    host.finger.down(at: CGPoint(x: 50, y: 150))
    let runs = notes.lines.count
    let before = host.counters
    host.finger.move(to: CGPoint(x: 50, y: 120))
    let work = host.counters - before
    #expect(notes.lines.count == runs + 1)
    #expect(work.measurements == 0)
    #expect(work.placements == 0)
    #expect(work.bodies == 0)
    #expect(work.actions == 1)
  }
}
