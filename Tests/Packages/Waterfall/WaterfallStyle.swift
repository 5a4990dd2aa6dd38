import SwiftUI

/// How a ``Waterfall`` divides its width.
public struct WaterfallStyle {
  public enum Columns: Equatable {
    case count(Int)
    case atLeast(CGFloat)
  }

  var columns: Columns = .count(2)
  var spacing: CGFloat = 8
  var animation: Animation? = .default
}

struct WaterfallStyleKey: EnvironmentKey {
  static var defaultValue: WaterfallStyle { WaterfallStyle() }
}

extension EnvironmentValues {
  var waterfallStyle: WaterfallStyle {
    get { self[WaterfallStyleKey.self] }
    set { self[WaterfallStyleKey.self] = newValue }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets the style of the waterfall grids within this view.
  public func waterfallStyle(
    columns: Int = 2, spacing: CGFloat = 8, animation: Animation? = .default
  ) -> some View {
    environment(
      \.waterfallStyle,
      WaterfallStyle(columns: .count(columns), spacing: spacing, animation: animation))
  }

  /// Gives the waterfall grids within this view as many columns as fit.
  public func waterfallStyle(
    minimumColumnWidth: CGFloat, spacing: CGFloat = 8, animation: Animation? = .default
  ) -> some View {
    environment(
      \.waterfallStyle,
      WaterfallStyle(columns: .atLeast(minimumColumnWidth), spacing: spacing, animation: animation))
  }
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 13.0, tvOS 13.0, *)
  struct Waterfall_Previews: PreviewProvider {
    static let heights: [CGFloat] = [40, 90, 60, 120, 30]

    static var previews: some View {
      ScrollView(.vertical, showsIndicators: false) {
        Waterfall(heights.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 8)
            .fill(Color.gray)
            .frame(height: heights[index])
            .overlay(Text("\(index)"))
        }
        .waterfallStyle(columns: 3)
        .padding(.horizontal)
      }
      .previewDevice("iPhone 15")
    }
  }
#endif
