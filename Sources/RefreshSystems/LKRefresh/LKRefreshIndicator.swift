import SwiftUI

/// What a side shows beside its title: an arrow at rest, something that moves while it works.
package enum LKRefreshIndicator: Hashable {
  case spinner
  /// The host's own moving image.
  case loadingImage
  /// A system symbol.
  case arrow(String)

  /// - Source: rows S0.26 and S0.27; the names are the published code's.
  init(isWorking: Bool, style: LKRefreshUIStyle, symbol: String) {
    self =
      switch (isWorking, style) {
      case (false, _): .arrow(symbol)
      case (true, .indicator): .spinner
      case (true, .loading): .loadingImage
      }
  }

  /// The resource that the published code loads for ``loadingImage``.
  package static let loadingImageName = "lk_header_refresh"
}

/// Draws an indicator.
struct LKRefreshIndicatorView: View {
  let indicator: LKRefreshIndicator
  let color: Color
  /// Of the arrow. Degrees.
  let rotation: Double
  /// Of the arrow. Points.
  let arrowSize: CGSize
  /// Of the loading image. Points.
  let imageSize: CGSize

  var body: some View {
    switch indicator {
    case .spinner:
      ProgressView().tint(color)
    case .loadingImage:
      Image(LKRefreshIndicator.loadingImageName)
        .resizable()
        .frame(width: imageSize.width, height: imageSize.height)
    case .arrow(let symbol):
      Image(systemName: symbol)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .foregroundColor(color)
        .frame(width: arrowSize.width, height: arrowSize.height)
        .rotationEffect(.degrees(rotation))
    }
  }
}
