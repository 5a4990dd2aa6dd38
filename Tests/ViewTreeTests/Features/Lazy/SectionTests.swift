import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Sections")
@MainActor
struct SectionTests {
  @Test("in a stack header, rows and footer are after one another")
  func inStack() {
    let host = ViewHost(size: CGSize(width: 100, height: 40)) {
      VStack(spacing: 0) {
        Section {
          Color.clear.frame(height: 20).accessibilityIdentifier("row")
        } header: {
          Color.clear.frame(height: 10).accessibilityIdentifier("header")
        } footer: {
          Color.clear.frame(height: 10).accessibilityIdentifier("footer")
        }
      }
    }

    #expect(host.frame(of: "header") == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(host.frame(of: "row") == CGRect(x: 0, y: 10, width: 100, height: 20))
    #expect(host.frame(of: "footer") == CGRect(x: 0, y: 30, width: 100, height: 10))
  }

  /// Ten sections of a header of 20 and ten rows of 20, 220 each, in a viewport of 100.
  private func sections(pinned: PinnedScrollableViews) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<10, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { row in
                Color.clear.frame(height: 20)
                  .preference(key: RowsKey.self, value: [section * 10 + row])
              }
            } header: {
              Color.clear.frame(height: 20).accessibilityIdentifier("header \(section)")
            }
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  private func scroll(_ host: ViewHost, by distance: CGFloat) {
    host.finger.down(at: CGPoint(x: 50, y: 50))
    host.finger.move(to: CGPoint(x: 50, y: 50 - distance))
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
    host.finger.down(at: CGPoint(x: 50, y: 90))
    for step in 1...20 { host.finger.move(to: CGPoint(x: 50, y: 90 - CGFloat(step))) }
    #expect(host.warnings.isEmpty)
  }

  @Test("rows of sections are made on demand")
  func rowsWait() {
    let host = sections(pinned: [])

    // The header and the rows up to 112.5: the fifth row starts at 100.
    #expect(host.value(of: RowsKey.self) == [0, 1, 2, 3, 4])
  }

  @Test("a pinned header stays at the top while its section is visible")
  func pinnedHeaderStays() {
    let host = sections(pinned: .sectionHeaders)
    scroll(host, by: 50)

    #expect(host.frame(of: "header 0")?.minY == 0)
  }

  @Test("the end of its section pushes a pinned header out")
  func sectionEndPushes() {
    let host = sections(pinned: .sectionHeaders)
    scroll(host, by: 210)

    // The section ends at 220, which is 10 below the top; the header of 20 ends there.
    #expect(host.frame(of: "header 0")?.maxY == 10)
    #expect(host.frame(of: "header 1")?.minY == 10)
  }

  @Test("a header that is not pinned scrolls away")
  func plainHeaderScrolls() {
    let host = sections(pinned: [])
    scroll(host, by: 15)

    #expect(host.frame(of: "header 0")?.minY == -15)
  }

  @Test("a pinned footer stays at the bottom while its section is visible")
  func pinnedFooter() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
          Section {
            ForEach(0..<20, id: \.self) { _ in Color.clear.frame(height: 20) }
          } footer: {
            Color.clear.frame(height: 10).accessibilityIdentifier("footer")
          }
        }
      }
    }

    #expect(host.frame(of: "footer")?.maxY == 100)
  }

  @Test("where footers alone are pinned, headers go with their rows")
  func footersAlone() {
    #expect(!PinnedScrollableViews.sectionFooters.contains(.sectionHeaders))
    #expect(!PinnedScrollableViews.sectionHeaders.contains(.sectionFooters))
    let host = sections(pinned: .sectionFooters)
    scroll(host, by: 15)
    #expect(host.frame(of: "header 0")?.minY == -15)
  }

  @Test("headers are pinned and let go as the list is told")
  func pinnedChanges() {
    final class Model: ObservableObject {
      @Published var pinned: PinnedScrollableViews = []
    }
    struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: model.pinned) {
            Section {
              ForEach(0..<20, id: \.self) { _ in Color.clear.frame(height: 20) }
            } header: {
              Color.clear.frame(height: 20).accessibilityIdentifier("header")
            }
          }
        }
      }
    }
    let model = Model()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen(model: model) }
    scroll(host, by: 15)
    for (pinned, y) in [([], -15), (.sectionHeaders, 0), ([], -15), (.sectionHeaders, 0)]
      as [(PinnedScrollableViews, CGFloat)]
    {
      model.pinned = pinned
      host.settle()
      #expect(host.frame(of: "header")?.minY == y)
    }
  }
}
