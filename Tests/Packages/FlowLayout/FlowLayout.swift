import SwiftUI

/// A layout that fills rows from the leading edge and starts a new one where the next view does not
/// fit, or where a view asks for it.
///
/// ```swift
/// FlowLayout(alignment: .center, spacing: 4) {
///   ForEach(tags) { TagView($0) }
/// }
/// ```
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FlowLayout: Layout {
  /// Where a row shorter than the flow is placed.
  public var alignment: HorizontalAlignment
  /// The guide by which the views of a row are aligned.
  public var rowAlignment: VerticalAlignment
  /// The distance between neighbours in a row; nil is what they prefer.
  public var spacing: CGFloat?
  /// The distance between rows; nil is the largest that facing views prefer.
  public var rowSpacing: CGFloat?

  @inlinable
  public init(
    alignment: HorizontalAlignment = .leading,
    rowAlignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    rowSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.rowAlignment = rowAlignment
    self.spacing = spacing
    self.rowSpacing = rowSpacing
  }

  public struct Cache {
    var proposal: ProposedViewSize?
    var rows: [Row] = []
  }

  struct Item {
    var index: Int
    var x: CGFloat
    var dimensions: ViewDimensions
  }

  struct Row {
    var items: [Item] = []
    var width: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var y: CGFloat = 0
    var height: CGFloat { ascent + descent }
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.proposal = nil
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    fill(&cache, proposal, subviews)
    guard let last = cache.rows.last else { return .zero }
    let widest = cache.rows.map(\.width).max() ?? 0
    return CGSize(width: max(widest, fullWidth(proposal) ?? 0), height: last.y + last.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let limited = ProposedViewSize(width: bounds.width, height: proposal.height)
    fill(&cache, limited, subviews)
    for row in cache.rows {
      let slack = bounds.width - row.width
      let start: CGFloat
      switch alignment {
      case .trailing: start = slack
      case .center: start = slack / 2
      default: start = 0
      }
      for item in row.items {
        subviews[item.index].place(
          at: CGPoint(
            x: bounds.minX + start + item.x,
            y: bounds.minY + row.y + row.ascent - item.dimensions[rowAlignment]),
          anchor: .topLeading,
          proposal: ProposedViewSize(
            width: item.dimensions.width, height: item.dimensions.height))
      }
    }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guard guide == .firstTextBaseline, rowAlignment == .firstTextBaseline else { return nil }
    fill(&cache, ProposedViewSize(width: bounds.width, height: nil), subviews)
    return cache.rows.first.map { bounds.minY + $0.ascent }
  }

  /// The proposed width, where a row has to be aligned in it.
  private func fullWidth(_ proposal: ProposedViewSize) -> CGFloat? {
    guard alignment != .leading, let width = proposal.width, width.isFinite else { return nil }
    return width
  }

  private func fill(_ cache: inout Cache, _ proposal: ProposedViewSize, _ subviews: Subviews) {
    guard cache.proposal != proposal else { return }
    cache.proposal = proposal
    cache.rows = rows(in: proposal.width ?? .infinity, subviews)
  }

  private func rows(in limit: CGFloat, _ subviews: Subviews) -> [Row] {
    var rows: [Row] = []
    var row = Row()
    for (index, subview) in zip(subviews.indices, subviews) {
      let dimensions = subview.dimensions(in: .unspecified)
      var gap: CGFloat = 0
      if let last = row.items.last {
        gap =
          spacing ?? subviews[last.index].spacing.distance(to: subview.spacing, along: .horizontal)
      }
      let breaks = subview[FlowLineBreak.self] || row.width + gap + dimensions.width > limit
      if breaks, !row.items.isEmpty {
        rows.append(row)
        row = Row()
        gap = 0
      }
      row.items.append(Item(index: index, x: row.width + gap, dimensions: dimensions))
      row.width += gap + dimensions.width
      row.ascent = max(row.ascent, dimensions[rowAlignment])
      row.descent = max(row.descent, dimensions.height - dimensions[rowAlignment])
    }
    if !row.items.isEmpty { rows.append(row) }
    for index in rows.indices.dropFirst() {
      let above = rows[index - 1]
      let gap = rowSpacing ?? preferredGap(above, rows[index], subviews)
      rows[index].y = above.y + above.height + gap
    }
    return rows
  }

  /// The largest distance that a view of one row prefers to one of the row below.
  private func preferredGap(_ above: Row, _ below: Row, _ subviews: Subviews) -> CGFloat {
    guard var upper = above.items.first.map({ subviews[$0.index].spacing }),
      var lower = below.items.first.map({ subviews[$0.index].spacing })
    else { return 0 }
    for item in above.items { upper.formUnion(subviews[item.index].spacing, edges: .bottom) }
    for item in below.items { lower.formUnion(subviews[item.index].spacing, edges: .top) }
    return upper.distance(to: lower, along: .vertical)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowLineBreak: LayoutValueKey {
  static let defaultValue = false
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Begins a new row of the flow at this view.
  public func startsInNewLine(_ enabled: Bool = true) -> some View {
    layoutValue(key: FlowLineBreak.self, value: enabled)
  }
}

/// A ``FlowLayout`` over data that turns into a column where type is large.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AdaptiveFlow<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  @Environment(\.dynamicTypeSize) private var typeSize

  let data: Data
  let spacing: CGFloat
  let content: (Data.Element) -> Content

  public init(
    _ data: Data, spacing: CGFloat = 8, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.spacing = spacing
    self.content = content
  }

  public var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
      : AnyLayout(FlowLayout(spacing: spacing, rowSpacing: spacing))
    layout {
      ForEach(data) { element in
        content(element)
      }
    }
    .animation(.default, value: typeSize)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowLayout_Previews: PreviewProvider {
  static var previews: some View {
    FlowLayout(alignment: .center, rowAlignment: .firstTextBaseline) {
      Text("Large").font(.largeTitle)
      Text("small").font(.caption)
      Divider()
      Text("next line").startsInNewLine()
    }
    .padding()
    .environment(\.layoutDirection, .rightToLeft)
  }
}
