import SwiftUI
import Testing
import ViewTreeTesting

/// Lists of 300 x 400 with rows of 40, whose insets are 11 above and below and 16 at the sides.
///
/// Cards of an inset style have margins of 16. A section begins 35 after the one before it, and 17.5 where
/// it has a header, which is 7 + 14 + 7.
@MainActor
@Suite("List styles")
struct ListStyleTests {
  private let size = CGSize(width: 300, height: 400)

  private func box(_ name: String, _ height: CGFloat = 40) -> some View {
    Color.red.frame(height: height).called(name)
  }

  private func section(_ name: String, isHeaded: Bool = false) -> some View {
    Section {
      box(name)
    } header: {
      if isHeaded { box("header of \(name)", 14) }
    }
  }

  @Test("a style leaves room at the sides of rows and before sections")
  func room() {
    func expect(
      _ frames: String, _ style: some ListStyle, at place: SourceLocation = #_sourceLocation
    ) {
      expectFrames(frames, in: size, sourceLocation: place) {
        List {
          section("a")
          section("b")
        }
        .listStyle(style)
      }
    }
    // Rows are 62 high: 11, and 62 + 11.
    expect("a 16 11 268 40, b 16 73 268 40", .automatic)
    expect("a 16 11 268 40, b 16 73 268 40", .plain)
    // 35 + 11, and 35 + 62 + 35 + 11; at the sides 16, and twice 16 in an inset list.
    expect("a 16 46 268 40, b 16 143 268 40", .grouped)
    expect("a 32 46 236 40, b 32 143 236 40", .insetGrouped)
  }

  @Test("a form has the room of an inset grouped list")
  func form() {
    let host = host(300, 400) {
      Form { section("row") }.formStyle(.grouped).listStyle(.plain).called("form")
    }
    host.expectFrames("form 0 0 300 400, row 32 46 236 40")
  }

  @Test("a form at its ideal width is as wide as its first row and the margins")
  func idealWidth() {
    // 10, the ideal length of a colour, and four times 16; centred in 300.
    expectFrames("form 113 0 74 400, row 145 46 10 40", in: size) {
      Form { section("row") }.fixedSize(horizontal: true, vertical: false).called("form")
    }
  }

  @Test("a header takes half of the distance, and rows beside sections are one of their own")
  func headers() {
    expectFrames("header of b 16 121.5 268 14, b 16 153.5 268 40, c 16 250.5 268 40", in: size) {
      List {
        box("a")
        section("b", isHeaded: true)
        box("c")
      }
      .listStyle(.grouped)
    }
  }

  @Test(
    "the distance between sections can be set, and what is no distance counts as none",
    arguments: [
      (ListSectionSpacing.default, 35), (.compact, 17.5), (.custom(5), 5), (.custom(0), 0),
      (.custom(-9), 0), (.custom(.infinity), 35), (.custom(.nan), 35),
    ])
  func distance(spacing: ListSectionSpacing, expected: CGFloat) {
    let host = host(300, 400) {
      List {
        section("a")
        section("b")
      }
      .listStyle(.grouped)
      .listSectionSpacing(spacing)
    }
    #expect(host.frame(of: "a")?.minY == expected + 11)
    #expect(host.frame(of: "b")?.minY == expected + 62 + expected + 11)
  }

  @Test("a section without rows takes no room, and one in another belongs to it")
  func nested() {
    expectFrames("a 16 46 268 40, b 16 108 268 40, c 16 205 268 40", in: size) {
      List {
        Section {}
        Section {
          Section { box("a") }
          Section { box("b") }
        }
        Section { box("c") }
      }
      .listStyle(.grouped)
    }
  }

  @Test("another distance, and a first row that goes, move what is behind")
  func changes() {
    func view(_ spacing: CGFloat, hasFirst: Bool = true) -> some View {
      List {
        if hasFirst { box("first") }
        section("b")
      }
      .listStyle(.insetGrouped)
      .listSectionSpacing(spacing)
    }
    let host = host(300, 400) { view(10) }
    // 10 + 62 + 10 + 11, and then without the first row's group.
    host.expectFrames("first 32 21 236 40, b 32 93 236 40")
    host.update { view(20) }
    host.expectFrames("first 32 31 236 40, b 32 113 236 40")
    host.update { view(20, hasFirst: false) }
    host.expectFrames("first missing, b 32 31 236 40")
  }

  @Test("a list of many sections is lazy")
  func isLazy() {
    let host = host(300, 400) {
      List(0..<1000) { number in
        Section { Color.red.frame(height: 43).numbered(number) }
      }
      .listStyle(.insetGrouped)
    }
    // Sections of 35 + 65; four are visible, and an eighth of 400 beyond: the fifth.
    #expect(host.value(of: RowsKey.self) == [0, 1, 2, 3, 4])
    host.finger.drag((150, 390), (150, 190), lifting: false)
    #expect(host.value(of: RowsKey.self).contains(6))
  }
}
