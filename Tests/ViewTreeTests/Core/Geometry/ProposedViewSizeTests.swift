import Testing
import ViewTree

@Suite("Proposed view size")
struct ProposedViewSizeTests {
  /// Rules: LAYOUT-3.0.1, LAYOUT-3.0.2.
  @Test("an unspecified side becomes 10, a specified one stays")
  func replacesUnspecifiedSides() {
    let proposal = ProposedViewSize(width: nil, height: 40)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 40))
    let other = CGSize(width: 7, height: 8)
    #expect(proposal.replacingUnspecifiedDimensions(by: other) == CGSize(width: 7, height: 40))
  }

  @Test("infinity and zero count as specified")
  func infinityIsSpecified() {
    #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions().width == .infinity)
    #expect(ProposedViewSize.zero.replacingUnspecifiedDimensions() == .zero)
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 10))
  }

  @Test("a proposal reads and writes its sides by axis")
  func sidesByAxis() {
    var proposal = ProposedViewSize(3, along: .vertical, across: nil)
    #expect(proposal == ProposedViewSize(width: nil, height: 3))
    #expect(proposal[.vertical] == 3)
    proposal[.horizontal] = 5
    #expect(proposal == ProposedViewSize(CGSize(width: 5, height: 3)))
    #expect(CGSize(4, along: .horizontal, across: 9) == CGSize(width: 4, height: 9))
  }
}
