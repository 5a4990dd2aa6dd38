import ViewTree

/// The mouse, which moves the finger: a drag on the phone drags on the screen, a drag in the ruler
/// moves the finger a few points per row.
struct DragMouse {
  /// Where a drag in the ruler began, and where the finger was then.
  private var rulerStart: (row: Int, point: CGPoint)?
  private(set) var isDragging = false

  @MainActor mutating func report(
    _ report: MouseReport, layout: DragLayout, finger: inout DragFinger
  ) {
    switch report.kind {
    case .press: press(report, layout: layout, finger: &finger)
    case .drag:
      guard isDragging else { return }
      if let rulerStart {
        let rows = CGFloat(report.row - rulerStart.row)
        let y = rulerStart.point.y + rows * DragLayout.rulerPoints
        finger.move(to: CGPoint(x: rulerStart.point.x, y: y))
      } else {
        finger.move(to: layout.place(column: report.column, row: report.row))
      }
    case .release:
      if isDragging { finger.up() }
      isDragging = false
      rulerStart = nil
    case .wheelUp, .wheelDown: break
    }
  }

  @MainActor private mutating func press(
    _ report: MouseReport, layout: DragLayout, finger: inout DragFinger
  ) {
    if layout.isRuler(column: report.column, row: report.row) {
      let point = finger.position ?? DragFinger.resting
      rulerStart = (report.row, point)
      finger.down(at: point)
      isDragging = true
    } else if let point = layout.point(column: report.column, row: report.row) {
      finger.down(at: point)
      isDragging = true
    }
  }
}
