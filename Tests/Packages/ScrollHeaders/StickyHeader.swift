import SwiftUI

/// A scroll view whose headers can be sticky and stretchy.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct HeaderScrollView<Content: View>: View {
  let content: Content
  let onScroll: (CGFloat) -> Void

  @State private var headers: [Namespace.ID: CGRect] = [:]

  public init(
    onScroll: @escaping (CGFloat) -> Void = { _ in }, @ViewBuilder content: () -> Content
  ) {
    self.onScroll = onScroll
    self.content = content()
  }

  public var body: some View {
    ScrollView {
      VStack(spacing: 0) { content }
        .background(
          GeometryReader { geometry in
            Color.clear.preference(
              key: HeaderScrollOffsetKey.self,
              value: geometry.frame(in: .named(HeaderScrollSpace.name)).minY)
          }
        )
    }
    .coordinateSpace(name: HeaderScrollSpace.name)
    .onPreferenceChange(HeaderScrollOffsetKey.self, perform: onScroll)
    .onPreferenceChange(StickyHeaderKey.self) { headers = $0 }
    .environment(\.stickyHeaders, headers)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Keeps this view at the top of its ``HeaderScrollView`` until the next sticky header pushes it.
  public func stickyHeader() -> some View {
    modifier(StickyHeaderModifier())
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
struct StickyHeaderModifier: ViewModifier {
  @Namespace private var id
  @Environment(\.stickyHeaders) private var headers

  func body(content: Content) -> some View {
    content
      .offset(y: offset)
      .zIndex(isSticking ? .infinity : 0)
      .background(
        GeometryReader { geometry in
          Color.clear
            .preference(
              key: StickyHeaderKey.self,
              value: [id: geometry.frame(in: .named(HeaderScrollSpace.name))])
        }
      )
  }

  private var frame: CGRect? { headers[id] }

  private var isSticking: Bool {
    guard let frame = frame else { return false }
    return frame.minY < 0
  }

  private var offset: CGFloat {
    guard isSticking, let frame = frame else { return 0 }
    var offset = -frame.minY
    // The next header is the nearest one below; it pushes this one out.
    let next =
      headers
      .filter { $0.key != id && $0.value.minY > frame.minY }
      .min { $0.value.minY < $1.value.minY }
    if let next = next?.value, next.minY < frame.height {
      offset -= frame.height - next.minY
    }
    return offset
  }
}

private struct HeaderScrollOffsetKey: PreferenceKey {
  static var defaultValue: CGFloat { .zero }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value += nextValue()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
private struct StickyHeaderKey: PreferenceKey {
  static let defaultValue: [Namespace.ID: CGRect] = [:]

  static func reduce(
    value: inout [Namespace.ID: CGRect], nextValue: () -> [Namespace.ID: CGRect]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
private struct StickyHeadersEnvironmentKey: EnvironmentKey {
  static let defaultValue: [Namespace.ID: CGRect] = [:]
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension EnvironmentValues {
  fileprivate var stickyHeaders: [Namespace.ID: CGRect] {
    get { self[StickyHeadersEnvironmentKey.self] }
    set { self[StickyHeadersEnvironmentKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
struct HeaderScrollView_Previews: PreviewProvider {
  static var previews: some View {
    HeaderScrollView {
      StretchyHeader(height: 240) {
        LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
      }
      ForEach(0..<4) { section in
        Text("Section \(section)")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
          .background(.regularMaterial)
          .stickyHeader()
        ForEach(0..<8) { row in
          Text("Row \(row)").padding()
        }
      }
    }
    .ignoresSafeArea(edges: .top)
  }
}
