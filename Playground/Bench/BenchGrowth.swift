import SwiftUI

/// Each operation on a few of something and on four times as many: `.ci/speed` holds the ratio of
/// their instructions.
extension BenchRow {
  static let growth: [BenchRow] =
    [100, 400].map { count in
      BenchRow(name: "leave-\(count)", operation: "\(count) views fade and leave") {
        BenchBuild {
          let gone = BenchSize()
          let host = host { BenchLeaving(count: count, isGone: gone) }
          withAnimation(.linear(duration: 0.1)) { gone.isLarge = true }
          host.advance(by: 0.2)
          return host
        }
      }
    }
    + [10, 40].map { count in
      BenchRow(name: "labels-\(count)", operation: "\(count) labels, each below the last") {
        BenchBuild { host { BenchLabels(count: count) } }
      }
    }
    + [25, 100].map { count in
      BenchRow(name: "readers-\(count)", operation: "\(count) nested readers, all of one space") {
        BenchBuild { host { benchReaders(count) } }
      }
    }
    + [25, 100].map { count in
      BenchRow(name: "texts-\(count)", operation: "\(count) texts, each in the one before") {
        BenchBuild { host { benchTexts(count) } }
      }
    }
    + [4, 6].map { depth in
      BenchRow(
        name: "fitting-\(1 << depth)", operation: "choose from \(1 << depth) views, two by two"
      ) {
        BenchBuild { host { benchFitting(depth) } }
      }
    }
}

/// Views that fade away in their own places once `isGone` is large.
private struct BenchLeaving: View {
  let count: Int
  let isGone: BenchSize

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        if !isGone.isLarge { Color.clear.transition(.opacity) }
      }
    }
  }
}

/// A column of labels; each has four inequalities, as it neither shrinks nor grows in either axis.
private struct BenchLabels: UIViewRepresentable {
  let count: Int

  func makeUIView(context: Context) -> UIView {
    let column = UIView()
    var above = column.topAnchor
    for _ in 0..<count {
      let label = UILabel()
      label.text = "row"
      label.translatesAutoresizingMaskIntoConstraints = false
      column.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: above, constant: 1),
        label.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor),
      ])
      above = label.bottomAnchor
    }
    return column
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

/// Readers in one another, each of which asks for its frame in the space of the outermost.
@MainActor private func benchReaders(_ count: Int) -> AnyView {
  let inner = (0..<count).reduce(AnyView(Color.clear)) { inner, _ in
    AnyView(
      GeometryReader { proxy in
        inner.opacity(proxy.frame(in: .named(0)).width == 0 ? 1 : 0.5)
      }
      .coordinateSpace(name: 1))
  }
  return AnyView(inner.coordinateSpace(name: 0))
}

@MainActor private func benchTexts(_ count: Int) -> Text {
  (0..<count).reduce(Text("a")) { inner, _ in Text("b \(inner)") }
}

/// A choice between two choices, `depth` deep, of which the last leaf alone fits.
@MainActor private func benchFitting(_ depth: Int) -> AnyView {
  guard depth > 0 else { return AnyView(Color.clear.frame(width: 1000, height: 1000)) }
  return AnyView(
    ViewThatFits {
      benchFitting(depth - 1)
      benchFitting(depth - 1)
    })
}
