import Foundation
import SwiftUI
import Testing

/// Published numbers of fonts, in `Fixtures/fonts.json`.
struct FontFixture: Decodable {
  struct Face: Decodable { var widths: [String: CGFloat] }

  struct Style: Decodable {
    var style: String
    var size, higLeading, ascender, descender, oneLine1x, oneLine2x, oneLine3x: CGFloat
  }

  var helvetica: Face
  var helveticaBold: Face
  var sfDefaultCategory: [Style]
  var bodySizeByCategory: [String: CGFloat]

  static func read() throws -> FontFixture {
    let url = try #require(
      Bundle.module.url(forResource: "fonts", withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode(FontFixture.self, from: Data(contentsOf: url))
  }

  /// The eleven text styles by their names in the file.
  static let styles = Dictionary(
    uniqueKeysWithValues: Font.TextStyle.allCases.map { ("\($0)", $0) })
}
