import SwiftUI
import Testing
import ViewTreeTesting

extension View {
  /// Identifies a view, so that a row of frames can name it.
  func called(_ name: String) -> some View { accessibilityIdentifier(name) }
}

extension ViewHost {
  /// Expects the frames of several views, in the window: `"box 0 0 20 10, row 3 0 10 100 5"`.
  ///
  /// Each part is a name (which may hold spaces) and x, y, width and height, to three decimal places;
  /// a view that is not shown is `"box missing"`. A failure prints both rows.
  func expectFrames(_ row: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expectRow(row, partsOfPoint: 1000, sourceLocation: sourceLocation) { frame(of: $0) }
  }

  /// Expects a row of frames as `expectFrames` has it, found by name and rounded to parts of a point.
  func expectRow(
    _ row: String, partsOfPoint: CGFloat, sourceLocation: SourceLocation,
    frame: (String) -> CGRect?
  ) {
    let found = row.components(separatedBy: ", ").map { part in
      let words = part.split(separator: " ")
      let name = words.dropLast(words.last == "missing" ? 1 : 4).joined(separator: " ")
      guard let place = frame(name) else { return "\(name) missing" }
      let numbers = [place.minX, place.minY, place.width, place.height].map {
        let number = "\(($0 * partsOfPoint).rounded() / partsOfPoint + 0)"
        return number.hasSuffix(".0") ? String(number.dropLast(2)) : number
      }
      return "\(name) \(numbers.joined(separator: " "))"
    }
    #expect(found.joined(separator: ", ") == row, sourceLocation: sourceLocation)
  }
}

/// A host of 100 by 100 that shows a view.
@MainActor
func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost {
  ViewHost(size: CGSize(width: 100, height: 100), content: content)
}

/// Lays a view out in a square of 100, or in another size, and expects frames as `expectFrames` does.
@MainActor
@discardableResult
func expectFrames(
  _ row: String, in size: CGSize = CGSize(width: 100, height: 100),
  safeArea: EdgeInsets = EdgeInsets(), sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder of view: () -> some View
) -> ViewHost {
  let host = ViewHost(size: size, safeAreaInsets: safeArea, content: view)
  host.expectFrames(row, sourceLocation: sourceLocation)
  return host
}
