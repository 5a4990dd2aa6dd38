import Foundation
import Testing

@testable import ViewTree

@Suite("Font")
struct FontTests {
  @Test("every text style has the published size and line distance")
  func publishedSizes() throws {
    let rows = try FontFixture.read().sfDefaultCategory
    #expect(rows.count == FontFixture.styles.count)
    for row in rows {
      let font = Font.system(try #require(FontFixture.styles[row.style])).resolved()
      #expect(font.pointSize == row.size, "\(row.style)")
      #expect(font.designedLineDistance == row.higLeading, "\(row.style)")
    }
  }

  /// Rule: TEXT-5.4.1.
  @Test("body text has the published size at every text size")
  func publishedBodySizes() throws {
    let names: [DynamicTypeSize: String] = [
      .xSmall: "xSmall", .small: "small", .medium: "medium", .large: "large", .xLarge: "xLarge",
      .xxLarge: "xxLarge", .xxxLarge: "xxxLarge", .accessibility1: "AX1", .accessibility2: "AX2",
      .accessibility3: "AX3", .accessibility4: "AX4", .accessibility5: "AX5",
    ]
    let sizes = try FontFixture.read().bodySizeByCategory
    for (size, name) in names {
      #expect(Font.body.resolved(at: size).pointSize == sizes[name], "\(name)")
    }
  }

  @Test("the headline is semibold and a chosen weight replaces that")
  func weights() {
    #expect(Font.headline.resolved().weight == .semibold)
    #expect(Font.headline.weight(.light).resolved().weight == .light)
    #expect(Font.body.bold().resolved().weight == .bold)
    #expect(Font.system(size: 12, weight: .heavy).resolved().weight == .heavy)
    #expect(Font.body.weight(.medium).resolved().isBold == false)
    #expect(Font.headline.resolved().isBold)
  }

  @Test("modifiers add up and make different fonts")
  func modifiers() {
    let font = Font.body.italic().monospaced()
    #expect(font.resolved().isItalic && font.resolved().design == .monospaced)
    #expect(font != .body && font == Font.body.italic().monospaced())
  }

  /// UIKit's constants of the same names.
  @Test("weights and widths lie where UIKit has them")
  func scales() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.value) == [-0.3, -0.2, 0, 0.2])
    // From semibold on the bold widths are taken.
    #expect(weights.map { Font.body.weight($0).resolved().isBold }.firstIndex(of: true) == 5)
  }

  @Test("a font in words is its base and what was chosen beyond it")
  func words() {
    let fonts: [(Font, String)] = [
      (.body, "body"), (.title, "title"), (.system(size: 17), "system 17"),
      (.system(size: 17.5), "system 17.5"), (.system(size: 1e10), "system 10000000000.0"),
      (.custom("Menlo", size: 12), "Menlo 12"), (.body.bold(), "body bold"),
      (.body.italic(), "body italic"), (.body.monospaced(), "body monospaced"),
      (.body.monospacedDigit(), "body monospacedDigit"), (.body.leading(.tight), "body tight"),
      (.body.leading(.standard), "body"), (.system(.body, design: .default), "body"),
      (.system(.body, design: .serif), "body serif"),
      (
        .title.weight(.thin).italic().monospaced().monospacedDigit().leading(.loose),
        "title thin italic monospaced monospacedDigit loose"
      ),
    ]
    for (font, words) in fonts { #expect(font.words == words) }
    let weights: [(Font.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.light, "light"), (.regular, "regular"), (.medium, "medium"),
      (.semibold, "semibold"), (.heavy, "heavy"), (.black, "black"),
    ]
    for (weight, word) in weights { #expect(Font.body.weight(weight).words == "body \(word)") }
  }

  @Test("a custom font grows with its text style, one of fixed size does not")
  func customFonts() {
    // Body grows from 17 to 28 at AX1, so 34 becomes 34 * 28 / 17 = 56.
    let growing = Font.custom("Menlo", size: 34)
    #expect(growing.resolved(at: .accessibility1).pointSize == 56)
    let fixed = Font.custom("Menlo", fixedSize: 34)
    #expect(fixed.resolved(at: .accessibility1).pointSize == 34)
    #expect(fixed.resolved().name == "Menlo")
    #expect(Font.system(size: 10).resolved(at: .accessibility5).pointSize == 10)
  }

  @Test("the two vocabularies of text sizes name the same twelve in the same order")
  func contentSizeCategories() {
    let mapped = DynamicTypeSize.allCases.map { ContentSizeCategory($0) }
    #expect(mapped == ContentSizeCategory.allCases)
    for (index, category) in mapped.enumerated() {
      #expect(mapped.map { $0 < category } == mapped.indices.map { $0 < index })
    }
    #expect(mapped.map { DynamicTypeSize($0) } == DynamicTypeSize.allCases)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }
}
