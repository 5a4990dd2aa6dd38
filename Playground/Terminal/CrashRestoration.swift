import Foundation

/// Puts the terminal back from within the handler of a crash.
///
/// Everything it needs lies ready in memory of its own, so that it allocates nothing.
enum CrashRestoration {
  private struct Orders {
    var attributes: termios
    var device: TerminalDevice
    var bytes: UnsafeMutableBufferPointer<UInt8>
  }

  // Written by the one page that owns the terminal, before a handler may need it.
  nonisolated(unsafe) private static var orders: Orders?

  static func arm(_ attributes: termios, _ device: TerminalDevice, leaving text: String) {
    disarm()
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    orders = Orders(attributes: attributes, device: device, bytes: bytes)
  }

  static func disarm() {
    orders?.bytes.deallocate()
    orders = nil
  }

  /// Gives the orders; drops what was typed for the page as well.
  static func run() {
    guard var orders else { return }
    _ = write(orders.device.output, orders.bytes.baseAddress, orders.bytes.count)
    tcsetattr(orders.device.input, TCSANOW, &orders.attributes)
    tcflush(orders.device.input, TCIFLUSH)
  }
}
