import SwiftUI

extension LawSketch {
  var leaf: any View {
    switch kind {
    case .fixed: Color.clear.frame(width: length, height: side)
    case .spacer: Spacer(minLength: a == 0 ? nil : CGFloat(a * 4))
    case .divider: Divider()
    case .text: Text(String(repeating: "ab ", count: a + 1)).lineLimit(b % 2 == 0 ? nil : b)
    case .circle: Circle()
    case .path: LawTriangle()
    case .reported: LawReport(mark: mark, space: b % 6)
    case .halved:
      GeometryReader { proxy in
        Color.clear.frame(width: proxy.size.width / 2, height: max(proxy.size.height - side, 0))
      }
    case .token: LawTokenLeaf(number: model.number)
    case .state: LawStateLeaf(model: model, log: log)
    case .image: a % 2 == 0 ? Image(systemName: "star") : Image("photo").resizable()
    case .shaped: shaped
    case .nothing: EmptyView()
    case .joinedText:
      (Text("ab").bold() + Text(String(repeating: " cd", count: a)).kerning(CGFloat(b)))
        .multilineTextAlignment(.trailing)
    default: Color.clear
    }
  }

  private var shaped: any View {
    switch b % 4 {
    case 0: RoundedRectangle(cornerRadius: length).stroke(.red, lineWidth: 2).frame(height: side)
    case 1: Capsule().inset(by: length / 4).fill(.blue)
    case 2: Circle().trim(from: 0, to: 0.5).rotation(.degrees(Double(a * 10)))
    default: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
  }
}

/// Writes where it stands, in one of six spaces of which the tree may know none to three by name.
private struct LawReport: View {
  let mark: [Int]
  let space: Int

  var body: some View {
    Color.clear.frame(height: 10).background {
      GeometryReader { proxy in
        let frame = frame(proxy)
        Color.clear.preference(key: LawKey.self, value: mark + lawUnits(frame))
      }
    }
  }

  private func frame(_ proxy: GeometryProxy) -> CGRect {
    switch space {
    case 3: proxy.frame(in: .global)
    case 4: proxy.frame(in: .scrollView)
    case 5: proxy.frame(in: .scrollView(axis: .horizontal))
    default: proxy.frame(in: .named("s\(space)"))
    }
  }
}

private struct LawTokenLeaf: View {
  let number: Int
  @Environment(\.lawToken) private var token
  @EnvironmentObject private var object: LawObject

  var body: some View {
    Color.clear.frame(width: CGFloat(token * 5), height: CGFloat(object.number + 10))
      .preference(key: LawKey.self, value: [number * 100, token])
  }
}

/// Shows a number that it is told of through its state alone.
private struct LawStateLeaf: View {
  let model: LawModel
  let log: LawLog
  @State private var tick = 0

  var body: some View {
    let _ = tick
    let _ = log.pokes[model.number] = { tick += 1 }
    Color.clear.frame(width: CGFloat(model.quiet * 10), height: 10)
      .preference(key: LawKey.self, value: [model.number * 100 + model.quiet])
  }
}
