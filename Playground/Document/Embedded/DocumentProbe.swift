import SwiftUI

/// The link between the driver and a document's view.
///
/// Everything in it is numbers and text, so that the driver need not know which document it drives.
/// It publishes nothing: a view observes only its own state, which it registers here.
@MainActor public final class DocumentProbe: ObservableObject {
  /// The numbers of the screen by name; a flag is 0 or 1.
  let setting: [String: CGFloat]
  /// The changes that the document's code has evaluated since the driver last looked.
  public var events: [[String]] = []
  /// The values that the driver may write: the host's flags, and the place of the content.
  public var writers: [String: (CGFloat) -> Void] = [:]
  /// The values that the document's code remembers.
  public var readers: [String: () -> String] = [:]

  public init(_ setting: [String: CGFloat]) {
    self.setting = setting
  }

  /// Counts a call from the document's code to its host.
  func count(_ call: String) {
    let calls = (readers[call].flatMap { Int($0()) } ?? 0) + 1
    readers[call] = { "\(calls)" }
  }

  func number(_ name: String) -> CGFloat { setting[name] ?? 0 }
  func flag(_ name: String) -> Bool { number(name) != 0 }

  nonisolated static func text(_ rect: CGRect?) -> String {
    guard let rect else { return "none" }
    return "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
  }
}
