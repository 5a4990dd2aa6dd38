import SwiftUI

/// The state that the header of an ``AnchorRefreshScrollView`` is told.
public enum AnchorRefreshState: Equatable, Sendable {
  case idle
  /// How much of the header is in view, from 0 to below 1.
  case pulling(progress: CGFloat)
  /// All of the header is in view; letting go refreshes.
  case armed
  case refreshing
}

/// A scroll view whose header lies above the content until it is pulled into view.
///
/// The pull is found by resolving the bounds of header and content, written as anchors, in the scroll
/// view's own geometry: the header may be as high as it likes.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct AnchorRefreshScrollView<Header, Content>: View where Header: View, Content: View {
  @Binding private var isRefreshing: Bool
  @State private var pull = AnchorPull()
  @State private var isArmed = false
  @State private var isClosing = false

  private let axes: Axis.Set = .vertical
  private let showsIndicators: Bool
  private let onRefresh: () -> Void
  private let header: (AnchorRefreshState) -> Header
  private let content: Content

  public init(
    isRefreshing: Binding<Bool>,
    showsIndicators: Bool = false,
    onRefresh: @escaping () -> Void,
    @ViewBuilder header: @escaping (AnchorRefreshState) -> Header,
    @ViewBuilder content: () -> Content
  ) {
    _isRefreshing = isRefreshing
    self.showsIndicators = showsIndicators
    self.onRefresh = onRefresh
    self.header = header
    self.content = content()
  }

  public var body: some View {
    ScrollView(axes, showsIndicators: showsIndicators) {
      VStack(spacing: 0) {
        header(state)
          .frame(maxWidth: .infinity)
          .anchorPreference(key: AnchorRefreshKey.self, value: .bounds) { [.header: $0] }
          .frame(height: isRefreshing ? nil : 0, alignment: .bottom)
          .opacity(state == .idle ? 0 : 1)
        content
          .anchorPreference(key: AnchorRefreshKey.self, value: .bounds) { [.content: $0] }
      }
    }
    .backgroundPreferenceValue(AnchorRefreshKey.self) { anchors in
      GeometryReader { proxy in
        Color.clear.preference(key: AnchorPullKey.self, value: resolve(anchors, in: proxy))
      }
    }
    .onPreferenceChange(AnchorPullKey.self) { pull in
      follow(pull)
    }
  }

  private var state: AnchorRefreshState {
    if isRefreshing { return .refreshing }
    if isArmed { return .armed }
    guard pull.distance > 0, pull.header > 0, !isClosing else { return .idle }
    return .pulling(progress: min(pull.distance / pull.header, 1))
  }

  private func resolve(
    _ anchors: [AnchorRefreshPart: Anchor<CGRect>], in proxy: GeometryProxy
  ) -> AnchorPull {
    guard let header = anchors[.header], let content = anchors[.content] else {
      return AnchorPull()
    }
    let height = proxy[header].height
    let top = proxy[content].minY - (isRefreshing ? height : 0)
    return AnchorPull(distance: top, header: height, isRefreshing: isRefreshing)
  }

  private func follow(_ new: AnchorPull) {
    pull = new
    if new.isRefreshing {
      isClosing = true
    } else if isClosing {
      // Anchors are where things are shown: an animation brings the content back in steps.
      isClosing = new.distance > 0
    } else if new.distance >= new.header, new.header > 0 {
      isArmed = true
    } else if isArmed {
      isArmed = false
      isRefreshing = true
      onRefresh()
    }
  }
}

/// A pull: how far the content lies below the scroll view's upper edge, and the header's height.
struct AnchorPull: Equatable, Sendable {
  var distance: CGFloat = 0
  var header: CGFloat = 0
  var isRefreshing = false
}

private struct AnchorPullKey: PreferenceKey {
  static let defaultValue = AnchorPull()

  /// The first pull that is one: content that writes none may still come with the default.
  static func reduce(value: inout AnchorPull, nextValue: () -> AnchorPull) {
    if value == defaultValue { value = nextValue() }
  }
}

private enum AnchorRefreshPart: Hashable {
  case header
  case content
}

private struct AnchorRefreshKey: PreferenceKey {
  static var defaultValue: [AnchorRefreshPart: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [AnchorRefreshPart: Anchor<CGRect>],
    nextValue: () -> [AnchorRefreshPart: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { old, _ in old }
  }
}
