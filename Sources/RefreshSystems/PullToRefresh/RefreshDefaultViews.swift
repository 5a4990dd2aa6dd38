import SwiftUI

/// The default header of document 001: a cat that turns with the pull.
///
/// It is 65 points high while stopped or triggered, 60 while invalid or loading. After each change
/// of height the content is 5 points off for one turn (B001-10).
///
/// - Rules: S1.03, S1.19.
public struct RefreshDefaultHeader: View {
  @Environment(\.headerRefreshData) private var headerRefreshData

  nonisolated public init() {}

  public var body: some View {
    let progress = headerRefreshData.progress
    RefreshDefaultSide(
      state: headerRefreshData.refreshState, stoppedTitle: Self.stoppedTitle,
      image: Image(Self.image).resizable()
        .frame(width: RefreshDefaultLook.imageSide, height: RefreshDefaultLook.imageSide)
        .rotationEffect(.degrees(progress * Self.degreesOfFullPull)))
  }

  package nonisolated static let image = "cat"
  package nonisolated static let stoppedTitle = "下拉刷新"
  package nonisolated static let degreesOfFullPull: Double = 540
}

/// The default footer of document 001: a cat that walks with the pull.
///
/// It reads a ``ListState`` from the environment, which the host has to provide.
///
/// - Errors: traps without a ``ListState``, like any missing environment object.
/// - Rules: S1.03, S1.19.
public struct RefreshDefaultFooter: View {
  @Environment(\.footerRefreshData) private var footerRefreshData
  @EnvironmentObject private var listState: ListState

  nonisolated public init() {}

  public var body: some View {
    let walk = Self.walk(footerRefreshData.progress)
    RefreshDefaultSide(
      state: footerRefreshData.refreshState,
      stoppedTitle: listState.noMore ? Self.noMoreTitle : Self.stoppedTitle,
      image: Image(Self.image).resizable()
        .frame(width: RefreshDefaultLook.imageSide, height: RefreshDefaultLook.imageSide)
        .transformEffect(CGAffineTransform(translationX: walk.width, y: walk.height)))
  }

  /// The cat's offset from its position in the middle. Points.
  nonisolated static func walk(_ progress: Double) -> CGSize {
    CGSize(
      width: (progress - walkCentre) * walkLength,
      height: stepHeight * sin(progress * stepAngle))
  }

  package nonisolated static let image = "cat_walk"
  package nonisolated static let stoppedTitle = "上拉加载更多"
  package nonisolated static let noMoreTitle = "没有更多了"
  /// The progress at which the cat is in the middle.
  package nonisolated static let walkCentre = 0.5
  /// Points in a full pull.
  package nonisolated static let walkLength: Double = 200
  /// Points.
  package nonisolated static let stepHeight: Double = 10
  /// Radians in a full pull: about ten half turns.
  package nonisolated static let stepAngle = 31.416
}

/// The look that both default sides share, by state.
struct RefreshDefaultSide<Picture: View>: View {
  let state: RefreshState
  let stoppedTitle: String
  let image: Picture

  var body: some View {
    switch state {
    case .stopped: pulled(stoppedTitle)
    case .triggered: pulled(RefreshDefaultLook.triggeredTitle)
    case .loading:
      ProgressView(RefreshDefaultLook.loadingTitle)
        .padding()
        .frame(height: RefreshDefaultLook.restingHeight)
    case .invalid:
      Spacer().padding().frame(height: RefreshDefaultLook.restingHeight)
    }
  }

  private func pulled(_ title: String) -> some View {
    VStack(spacing: 0) {
      image
      Spacer().frame(height: RefreshDefaultLook.spacing)
      Text(title)
        .font(.system(size: RefreshDefaultLook.fontSize))
        .padding()
        .frame(height: RefreshDefaultLook.textHeight)
    }
  }
}

/// The texts and lengths that both default sides share. Points.
package enum RefreshDefaultLook {
  package static let triggeredTitle = "松手加载"
  package static let loadingTitle = "加载中..."
  package static let imageSide: CGFloat = 40
  package static let spacing: CGFloat = 5
  package static let textHeight: CGFloat = 20
  package static let fontSize: CGFloat = 18
  /// The height while invalid or loading.
  package static let restingHeight: CGFloat = 60

  /// The height of a default side in a state.
  package static func height(_ state: RefreshState) -> CGFloat {
    switch state {
    case .stopped, .triggered: imageSide + spacing + textHeight
    case .invalid, .loading: restingHeight
    }
  }
}

/// Whether the host has nothing more to load, for footers that show it.
///
/// It changes a text and nothing else: the footer keeps asking for more (B001-9).
///
/// - Rule: S1.15. The document injects one as `listState`; the members are the published code's.
public final class ListState: ObservableObject {
  @Published public private(set) var noMore = false

  public init() {}

  public func setNoMore(_ newNoMore: Bool) {
    noMore = newNoMore
  }
}
