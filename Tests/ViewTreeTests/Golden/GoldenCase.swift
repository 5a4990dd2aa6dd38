import SwiftUI
import Testing

/// One entry of `cases.json`: a view's id, what is proposed to it and what must come out.
///
/// - Units: points, in the coordinate space `root` of the case.
/// - Nil: a nil side of the proposal is an unspecified one.
struct GoldenCase: Decodable, Sendable {
  /// What is proposed to the view under test.
  struct Proposal: Decodable, Sendable {
    let width: CGFloat?
    let height: CGFloat?
  }

  /// Either the frame of a probe or a reported value; the fixture gives exactly one of them.
  struct Expectation: Decodable, Sendable {
    let name: String
    let frame: CGRect?
    let value: GoldenValue?

    private enum CodingKeys: String, CodingKey {
      case name, value
      case x, y, w, h
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      name = try fields.decode(String.self, forKey: .name)
      value = try fields.decodeIfPresent(GoldenValue.self, forKey: .value)
      frame =
        try value == nil
        ? CGRect(
          x: fields.decode(CGFloat.self, forKey: .x), y: fields.decode(CGFloat.self, forKey: .y),
          width: fields.decode(CGFloat.self, forKey: .w),
          height: fields.decode(CGFloat.self, forKey: .h))
        : nil
    }
  }

  let id: String
  let category: String
  let proposal: Proposal
  let expect: [Expectation]
  let confidence: String
}

extension GoldenCase: CustomTestStringConvertible {
  var testDescription: String { id }
}

extension GoldenCase {
  /// All cases of the fixture, in its order.
  ///
  /// - Errors: the fixture belongs to the test bundle, so a missing or unreadable file throws.
  static func all() throws -> [GoldenCase] {
    let file = try #require(
      Bundle.module.url(forResource: "cases", withExtension: "json", subdirectory: "Fixtures"),
      "Fixtures/cases.json is not in the test bundle; see the resources in Package.swift.")
    return try JSONDecoder().decode([GoldenCase].self, from: Data(contentsOf: file))
  }
}
