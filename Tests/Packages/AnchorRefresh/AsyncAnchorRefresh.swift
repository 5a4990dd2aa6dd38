import SwiftUI

/// An ``AnchorRefreshScrollView`` that keeps the flag itself, around an action that can wait.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AsyncAnchorRefreshScrollView<Header: View, Content: View>: View {
  @State private var isRefreshing = false
  @State private var task: Task<Void, Never>?

  private let action: @Sendable () async -> Void
  private let header: (AnchorRefreshState) -> Header
  private let content: Content

  public init(
    action: @escaping @Sendable () async -> Void,
    @ViewBuilder header: @escaping (AnchorRefreshState) -> Header,
    @ViewBuilder content: () -> Content
  ) {
    self.action = action
    self.header = header
    self.content = content()
  }

  public var body: some View {
    AnchorRefreshScrollView(
      isRefreshing: $isRefreshing,
      onRefresh: refresh,
      header: header
    ) {
      content
    }
    .onDisappear { task?.cancel() }
  }

  private func refresh() {
    task?.cancel()
    task = Task {
      await action()
      guard !Task.isCancelled else { return }
      withAnimation(.easeOut) {
        isRefreshing = false
      }
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AsyncAnchorRefreshScrollView where Header == AnchorRefreshBar {
  /// A scroll view with a plain bar of a given height for a header.
  public init(
    headerHeight: CGFloat = 60, action: @escaping @Sendable () async -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      action: action,
      header: { AnchorRefreshBar(state: $0, height: headerHeight) },
      content: content)
  }
}

/// A bar that fills while it is pulled.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnchorRefreshBar: View {
  let state: AnchorRefreshState
  let height: CGFloat

  @ViewBuilder private var icon: some View {
    switch state {
    case .idle:
      EmptyView()
    case .pulling(let progress):
      Circle()
        .trim(from: 0, to: progress)
        .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
        .frame(width: 20, height: 20)
    case .armed:
      Image(systemName: "arrow.clockwise")
    case .refreshing:
      ProgressView()
        .progressViewStyle(.circular)
    }
  }

  public var body: some View {
    HStack(spacing: 4) { icon }
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background(Color(white: 0.95).ignoresSafeArea())
      .accessibilityLabel(Text("Refresh"))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
struct AsyncAnchorRefreshScrollView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      AsyncAnchorRefreshScrollView {
        try? await Task.sleep(nanoseconds: 1_000_000)
      } content: {
        ForEach(0..<30) { row in
          Text("Row \(row)").frame(maxWidth: .infinity, minHeight: 44)
        }
      }
      .navigationTitle("Rows")
    }
  }
}
