import Testing

@testable import ViewTreeInspection

@Suite("Anchors in the value of a preference")
struct AnchorSearchTests {
  private final class Loop {
    var next: Loop?
  }

  @Test("an object whose fields lead back to it ends the search")
  func objects() {
    let loop = Loop()
    loop.next = loop
    #expect(AnchorSearch.anchors(in: ["loop": [loop]]).isEmpty)
    loop.next = nil
  }
}
