import SwiftUI

/// Tags side by side, and in a new row where the next one does not fit.
///
/// Every tag is shown in its ideal size. The flow measures the tags through a preference, so the
/// rows are right from the first frame on and follow whatever changes a tag's size.
///
/// ```swift
/// TagFlow(["Swift", "Kotlin", "Rust"], spacing: 8) { Text($0).padding(6) }
/// ```
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct TagFlow<Data, ID, Content>: View
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat
  private let rowSpacing: CGFloat
  private let content: (Data.Element) -> Content

  @State private var availableWidth: CGFloat = 0
  @State private var sizes: [ID: CGSize] = [:]

  /// A flow of elements told apart by a key path.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    alignment: HorizontalAlignment = .leading,
    spacing: CGFloat = 8,
    rowSpacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.alignment = alignment
    self.spacing = spacing
    self.rowSpacing = rowSpacing ?? spacing
    self.content = content
  }

  public var body: some View {
    VStack(alignment: alignment, spacing: rowSpacing) {
      ForEach(rows) { row in
        HStack(spacing: self.spacing) {
          ForEach(row.elements, id: self.id) { element in
            self.content(element)
              .fixedSize()
              .background(self.sizeReader(for: element[keyPath: self.id]))
          }
        }
      }
    }
    .onPreferenceChange(TagFlowSizesKey<ID>.self) { sizes in
      self.sizes = sizes
    }
    // Exactly the proposed width, also while the rows are still those of a wider flow.
    .frame(
      minWidth: 0, maxWidth: .infinity,
      alignment: Alignment(horizontal: alignment, vertical: .top)
    )
    .background(widthReader)
    .onPreferenceChange(TagFlowWidthKey.self) { width in
      self.availableWidth = width
    }
  }

  private var widthReader: some View {
    GeometryReader { proxy in
      Color.clear.preference(key: TagFlowWidthKey.self, value: proxy.size.width)
    }
  }

  private func sizeReader(for id: ID) -> some View {
    GeometryReader { proxy in
      Color.clear.preference(key: TagFlowSizesKey<ID>.self, value: [id: proxy.size])
    }
  }

  private struct Row: Identifiable {
    let id: Int
    var elements: [Data.Element]
  }

  /// The elements in rows; one that was not measured yet takes a row of its own.
  private var rows: [Row] {
    var rows: [Row] = []
    var rest: CGFloat = 0
    for element in data {
      let width = sizes[element[keyPath: id]]?.width ?? availableWidth
      if !rows.isEmpty, rest >= spacing + width {
        rows[rows.count - 1].elements.append(element)
        rest -= spacing + width
      } else {
        rows.append(Row(id: rows.count, elements: [element]))
        rest = availableWidth - width
      }
    }
    return rows
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TagFlow where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A flow of identifiable elements.
  public init(
    _ data: Data,
    alignment: HorizontalAlignment = .leading,
    spacing: CGFloat = 8,
    rowSpacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id: \.id, alignment: alignment, spacing: spacing, rowSpacing: rowSpacing,
      content: content)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TagFlow where Data.Element == String, ID == String, Content == Text {
  /// A flow of plain texts.
  public init(_ tags: Data, spacing: CGFloat = 8) {
    self.init(tags, id: \.self, spacing: spacing) { Text($0) }
  }
}

private struct TagFlowWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct TagFlowSizesKey<ID: Hashable>: PreferenceKey {
  static var defaultValue: [ID: CGSize] { [:] }

  static func reduce(value: inout [ID: CGSize], nextValue: () -> [ID: CGSize]) {
    value.merge(nextValue(), uniquingKeysWith: { _, new in new })
  }
}

#if DEBUG
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  struct TagFlow_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        TagFlow(["Swift", "Kotlin", "Rust", "Haskell"])
          .previewDisplayName("plain")
        TagFlow(["Swift", "Kotlin", "Rust"], id: \.self, alignment: .center) { tag in
          Text(tag)
            .padding(.horizontal, 10)
            .background(Capsule().fill(Color.accentColor.opacity(0.2)))
        }
        .previewLayout(.sizeThatFits)
      }
    }
  }
#endif
