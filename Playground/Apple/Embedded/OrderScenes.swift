import SwiftUI

extension OrderScene {
  @MainActor static let all: [OrderScene] = [
    OrderScene("siblings and parents appear", steps: 0) { _ in
      VStack {
        HStack {
          Color.clear.told("first")
          Color.clear.told("second")
        }
        .told("row")
        Color.clear.told("third")
      }
      .told("column")
    },
    OrderScene("a branch is exchanged", steps: 2) { BranchScene(model: $0) },
    OrderScene("one value is followed at several depths", steps: 2) { DepthScene(model: $0) },
    OrderScene("preferences are heard at several depths", steps: 2) { HearingScene(model: $0) },
    OrderScene("rows are inserted, moved and removed", steps: 3) { RowsScene(model: $0) },
    OrderScene("an identity changes", steps: 1) { IdentityScene(model: $0) },
    OrderScene("a state is written as its view appears", steps: 0) { _ in AppearingScene() },
    OrderScene("two writes in one action", steps: 1) { TwoWritesScene(model: $0) },
    OrderScene("one change follows another", steps: 1) { ChainScene(model: $0) },
    OrderScene("initial changes, appearing and preferences", steps: 1) { InitialScene(model: $0) },
    OrderScene("bodies run as far as values differ", steps: 2) { BodiesScene(model: $0) },
    OrderScene("scrolling to a view", steps: 5) { ScrollingScene(model: $0) },
  ]
}

private struct BranchScene: View {
  @ObservedObject var model: OrderModel

  var body: some View {
    VStack {
      if model.step % 2 == 0 {
        HStack {
          Color.clear.told("even left")
          Color.clear.told("even right")
        }
        .told("even")
      } else {
        Color.clear.told("odd")
      }
      Color.clear.told("always")
    }
  }
}

private struct DepthScene: View {
  @ObservedObject var model: OrderModel

  var body: some View {
    VStack {
      Color.clear.told("a", model.step)
      VStack {
        Color.clear.told("b", model.step)
        Color.clear.told("c", model.step)
      }
      .told("around b and c", model.step)
      Color.clear.told("d", model.step).told("around d", model.step)
    }
    .told("all", model.step)
  }
}

private struct HearingScene: View {
  @ObservedObject var model: OrderModel

  var body: some View {
    HStack {
      Color.clear.writes(model.step + 1).hears("left")
      VStack {
        Color.clear.writes(10 * (model.step + 1)).hears("upper right")
        Color.clear.writes(100).hears("lower right")
      }
      .hears("right")
    }
    .hears("all")
  }
}

private struct RowsScene: View {
  @ObservedObject var model: OrderModel

  private var rows: [Int] {
    [[1, 2, 3], [1, 4, 2, 3], [3, 4, 2, 1], [4, 1]][min(model.step, 3)]
  }

  var body: some View {
    VStack { ForEach(rows, id: \.self) { row in Color.clear.told("row \(row)") } }
  }
}

private struct IdentityScene: View {
  @ObservedObject var model: OrderModel

  var body: some View {
    VStack {
      Color.clear.told("inside", model.step).id(model.step)
      Color.clear.told("beside", model.step)
    }
  }
}

private struct AppearingScene: View {
  @State private var count = 0

  var body: some View {
    let _ = OrderNotes.note("body with \(count)")
    VStack {
      Color.clear.onAppear {
        OrderNotes.note("child appears")
        count += 1
      }
      Color.clear.told("follower", count)
    }
    .onAppear {
      OrderNotes.note("parent appears with \(count)")
      count += 10
    }
  }
}

private struct TwoWritesScene: View {
  @ObservedObject var model: OrderModel
  @State private var one = 0
  @State private var other = 0

  var body: some View {
    Color.clear
      .onChange(of: model.step) {
        one += 1
        other += 1
        one += 1
        OrderNotes.note("written")
      }
      .onChange(of: one) { old, new in OrderNotes.note("one from \(old) to \(new)") }
      .onChange(of: other) { old, new in OrderNotes.note("other from \(old) to \(new)") }
      .onChange(of: one + other) { old, new in OrderNotes.note("sum from \(old) to \(new)") }
  }
}

private struct ChainScene: View {
  @ObservedObject var model: OrderModel
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    VStack {
      Color.clear.onChange(of: second) { _, new in OrderNotes.note("second is \(new)") }
      Color.clear.onChange(of: first) { _, new in
        OrderNotes.note("first is \(new)")
        second = new * 2
      }
      Color.clear.onChange(of: model.step) { _, new in
        OrderNotes.note("step is \(new)")
        first = new + 1
      }
    }
  }
}

private struct InitialScene: View {
  @ObservedObject var model: OrderModel

  var body: some View {
    VStack {
      Color.clear
        .writes(model.step)
        .hears("inner")
        .onAppear { OrderNotes.note("inner appears") }
        .onChange(of: model.step, initial: true) { OrderNotes.note("inner changes") }
    }
    .onChange(of: model.step, initial: true) { OrderNotes.note("outer changes") }
    .onAppear { OrderNotes.note("outer appears") }
    .hears("outer")
  }
}

private struct BodiesScene: View {
  @ObservedObject var model: OrderModel

  var body: some View {
    let _ = OrderNotes.note("outer body")
    VStack {
      Noted(name: "same", value: 1)
      Noted(name: "every second", value: model.step / 2)
      Noted(name: "every", value: model.step)
    }
  }
}

private struct Noted: View {
  let name: String
  let value: Int

  var body: some View {
    let _ = OrderNotes.note("body of \(name)")
    Color.clear.told(name, value)
  }
}

/// Tells where the content is after each call of `scrollTo`.
private struct ScrollingScene: View {
  @ObservedObject var model: OrderModel

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Color.clear.frame(height: 50).id($0) }
        }
        .background {
          GeometryReader { geometry in
            Color.clear.writes(Int(geometry.frame(in: .named("stage")).minY.rounded()))
          }
        }
      }
      .onChange(of: model.step) { _, step in
        switch step {
        case 1: proxy.scrollTo(10, anchor: .top)
        case 2: proxy.scrollTo(10, anchor: .center)
        case 3: proxy.scrollTo(19, anchor: .top)
        case 4: proxy.scrollTo(5)
        default: proxy.scrollTo(6)
        }
      }
    }
    .hears("the content's place")
  }
}
