import SwiftUI

/// The lengths, sizes and durations of document 003's components.
///
/// - Source: document 003 states the height (row S3.05) and the font of its example; the rest from
///   the published code (`constants.json`).
public enum ZKRefreshLook {
  /// A component's height and how far it must be pulled, unless it says otherwise. Points.
  public static let componentHeight: CGFloat = 50

  /// The title's font in the components that show text alone. Points.
  package static let plainTitleFont: CGFloat = 14
  /// The title's font in the components with an indicator or images. Points.
  package static let smallTitleFont: CGFloat = 13

  /// How far left of the middle the header's indicator stands. Points.
  package static let headerIndicatorShift: CGFloat = 45
  /// How far left of the middle the footer's indicator stands. Points.
  package static let footerIndicatorShift: CGFloat = 40
  /// The gap between the indicator and the title while refreshing. Points.
  package static let indicatorTitleGap: CGFloat = 5

  /// Where an indicator stands in a component: half as high as the component, left of the middle.
  static func indicatorFrame(width: CGFloat, height: CGFloat, shift: CGFloat) -> CGRect {
    let side = height / 2
    return CGRect(x: (width - side) / 2 - shift, y: height / 4, width: side, height: side)
  }

  /// The size of the images; its height is the header's. Points.
  package static let imageSize = CGSize(width: 40, height: 60)
  /// How many images one round of the animation has.
  package static let imageCount = 8
  /// How long one round lasts. Seconds.
  package static let imagesDuration = 6 * 0.12
  /// How far left of the middle the images end. Points.
  package static let imageShift: CGFloat = 20
  /// The gap between the images and the title. Points.
  package static let imageTitleGap: CGFloat = 10

  /// Where the images stand in a component.
  static func imageFrame(width: CGFloat) -> CGRect {
    CGRect(
      x: width / 2 - imageSize.width - imageShift, y: 0, width: imageSize.width,
      height: imageSize.height)
  }

  /// The name of an image; number 0 is shown at rest.
  static func imageName(_ number: Int) -> String { "ic_refresh_\(number)" }

  /// How long the examples of the document and the demo take. Seconds.
  public static let exampleDelay: UInt32 = 3
}
