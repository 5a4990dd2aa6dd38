import SwiftUI
import Testing
import ViewTreeTesting

/// The size of a text at 20 points, where a character of the unit measurer is 20 wide.
@MainActor
private func size(_ text: Text) -> CGSize? {
  let host = ViewHost(size: CGSize(width: 1000, height: 100)) {
    text.font(.system(size: 20)).accessibilityIdentifier("text")
  }
  return host.frame(of: "text")?.size
}

@MainActor
@Suite("Keys of localized text")
struct LocalizedStringKeyTests {
  @Test func valuesStandInTheKeyAsTheyDescribeThemselves() {
    // "7 of 12" has 7 characters.
    let total = 12
    #expect(size(Text("\(7) of \(total)")) == CGSize(width: 140, height: 20))
  }

  @Test func aSpecifierFormatsANumber() {
    // "3.14!" has 5 characters, "007" has 3.
    #expect(size(Text("\(3.14159, specifier: "%.2f")!")) == CGSize(width: 100, height: 20))
    #expect(size(Text("\(7, specifier: "%03d")")) == CGSize(width: 60, height: 20))
  }

  @Test func aTextInsideAKeyKeepsItsFont() {
    // "a" and "c" are 20 wide each, "b" at 40 points 40; the line is as high as its highest part.
    let text = Text("a\(Text("b").font(.system(size: 40)))c")
    #expect(size(text) == CGSize(width: 80, height: 40))
  }

  @Test func aTextThatStandsAloneInAKeyIsThatText() {
    #expect(Text("\(Text(verbatim: "b").bold())") == Text(verbatim: "b").bold())
  }
}
