import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

@MainActor
@Suite("Changed leaves")
struct LeafUpdateTests {
  private let size = CGSize(120, 80)

  private func shown(_ view: some View) -> some View {
    VStack(spacing: 0) {
      view.called("leaf")
      Color.clear
    }
    .environment(\.imageSizes, ["known": CGSize(50, 30)])
  }

  /// A square of 30 and one of 10 in the middle of it.
  private let twice = Path {
    $0.addRect(CGRect(0, 0, 30, 30))
    $0.addRect(CGRect(10, 10, 10, 10))
  }

  /// Holds that a view shown in the place of another of its type looks as if it had been there first.
  private func same<V: View>(
    _ first: V, _ second: V, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (before, after) in [(first, second), (second, first)] {
      let host = ViewHost(size: size) { shown(before) }
      let earlier = host.svg() + host.text()
      host.update { shown(after) }
      let fresh = ViewHost(size: size) { shown(after) }
      #expect(host.svg() == fresh.svg(), sourceLocation: sourceLocation)
      #expect(host.text() == fresh.text(), sourceLocation: sourceLocation)
      #expect(
        host.recordedModifiers(of: "leaf") == fresh.recordedModifiers(of: "leaf"),
        sourceLocation: sourceLocation)
      #expect(host.frame(of: "leaf") == fresh.frame(of: "leaf"), sourceLocation: sourceLocation)
      #expect(host.svg() + host.text() != earlier, sourceLocation: sourceLocation)
    }
  }

  @Test("a leaf that changes is shown as one that was so from the start")
  func leaves() {
    same(Color.red, Color.blue)
    same(Color.clear, Color.green)
    same(Text(verbatim: "one"), Text(verbatim: "three"))
    same(Text(verbatim: "one"), Text(verbatim: "one").bold())
    same(Image("known"), Image("other"))
    same(Image("known"), Image("known").resizable())
    same(Image(systemName: "star"), Image("star"))
    same(ProgressIndicator(fraction: nil), ProgressIndicator(fraction: 0.5))
    same(ProgressIndicator(fraction: 0.25), ProgressIndicator(fraction: 0.5))
    same(Color.clear.background(Color.red), Color.clear.background(Color.blue))
    same(Color.clear.overlay(Color.red), Color.clear.overlay(Color.blue))
    same(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
      LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom))
  }

  @Test("a shape that changes its outline, its style or its rule is shown as a new one")
  func shapes() {
    same(RoundedRectangle(cornerRadius: 3), RoundedRectangle(cornerRadius: 9))
    same(Rectangle().fill(.red), Rectangle().fill(.blue))
    same(twice.fill(style: FillStyle(eoFill: true)), twice.fill(style: FillStyle(eoFill: false)))
    same(Circle().stroke(.red, lineWidth: 2), Circle().stroke(.red, lineWidth: 6))
    same(Circle().inset(by: 2).fill(.red), Circle().inset(by: 5).fill(.red))
    same(Rectangle().trim(from: 0, to: 0.5), Rectangle().trim(from: 0.1, to: 0.5))
  }

  @Test("a look that changes is noted as one that was so from the start")
  func looks() {
    same(Color.red.opacity(0.2), Color.red.opacity(0.5))
    same(Text("a").foregroundStyle(.red), Text("a").foregroundStyle(.blue))
    same(Color.red.cornerRadius(2), Color.red.cornerRadius(5))
    same(Color.red.blur(radius: 1), Color.red.blur(radius: 2))
    same(
      Color.red.clipShape(Circle(), style: FillStyle(eoFill: true)),
      Color.red.clipShape(Circle(), style: FillStyle(eoFill: false)))
    // The shape is a value of the modifier, whatever its type.
    same(ClippedTo(shape: Circle()), ClippedTo(shape: Capsule()))
  }

  private struct ClippedTo: View {
    let shape: any Shape

    var body: some View {
      Color.red.changingLook(.clip(ClipOutline(.shape(shape, isEOFilled: false))))
    }
  }

  @Test(
    "two clippings are one where outline and rule are, and only a shape may have a hole by rule")
  func clippings() {
    let outlines: [ClipOutline.Form] = [
      .bounds, .corners(1), .corners(2), .shape(Circle(), isEOFilled: false),
      .shape(Circle(), isEOFilled: true), .shape(Capsule(), isEOFilled: false),
      .shape(RoundedRectangle(cornerRadius: 1), isEOFilled: false),
      .shape(RoundedRectangle(cornerRadius: 2), isEOFilled: false),
    ]
    for (index, one) in outlines.enumerated() {
      #expect(ClipOutline(one).isEOFilled == (index == 4))
      for (other, second) in outlines.enumerated() {
        #expect((ClipOutline(one) == ClipOutline(second)) == (index == other))
      }
    }
  }

  @Test("a bar takes the proposed width, ten without one, and a spinner has a size of its own")
  func indicators() {
    func expect(
      _ fraction: Double?, _ width: CGFloat, _ height: CGFloat,
      sourceLocation: SourceLocation = #_sourceLocation, isIdeal: Bool
    ) {
      expectTakes(width, height, in: size, sourceLocation: sourceLocation) {
        ProgressIndicator(fraction: fraction).fixedSize(horizontal: isIdeal, vertical: false)
      }
    }
    expect(0.5, 120, 4, isIdeal: false)
    expect(0.5, 10, 4, isIdeal: true)
    expect(nil, 20, 20, isIdeal: false)
    expect(nil, 20, 20, isIdeal: true)
  }

  @Test("a divider turns with the stack around it")
  func divider() {
    func content(_ layout: AnyLayout) -> some View {
      layout { Divider().called("line") }.frame(width: 100, height: 60)
    }
    // One pixel thick, which is half a point: (100 - 0.5) / 2 and (60 - 0.5) / 2.
    let row = "line 49.75 0 0.5 60"
    let host = expectFrames(row, in: CGSize(100, 60)) { content(AnyLayout(HStackLayout())) }
    host.update { content(AnyLayout(VStackLayout())) }
    host.expectFrames("line 0 29.75 100 0.5")
    host.update { content(AnyLayout(HStackLayout())) }
    host.expectFrames(row)
  }

  private struct Bar: Shape {
    var length: CGFloat
    let outlines: Log

    var animatableData: CGFloat {
      get { length }
      set { length = newValue }
    }

    func path(in rect: CGRect) -> Path {
      outlines.note("outline")
      return Path(CGRect(0, 0, length, 1))
    }
  }

  @Test("while a shape moves its outline is made once a tick, however often it is looked at")
  func outlines() {
    let outlines = Log()
    func content(_ length: CGFloat) -> some View {
      Bar(length: length, outlines: outlines).called("bar")
        .animation(.linear(duration: 1), value: length)
    }
    let host = ViewHost(size: size) { content(0) }
    host.framesPerSecond = 10
    host.update { content(100) }
    host.advance(by: 0.25)
    for length in [35, 45, 55, 65] as [CGFloat] {
      let notes = outlines.notes {
        host.advance(by: 0.1)
        for _ in 0..<3 {
          let shown = host.presentationPath(of: "bar")?.boundingRect.width ?? 0
          #expect(abs(shown - length) < 1e-6)
        }
      }
      #expect(notes == ["outline"])
    }
  }

  @Test(
    "an opacity is shown between none and all, and one that is not a number is all",
    arguments: [(2, 1), (1, 1), (0.5, 0.5), (0, 0), (-1, 0), (.nan, 1)] as [(Double, Double)])
  func opacities(given: Double, shown: Double) {
    let host = ViewHost(size: size) {
      Text("a").opacity(given).called("box")
      Text("a").called("inside").opacity(given).opacity(0.5)
      Text("a").called("plain")
    }
    #expect(
      ["box", "inside", "plain"].map { host.presentationOpacity(of: $0) } == [shown, shown / 2, 1])
    let noted = given.isNaN ? 1 : given
    #expect(host.recordedModifiers(of: "box") == ["opacity \(noted)"])
  }

  @Test("a view that appears is drawn as opaque as it is shown")
  func appearing() {
    func content(_ isShown: Bool) -> some View {
      VStack { if isShown { Color.red.called("box") } }
        .animation(.linear(duration: 1), value: isShown)
    }
    let host = ViewHost(size: size) { content(false) }
    host.update { content(true) }
    for opacity in [0.25, 0.5, 0.75] {
      host.advance(by: 0.25)
      #expect(abs((host.presentationOpacity(of: "box") ?? 0) - opacity) < 1e-9)
      #expect(host.svg().contains("opacity=\"\(opacity)\""))
    }
    host.advance(by: 1)
    #expect(host.presentationOpacity(of: "box") == 1 && !host.svg().contains("opacity=\"0"))
  }

  @Test("a place inside of two outlines is touched, unless an even number of them leaves it out")
  func touchedOutlines() {
    func expect(
      _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
      @ViewBuilder _ content: (Color) -> some View
    ) {
      let taps = Log()
      let host = ViewHost(size: CGSize(30, 30)) {
        content(.clear).onTapGesture { taps.note("tap") }
      }
      for place in [5, 15] as [CGFloat] {
        host.finger.down(at: CGPoint(place, place))
        host.finger.up()
        host.advance(by: 1)
      }
      #expect(taps.entries.count == count, sourceLocation: sourceLocation)
    }
    expect(2) { $0.contentShape(ifAny: twice) }
    expect(2) { $0.contentShape(twice) }
    expect(1) { $0.contentShape(twice, eoFill: true) }
    expect(1) { $0.contentShape(.interaction, twice, eoFill: true) }
    expect(2) { $0.overlay { twice.fill(.red) } }
    expect(1) { $0.overlay { twice.fill(.red, style: FillStyle(eoFill: true)) } }
    expect(0) { $0.overlay { twice.fill(.clear) } }
    expect(0) { $0.contentShape(ifAny: Path?.none) }
  }

  private struct Answer: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(verbatim: isEnabled ? "on" : "off") }
  }

  @Test("what is disabled by anything around it is disabled")
  func disabled() {
    for (inner, outer) in [(false, false), (false, true), (true, false), (true, true)] {
      let host = ViewHost(size: size) { VStack { Answer().disabled(inner) }.disabled(outer) }
      #expect(host.findAll(text: "off").count == (inner || outer ? 1 : 0))
    }
  }

  @Test("a view is found by its newest name alone")
  func names() {
    let host = ViewHost(size: size) { Color.red.called("one") }
    host.update { Color.red.called("two") }
    #expect(host.findAll("one").isEmpty && host.findAll("two").count == 1)
  }
}

/// Source: Apple documentation, `visualEffect(_:)`.
@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
  private final class Model: ObservableObject {
    @Published var width: CGFloat = 30
  }

  /// One view or another, by the width.
  private struct Box: View {
    @ObservedObject var model: Model

    var body: some View {
      if model.width < 50 {
        Color.red.frame(width: model.width, height: 10)
      } else {
        Text("a").frame(width: model.width, height: 20)
      }
    }
  }

  /// No effect on what is narrow.
  private struct OnWide: VisualEffect {
    let size: CGSize

    var _recordedEffects: [RecordedVisualEffect.Effect] {
      guard size.width >= 50 else { return [] }
      return EmptyVisualEffect().offset(size)._recordedEffects
    }
  }

  @Test("an effect is found once for each geometry, also for a view that takes another's place")
  func readings() {
    let (model, readings) = (Model(), Log())
    let host = host {
      Box(model: model).visualEffect { _, proxy in
        readings.note("\(proxy.size.width)")
        return OnWide(size: proxy.size)
      }
      .called("box")
    }
    let steps: [(width: CGFloat, noted: [String])] = [
      (30, []), (60, ["offset 60.0, 20.0"]), (70, ["offset 70.0, 20.0"]), (40, []), (45, []),
      (50, ["offset 50.0, 20.0"]), (30, []), (80, ["offset 80.0, 20.0"]),
    ]
    for (step, (width, noted)) in steps.enumerated() {
      if step > 0 { model.width = width }
      host.settle()
      #expect(host.recordedModifiers(of: "box") == noted)
      #expect(readings.entries.count == step + 1)
    }
  }

  @Test("an effect notes what it was given, and an opacity that is not a number is all")
  func notes() {
    func noted<Effect: VisualEffect>(
      _ effect: @escaping @Sendable (EmptyVisualEffect) -> Effect
    ) -> [String] {
      host {
        Color.red.called("box").visualEffect { start, _ in effect(start) }
      }.recordedModifiers(of: "box")
    }
    #expect(noted { $0.opacity(.nan) } == ["opacity 1.0"])
    #expect(noted { $0.opacity(0.25).blur(radius: 2) } == ["opacity 0.25", "blur 2.0"])
    #expect(noted { $0 } == [])
    #expect(noted { $0.offset(x: 3) } == ["offset 3.0, 0.0"])
    #expect(noted { $0.offset(y: 3) } == ["offset 0.0, 3.0"])
  }

  @Test("under the unsafe edges a scrolled view counts as visible too")
  func unsafeEdges() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
    let host = ViewHost(size: CGSize(100, 140), safeAreaInsets: insets) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row in
            Color.red.frame(height: 40).called("row \(row)")
              .scrollTransition(.interactive) { effect, phase in effect.offset(x: phase.value) }
          }
        }
      }
    }
    // 40 under the unsafe edge and 100 below it: row 2 reaches from 120 to 160.
    let noted = (0..<3).map { host.recordedModifiers(of: "row \($0)") }
    #expect(noted == [["offset 0.0, 0.0"], ["offset 0.0, 0.0"], ["offset 1.0, 0.0"]])
    // Row 0 in the 40 points under the edge is in sight still.
    host.finger.down(at: CGPoint(50, 130))
    host.finger.move(to: CGPoint(50, 90))
    #expect(host.recordedModifiers(of: "row 0") == ["offset 0.0, 0.0"])
    #expect(host.recordedModifiers(of: "row 2") == ["offset 0.0, 0.0"])
    host.finger.move(to: CGPoint(50, 80))
    #expect(host.recordedModifiers(of: "row 0") == ["offset -1.0, 0.0"])
  }
}
