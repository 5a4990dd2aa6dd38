import UIKit
import ViewTreeInspection

/// A device's window: its size, what its hardware covers, and its pixels.
public typealias Device = ViewTreeInspection.Device

extension Device: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension ViewHost {
  /// Lays out a view on a device, as its user has set it up.
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
  ///   - safeAreaInsets: other insets than the device's own; nil for those.
  ///   - textMeasurer: the heights of the device's font with Helvetica's widths, which are near to
  ///     those of its letters; `.unit`, of which golden cases count the cells, makes texts about
  ///     twice as wide, and `FontFileTextMeasurer` measures by a font's file.
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
