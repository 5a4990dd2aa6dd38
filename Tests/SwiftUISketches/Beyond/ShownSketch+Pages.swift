import SwiftUI
import ViewSketches

extension ShownSketch {
  private var a: Int { sketch.a }
  private var b: Int { sketch.b }

  /// A stack whose path is written: the first child is its root, each other one a page.
  var navigation: some View {
    let pages = Array(model.children.dropFirst())
    let path = Array(0..<min(a % 4, pages.count)) + (a < 4 ? [] : [100 + b])
    return SketchHeld(path) { [log, first = model.children.prefix(1)] path in
      NavigationStack(path: path) {
        list(first).navigationDestination(for: Int.self) { index in
          if pages.indices.contains(index) {
            SketchView(model: pages[index], log: log)
          } else {
            Color.red.frame(width: CGFloat(index % 100) * 10, height: 10)
          }
        }
      }
    }
  }

  /// Pages of which the selection shows one.
  var selectedTab: some View {
    let pages = Array(model.children.enumerated())
    return SketchHeld(a % 3) { [b, log] selection in
      TabView(selection: selection) {
        if b % 2 == 0 {
          ForEach(pages, id: \.element.number) { index, page in
            SketchView(model: page, log: log).tabItem { Text("tab") }.tag(index)
          }
        } else {
          ForEach(pages, id: \.element.number) { index, page in
            Tab("tab", systemImage: "star", value: index) { SketchView(model: page, log: log) }
          }
        }
      }
    }
  }

  /// A page that another view shows on the stack around.
  func destination(_ first: some View, _ second: some View) -> any View {
    switch b % 3 {
    case 0:
      SketchHeld(a % 2 == 0) { isPresented in
        first.navigationDestination(isPresented: isPresented) { second }
      }
    case 1:
      SketchHeld(a % 2 == 0 ? a : nil) { item in
        first.navigationDestination(item: item) { number in second.padding(CGFloat(number)) }
      }
    default:
      first.navigationDestination(isPresented: .constant(a % 2 == 0)) { second }
    }
  }

  /// A view that another one shows over the window.
  func presentation(_ first: some View, _ second: some View) -> any View {
    let isPresented = a % 2 == 0
    return switch b {
    case 0: SketchHeld(isPresented) { isShown in first.sheet(isPresented: isShown) { second } }
    case 1:
      first.sheet(item: .constant(isPresented ? SketchSheet(id: a) : nil)) {
        second.padding(CGFloat($0.id))
      }
    case 2: first.fullScreenCover(isPresented: .constant(isPresented)) { second }
    case 3: SketchHeld(isPresented) { isShown in first.popover(isPresented: isShown) { second } }
    case 4:
      SketchHeld(isPresented) { [words = sketch.words] isShown in
        first.alert(words, isPresented: isShown) {
          Button("end") {}
        } message: {
          second
        }
      }
    case 5:
      first.confirmationDialog("dialog", isPresented: .constant(isPresented)) { second }
    case 6:
      first.fullScreenCover(item: .constant(isPresented ? SketchSheet(id: a) : nil)) { _ in second }
    default:
      first.alert(sketch.words, isPresented: .constant(isPresented)) { second }
    }
  }

  func menu(_ first: some View, _ second: some View) -> any View {
    switch b % 3 {
    case 0:
      Menu {
        second
      } label: {
        first
      }
    case 1: first.contextMenu { second }
    default:
      Menu {
        second
      } label: {
        first
      } primaryAction: {
      }
    }
  }

  /// Containers that take their subviews one by one.
  func subviews(_ content: some View) -> any View {
    switch b % 4 {
    case 0:
      VStack(spacing: sketch.gap) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { $0.padding(1) }
          Color.red.frame(width: CGFloat(subviews.count * 3), height: 4)
        }
      }
    case 1: HStack { ForEach(subviews: content) { [a] in $0.padding(CGFloat(a)) } }
    case 2:
      VStack {
        Group(sections: content) { sections in
          ForEach(sections) { section in
            HStack {
              section.header
              section.content
              section.footer
            }
          }
        }
      }
    default: _VariadicView.Tree(SketchColumn(gap: sketch.length)) { content }
    }
  }
}

private struct SketchSheet: Identifiable {
  let id: Int
}

/// A container of its own over the children of a view.
private struct SketchColumn: _VariadicView.UnaryViewRoot {
  let gap: CGFloat

  func body(children: _VariadicView.Children) -> some View {
    VStack(spacing: gap) { ForEach(children) { $0 } }
  }
}
