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

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A reader whose body never runs again by itself.
private struct GlobalReader: View {
  let log: Log

  var body: some View {
    GeometryReader { proxy in
      let _ = log.note("\(proxy.frame(in: .global).midX)")
      Color.clear
    }
  }
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
@MainActor
@Suite("Dependence on geometry")
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
        GeometryReader { proxy in
          let bounds = proxy.bounds(of: .named("space")) ?? .zero
          let _ = log.note("\(bounds.minX) \(bounds.minY) \(bounds.width)")
          Color.clear
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
        GeometryReader { proxy in
          let _ = log.note("\(proxy.bounds(of: .named("space"))?.minX ?? .nan)")
          Color.clear
        }
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
    struct Moved: View {
      let log: Log
      let control: Control
      @State private var shift: CGFloat = 0
      var body: some View {
        Color.red.anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
          .overlayPreferenceValue(BoundsKey.self) { anchor in
            GeometryReader { proxy in
              let _ = log.note("\(anchor.map { proxy[$0].minX } ?? .nan)")
              Color.clear
            }
            .offset(x: shift)
          }
          .onAppear { control["move"] = { withAnimation(.linear(duration: 1)) { shift = 100 } } }
      }
    }
    let control = Control()
    let host = host { Moved(log: log, control: control) }
    #expect(log.entries.last == "0.0")
    host.run(control["move"])
    host.advance(by: 0.5)
    #expect(log.entries.last == "-100.0")
    host.advance(by: 1)
    #expect(log.entries.last == "-100.0")
  }

  @Test("the insets that a reader sees follow the safe area, though its size stays")
  func safeArea() {
    let host = host { SafeAreaPadded(log: log, length: 10) }
    #expect(log.entries == ["10.0"])
    host.update { SafeAreaPadded(log: log, length: 25) }
    #expect(log.entries == ["10.0", "25.0"])
  }

  @Test("a view without length along an axis has not moved where a scaling along it has changed")
  func noExtent() {
    for flat in Axis.allCases {
      for scaled in Axis.allCases {
        let log = Log()
        let host = host { Scaled(flat: flat, scaled: scaled, by: 1) { GlobalReader(log: log) } }
        host.update { Scaled(flat: flat, scaled: scaled, by: 3) { GlobalReader(log: log) } }
        #expect(log.entries.count == (flat == scaled ? 1 : 2), "\(flat), \(scaled)")
      }
    }
  }

  @Test("nor is its anchor taken down again while an animation scales it along that axis")
  func noExtentShown() {
    for flat in Axis.allCases {
      for scaled in Axis.allCases {
        let log = Log()
        let control = Control()
        let host = host {
          ScaledOverTime(flat: flat, scaled: scaled, control: control) { AnchorWriter(log: log) }
            .onPreferenceChange(BoundsKey.self) { _ in }
        }
        #expect(log.entries.count == 1)
        host.run(control["scale"])
        for _ in 0..<4 { host.advance(by: 0.25) }
        #expect((log.entries.count == 1) == (flat == scaled), "\(flat), \(scaled)")
      }
    }
  }
}

/// A reader at the upper edge of a safe area, always of one size.
private struct SafeAreaPadded: View {
  let log: Log
  let length: CGFloat

  var body: some View {
    Color.clear
      .overlay(alignment: .top) { InsetReader(log: log).frame(width: 20, height: 20) }
      .safeAreaPadding(.top, length)
  }
}

private struct InsetReader: View {
  let log: Log

  var body: some View {
    GeometryReader { proxy in
      let _ = log.note("\(proxy.safeAreaInsets.top)")
      Color.clear
    }
  }
}

/// Without length along one axis, and scaled along one.
private struct Scaled<Content: View>: View {
  let flat: Axis
  let scaled: Axis
  let scale: CGFloat
  let content: Content

  init(flat: Axis, scaled: Axis, by scale: CGFloat, @ViewBuilder content: () -> Content) {
    self.flat = flat
    self.scaled = scaled
    self.scale = scale
    self.content = content()
  }

  var body: some View {
    content
      .frame(width: flat == .horizontal ? 0 : 20, height: flat == .vertical ? 0 : 20)
      .scaleEffect(x: scaled == .horizontal ? scale : 1, y: scaled == .vertical ? scale : 1)
  }
}

private struct ScaledOverTime<Content: View>: View {
  let flat: Axis
  let scaled: Axis
  let control: Control
  @State private var scale: CGFloat = 1
  @ViewBuilder let content: Content

  var body: some View {
    Scaled(flat: flat, scaled: scaled, by: scale) { content }
      .onAppear { control["scale"] = { withAnimation(.linear(duration: 1)) { scale = 3 } } }
  }
}
