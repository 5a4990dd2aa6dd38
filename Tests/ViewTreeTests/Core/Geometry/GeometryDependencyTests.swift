import SwiftUI
import Testing
import ViewTreeTesting

/// Notes a number that it reads from a proxy, which is all that its body depends on.
private struct ProxyReader: View {
  let proxy: GeometryProxy
  let log: Log
  let read: Reading

  enum Reading {
    case size, localFrame
    case anchor(Anchor<CGRect>)
  }

  var body: some View {
    switch read {
    case .size: log.note("\(proxy.size.width)")
    case .localFrame: log.note("\(proxy.frame(in: .local).width)")
    case .anchor(let anchor): log.note("\(proxy[anchor].minX)")
    }
    return Color.clear
  }
}

/// A reader whose body never runs again by itself.
private struct GlobalReader: View {
  let log: Log

  var body: some View {
    reader(noting: log) { "\($0.frame(in: .global).midX)" }
  }
}

/// A reader of an inset whose body never runs again by itself.
private struct InsetReader: View {
  let log: Log

  var body: some View { reader(noting: log) { "\($0.safeAreaInsets.top)" } }
}

/// A writer of an anchor whose body never runs again by itself.
private struct AnchorWriter: View {
  let log: Log

  var body: some View {
    Color.red.anchorPreference(key: BoundsKey.self, value: .bounds) {
      log.note("anchor")
      return $0
    }
  }
}

/// Each reading of a geometry makes its reader depend on what it read, and on nothing besides.
///
/// Source: LAYOUT-3.8 (GeometryReader), 3.15.
@MainActor @Suite("Dependence on geometry")
struct GeometryDependencyTests {
  private let model = Model()
  private let log = Log()

  @Test("a body that reads a size or a local frame through a proxy runs when the size changes")
  func readInBody() {
    for isFrame in [false, true] {
      let log = Log()
      let host = host {
        GeometryReader { proxy in
          ProxyReader(proxy: proxy, log: log, read: isFrame ? .localFrame : .size)
        }
      }
      host.size = CGSize(width: 90, height: 100)
      host.settle()
      #expect(log.entries == ["100.0", "90.0"])
    }
  }

  @Test("the bounds of a space follow the space's size, though the reader stays where it is")
  func boundsOfSpace() {
    model.number = 30
    let host = host {
      VStack(alignment: .leading, spacing: 0) {
        reader(noting: log) {
          let bounds = $0.bounds(of: .named("space")) ?? .zero
          return "\(bounds.minX) \(bounds.minY) \(bounds.width)"
        }
        .frame(width: 10, height: 10)
        .padding(.leading, 3)
        Push(model: model)
      }
      .coordinateSpace(.named("space"))
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(log.entries.last == "-3.0 0.0 30.0")
    host.run { model.number = 50 }
    #expect(log.entries.last == "-3.0 0.0 50.0")
  }

  @Test("they follow the reader's place in the space, too")
  func boundsOfReader() {
    model.number = 30
    let host = host {
      HStack(spacing: 0) {
        Push(model: model)
        reader(noting: log) { "\($0.bounds(of: .named("space"))?.minX ?? .nan)" }
          .frame(width: 10, height: 10)
      }
      .frame(width: 100, height: 100, alignment: .leading)
      .coordinateSpace(.named("space"))
    }
    #expect(log.entries.last == "-30.0")
    host.run { model.number = 50 }
    #expect(log.entries.last == "-50.0")
  }

  @Test("an anchor in a reader's own space follows the reader")
  func anchorInReader() {
    model.number = 10
    let host = host {
      Color.red.frame(width: 100, height: 20)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        .overlayPreferenceValue(BoundsKey.self, alignment: .leading) { anchor in
          HStack(spacing: 0) {
            Push(model: model)
            GeometryReader { proxy in
              if let anchor { ProxyReader(proxy: proxy, log: log, read: .anchor(anchor)) }
            }
            .frame(width: 20)
          }
        }
    }
    // The reader is as far to the right as it is pushed.
    #expect(log.entries.last == "-10.0")
    host.run { model.number = 30 }
    #expect(log.entries.last == "-30.0")
  }

  /// Source: ANCHOR-2.3.
  @Test("a reader that an animation moves finds an anchor from where it will be")
  func anchorOnTheWay() {
    let shift = Hand<CGFloat>(0)
    let host = host {
      Stateful(shift) { shift in
        Color.red.anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
          .overlayPreferenceValue(BoundsKey.self) { anchor in
            reader(noting: log) { proxy in "\(anchor.map { proxy[$0].minX } ?? .nan)" }
              .offset(x: shift)
          }
      }
    }
    #expect(log.entries.last == "0.0")
    host.run { withAnimation(.linear(duration: 1)) { shift.value = 100 } }
    host.advance(by: 0.5)
    #expect(log.entries.last == "-100.0")
    host.advance(by: 1)
    #expect(log.entries.last == "-100.0")
  }

  @Test("the insets that a reader sees follow the safe area, though its size stays")
  func safeArea() {
    func content(_ length: CGFloat) -> some View {
      Color.clear
        .overlay(alignment: .top) { InsetReader(log: log).frame(width: 20, height: 20) }
        .safeAreaPadding(.top, length)
    }
    let host = host { content(10) }
    #expect(log.entries == ["10.0"])
    host.update { content(25) }
    #expect(log.entries == ["10.0", "25.0"])
  }

  /// A view without length along one axis, and scaled along one.
  private func scaled(
    _ content: some View, flat: Axis, along axis: Axis, by scale: CGFloat
  ) -> some View {
    content
      .frame(width: flat == .horizontal ? 0 : 20, height: flat == .vertical ? 0 : 20)
      .scaleEffect(x: axis == .horizontal ? scale : 1, y: axis == .vertical ? scale : 1)
  }

  @Test(
    "a view without length along an axis has not moved where a scaling along it has changed",
    arguments: Axis.allCases, Axis.allCases)
  func noExtent(flat: Axis, axis: Axis) {
    let view = GlobalReader(log: log)
    let host = host { scaled(view, flat: flat, along: axis, by: 1) }
    host.update { scaled(view, flat: flat, along: axis, by: 3) }
    #expect(log.entries.count == (flat == axis ? 1 : 2))
  }

  @Test(
    "nor is its anchor taken down again while an animation scales it along that axis",
    arguments: Axis.allCases, Axis.allCases)
  func noExtentShown(flat: Axis, axis: Axis) {
    let scale = Hand<CGFloat>(1)
    let host = host {
      Stateful(scale) { scaled(AnchorWriter(log: log), flat: flat, along: axis, by: $0) }
        .onPreferenceChange(BoundsKey.self) { _ in }
    }
    #expect(log.entries.count == 1)
    host.run { withAnimation(.linear(duration: 1)) { scale.value = 3 } }
    for _ in 0..<4 { host.advance(by: 0.25) }
    #expect((log.entries.count == 1) == (flat == axis))
  }
}
