import SwiftUI
import Testing
import ViewTreeTesting

/// A character is 20 x 20.
@MainActor
@Suite("Keys of localized text")
struct LocalizedStringKeyTests {
  @Test("values are in the key as they describe themselves, a specifier formats a number")
  func values() {
    // "7 of 12" has 7 characters, "3.14!" 5 and "007" 3.
    let total = 12
    expectTakes(140, 20) { Text("\(7) of \(total)") }
    expectTakes(100, 20) { Text("\(3.14159, specifier: "%.2f")!") }
    expectTakes(60, 20) { Text("\(7, specifier: "%03d")") }
  }

  @Test("a text inside of a key keeps its font, and one that is alone in it is that text")
  func texts() {
    // "a" and "c" are 20 wide each, "b" at 40 points 40; the line is as high as its highest part.
    expectTakes(80, 40) { Text("a\(Text("b").font(.system(size: 40)))c") }
    #expect(Text("\(Text(verbatim: "b").bold())") == Text(verbatim: "b").bold())
  }
}
