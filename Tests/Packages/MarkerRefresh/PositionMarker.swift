import SwiftUI

/// Reports where it is in the window.
struct PositionMarker: View {
  enum Kind: Sendable {
    case moving
    case fixed
  }

  let kind: Kind

  var body: some View {
    GeometryReader { proxy in
      Color.clear
        .preference(
          key: PositionMarkerKey.self,
          value: [Position(kind: kind, y: proxy.frame(in: .global).minY)])
    }
  }

  struct Position: Equatable, Sendable {
    let kind: Kind
    let y: CGFloat
  }
}

struct PositionMarkerKey: PreferenceKey {
  typealias Value = [PositionMarker.Position]

  static let defaultValue: Value = []

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.append(contentsOf: nextValue())
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
struct MarkerRefreshView_Previews: PreviewProvider {
  static var previews: some View {
    MarkerRefreshView(
      action: { done in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done() }
      },
      content: {
        LazyVStack {
          ForEach(0..<100, id: \.self) { Text("Row \($0)") }
        }
      })
  }
}
