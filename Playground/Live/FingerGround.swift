import ViewTree

/// The cells in which a page shows a scene, and a ruler beside them if the page has one.
struct FingerGround: Equatable {
  /// Inside of the phone's box.
  let phone: ScreenArea
  /// The size of the scene's screen. Points.
  let screen: CGSize
  /// Cells in which a row of motion is only a few points.
  var ruler: ScreenArea?

  /// Points per row of the ruler.
  static let rulerPoints: CGFloat = 2

  /// The point that a cell would show if the phone's picture extended without end. Points.
  func place(column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column - phone.column) + 0.5) * screen.width / CGFloat(max(1, phone.columns)),
      y: (CGFloat(row - phone.row) + 0.5) * screen.height / CGFloat(max(1, phone.rows)))
  }

  /// The point of the scene under a cell; nil outside its picture.
  func point(column: Int, row: Int) -> CGPoint? {
    phone.contains(column: column, row: row) ? place(column: column, row: row) : nil
  }

  func isRuler(column: Int, row: Int) -> Bool {
    ruler?.contains(column: column, row: row) == true
  }

  /// Draws a finger over the scene; one outside of it, or none, is not drawn.
  func draw(_ finger: CGPoint?, on buffer: inout ScreenBuffer) {
    guard let finger else { return }
    let row = (finger.y / screen.height * CGFloat(phone.rows)).rounded(.down)
      .whole(in: -1...phone.rows)
    let column = (finger.x / screen.width * CGFloat(phone.columns)).rounded(.down)
      .whole(in: -1...phone.columns)
    guard (0..<phone.rows).contains(row), (0..<phone.columns).contains(column) else { return }
    buffer.write("◉", row: phone.row + row, column: phone.column + column, style: .raised)
  }
}
