/// The scroll view of a list or form: greedy on both axes, with rows from the top leading corner on.
struct ListScroll<Rows: View> {
  let content: Rows
  @Environment(\.listRowSpacing) private var spacing

  init(content: Rows) {
    self.content = content
  }
}

extension ListScroll: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: spacing ?? 0) { content }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
