import SwiftUI

/// A scroll view with a pull-to-refresh header and a load-more footer.
///
/// Two markers report the positions of the content and the list. Their difference is the offset,
/// and each change of it is one pass of the algorithm (`LKRefreshStorage.pass(moving:fixed:)`), one
/// turn of the main queue later. A finger that holds still causes no pass.
///
/// - Units: points.
/// - Rules: S0.01, S0.05, S0.09, S0.23, S0.31. The document gives names, parameters and algorithm,
///   the published code the body.
public struct LKRefreshView<Content: View>: View {
  /// How far the content must be pulled before a side fires.
  public var threshold: CGFloat
  @Binding public var headerRefreshing: Bool
  @Binding public var footerRefreshing: Bool
  /// Whether the header is invisible; it still refreshes (B000-13).
  public var headerHidden: Bool
  /// Whether the footer is invisible; its flag still latches (B000-8).
  public var footerHidden: Bool
  public var headerConfig: LKRefresh.HeaderConfig
  public var footerConfig: LKRefresh.FooterConfig
  public var refreshTrigger: (() -> Void)?
  public var moreTrigger: (() -> Void)?
  public let content: Content

  @State package var offset: CGFloat = 0
  @State package var preOffset: CGFloat = 0
  @State package var headerFrozen = false
  @State package var footerFrozen = false
  @State package var headerRotation: Double = 0
  @State package var footerRotation: Double = 0
  @State package var listSizeH: CGFloat = 0
  @State package var listContentH: CGFloat = 0
  @State private var contentSize = CGSize.zero
  @State private var updateTime: Date?

  @Environment(\.lkRefreshLog) private var log
  @Environment(\.lkRefreshChangeLog) private var changeLog
  @Environment(\.lkRefreshClock) private var clock

  public init(
    _ threshold: CGFloat = LKRefresh.defaultThreshold,
    headerRefreshing: Binding<Bool>,
    footerRefreshing: Binding<Bool>,
    headerHidden: Bool = false,
    footerHidden: Bool = false,
    headerConfig: LKRefresh.HeaderConfig = LKRefresh.HeaderConfig(),
    footerConfig: LKRefresh.FooterConfig = LKRefresh.FooterConfig(),
    refreshTrigger: @escaping () -> Void,
    moreTrigger: @escaping () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.threshold = threshold
    _headerRefreshing = headerRefreshing
    _footerRefreshing = footerRefreshing
    self.headerHidden = headerHidden
    self.footerHidden = footerHidden
    self.headerConfig = headerConfig
    self.footerConfig = footerConfig
    self.refreshTrigger = refreshTrigger
    self.moreTrigger = moreTrigger
    self.content = content()
  }

  public var body: some View {
    VStack {
      GeometryReader { proxy in
        list(height: proxy.size.height)
      }
    }
  }

  private func list(height: CGFloat) -> some View {
    ScrollView {
      LKRefreshScrollContent(look: look, contentSize: $contentSize, content: content)
        .background(offsetProbe)
    }
    .accessibilityIdentifier(LKRefreshIdentifier.list)
    .coordinateSpace(name: Self.spaceName)
    .background(LKFixedPositionView())
    .onPreferenceChange(LKRefreshPreferenceType.LKRefreshPreferenceKey.self) { values in
      if LKRefresh.evaluates(headerHidden: headerHidden, footerHidden: footerHidden) {
        calculate(values)
      }
    }
    .onPreferenceChange(LKScrollOffsetPreferenceKey.self, perform: noteBottom)
    .onChange(of: headerRefreshing) { _, isRefreshing in
      if !isRefreshing { noteUpdate() }
    }
    .onAppear { capture(listHeight: height) }
  }

  private var look: LKRefreshLook {
    LKRefreshLook(
      threshold: threshold, headerHidden: headerHidden, headerRefreshing: headerRefreshing,
      headerFrozen: headerFrozen, headerRotation: headerRotation, updateTime: updateTime,
      headerConfig: headerConfig, footerHidden: footerHidden, footerRefreshing: footerRefreshing,
      footerRotation: footerRotation, footerConfig: footerConfig)
  }

  private static var spaceName: String { "LKRefreshView" }

  /// The second probe: the offset by the other key, for the log only.
  private var offsetProbe: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: LKScrollOffsetPreferenceKey.self,
        value: -proxy.frame(in: .named(Self.spaceName)).minY)
    }
  }
}

extension LKRefreshView {
  /// Evaluates delivered markers one turn of the main queue later, in the order of delivery.
  func calculate(_ values: [LKRefreshPreferenceType.LKRefreshPreferenceData]) {
    DispatchQueue.main.async {
      var storage = self
      storage.pass(
        moving: values.bounds(of: .movingPositionView),
        fixed: values.bounds(of: .fixedPositionView))
    }
  }

  /// Copies the two heights, once. Later changes of the content leave the footer's line where it
  /// is, and content that is empty now leaves the footer dead for ever (B000-7).
  private func capture(listHeight: CGFloat) {
    updateTime = clock.now()
    DispatchQueue.main.async {
      withAnimation {
        listSizeH = listHeight
        listContentH = contentSize.height
      }
    }
  }

  private func noteUpdate() {
    DispatchQueue.main.async { updateTime = clock.now() }
  }

  private func noteBottom(offset: CGFloat) {
    if offset >= abs(listContentH - listSizeH) {
      log.write(LKRefresh.bottomLogLine)
    }
  }
}

extension LKRefreshView: @preconcurrency LKRefreshStorage {
  package mutating func callRefreshTrigger() {
    refreshTrigger?()
  }

  package mutating func callMoreTrigger() {
    moreTrigger?()
  }

  package mutating func logOffset() {
    log.write(LKRefresh.logLine(offset: offset))
  }

  package mutating func note(_ change: LKRefreshChange) {
    changeLog.write(change)
  }
}
