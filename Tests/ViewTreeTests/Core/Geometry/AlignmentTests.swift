import Testing
import ViewTree

@Suite("Alignment")
struct AlignmentTests {
  private enum OneThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  private enum Other: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  private final class FixedGuide: ExplicitAlignmentSource {
    let key: AlignmentKey
    let value: CGFloat

    init(_ key: AlignmentKey, _ value: CGFloat) {
      self.key = key
      self.value = value
    }

    func explicitValue(
      for key: AlignmentKey, in dimensions: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { key == self.key ? value : nil }
  }

  private let plain = ViewDimensions(
    size: CGSize(width: 100, height: 60), proposal: .unspecified, source: nil)

  /// Rule: LAYOUT-3.9.1.
  @Test("built-in guides lie at the edges and in the middle")
  func builtInDefaults() {
    #expect(plain.width == 100 && plain.height == 60)
    #expect(plain[.leading] == 0 && plain[.trailing] == 100)
    #expect(plain[HorizontalAlignment.center] == 50 && plain[VerticalAlignment.center] == 30)
    #expect(plain[.top] == 0 && plain[.bottom] == 60)
  }

  @Test("the baselines of a view without text lie at its bottom")
  func baselines() {
    #expect(plain[.firstTextBaseline] == 60 && plain[.lastTextBaseline] == 60)
  }

  @Test("a list row's separator reaches from edge to edge and is merged like a custom guide")
  func separators() {
    #expect(plain[.listRowSeparatorLeading] == 0 && plain[.listRowSeparatorTrailing] == 100)
    #expect(HorizontalAlignment.listRowSeparatorLeading.combineExplicit([10, 20]) == 15)
  }

  @Test("a custom guide's default is computed by its type")
  func customDefault() {
    // 60 / 3, and the trailing edge of 100.
    #expect(plain[VerticalAlignment(OneThird.self)] == 20)
    #expect(plain[HorizontalAlignment(Other.self)] == 100)
  }

  /// Rule: LAYOUT-3.9.2.
  @Test("an explicit value replaces the default of its own guide only")
  func explicitValues() {
    let guide = HorizontalAlignment.trailing
    let source = FixedGuide(guide.key, 7)
    let dimensions = ViewDimensions(
      size: CGSize(width: 100, height: 60), proposal: .unspecified, source: source)
    #expect(dimensions[guide] == 7 && dimensions[explicit: guide] == 7)
    #expect(dimensions[.leading] == 0 && dimensions[explicit: .leading] == nil)
    #expect(dimensions[HorizontalAlignment(Other.self)] == 7)
    #expect(dimensions != plain)
  }

  @Test("guides are equal when type and axis are")
  func equality() {
    #expect(VerticalAlignment(OneThird.self) == VerticalAlignment(OneThird.self))
    #expect(HorizontalAlignment(OneThird.self) != HorizontalAlignment(Other.self))
    #expect(HorizontalAlignment(OneThird.self).key != VerticalAlignment(OneThird.self).key)
    #expect(Set([HorizontalAlignment.leading, .center, .trailing, .leading]).count == 3)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
  }

  @Test("a container exports the mean of explicit values of a custom guide")
  func customMerge() {
    let guide = VerticalAlignment(OneThird.self)
    // (10 + 20 + 60) / 3.
    #expect(guide.combineExplicit([10, nil, 20, 60]) == 30)
    #expect(guide.combineExplicit([nil, nil]) == nil)
  }

  /// Rules: LAYOUT-3.9.4, LAYOUT-3.9.5.
  @Test(
    "a container exports no edge or centre, the first of first baselines, the last of last ones")
  func builtInMerge() {
    #expect(HorizontalAlignment.leading.combineExplicit([10, 20]) == nil)
    #expect(VerticalAlignment.center.combineExplicit([10, 20]) == nil)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([20, 10]) == 10)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([10, 20]) == 20)
  }

  @Test("a guide may bring its own rule for merging")
  func ownMerge() {
    enum Largest: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
      static func _combineExplicit(
        childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
      ) {
        parentValue = max(parentValue ?? childValue, childValue)
      }
    }
    #expect(HorizontalAlignment(Largest.self).combineExplicit([3, 9, 4]) == 9)
  }

  @Test("two guides of types of one's own hash apart, and so do one type's on two axes")
  func hashes() {
    let keys = [
      HorizontalAlignment(OneThird.self).key, HorizontalAlignment(Other.self).key,
      VerticalAlignment(OneThird.self).key, VerticalAlignment(Other.self).key,
    ]
    // Four of 2^64 values meet by chance once in 2^61 runs.
    #expect(Set(keys.map(\.hashValue)).count == 4)
  }
}
