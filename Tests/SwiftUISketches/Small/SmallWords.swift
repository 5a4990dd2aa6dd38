import SmallTree
import ViewSketches

extension ShownSketch {
  var furtherLeaf: any View { stranger }
  func furtherContainer(_ content: some View) -> any View { stranger }
  func furtherLayer(_ content: some View) -> any View { stranger }
  func furtherPair(_ first: some View, _ second: some View) -> any View { stranger }

  private var stranger: Never {
    fatalError(
      "The small tree has no \"\(sketch.kind.rawValue)\". Make its sketches of the vocabulary "
        + "`.smallTree`.")
  }
}

/// The large engine's laws put more around a sketch and around each of its nodes.
struct SketchSurroundings: ViewModifier {
  let token: Int
  let log: SketchLog

  func body(content: Content) -> some View { content }
}

struct SketchLife: ViewModifier {
  init(number: Int, log: SketchLog) {}

  func body(content: Content) -> some View { content }
}
