import SwiftUI
import Testing
import ViewTreeTesting

/// Rows of which some read their place.
private struct Rows: View {
  let log: Log
  let readers: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<50) { index in
          Color.red.frame(width: 100, height: 20)
            .overlay {
              reader(noting: log) {
                index < readers ? "\($0.frame(in: .global).minY)" : "\($0.size.height)"
              }
            }
        }
      }
    }
    .called("list")
  }
}

/// Source: ANCHOR-2.2, SCROLL-3.13.8, COST-1.2.
@MainActor @Suite("Geometry under scrolling")
struct ScrolledGeometryTests {
  private let log = Log()

  /// Rules: SCROLL-3.13.8, COST-1.2.
  @Test("a scroll tick runs exactly the closures that read a position, and measures nothing")
  func tick() {
    let host = host { Rows(log: log, readers: 3) }
    host.finger.down(at: CGPoint(x: 50, y: 80))
    let before = host.counters
    host.finger.move(to: CGPoint(x: 50, y: 50))
    let work = host.counters - before
    #expect(host.scrollOffset(of: "list")?.y == 30)
    #expect(work.geometryClosures == 3)
    #expect(work.measurements == 0)
    #expect(work.placements == 0)
    #expect(work.bodies == 0)
    #expect(Array(log.entries.suffix(3)).sorted() == ["-10.0", "-30.0", "10.0"])
  }

  @Test("without a reader of positions a tick runs nothing at all")
  func idleTick() {
    let host = host { Rows(log: log, readers: 0) }
    host.finger.down(at: CGPoint(x: 50, y: 80))
    let before = host.counters
    host.finger.move(to: CGPoint(x: 50, y: 50))
    #expect(host.counters == before)
  }

  /// Rules: ANCHOR-2.2.2, ANCHOR-2.4.5.
  @Test("an anchor changes with every tick, for a reader outside the scroll view")
  func anchors() {
    let host = host {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 20)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
          Color.red.frame(width: 100, height: 500)
        }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        reader(noting: log) { proxy in anchor.map { "\(proxy[$0].minY)" } ?? "nil" }
      }
    }
    #expect(log.entries == ["0.0"])
    host.finger.down(at: CGPoint(x: 50, y: 80))
    let before = host.counters
    host.finger.move(to: CGPoint(x: 50, y: 50))
    #expect(log.entries.last == "-30.0")
    // The reader in the layer waits until it is placed again, and is asked for its size: PREF-1.6.5.
    #expect((host.counters - before).measurements == 1)
    host.finger.move(to: CGPoint(x: 50, y: 45))
    #expect(log.entries.last == "-35.0")
  }

  /// Rule: SCROLL-3.13.7.
  @Test("content's frame moves in a space named on the scroll view, and stays in one named inside")
  func namedSpaces() {
    let host = host {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 20)
          Color.red.frame(width: 100, height: 500)
            .overlay {
              GeometryReader { proxy in
                Color.clear.named(
                  "\(proxy.frame(in: .named("outside")).minY) "
                    + "\(proxy.frame(in: .named("inside")).minY)")
              }
            }
        }
        .coordinateSpace(.named("inside"))
      }
      .padding(.top, 10)
      .coordinateSpace(.named("above"))
      .coordinateSpace(.named("outside"))
    }
    #expect(host.value(of: FoldKey.self) == "30.0 20.0")
    host.finger.down(at: CGPoint(x: 50, y: 80))
    host.finger.move(to: CGPoint(x: 50, y: 65))
    #expect(host.value(of: FoldKey.self) == "15.0 20.0")
  }
}
