import ViewTree

/// The mouse, which moves the finger: a drag on the phone drags on the screen, a drag in the ruler
/// moves the finger a few points per row.
struct FingerMouse {
  /// Where a drag in the ruler began, and where the finger was then.
  private var rulerStart: (row: Int, point: CGPoint)?
  private(set) var isDragging = false

  @MainActor mutating func report(
    _ report: MouseReport, on ground: FingerGround, _ session: inout some FingerSession
  ) {
    switch report.kind {
    case .press: press(report, on: ground, &session)
    case .drag:
      guard isDragging else { return }
      if let rulerStart {
        let rows = CGFloat(report.row - rulerStart.row)
        let y = rulerStart.point.y + rows * FingerGround.rulerPoints
        session.finger.move(to: CGPoint(x: rulerStart.point.x, y: y))
      } else {
        session.finger.move(to: ground.place(column: report.column, row: report.row))
      }
    case .release:
      if isDragging { session.finger.up() }
      isDragging = false
      rulerStart = nil
    case .wheelUp, .wheelDown: break
    }
  }

  @MainActor private mutating func press(
    _ report: MouseReport, on ground: FingerGround, _ session: inout some FingerSession
  ) {
    if ground.isRuler(column: report.column, row: report.row) {
      let point = session.finger.position ?? session.resting
      rulerStart = (report.row, point)
      session.finger.down(at: point)
      isDragging = true
    } else if let point = ground.point(column: report.column, row: report.row) {
      session.pressed(at: point)
      session.finger.down(at: point)
      isDragging = true
    }
  }
}
