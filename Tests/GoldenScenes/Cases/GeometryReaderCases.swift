import SwiftUI

extension GoldenTable {
  /// The views of category `geometry-reader`, as `cases.json` writes them.
  mutating func addGeometryReaderCases() {
    add("geo-ideal-10x10") {
      GeometryReader { _ in
        Color.red
      }
      .probe("geo")
    }

    add("geo-ideal-height-in-scroll") {
      GeometryReader { _ in
        Color.red
      }
      .probe("geo")
    }

    add("geo-shares-stack-space") {
      VStack(spacing: 0) {
        Color.red
          .probe("a")
          .frame(height: 30)
        GeometryReader { _ in Color.clear }
          .probe("geo")
      }
    }

    add("geo-in-background-measures-only") {
      Color.red
        .probe("a")
        .frame(width: 40, height: 30)
        .background {
          GeometryReader { _ in
            Color.blue.probe("b")
          }
        }
    }

    add("geo-offset-shifts-frame-in-ancestor") {
      GeometryReader { g in
        let _ = report("local", g.frame(in: .local))
        let _ = report("root", g.frame(in: .named("root")))
        Color.clear
      }
      .frame(width: 50, height: 50)
      .offset(x: 25, y: -10)
    }

    add("geo-mid-point-after-alignment") {
      GeometryReader { g in
        let _ = report(
          "mid", CGPoint(x: g.frame(in: .named("root")).midX, y: g.frame(in: .named("root")).midY))
        Color.clear
      }
      .frame(width: 40, height: 20)
      .frame(width: 100, height: 80, alignment: .bottomTrailing)
    }
  }
}
