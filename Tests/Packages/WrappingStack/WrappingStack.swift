import SwiftUI

/// Elements side by side that go on below where the width ends.
///
/// All elements lie in one `ZStack`; their alignment guides, which are asked in turn, move each one
/// to its place. So an element keeps its identity when it changes its row.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct WrappingStack<Data, ID, Content>: View
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let spacing: CGFloat
  private let lineSpacing: CGFloat
  private let content: (Data.Element) -> Content

  @State private var totalHeight: CGFloat = 0

  /// Elements told apart by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, spacing: CGFloat = 8, lineSpacing: CGFloat = 8,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.content = content
  }

  public var body: some View {
    GeometryReader { geometry in
      self.lines(in: geometry.size.width)
        .background(self.heightReader)
    }
    .frame(height: totalHeight)
  }

  private func lines(in width: CGFloat) -> some View {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var lineHeight: CGFloat = 0
    let last = data.last.map { $0[keyPath: id] }

    return ZStack(alignment: .topLeading) {
      ForEach(data, id: id) { element in
        self.content(element)
          .alignmentGuide(.leading) { dimensions in
            if x > 0, x + dimensions.width > width {
              x = 0
              y += lineHeight + self.lineSpacing
              lineHeight = 0
            }
            let place = x
            x += dimensions.width + self.spacing
            lineHeight = max(lineHeight, dimensions.height)
            if element[keyPath: self.id] == last {
              x = 0
            }
            return -place
          }
          .alignmentGuide(.top) { _ in
            let place = y
            if element[keyPath: self.id] == last {
              y = 0
              lineHeight = 0
            }
            return -place
          }
      }
    }
  }

  /// Reports the height of all lines a moment later, as state must not change within an update.
  private var heightReader: some View {
    GeometryReader { geometry -> Color in
      let height = geometry.frame(in: .local).size.height
      DispatchQueue.main.async {
        self.totalHeight = height
      }
      return Color.clear
    }
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension WrappingStack where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Identifiable elements.
  public init(
    _ data: Data, spacing: CGFloat = 8, lineSpacing: CGFloat = 8,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id: \.id, spacing: spacing, lineSpacing: lineSpacing, content: content)
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
struct WrappingStack_Previews: PreviewProvider {
  struct Chip: View {
    let title: String

    var body: some View {
      Text(title)
        .font(.caption)
        .padding(.vertical, 4)
        .padding(.horizontal, 8)
        .background(Color.secondary)
        .cornerRadius(12)
    }
  }

  static var previews: some View {
    VStack(alignment: .leading) {
      WrappingStack(["one", "two", "three", "four"], id: \.self) { Chip(title: $0) }
      Spacer()
    }
    .padding()
    .previewLayout(.fixed(width: 200, height: 200))
  }
}
