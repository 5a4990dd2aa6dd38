import SwiftUI
import Testing
import ViewTreeTesting

@MainActor private var label: some View { Color.red.frame(width: 40, height: 20) }
@MainActor private var content: some View { Color.red.frame(width: 30, height: 20) }

/// A control of each kind that has styles, and the same with its automatic style by name.
@MainActor
private let controls: [String: (plain: AnyView, styled: AnyView)] = [
  "button": pair(Button(action: {}, label: { label })) { $0.buttonStyle(.automatic) },
  "toggle": pair(Toggle(isOn: .constant(true)) { label }) { $0.toggleStyle(.automatic) },
  "label": pair(Label(title: { label }, icon: { content })) { $0.labelStyle(.automatic) },
  "labelled": pair(LabeledContent(content: { content }, label: { label })) {
    $0.labeledContentStyle(.automatic)
  },
  "box": pair(GroupBox(content: { content }, label: { label })) { $0.groupBoxStyle(.automatic) },
  "folded": pair(group(isExpanded: false)) { $0.disclosureGroupStyle(.automatic) },
  "unfolded": pair(group(isExpanded: true)) { $0.disclosureGroupStyle(.automatic) },
  "progress": pair(ProgressView(value: 0.5) { label }) { $0.progressViewStyle(.automatic) },
  "controls": pair(ControlGroup { content }) { $0.controlGroupStyle(.automatic) },
  "menu": pair(Menu(content: { content }, label: { label })) { $0.menuStyle(.automatic) },
]

@MainActor
private func pair<Plain: View, Styled: View>(
  _ view: Plain, _ style: (Plain) -> Styled
) -> (plain: AnyView, styled: AnyView) {
  (AnyView(view), AnyView(style(view)))
}

@MainActor
private func group(isExpanded: Bool) -> some View {
  DisclosureGroup(isExpanded: .constant(isExpanded), content: { content }, label: { label })
}

@MainActor
@Suite("Automatic styles")
struct AutomaticStyleTests {
  /// Where the rectangles are, from the first in the tree to the last, after the whole.
  private func places(_ view: AnyView) -> [CGRect] {
    let host = ViewHost(size: CGSize(300, 200)) { view.called("all") }
    return [host.frame(of: "all") ?? .null] + host.findAll(type: "Color").map(\.frame)
  }

  @Test("one that is asked for by name arranges as none does")
  func same() {
    for (name, control) in controls {
      #expect(places(control.styled) == places(control.plain), "\(name)")
      #expect(places(control.plain).count >= 2, "\(name)")
    }
  }

  @Test("a group shows its content while it is unfolded, and its label always")
  func folded() throws {
    let (folded, unfolded) = try (#require(controls["folded"]), #require(controls["unfolded"]))
    #expect(places(unfolded.plain).count == places(folded.plain).count + 1)
    #expect(places(unfolded.styled).count == places(folded.styled).count + 1)
  }
}
