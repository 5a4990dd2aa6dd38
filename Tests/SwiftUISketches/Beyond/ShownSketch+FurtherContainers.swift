import SwiftUI
import ViewSketches

extension ShownSketch {
  private var a: Int { sketch.a }
  private var b: Int { sketch.b }
  private var gap: CGFloat? { sketch.gap }

  func furtherContainer(_ content: some View) -> any View {
    switch sketch.kind {
    case .grid: grid
    case .lazyColumn, .lazyRow, .lazyGrid, .lazyRowGrid, .plainList, .form, .selectedRow: lazy
    case .unevenRows: uneven
    case .navigation:
      b == 7 ? erased(NavigationView { content }) : erased(NavigationStack { content })
    case .tabs: TabView { content }
    case .scrollReader: ScrollViewReader { _ in ScrollView { content } }
    case .fits:
      ViewThatFits(in: [.horizontal, .vertical, [.horizontal, .vertical]][b % 3]) { content }
    case .anyLayout: anyLayout { content }
    case .box: box(content)
    case .path: navigation
    case .selectedTab: selectedTab
    case .subviews: subviews(content)
    default:
      VStack {
        Section {
          content
        } header: {
          Color.clear.frame(width: 20, height: sketch.length)
        }
      }
    }
  }

  /// One container whose children keep their identities through three arrangements.
  private var anyLayout: AnyLayout {
    switch b % 3 {
    case 0: AnyLayout(HStackLayout(spacing: gap))
    case 1: AnyLayout(VStackLayout(alignment: horizontal, spacing: gap))
    default: AnyLayout(SketchDiagonal(gap: sketch.length))
    }
  }

  /// Rows of one to three cells; with an odd parameter the first child is outside of a row.
  private var grid: some View {
    let models = model.children
    let outside = a % 2 == 1 ? models.prefix(1) : []
    let inside = Array(models.dropFirst(outside.count))
    let columns = b % 3 + 1
    return Grid(
      alignment: Alignment(horizontal: horizontal, vertical: vertical), horizontalSpacing: gap,
      verticalSpacing: gap
    ) {
      list(outside)
      ForEach(Array(stride(from: 0, to: inside.count, by: columns)), id: \.self) { start in
        GridRow { list(inside[start..<min(start + columns, inside.count)]) }
      }
    }
  }

  /// Rows of one size, which write nothing, in a frame.
  ///
  /// The length of a lazy container is an estimate that depends on where it has been, rows that are
  /// not visible are not kept in place, and only rows that are made write preferences, in SwiftUI
  /// as here: PREF-1.8 and LAYOUT-3.14. All other results must not depend on the past.
  private var lazy: some View {
    let rows = ForEach(model.children, id: \.number) { row($0) }
    // A static list beside a dynamic one: both make their rows on demand.
    let section = Section {
      if sketch.style == .list {
        rows
      } else {
        ForEach(model.children.prefix(1), id: \.number) { row($0) }
        Color.red.frame(width: 30, height: 20)
        row(model.children.dropFirst().first)
        row(model.children.dropFirst(2).first)
        ForEach(model.children.dropFirst(3), id: \.number) { row($0) }
      }
    } header: {
      Color.red.frame(width: 30, height: 20)
    } footer: {
      Color.red.frame(width: 30, height: 20)
    }
    let columns = Array(repeating: GridItem(.flexible(), spacing: gap), count: b % 3 + 1)
    // Nothing, headers, footers, both.
    let pinned = PinnedScrollableViews(rawValue: UInt32(a % 4))
    return Group {
      switch sketch.kind {
      case .lazyColumn:
        LazyVStack(alignment: horizontal, spacing: gap, pinnedViews: pinned) { section }
      case .lazyRow: LazyHStack(spacing: gap, pinnedViews: pinned) { section }
      case .lazyGrid: LazyVGrid(columns: columns, spacing: gap, pinnedViews: pinned) { section }
      case .plainList:
        if b % 2 == 0 {
          List { rows }
        } else {
          List { rows }.listStyle(.insetGrouped).listSectionSpacing(0)
        }
      case .selectedRow:
        SketchHeld<Int?, _>(a < 6 ? model.children.first?.number : nil) { selection in
          List(selection: selection) {
            rows.onDelete { _ in }.onMove { _, _ in }
          }
        }
      case .form:
        Form {
          Section(isExpanded: .constant(a < 6)) {
            rows
          } header: {
            FormHeader()
          }
        }
      default: LazyHGrid(rows: columns, spacing: gap, pinnedViews: pinned) { section }
      }
    }
    .frame(width: 70, height: 50)
    .modifier(SketchSilence(mark: sketch.mark))
  }

  @ViewBuilder
  private func row(_ child: SketchModel?) -> some View {
    if let child {
      ZStack { SketchView(model: child, log: log).id(child.number) }.frame(width: 30, height: 20)
    }
  }

  /// Rows of any size, or of none, in a scroll view that may be as long as they are.
  ///
  /// How long that is depends on the past; no more than that it comes to rest is looked at.
  private var uneven: some View {
    let rows = ForEach(model.children, id: \.number) { SketchView(model: $0, log: log) }
    return ScrollView {
      if a % 2 == 0 {
        LazyVStack(alignment: horizontal, spacing: gap) { rows }
      } else {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: gap) { rows }
      }
    }
    .fixedSize(horizontal: false, vertical: b % 2 == 0)
    .frame(width: 70, height: 50)
    .modifier(SketchSilence(mark: sketch.mark))
  }
}

/// Writes for what is inside, of which no more is known than that it has been made.
struct SketchSilence: ViewModifier {
  let mark: [Int]

  func body(content: Content) -> some View {
    content.preference(key: SketchKey.self, value: mark)
      .preference(key: SketchFirstKey.self, value: mark)
      .preference(key: SketchLastKey.self, value: mark)
      .preference(key: SketchAnchorKey.self, value: [])
  }
}

/// As high as a row, whose content of 20 and margins of 22 may be below the least height: how long rows
/// of different lengths are, a fresh host has to estimate.
private struct FormHeader: View {
  @Environment(\.defaultMinListRowHeight) private var least

  // A header adds 14, and the room before it is 17.5.
  var body: some View { Color.red.frame(width: 20, height: max(42, least) - 14 - 17.5) }
}
