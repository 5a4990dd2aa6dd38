/// The buttons of a tab view's tabs, at its lower edge.
struct TabBar: View {
  let reader: TabReader
  let bars: Bars
  let choose: (Int) -> Void

  var body: some View {
    let (tabs, shown) = reader.tabs
    HStack(spacing: 0) {
      ForEach(tabs.indices, id: \.self) { index in
        TabButton(tags: tabs[index], isSelected: index == shown) { choose(index) }
      }
    }
    .frame(height: BarLengths.tabs)
    .modifier(BarBackground(bar: .tabBar, bars: bars, edge: .bottom, isOverContent: true))
  }
}

/// One tab's button: the picture over the title, and a badge at the picture's upper corner.
private struct TabButton: View {
  let tags: [AnyHashable]
  let isSelected: Bool
  let choose: () -> Void

  var body: some View {
    Button(action: choose) {
      VStack(spacing: 2) {
        tags.lazy.compactMap { $0.base as? TabLabel }.first?.view
      }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) { badge }
    }
    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    .accessibilityValue(badgeText ?? "")
  }

  private var badgeText: String? { tags.lazy.compactMap { $0.base as? TabBadge }.first?.text }

  @ViewBuilder private var badge: some View {
    if let badgeText {
      Text(verbatim: badgeText).accessibilityHidden(true).font(.system(size: 13)).foregroundStyle(
        Color.white
      )
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule())
      .offset(x: 14, y: 2)
    }
  }
}

/// The picture over the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 20)).frame(height: 26)
      configuration.title
    }
  }
}

/// A dot for each page; that of the shown one is full.
///
/// - Source: dots of 7 with 9 between them are UIKit's page control, in a line of 26: ours.
struct PageDots: View {
  let reader: TabReader

  var body: some View {
    let (tabs, shown) = reader.tabs
    HStack(spacing: 9) {
      ForEach(tabs.indices, id: \.self) { index in
        Circle().fill(Color.gray.opacity(index == shown ? 1 : 0.4)).frame(width: 7, height: 7)
      }
    }
    .frame(height: 26)
  }
}

/// Lets a finger that moves sideways by half the width, or fast enough to get there, show the next page.
struct PageSwipe: ViewModifier {
  let reader: TabReader
  let choose: (Int) -> Void
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      .simultaneousGesture(
        DragGesture().onEnded { drag in
          let way = drag.predictedEndTranslation
          guard abs(way.width) > width / 2, abs(way.width) > abs(way.height) else { return }
          let goesOn = (way.width < 0) == (direction == .leftToRight)
          choose(reader.tabs.shown + (goesOn ? 1 : -1))
        }, isEnabled: isEnabled)
  }
}
