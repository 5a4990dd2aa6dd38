/// The scroll view of a list or form: greedy on both axes, with rows from the top leading corner on.
struct ListScroll<Rows: View> {
  let look: ListLook
  let content: Rows
  @Environment(\.listRowSpacing) private var spacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.refresh) private var refresh

  init(look: ListLook, content: Rows) {
    self.look = look
    self.content = content
  }
}

extension ListScroll: View {
  var body: some View {
    let rows = ScrollView {
      LazyVStack(alignment: .leading, spacing: spacing ?? 0) { content }
        .listMargins(look.margins(sectionSpacing: sectionSpacing))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.listLook, look)
    if refresh == nil { rows } else { rows.modifier(RefreshSpinner()) }
  }
}

/// A spinner in the room that pulled content leaves at the top, and while it refreshes.
///
/// - Source: Apple documentation, `refreshable(action:)`: a list shows a refresh control. When it comes
///   to be seen is ours: as soon as half of its room is free.
private struct RefreshSpinner: ViewModifier {
  @Environment(\.refreshControl) private var control
  @State private var isShown = false

  func body(content: Content) -> some View {
    let needed = control.height / 2
    content
      .onScrollGeometryChange(for: Bool.self) { geometry in
        let inset = geometry.contentInsets.top - geometry.refreshInset
        return geometry.refreshInset > 0 || -geometry.contentOffset.y - inset >= needed
      } action: {
        isShown = $1
      }
      .overlay(alignment: .top) {
        if isShown {
          ProgressView().frame(height: control.height).allowsHitTesting(false)
        }
      }
  }
}
