import SwiftUI

/// A header that grows while its scroll view is pulled down, and is left behind at half the speed of
/// the content while it is scrolled up.
///
/// It belongs at the top of the content of a ``HeaderScrollView``.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct StretchyHeader<Content: View>: View {
  let height: CGFloat
  let parallax: CGFloat
  let content: (_ stretch: CGFloat) -> Content

  /// A header whose content is told how far it is stretched, in points.
  public init(
    height: CGFloat, parallax: CGFloat = 0.5,
    @ViewBuilder content: @escaping (_ stretch: CGFloat) -> Content
  ) {
    self.height = height
    self.parallax = parallax
    self.content = content
  }

  public var body: some View {
    GeometryReader { geometry in
      let minY = geometry.frame(in: .named(HeaderScrollSpace.name)).minY
      let stretch = max(0, minY)

      if minY > 0 {
        header(stretch, width: geometry.size.width)
          .offset(y: -stretch)
      } else {
        header(0, width: geometry.size.width)
          .offset(y: -minY * parallax)
      }
    }
    .frame(height: height)
  }

  private func header(_ stretch: CGFloat, width: CGFloat) -> some View {
    content(stretch)
      .frame(width: width, height: height + stretch)
      .clipped()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension StretchyHeader {
  /// A header that does not care how far it is stretched.
  public init(height: CGFloat, @ViewBuilder content: @escaping () -> Content) {
    self.init(height: height) { _ in content() }
  }
}

enum HeaderScrollSpace {
  static let name = "ScrollHeaders.space"
}
