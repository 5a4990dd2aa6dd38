import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

/// Where a ``MarkerRefreshView`` is between a pull and the end of its action.
public enum MarkerRefreshPhase: Equatable, Sendable {
  /// Nothing is pulled, or not far enough yet.
  case waiting
  /// Pulled past the threshold; letting go starts the action.
  case primed
  /// The action runs.
  case loading
}

/// Told by the action that it has finished.
public typealias MarkerRefreshDone = @MainActor () -> Void

/// A scroll view that runs an action when it is pulled down and let go.
///
/// It needs nothing but two markers, one that scrolls and one that stays: how far apart they are is
/// how far the content is pulled.
///
/// ```swift
/// MarkerRefreshView { done in
///   load { done() }
/// } progress: { phase in
///   ActivityBar(isAnimating: phase == .loading)
/// } content: {
///   rows
/// }
/// ```
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct MarkerRefreshView<Progress, Content>: View where Progress: View, Content: View {
  private let showsIndicators: Bool
  private let threshold: CGFloat
  private let loadingBackground: Color
  private let action: @MainActor (@escaping MarkerRefreshDone) -> Void
  private let progress: (MarkerRefreshPhase) -> Progress
  private let content: () -> Content

  @State private var offset: CGFloat = 0
  @State private var phase = MarkerRefreshPhase.waiting

  public init(
    showsIndicators: Bool = true,
    threshold: CGFloat = 50,
    loadingBackground: Color = .clear,
    action: @escaping @MainActor (@escaping MarkerRefreshDone) -> Void,
    @ViewBuilder progress: @escaping (MarkerRefreshPhase) -> Progress,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.showsIndicators = showsIndicators
    self.threshold = threshold
    self.loadingBackground = loadingBackground
    self.action = action
    self.progress = progress
    self.content = content
  }

  public var body: some View {
    ScrollView(showsIndicators: showsIndicators) {
      ZStack(alignment: .top) {
        PositionMarker(kind: .moving)
          .frame(height: 0)

        content()
          .alignmentGuide(.top) { _ in
            phase == .loading ? min(0, max(0, offset) - threshold) : 0
          }

        ZStack {
          Rectangle()
            .foregroundColor(loadingBackground)
            .frame(height: threshold)
          progress(phase)
        }
        .offset(y: phase == .loading ? -max(0, offset) : -threshold)
      }
    }
    .background(PositionMarker(kind: .fixed))
    .onPreferenceChange(PositionMarkerKey.self) { marks in
      DispatchQueue.main.async {
        let moving = marks.first { $0.kind == .moving }?.y ?? 0
        let fixed = marks.first { $0.kind == .fixed }?.y ?? 0
        pulled(by: moving - fixed)
      }
    }
  }

  private func pulled(by distance: CGFloat) {
    offset = distance
    switch phase {
    case .loading:
      break
    case .waiting where distance > threshold:
      #if os(iOS)
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
      #endif
      phase = .primed
    case .primed where distance < threshold:
      phase = .loading
      action {
        DispatchQueue.main.async {
          withAnimation {
            phase = .waiting
            offset = 0
          }
        }
      }
    case .waiting, .primed:
      break
    }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension MarkerRefreshView where Progress == DefaultRefreshProgress {
  /// A view with a bar that fades in while it is pulled.
  public init(
    showsIndicators: Bool = true, threshold: CGFloat = 50,
    action: @escaping @MainActor (@escaping MarkerRefreshDone) -> Void,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      showsIndicators: showsIndicators, threshold: threshold, action: action,
      progress: { DefaultRefreshProgress(phase: $0) }, content: content)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension MarkerRefreshView {
  /// A view whose action has finished when it returns.
  public init(
    showsIndicators: Bool = true, threshold: CGFloat = 50,
    asyncAction: @escaping @Sendable () async -> Void,
    @ViewBuilder progress: @escaping (MarkerRefreshPhase) -> Progress,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      showsIndicators: showsIndicators, threshold: threshold,
      action: { done in
        Task { @MainActor in
          await asyncAction()
          done()
        }
      },
      progress: progress, content: content)
  }
}

/// The bar of a ``MarkerRefreshView`` that has none of its own.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct DefaultRefreshProgress: View {
  let phase: MarkerRefreshPhase

  public var body: some View {
    Group {
      if phase == .loading {
        ProgressView()
      } else {
        Image(systemName: "arrow.down")
          .rotationEffect(.degrees(phase == .primed ? 180 : 0))
      }
    }
    .animation(.easeInOut(duration: 0.2), value: phase)
  }
}
