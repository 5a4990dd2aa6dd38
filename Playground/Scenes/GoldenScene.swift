import GoldenScenes
import SwiftUI

extension Scene {
  /// The golden cases as `golden/ID`, in the fixture's order.
  static let golden: [Scene] = ((try? GoldenCase.all()) ?? []).map { goldenCase in
    Scene(
      name: "golden/\(goldenCase.id)", number: nil,
      summary: GoldenText(goldenCase: goldenCase).summary,
      lines: { GoldenText(goldenCase: goldenCase).lines },
      make: { host(of: goldenCase, goldenCase.proposal, $0) }, code: goldenCase.code,
      variants: [widths(of: goldenCase)],
      meant: measured, owns: isOwn, shown: { CaseRecording($0, of: goldenCase).shown })
  }

  /// The case's view with its proposal; the closure receives the host before the first layout.
  private static func host(
    of goldenCase: GoldenCase, _ proposal: GoldenCase.Proposal,
    _ prepare: @escaping (TreeHost) -> Void
  ) -> TreeHost {
    let stage = TreeStage(prepare)
    _ = GoldenTable.standard.show(goldenCase, proposed: proposal, on: stage)
    return stage.host
  }

  /// The view that a probe measures from behind; any other view itself.
  private nonisolated static func measured(_ element: LayoutNode) -> LayoutNode {
    var next = element
    while let parent = next.layoutParent {
      if let layer = parent as? LayerNode, layer.secondaryElement === next {
        return layer.unaryContent ?? layer
      }
      next = parent
    }
    return element
  }

  /// Whether a node belongs to the case's view, and not to the root that proposes to it or to a
  /// probe.
  private nonisolated static func isOwn(_ node: Node) -> Bool {
    var next: Node? = node.parent
    while let node = next {
      if node.typeLabel == GoldenCase.contentType { return true }
      if node.typeLabel == GoldenCase.probeType { return false }
      next = node.parent
    }
    return false
  }

  /// The case proposed 61 widths, up to one and a half times its own.
  private static func widths(of goldenCase: GoldenCase) -> SceneVariant {
    let most = Double(max(goldenCase.proposal.width ?? 200, 60)) * 1.5
    return SceneVariant(
      name: "width", label: "proposed width", unit: "points",
      values: (0...60).map { (most * Double($0) / 60).rounded() },
      code: "// proposed: {} wide\n\n" + goldenCase.code
    ) { value, prepare in
      let proposal = GoldenCase.Proposal(width: CGFloat(value), height: goldenCase.proposal.height)
      return host(of: goldenCase, proposal, prepare)
    }
  }
}

@MainActor private final class TreeStage: GoldenStage {
  private(set) var host = TreeHost(size: .zero) { EmptyView() }
  private let prepare: (TreeHost) -> Void

  init(_ prepare: @escaping (TreeHost) -> Void) {
    self.prepare = prepare
  }

  func show(_ view: some View, size: CGSize) {
    host = TreeHost(size: size) { EmptyView() }
    prepare(host)
    host.update { view }
    host.settle()
  }
}
