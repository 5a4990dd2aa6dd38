import SwiftUI

#if canImport(AppKit)
  import AppKit
#elseif os(Linux)
  import ViewTreeTesting
#else
  import UIKit
#endif

/// A view in a window of its own, which comes to rest when it is asked to.
///
/// Only hosting views of public API show it, so that the readers inside of it measure the system's own
/// layout.
@MainActor
public final class GoldenWindow {
  /// Pixels a point of the screen on which views are measured.
  ///
  /// An engine without a screen is told that of the file with which it is compared.
  nonisolated(unsafe) public static var scale: CGFloat = 2

  #if canImport(AppKit)
    private let window: NSWindow

    init(_ view: some View, size: CGSize) {
      let hosting = NSHostingView(rootView: GoldenSurroundings(content: view))
      // The window has the size, whatever the view would like.
      hosting.sizingOptions = []
      window = NSWindow(
        contentRect: NSRect(origin: .zero, size: size), styleMask: .borderless, backing: .buffered,
        defer: false)
      window.isReleasedWhenClosed = false
      window.contentView = hosting
      window.setContentSize(size)
      // Nothing appears in a window that is on no screen's list.
      window.orderBack(nil)
      rest()
    }

    /// Lets everything run that the view has asked for.
    func rest() {
      for _ in 0..<3 {
        window.contentView?.layoutSubtreeIfNeeded()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.015))
      }
    }

    func close() { window.close() }

    public static func prepare() {
      NSApplication.shared.setActivationPolicy(.accessory)
      scale = NSScreen.main?.backingScaleFactor ?? 1
    }

    public static var host: String {
      "NSHostingView, macOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
    }
  #elseif os(Linux)
    private let window: ViewHost

    init(_ view: some View, size: CGSize) {
      window = ViewHost(size: size, displayScale: Self.scale) { GoldenSurroundings(content: view) }
    }

    func rest() { window.settle() }

    func close() {}

    public static func prepare() {}

    public static var host: String { "ViewHost, Linux" }
  #else
    private let window: UIWindow

    init(_ view: some View, size: CGSize) {
      let hosting = UIHostingController(rootView: GoldenSurroundings(content: view))
      hosting.safeAreaRegions = []
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = hosting
      window.isHidden = false
      rest()
    }

    func rest() {
      for _ in 0..<3 {
        window.layoutIfNeeded()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.015))
      }
    }

    func close() { window.isHidden = true }

    public static func prepare() { scale = UIScreen.main.scale }

    public static var host: String {
      "UIHostingController, \(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
    }
  #endif
}

/// Bars beside scrolled content would take room on some machines and none on others.
private struct GoldenSurroundings<Content: View>: View {
  let content: Content

  var body: some View { content.scrollIndicators(.never) }
}
