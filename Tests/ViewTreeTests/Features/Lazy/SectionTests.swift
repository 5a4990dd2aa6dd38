import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Sections")
@MainActor
struct SectionTests {
  @Test("in a stack header, rows and footer are after one another")
  func inStack() {
    expectFrames(
      "header 0 0 100 10, row 0 10 100 20, footer 0 30 100 10", in: CGSize(width: 100, height: 40)
    ) {
      VStack(spacing: 0) {
        Section {
          Color.clear.frame(height: 20).called("row")
        } header: {
          Color.clear.frame(height: 10).called("header")
        } footer: {
          Color.clear.frame(height: 10).called("footer")
        }
      }
    }
  }

  /// Ten sections of a header of 20 and ten rows of 20, 220 each, in a viewport of 100.
  private func sections(pinned: PinnedScrollableViews) -> ViewHost {
    host {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<10, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { row in
                Color.clear.frame(height: 20).numbered(section * 10 + row)
              }
            } header: {
              Color.clear.frame(height: 20).called("header \(section)")
            }
          }
        }
      }
      .called("scroll")
    }
  }

  private func scroll(_ host: ViewHost, by distance: CGFloat) {
    host.finger.pull((50, 50), (50, 50 - distance))
  }

  @Test(
    "what is pinned is placed once for a movement, and rests then",
    arguments: [.sectionHeaders, .sectionFooters, [.sectionHeaders, .sectionFooters]]
      as [PinnedScrollableViews])
  func settles(pinned: PinnedScrollableViews) {
    let loose = sections(pinned: [])
    let host = sections(pinned: pinned)
    #expect(host.warnings.isEmpty)
    // Once more than without: the visible part is known only when the container has been placed.
    #expect(host.counters.placements <= 2 * loose.counters.placements)
    let before = host.counters
    host.advance(by: 1)
    #expect(host.counters == before)
    host.finger.down(50, 90)
    for step in 1...20 { host.finger.move(50, 90 - CGFloat(step)) }
    #expect(host.warnings.isEmpty)
  }

  @Test("rows of sections are made on demand")
  func rowsWait() {
    let host = sections(pinned: [])
    // The header and the rows up to 112.5: the fifth row starts at 100.
    #expect(host.value(of: RowsKey.self) == [0, 1, 2, 3, 4])
  }

  @Test(
    "a header stays at the top where headers are pinned, until the end of its section pushes it out",
    arguments: [
      (.sectionHeaders, 50, "header 0 0 0 100 20"),
      // The section ends at 220, which is 10 below the top; the header of 20 ends there.
      (.sectionHeaders, 210, "header 0 0 -10 100 20, header 1 0 10 100 20"),
      // One that is not pinned goes with its rows, as where footers alone are.
      ([], 15, "header 0 0 -15 100 20"), (.sectionFooters, 15, "header 0 0 -15 100 20"),
    ] as [(PinnedScrollableViews, CGFloat, String)])
  func headers(pinned: PinnedScrollableViews, offset: CGFloat, frames: String) {
    let host = sections(pinned: pinned)
    scroll(host, by: offset)
    host.expectFrames(frames)
  }

  @Test("a pinned footer stays at the bottom while its section is visible")
  func pinnedFooter() {
    let host = host {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
          Section {
            ForEach(0..<20, id: \.self) { _ in Color.clear.frame(height: 20) }
          } footer: {
            Color.clear.frame(height: 10).called("footer")
          }
        }
      }
    }
    #expect(host.frame(of: "footer")?.maxY == 100)
  }

  @Test("headers and footers are pinned apart from each other")
  func kinds() {
    #expect(!PinnedScrollableViews.sectionFooters.contains(.sectionHeaders))
    #expect(!PinnedScrollableViews.sectionHeaders.contains(.sectionFooters))
  }

  @Test("headers are pinned and let go as the list is told")
  func pinnedChanges() {
    func list(_ pinned: PinnedScrollableViews) -> some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          Section {
            ForEach(0..<20, id: \.self) { _ in Color.clear.frame(height: 20) }
          } header: {
            Color.clear.frame(height: 20).called("header")
          }
        }
      }
    }
    let host = host { list([]) }
    scroll(host, by: 15)
    for (pinned, y) in [([], -15), (.sectionHeaders, 0), ([], -15), (.sectionHeaders, 0)]
      as [(PinnedScrollableViews, CGFloat)]
    {
      host.update { list(pinned) }
      #expect(host.frame(of: "header")?.minY == y)
    }
  }
}
