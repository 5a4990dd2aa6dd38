/// One entry of `cases.json`: a view's id, what is proposed to it and what must come out.
///
/// - Units: points, in the coordinate space `root` of the case.
/// - Nil: a nil side of the proposal is an unspecified one.
package struct GoldenCase: Decodable, Sendable {
  /// The size that is proposed to the view under test.
  package struct Proposal: Decodable, Sendable {
    package let width: CGFloat?
    package let height: CGFloat?

    package init(width: CGFloat?, height: CGFloat?) {
      self.width = width
      self.height = height
    }
  }

  /// Either the frame of a probe or a reported value; the fixture gives exactly one of them.
  package struct Expectation: Decodable, Sendable {
    package let name: String
    package let frame: CGRect?
    package let value: GoldenValue?

    private enum CodingKeys: String, CodingKey {
      case name, value
      case x, y, w, h
    }

    package init(from decoder: any Decoder) throws {
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

  package let id: String
  package let category: String
  package let proposal: Proposal
  package let expect: [Expectation]
  package let confidence: String
  /// The view as the fixture writes it, in Swift.
  package let code: String
  /// The point of the case, in words; nil where its id says it.
  package let note: String?
}

extension GoldenCase {
  /// All cases of the fixture, in its order.
  package static func all() throws -> [GoldenCase] {
    try JSONDecoder().decode([GoldenCase].self, from: Data(EmbeddedText.cases_json.utf8))
  }
}
