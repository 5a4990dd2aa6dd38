import UIKit
import ViewTreeInspection

extension ViewHost {
  /// Expects the first view with an identifier to have a frame. If it has another, the test gets
  /// three attachments: a picture with layout lines, the tree, and the reason for the view's frame.
  ///
  /// ```swift
  /// let host = ViewHost(size: CGSize(width: 100, height: 50)) {
  ///   Color.red.frame(width: 20, height: 10).accessibilityIdentifier("box")
  /// }
  /// host.expectFrame(of: "box", CGRect(x: 40, y: 20, width: 20, height: 10))
  /// ```
  ///
  /// - Parameters:
  ///   - frame: in the given space. Points.
  ///   - tolerance: how far each number may deviate. Points.
  /// - Returns: whether the frame is the expected one.
  @discardableResult
  public func expectFrame(
    of identifier: String, _ frame: CGRect, in space: CoordinateSpace = .global,
    within tolerance: CGFloat = 0.01, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let element = tree.firstElementInWindow(identifier)
    guard
      let found = element?.frame(in: space) ?? tree.firstHostedLineInWindow(identifier)?.frame
    else {
      recordUnknown(identifier, "expectFrame(of: \"\(identifier)\")", sourceLocation)
      return false
    }
    let differences = Self.differences(from: frame, to: found, beyond: tolerance)
    guard !differences.isEmpty else { return true }
    report(
      """
      #\(identifier) is \(ValueText.describe(found)), expected \(ValueText.describe(frame)): \
      \(differences.joined(separator: ", ")).
      """, at: sourceLocation)
    attach(about: identifier, sourceLocation)
    return false
  }

  private static func differences(
    from expected: CGRect, to found: CGRect, beyond tolerance: CGFloat
  ) -> [String] {
    let sides: [(String, KeyPath<CGRect, CGFloat>)] = [
      ("x", \.minX), ("y", \.minY), ("width", \.width), ("height", \.height),
    ]
    return sides.compactMap { name, side in
      let difference = found[keyPath: side] - expected[keyPath: side]
      if abs(difference) <= tolerance { return nil }
      return "\(name) \(difference > 0 ? "+" : "")\(ValueText.number(difference))"
    }
  }

  /// Attaches everything that explains a frame to the test's record.
  private func attach(about identifier: String, _ location: SourceLocation) {
    let name = identifier.asFileName
    Attachment.record(svg(lines: true), named: "\(name).svg", sourceLocation: location)
    Attachment.record(
      explain(identifier).text, named: "\(name)-why.txt", sourceLocation: location)
    Attachment.record(text(), named: "\(name)-tree.txt", sourceLocation: location)
  }
}
