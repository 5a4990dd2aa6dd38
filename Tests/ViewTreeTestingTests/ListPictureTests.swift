import SwiftUI
import Testing
import ViewTreeInspection
import ViewTreeTesting

/// Cards and lines of lists, as an outline of each and the height of its row.
@Suite("Pictures of lists")
@MainActor
struct ListPictureTests {
  /// The rows from above: each one's height, where its card has round corners, and whether a line is
  /// under it.
  private func rows(_ list: some View, height: CGFloat = 600) -> [String] {
    let svg = ViewHost(size: CGSize(width: 300, height: height)) { list }.svg()
    let mark = /d="([^"]*)" fill="rgb\(([\d,]+)\)"[^>]*><title>row \d+ x (\d+)/
    return svg.matches(of: mark).reduce(into: []) { rows, match in
      let (_, outline, ink, height) = match.output
      // White is a card's colour, and 60, 60, 67 a line's.
      if ink == "60,60,67" {
        rows[rows.count - 1] += " line"
        return
      }
      // A round corner is a curve; a card that begins at its own corner has none at the top.
      let corners = outline.count { $0 == "C" }
      let isRoundAtTop = !outline.hasPrefix("M0 0")
      let ends = [0: "", 2: isRoundAtTop ? " top" : " bottom", 4: " both"][corners] ?? " odd"
      rows.append(height + ends)
    }
  }

  private func row(_ height: CGFloat) -> some View { Color.red.frame(height: height - 22) }

  /// Rows of which the heights tell them apart. One of the loop shows nothing.
  private var content: some View {
    Group {
      ForEach([50, 0, 51], id: \.self) { if $0 > 0 { row($0) } }
      Section("Title") { row(52) }
      Section {
        ForEach([0, 53, 54], id: \.self) { if $0 > 0 { row($0) } }
        row(55)
      } footer: {
        Text("end")
      }
    }
  }

  @Test("a card is round where a section begins and ends, and lines are between its rows")
  func cards() {
    #expect(
      rows(Form { content })
        == ["50 top line", "51 bottom", "52 both", "53 top line", "54 line", "55 bottom"])
    #expect(
      rows(List { content }.listStyle(.grouped))
        == ["50 line", "51 line", "52 line", "53 line", "54 line", "55 line"])
  }

  @Test("a plain list has no cards")
  func plain() {
    let svg = ViewHost(size: CGSize(width: 300, height: 600)) { List { content } }.svg()
    #expect(svg.contains("<title>row 300 x 50"))
    #expect(!svg.contains("fill=\"rgb(255,255,255)\"><title>row"))
  }

  @Test("a card that goes on beyond the made rows is not round there")
  func long() {
    let found = rows(Form { ForEach(0..<100) { _ in row(50) } }, height: 200)
    #expect(found.first == "50 top line")
    #expect(found.dropFirst().allSatisfy { $0 == "50 line" })
    #expect(found.count < 10)
  }

  private struct Choice: View {
    @State private var flavour = 1

    var body: some View {
      Form {
        Picker("Flavour", selection: $flavour) {
          Text("Mint").tag(1)
          Text("Plum").tag(2)
        }
        .pickerStyle(.inline)
      }
    }
  }

  /// The mark is a stroked line of two points, like no other part of the screen; it is centred in its row.
  @Test("the chosen row of an inline picker has a mark")
  func inlinePicker() {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Choice() }
    let mark = /stroke-width="2"[^>]*><title>\w+ \d+ x \d+ at \([\d.]+, ([\d.]+)\)/
    func rowOfMark() -> [Int] {
      host.svg().matches(of: mark).map { Int(Double($0.output.1)! - 35) / 44 }
    }
    // The label is the first row.
    #expect(rowOfMark() == [1])
    host.find(text: "Plum").tap()
    #expect(rowOfMark() == [2])
  }

  /// The unit measurer's symbol is as wide as its text's font is high, 17, and 8 before the text.
  @Test("a line begins at the text after a picture, and at the guides that the content sets")
  func lines() {
    func expect(
      _ ends: String, sourceLocation: SourceLocation = #_sourceLocation,
      @ViewBuilder _ row: () -> some View
    ) {
      let row = row().frame(height: 22)
      func found(_ direction: LayoutDirection) -> String? {
        let list = List { row }.environment(\.layoutDirection, direction)
        let svg = ViewHost(size: CGSize(width: 300, height: 100)) { list }.svg()
        let line = /d="M([\d.]+) 43.5L([\d.]+) 43.5[^"]*" fill="rgb\(60,60,67\)"/
        return svg.firstMatch(of: line).map { "\($0.output.1) \($0.output.2)" }
      }
      #expect(found(.leftToRight) == ends, sourceLocation: sourceLocation)
      let mirrored = ends.split(separator: " ").reversed().map { "\(300 - Int($0)!)" }
      #expect(
        found(.rightToLeft) == mirrored.joined(separator: " "), sourceLocation: sourceLocation)
    }
    expect("41 300") { Label("Milk", systemImage: "cart") }
    expect("16 300") { Text("Milk") }
    expect("16 300") {
      HStack {
        Text("Milk")
        Image(systemName: "cart")
      }
    }
    expect("21 300") { Color.red.alignmentGuide(.listRowSeparatorLeading) { _ in 5 } }
    expect("16 280") { Color.red.alignmentGuide(.listRowSeparatorTrailing) { $0.width - 4 } }
  }
}
