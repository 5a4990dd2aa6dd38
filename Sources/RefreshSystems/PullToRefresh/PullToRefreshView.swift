import SwiftUI

/// The scrolled part of document 001: header, content and footer from top to bottom, each of which
/// reports its bounds.
///
/// It belongs inside a `ScrollView` with `addPullToRefresh`. The modifier reads the bounds and
/// passes back the state of both sides, which determines their opacity and the paddings that hide
/// them. Outside such a modifier both sides stay transparent and take up their full height.
///
/// A side that is left out is an `EmptyView` and reports nothing. Without a footer the content is
/// the last view to report and counts as the footer: the bottom padding removes the whole content
/// from the scrolled height (B001-8).
///
/// - Rules: S1.01 to S1.03, S1.12, S1.17.
public struct PullToRefreshView<Header: View, Footer: View, Content: View>: View {
  private let header: Header
  private let footer: Footer
  private let content: () -> Content

  @Environment(\.headerRefreshData) private var headerRefreshData
  @Environment(\.footerRefreshData) private var footerRefreshData

  /// A list with both sides.
  public init(header: Header, footer: Footer, @ViewBuilder content: @escaping () -> Content) {
    self.header = header
    self.footer = footer
    self.content = content
  }

  public var body: some View {
    VStack(spacing: 0) {
      header
        .opacity(headerRefreshData.opacity)
        .frame(maxWidth: .infinity)
        .anchorPreference(key: HeaderBoundsPreferenceKey.self, value: .bounds) {
          [HeaderBoundsPreferenceKey.Item(bounds: $0)]
        }
        .accessibilityIdentifier(PullToRefreshIdentifier.header)
      content()
        .anchorPreference(key: FooterBoundsPreferenceKey.self, value: .bounds) {
          [FooterBoundsPreferenceKey.Item(bounds: $0)]
        }
        .accessibilityIdentifier(PullToRefreshIdentifier.content)
      footer
        .opacity(footerRefreshData.opacity)
        .frame(maxWidth: .infinity)
        .anchorPreference(key: FooterBoundsPreferenceKey.self, value: .bounds) {
          [FooterBoundsPreferenceKey.Item(bounds: $0)]
        }
        .accessibilityIdentifier(PullToRefreshIdentifier.footer)
    }
    .padding(.top, headerRefreshData.padding)
    .padding(.bottom, footerRefreshData.padding)
    .accessibilityIdentifier(PullToRefreshIdentifier.stack)
  }
}

extension PullToRefreshView where Footer == EmptyView {
  /// A list with a header only (S1.02).
  public init(header: Header, @ViewBuilder content: @escaping () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension PullToRefreshView where Header == EmptyView {
  /// A list with a footer only (S1.02).
  public init(footer: Footer, @ViewBuilder content: @escaping () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension PullToRefreshView where Header == RefreshDefaultHeader, Footer == RefreshDefaultFooter {
  /// A list with both default sides (S1.03).
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(header: RefreshDefaultHeader(), footer: RefreshDefaultFooter(), content: content)
  }
}

/// Carries the header's bounds outwards to the scroll view's modifier.
///
/// - Shape: one item where there is a header, none otherwise.
/// - Rule: S1.13; the body of the reduce is the published code's.
public struct HeaderBoundsPreferenceKey: PreferenceKey {
  /// The bounds of one view.
  public struct Item: Equatable {
    public let bounds: Anchor<CGRect>

    public init(bounds: Anchor<CGRect>) {
      self.bounds = bounds
    }
  }

  public static var defaultValue: [Item] { [] }

  public static func reduce(value: inout [Item], nextValue: () -> [Item]) {
    value += nextValue()
  }
}

/// Carries the bounds of content and footer outwards to the scroll view's modifier.
///
/// The content writes this key too, so the first item is the content and the last one the footer;
/// without a footer the content is both (B001-8).
///
/// - Shape: content and footer, or the content alone.
/// - Rule: S1.13; the body of the reduce is the published code's.
public struct FooterBoundsPreferenceKey: PreferenceKey {
  /// The bounds of one view.
  public struct Item: Equatable {
    public let bounds: Anchor<CGRect>

    public init(bounds: Anchor<CGRect>) {
      self.bounds = bounds
    }
  }

  public static var defaultValue: [Item] { [] }

  public static func reduce(value: inout [Item], nextValue: () -> [Item]) {
    value += nextValue()
  }
}

/// The accessibility identifiers of a `PullToRefreshView`'s parts, for tests and explanations.
public enum PullToRefreshIdentifier {
  /// The stack of header, content and footer, paddings included.
  public static let stack = "PullToRefresh.stack"
  public static let header = "PullToRefresh.header"
  public static let content = "PullToRefresh.content"
  public static let footer = "PullToRefresh.footer"
}
