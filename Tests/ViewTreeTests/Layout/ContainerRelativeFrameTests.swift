import SwiftUI
import Testing
import ViewTreeTesting

/// Source: `semantics.md` 3.14, `golden/README.md` 2.
@MainActor
@Suite("Frames relative to a container")
struct ContainerRelativeFrameTests {
  @Test("outside a scroll view the window less its safe area is the container")
  func window() {
    let host = ViewHost(
      size: CGSize(width: 100, height: 80),
      safeAreaInsets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    ) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("a")
        .frame(width: 5, height: 5)
    }
    #expect(host.frame(of: "a")?.size == CGSize(width: 100, height: 70))

    host.size = CGSize(width: 60, height: 80)
    #expect(host.frame(of: "a")?.size == CGSize(width: 60, height: 70))
  }

  @Test("several parts include the distances between them")
  func spans() {
    let host = ViewHost(size: CGSize(width: 320, height: 50)) {
      ScrollView(.horizontal) {
        Color.red
          .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
          .accessibilityIdentifier("a")
      }
    }
    // A part is (320 - 3 x 8) / 4 = 74; two of them with their distance are 74 x 2 + 8 = 156.
    #expect(host.frame(of: "a")?.width == 156)
  }

  @Test("a closure makes the length from that of the container, and the view is aligned in it")
  func closure() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) {
          length, axis in axis == .horizontal ? length / 2 : length
        }
    }
    // A frame of 50 x 50 in the middle of 100 x 50.
    #expect(host.frame(of: "a") == CGRect(x: 65, y: 40, width: 10, height: 10))
  }

  @Test("a scroll view that shares a row is its own container, also after a change inside")
  func sharedRow() {
    func content(_ spacing: CGFloat) -> some View {
      HStack(spacing: 0) {
        Color.blue.frame(width: 40)
        ScrollView(.horizontal) {
          HStack(spacing: spacing) {
            Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("a")
            Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("b")
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 50)) { content(0) }
    #expect(host.frame(of: "b") == CGRect(x: 100, y: 0, width: 60, height: 50))
    host.update { content(5) }
    #expect(host.frame(of: "b") == CGRect(x: 105, y: 0, width: 60, height: 50))
    host.size = CGSize(width: 80, height: 50)
    #expect(host.frame(of: "b") == CGRect(x: 85, y: 0, width: 40, height: 50))
  }

  @Test("in a container that was proposed no length the frame follows the window")
  func windowForNil() {
    let host = ViewHost(size: CGSize(width: 200, height: 60)) {
      TabView {
        Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("page")
      }
      .fixedSize()
    }
    #expect(host.frame(of: "page")?.size == CGSize(width: 200, height: 60))

    host.size = CGSize(width: 200, height: 160)

    #expect(host.frame(of: "page")?.size == CGSize(width: 200, height: 160))
  }
}
