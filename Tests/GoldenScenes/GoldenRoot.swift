/// Where the view of a case is laid out: a test's host, or a command's.
@MainActor package protocol GoldenStage: AnyObject {
  func show(_ view: some View, size: CGSize)
}

/// A view under the fixture's root rule.
///
/// Steps:
/// 1. A side that the proposal leaves nil gets an unspecified proposal: `fixedSize` on it.
/// 2. The root has the given sides and, on a nil side, the view's own: `frame`, centred.
/// 3. The space `root` starts at the root's top-left corner.
/// 4. The root is at the host's top-left corner, so that a nil side, which leaves the root
///    smaller than the host, does not put the space at a fraction of a pixel.
///
/// - Units: points. No safe area; left to right unless the view says otherwise.
/// - Source: the fixture of the cases, whose numbers are told in such a root.
struct GoldenRoot<Content: View>: View {
  let content: Content
  let proposal: GoldenCase.Proposal

  var body: some View {
    GoldenContent(content: content)
      .probe("self")
      .fixedSize(horizontal: proposal.width == nil, vertical: proposal.height == nil)
      .frame(width: proposal.width, height: proposal.height)
      .coordinateSpace(.named("root"))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The host's size: the proposal, and room enough on a nil side.
  static func size(_ proposal: GoldenCase.Proposal) -> CGSize {
    CGSize(width: proposal.width ?? 1000, height: proposal.height ?? 1000)
  }
}

/// The view under test alone: a view of its own name, so that a printed tree can begin here.
package struct GoldenContent<Content: View>: View {
  let content: Content

  package var body: some View { content }
}
