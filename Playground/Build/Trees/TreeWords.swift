import SwiftUI

// Views used in the chapters' random trees, besides those of every sketch.

/// As wide as the environment says.
struct TokenWidth: View {
  @Environment(\.sketchToken) private var token

  var body: some View { Color.clear.frame(width: CGFloat(token * 5), height: 10) }
}

/// Half as wide as its reader, and one side length lower.
struct HalfOfReader: View {
  let side: CGFloat

  var body: some View {
    GeometryReader { proxy in
      Color.clear.frame(width: proxy.size.width / 2, height: max(proxy.size.height - side, 0))
    }
  }
}

/// Reports its frame in a coordinate space that the tree may not define.
struct SeenFrame: View {
  let number: Int
  let space: CoordinateSpace

  var body: some View {
    GeometryReader { proxy in
      let frame = sketchUnits(proxy.frame(in: space)).map { CGFloat($0) / 64 }
      let _ = SketchNotes.folds?.append("#\(number) sees itself at \(frame)")
      Color.clear
    }
  }
}

/// Grows a few tenths of a second after it appears.
struct Later: View {
  let number: Int
  let tenths: Int
  @State private var width: CGFloat = 10

  var body: some View {
    Color.clear.frame(width: width, height: 10)
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(tenths) / 10) {
          SketchNotes.actions?.append("#\(number) grows")
          width += 20
        }
        DispatchQueue.main.async { SketchNotes.actions?.append("#\(number) is next") }
      }
  }
}

/// Reports that a view transforms a preference value on its way up.
func noteChange(_ number: Int, _ value: [Int]) {
  SketchNotes.folds?.append("#\(number) changes \(value)")
}

/// Reports that a view is told of a preference value.
func noteHeard(_ number: Int, _ value: [Int]) {
  SketchNotes.actions?.append("#\(number) hears \(value)")
}
