import UIKit
import ViewTree

/// Reads what frame-based views look like, as shown at the present virtual time.
@MainActor struct UIViewLooks {
  let isDark: Bool
  private var scheme: ColorScheme { isDark ? .dark : .light }

  /// The record of a view; a hidden one has no look.
  func record(of view: UIView, number: Int, parent: Int?) -> NodeRecord {
    let layer = view.layer.presentation() ?? view.layer
    let size = layer.bounds.size
    return NodeRecord(
      number: number, parent: parent, type: TypeLabel.of(type(of: view)),
      identifiers: view.accessibilityIdentifier.map { [$0] } ?? [],
      label: (view as? UILabel)?.text,
      frame: CGRect(
        x: layer.position.x - layer.anchorPoint.x * size.width,
        y: layer.position.y - layer.anchorPoint.y * size.height, width: size.width,
        height: size.height),
      window: view.convert(view.bounds, to: nil), proposal: nil,
      look: view.isHidden ? nil : look(of: view, layer))
  }

  private func look(of view: UIView, _ layer: CALayer) -> Look {
    var look = Look()
    let bounds = CGRect(origin: .zero, size: layer.bounds.size)
    look.inner = ProjectionTransform(
      CGAffineTransform(translationX: -layer.bounds.minX, y: -layer.bounds.minY))
    look.depth = Double(layer.zPosition)
    if view.clipsToBounds || view is UIScrollView { look.window = bounds }
    drawBackground(of: view, layer, bounds, &look)
    drawContent(of: view, bounds, &look)
    if look.marks.isEmpty, view.subviews.isEmpty, bounds.width > 0, bounds.height > 0 {
      let name = view.accessibilityIdentifier.map { "#\($0)" } ?? TypeLabel.of(type(of: view))
      look.marks.append(.outline(bounds, name: name))
    }
    if layer.opacity < 1 { look.layers.append(.opacity(Double(max(layer.opacity, 0)))) }
    let transform = layer.affineTransform()
    if !transform.isIdentity {
      let x = layer.anchorPoint.x * bounds.width
      let y = layer.anchorPoint.y * bounds.height
      look.layers.append(
        .mapping(
          ProjectionTransform(
            CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
              .concatenating(CGAffineTransform(translationX: x, y: y)))))
    }
    return look
  }

  private func drawBackground(
    of view: UIView, _ layer: CALayer, _ bounds: CGRect, _ look: inout Look
  ) {
    let radius = CGSize(width: layer.cornerRadius, height: layer.cornerRadius)
    let outline =
      layer.cornerRadius > 0 ? Path(roundedRect: bounds, cornerSize: radius) : Path(bounds)
    if let color = view.backgroundColor.map({ ink($0.color) })
      ?? layer.backgroundColor.map({
        ink($0.color)
      }), !color.isClear
    {
      look.marks.append(.fill(outline, color, isEOFilled: false))
    }
    if layer.borderWidth > 0, let color = layer.borderColor {
      look.marks.append(
        .line(outline, ink(color.color), StrokeStyle(lineWidth: layer.borderWidth)))
    }
  }

  private func drawContent(of view: UIView, _ bounds: CGRect, _ look: inout Look) {
    switch view {
    case let label as UILabel: draw(label, bounds, &look)
    case let view as UIImageView:
      if let image = view.shownImage { look.marks.append(.placeholder(bounds, name: image.name)) }
    case let spinner as UIActivityIndicatorView:
      look.drawSpinner(bounds, ink(spinner.color.color))
    case let control as UIRefreshControl:
      if control.isRefreshing {
        look.drawSpinner(bounds.insetBy(dx: (bounds.width - 20) / 2, dy: 20), ink(.gray))
      }
    default: break
    }
  }

  /// A label's lines, in the middle of its height.
  private func draw(_ label: UILabel, _ bounds: CGRect, _ look: inout Look) {
    guard let shown = label.shownText(in: bounds.size) else { return }
    let ink = ink((label.textColor ?? .label).color)
    let top = (bounds.height - shown.height) / 2
    for line in shown.lines {
      let free = bounds.width - line.width
      let x: CGFloat =
        switch label.textAlignment {
        case .center: free / 2
        case .right: free
        case .left, .justified, .natural: 0
        }
      for piece in line.pieces where piece.width > 0 {
        look.marks.append(
          .text(
            TextMark(
              text: piece.text, x: x, baseline: top + line.baseline, width: piece.width,
              size: piece.font.pointSize, weight: piece.font.styleWeight,
              isItalic: piece.font.isItalic, family: piece.font.styleFamily, ink: ink)))
      }
    }
  }

  private func ink(_ color: Color) -> Ink { .color(RGBA(color.resolved(in: scheme))) }
}
