import UIKit
import ViewTreeInspection

/// A device's window: its size, the areas that its hardware covers, and its pixels.
public typealias Device = ViewTreeInspection.Device

extension Device: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension ViewHost {
  /// Lays out a view on a device with the user's settings.
  ///
  /// ```swift
  /// let host = ViewHost(
  ///   on: .iPhoneSE, colorScheme: .dark, layoutDirection: .rightToLeft,
  ///   dynamicTypeSize: .accessibility2
  /// ) {
  ///   Text("Hello").accessibilityIdentifier("greeting")
  /// }
  /// #expect(host.find("greeting").frame.maxX <= 375)
  /// ```
  ///
  /// - Parameters:
  ///   - safeAreaInsets: insets to use in place of the device's own; nil for the device's.
  ///   - textMeasurer: by default the heights of the device's font with Helvetica's widths, which
  ///     are close to those of its letters. `.unit`, whose cells the golden cases count, makes
  ///     texts about twice as wide; `FontFileTextMeasurer` measures with a font file.
  public convenience init<Content: View>(
    on device: Device, orientation: Device.Orientation = .portrait,
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize = .large, safeAreaInsets: EdgeInsets? = nil,
    textMeasurer: any TextMeasurer = .iOS, strictness: Strictness = .issues,
    appStorage: UserDefaults? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      size: device.size(orientation),
      safeAreaInsets: safeAreaInsets ?? device.safeAreaInsets(orientation),
      displayScale: device.displayScale, textMeasurer: textMeasurer,
      strictness: strictness, appStorage: appStorage
    ) {
      content()
        .environment(\.colorScheme, colorScheme)
        .environment(\.layoutDirection, layoutDirection)
        .environment(\.dynamicTypeSize, dynamicTypeSize)
    }
  }
}
