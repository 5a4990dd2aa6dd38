import SwiftUI
import ViewSketches

extension ShownSketch {
  var furtherLeaf: any View {
    switch sketch.kind {
    case .divider: Divider()
    case .circle: Circle()
    case .pathShape: SketchTriangle()
    case .objectLeaf: SketchObjectLeaf(mark: sketch.mark)
    case .scrollReported: SketchScrollReport(mark: sketch.mark, isOfRow: sketch.b % 2 == 1)
    case .image: sketch.a % 2 == 0 ? Image(systemName: "star") : Image("photo").resizable()
    case .shaped: shaped
    case .joinedText:
      (Text("ab").bold()
        + Text(String(repeating: " cd", count: sketch.a)).kerning(CGFloat(sketch.b)))
        .multilineTextAlignment(.trailing)
    default: control ?? hosted
    }
  }

  private var shaped: any View {
    switch sketch.b % 4 {
    case 0:
      RoundedRectangle(cornerRadius: sketch.length).stroke(.red, lineWidth: 2)
        .frame(height: sketch.side)
    case 1: Capsule().inset(by: sketch.length / 4).fill(.blue)
    case 2: Circle().trim(from: 0, to: 0.5).rotation(.degrees(Double(sketch.a * 10)))
    default: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
  }
}

/// Shows an object of the environment.
private struct SketchObjectLeaf: View {
  let mark: [Int]
  @EnvironmentObject private var object: SketchObject

  var body: some View {
    Color.clear.frame(width: 10, height: CGFloat(object.number + 10))
      .preference(key: SketchKey.self, value: mark + [object.number])
  }
}

/// Writes where it is in the scroll view around it.
private struct SketchScrollReport: View {
  let mark: [Int]
  /// Whether it is asked about the nearest one that scrolls to the side.
  let isOfRow: Bool

  var body: some View {
    Color.clear.frame(height: 10).background {
      GeometryReader { proxy in
        let frame =
          isOfRow ? proxy.frame(in: .scrollView(axis: .horizontal)) : proxy.frame(in: .scrollView)
        Color.clear.preference(key: SketchKey.self, value: mark + sketchUnits(frame))
      }
    }
  }
}
