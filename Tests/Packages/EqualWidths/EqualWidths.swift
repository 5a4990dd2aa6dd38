import SwiftUI

/// A row whose views are all as wide as the widest of them wants to be.
///
/// ```swift
/// EqualWidthRow(spacing: 12) {
///   Button("OK") { save() }
///   Button("Cancel") { close() }
/// }
/// ```
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EqualWidthRow<Content: View>: View {
  private let alignment: VerticalAlignment
  private let contentAlignment: Alignment
  private let spacing: CGFloat?
  private let content: Content

  @State private var width: CGFloat?

  public init(
    alignment: VerticalAlignment = .center, contentAlignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.contentAlignment = contentAlignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) {
      content.modifier(EqualWidth(width: width, alignment: contentAlignment))
    }
    .onPreferenceChange(EqualWidthKey.self) { self.width = $0 }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Makes this view as wide as the widest of those that share the binding.
  public func equalWidth(
    _ width: Binding<CGFloat?>, alignment: Alignment = .center
  ) -> some View {
    modifier(EqualWidth(width: width.wrappedValue, alignment: alignment))
      .onPreferenceChange(EqualWidthKey.self) { mine in
        guard let mine = mine else { return }
        width.wrappedValue = max(width.wrappedValue ?? 0, mine)
      }
  }
}

/// Measures what a view wants before it gets the common width.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct EqualWidth: ViewModifier {
  var width: CGFloat?
  var alignment: Alignment

  func body(content: Content) -> some View {
    content
      .fixedSize(horizontal: true, vertical: false)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: EqualWidthKey.self, value: proxy.size.width)
        }
      )
      .frame(width: width, alignment: alignment)
  }
}

struct EqualWidthKey: PreferenceKey {
  typealias Value = CGFloat?

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? next, next)
  }
}

/// Two columns of labels and values, the labels of one width.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LabeledRows<Label: View, Value: View, Data: RandomAccessCollection>: View
where Data.Element: Identifiable {
  @State private var labelWidth: CGFloat?

  var data: Data
  var spacing: CGFloat
  var label: (Data.Element) -> Label
  var value: (Data.Element) -> Value

  public init(
    _ data: Data, spacing: CGFloat = 8, @ViewBuilder label: @escaping (Data.Element) -> Label,
    @ViewBuilder value: @escaping (Data.Element) -> Value
  ) {
    self.data = data
    self.spacing = spacing
    self.label = label
    self.value = value
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(data) { element in
        HStack(alignment: .firstTextBaseline, spacing: self.spacing) {
          self.label(element).equalWidth(self.$labelWidth, alignment: .trailing)
          self.value(element)
        }
      }
    }
  }
}

#if DEBUG && canImport(UIKit)
  @available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
  struct EqualWidthRow_Previews: PreviewProvider {
    static var previews: some View {
      EqualWidthRow(spacing: 12) {
        Text("A")
        Text("A longer one")
        if true {
          Text("BB")
        }
      }
      .environment(\.sizeCategory, .large)
    }
  }
#endif
