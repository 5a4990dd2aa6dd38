import SwiftUI

/// Elements of uneven heights in columns of one width, each put under the shortest column.
///
/// The number of columns, the distances and the animation come from the environment, so they can be
/// set once for several grids.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Waterfall<Data, ID, Content>: View
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  @Environment(\.waterfallStyle) private var style

  private let data: Data
  private let dataID: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content

  @State private var isLoaded = false
  @State private var length: CGFloat = 0
  @State private var origins = [ID: CGPoint]() {
    didSet { isLoaded = !oldValue.isEmpty }
  }

  public var body: some View {
    GeometryReader { geometry in
      self.grid(columns: self.columns(in: geometry.size.width))
        .onPreferenceChange(WaterfallItemKey<ID>.self) { items in
          self.arrange(items, columns: self.columns(in: geometry.size.width))
        }
    }
    .frame(height: length)
  }

  private func grid(columns: Columns) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(data, id: dataID) { element in
        self.content(element)
          .frame(width: columns.width)
          .background(WaterfallItemReader(id: element[keyPath: self.dataID]))
          .offset(
            x: self.origins[element[keyPath: self.dataID]]?.x ?? 0,
            y: self.origins[element[keyPath: self.dataID]]?.y ?? 0
          )
          .opacity(self.origins[element[keyPath: self.dataID]] == nil ? 0 : 1)
      }
    }
    .animation(isLoaded ? style.animation : nil, value: origins)
  }

  private struct Columns: Equatable {
    var count: Int
    var width: CGFloat
  }

  /// As many columns as are asked for, or as fit with at least the width asked for.
  private func columns(in width: CGFloat) -> Columns {
    let count: Int
    switch style.columns {
    case .count(let asked):
      count = max(1, asked)
    case .atLeast(let minimum):
      count = max(1, Int((width + style.spacing) / (minimum + style.spacing)))
    }
    let free = max(0, width - style.spacing * CGFloat(count - 1))
    return Columns(count: count, width: free / CGFloat(count))
  }

  private func arrange(_ items: [WaterfallItem<ID>], columns: Columns) {
    var lengths = Array(repeating: CGFloat(0), count: columns.count)
    var origins: [ID: CGPoint] = [:]
    for item in items {
      guard let shortest = lengths.min(), let column = lengths.firstIndex(of: shortest) else {
        continue
      }
      origins[item.id] = CGPoint(
        x: CGFloat(column) * (columns.width + style.spacing), y: lengths[column])
      lengths[column] += item.size.height + style.spacing
    }
    self.origins = origins
    self.length = max(0, (lengths.max() ?? 0) - style.spacing)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Waterfall {
  /// A grid of elements told apart by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.dataID = id
    self.content = content
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Waterfall where ID == Data.Element.ID, Data.Element: Identifiable {
  /// A grid of identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

struct WaterfallItem<ID: Hashable>: Equatable {
  var id: ID
  var size: CGSize
}

extension WaterfallItem: Sendable where ID: Sendable {}

struct WaterfallItemKey<ID: Hashable>: PreferenceKey {
  static var defaultValue: [WaterfallItem<ID>] { [] }

  static func reduce(value: inout [WaterfallItem<ID>], nextValue: () -> [WaterfallItem<ID>]) {
    value.append(contentsOf: nextValue())
  }
}

struct WaterfallItemReader<ID: Hashable>: View {
  var id: ID

  var body: some View {
    GeometryReader { geometry in
      Rectangle()
        .fill(Color.clear)
        .preference(
          key: WaterfallItemKey.self, value: [WaterfallItem(id: self.id, size: geometry.size)])
    }
  }
}
