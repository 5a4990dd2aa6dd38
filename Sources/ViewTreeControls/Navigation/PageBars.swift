/// The bars of a page, over its content: one at the top, one at the bottom.
struct PageBars: View {
  let bars: Bars
  let shape: BarShape
  let back: BackButton?
  @State private var isTyping = false

  var body: some View {
    VStack(spacing: 0) {
      if shape.hasBar {
        VStack(spacing: 0) {
          line
          if shape.largeTitle > 0 { largeTitle }
          if let search = bars.search, shape.search > 0 {
            SearchLine(search: search, tokens: bars.searchTokens, hasKeyboard: $isTyping)
              .frame(height: BarLengths.search)
              .frame(height: shape.search, alignment: .top).clipped()
          }
          if shape.searchScopes > 0 {
            bars.searchScopes.padding(.horizontal, BarLengths.margin)
              .frame(height: shape.searchScopes, alignment: .top)
          }
        }
        .modifier(
          BarBackground(
            bar: .navigationBar, bars: bars, edge: .top, isOverContent: shape.isOverContent))
      }
      if let suggestions = bars.searchSuggestions, shape.search > 0, isTyping,
        bars.search?.isActive.wrappedValue == true
      {
        SearchSuggestions(content: suggestions)
          .environment(\.completeSearch, complete)
          .layoutPriority(1)
      }
      Spacer(minLength: 0)
      if shape.hasKeyboardBar {
        BottomBar(items: bars.items(.keyboard))
          .modifier(
            BarBackground(bar: .automatic, bars: bars, edge: .bottom, isOverContent: true))
      }
      if shape.hasBottomBar {
        BottomBar(items: bars.items(.bottom))
          .modifier(
            BarBackground(bar: .bottomBar, bars: bars, edge: .bottom, isOverContent: true))
      }
    }
  }

  /// Takes the completion of a suggestion, and ends the typing.
  private func complete(_ words: String, _ token: Any?) {
    bars.search?.text.wrappedValue = words
    if let token { bars.searchTokens?.append(token) }
    isTyping = false
    bars.search?.submit()
  }

  private var line: some View {
    BarLine {
      HStack(spacing: BarLengths.spacing) {
        back
        BarItems(items: bars.items(.leading))
      }
      HStack(spacing: 0) { title }
      HStack(spacing: BarLengths.spacing) {
        BarItems(items: bars.items(.trailing))
        if !bars.items(.overflow).isEmpty {
          Menu {
            ForEach(bars.items(.overflow)) { $0.view }
          } label: {
            Image(systemName: "ellipsis.circle").foregroundStyle(.tint)
              .accessibilityLabel("More")
          }
        }
      }
    }
    .padding(.horizontal, BarLengths.margin)
    .frame(height: BarLengths.bar)
  }

  @ViewBuilder private var title: some View {
    let principal = bars.items(.principal)
    if !principal.isEmpty {
      ForEach(principal) { $0.view }
    } else if let title = bars.title, shape.largeTitle == 0 {
      Text(verbatim: title).font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
    }
  }

  private var largeTitle: some View {
    Text(verbatim: bars.title ?? "").font(.largeTitle.bold()).lineLimit(1)
      .accessibilityAddTraits(.isHeader)
      .padding(.horizontal, BarLengths.margin)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: BarLengths.largeTitle)
      .frame(height: shape.largeTitle, alignment: .bottom)
      .clipped()
  }
}

/// Items beside each other.
private struct BarItems: View {
  let items: [ToolbarEntry]

  var body: some View {
    ForEach(items) { item in
      item.view.font(item.placement.isProminent ? .body.weight(.semibold) : .body)
    }
  }
}

/// The items of the bar at the bottom; one alone is in the middle.
private struct BottomBar: View {
  let items: [ToolbarEntry]

  var body: some View {
    HStack(spacing: BarLengths.spacing) { BarItems(items: items) }
      .frame(maxWidth: .infinity)
      .padding(.horizontal, BarLengths.margin)
      .frame(height: BarLengths.toolbar)
  }
}

/// The button that leads to the page below; it has that page's title.
struct BackButton: View {
  let title: String?
  let navigator: Navigator

  var body: some View {
    Button {
      navigator.pop()
    } label: {
      HStack(spacing: 6) {
        Chevron(towards: .leading).stroke(style: Chevron.stroke(2.5)).frame(width: 10, height: 18)
        Text(verbatim: title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back").lineLimit(1)
      }
      .foregroundStyle(.tint)
      .frame(minHeight: BarLengths.bar)
    }
  }
}

/// The field of a bar, with a button that ends the search while there is one.
private struct SearchLine: View {
  let search: SearchField
  let tokens: SearchTokens?
  @Binding var hasKeyboard: Bool

  var body: some View {
    HStack(spacing: 10) {
      HStack(spacing: 6) {
        Magnifier().stroke(style: Chevron.stroke(2)).frame(width: 15, height: 15)
          .foregroundStyle(.secondary)
        tokens?.shown
        TextField("Search", text: search.text, prompt: search.prompt)
          .environment(\.fieldFocus, focus)
          .environment(\.submitActions, search.submits)
          .modifier(ControlModifier(handle: handle))
      }
      .padding(.horizontal, 8)
      .frame(height: BarLengths.searchField)
      .background(.fill, in: RoundedRectangle(cornerRadius: 10))
      if search.isActive.wrappedValue || !search.text.wrappedValue.isEmpty {
        Button("Cancel") {
          search.end()
          hasKeyboard = false
        }
        .foregroundStyle(.tint)
        .fixedSize()
      }
    }
    .padding(.horizontal, BarLengths.margin)
    .padding(.top, 1)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private var handle: ControlHandle {
    var handle = ControlHandle(.searchField, text: search.text, submit: search.submit)
    let focus = focus
    (handle.isFocused, handle.setFocus) = (focus.isSet, focus.set)
    return handle
  }

  private var focus: FieldFocus {
    FieldFocus {
      hasKeyboard && search.isActive.wrappedValue
    } set: {
      hasKeyboard = $0
      if $0 { search.isActive.wrappedValue = true }
    }
  }
}

/// The suggestions of a search, in a list over the page; without any, the page is free.
private struct SearchSuggestions: View {
  let content: AnyView
  @State private var isEmpty = true

  var body: some View {
    List { content }
      .onScrollGeometryChange(for: Bool.self, of: { $0.contentSize.height == 0 }) { isEmpty = $1 }
      .background(isEmpty ? AnyShapeStyle(.clear) : AnyShapeStyle(.background))
      .allowsHitTesting(!isEmpty)
  }
}

/// A bar's ground: none while nothing lies under it, else the bars' material and a line at its edge.
///
/// It takes the touches that no item takes, as a bar does.
struct BarBackground: ViewModifier {
  let bar: ToolbarPlacement
  let bars: Bars
  let edge: VerticalEdge
  let isOverContent: Bool

  func body(content: Content) -> some View {
    let style = bars.backgrounds[bar]
    let isShown =
      switch bars.backgroundVisibilities[bar] {
      case .visible: true
      case .hidden: false
      default: isOverContent
      }
    content
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
      .overlay(alignment: edge == .top ? .bottom : .top) { if isShown { Hairline() } }
      .background {
        Rectangle().fill(isShown ? style ?? AnyShapeStyle(.bar) : AnyShapeStyle(.clear))
          .ignoresSafeArea(edges: edge == .top ? [.top, .horizontal] : [.bottom, .horizontal])
      }
  }
}

/// Puts a title in the middle of a bar, or beside that where the items need the room.
private struct BarLine: Layout {
  private static let distance: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width, height: BarLengths.bar)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let trailing = subviews[2].sizeThatFits(
      ProposedViewSize(width: bounds.width, height: bounds.height))
    let rest = max(bounds.width - trailing.width, 0)
    let leading = subviews[0].sizeThatFits(ProposedViewSize(width: rest, height: bounds.height))
    let start = leading.width > 0 ? leading.width + Self.distance : 0
    let end = bounds.width - (trailing.width > 0 ? trailing.width + Self.distance : 0)
    let title = subviews[1].sizeThatFits(
      ProposedViewSize(width: max(end - start, 0), height: bounds.height))
    let x = min(max((bounds.width - title.width) / 2, start), max(end - title.width, start))
    func place(_ index: Int, _ x: CGFloat, _ size: CGSize) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(size))
    }
    place(0, 0, leading)
    place(1, x, title)
    place(2, bounds.width - trailing.width, trailing)
  }
}
