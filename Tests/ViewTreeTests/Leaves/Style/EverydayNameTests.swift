import SwiftUI
import Testing
import ViewTreeTesting

/// Names that screens for phones use every day: they compile as on Apple's systems, and where they
/// have an effect on layout it is theirs.
@MainActor
@Suite struct EverydayNameTests {
  private var box: some View { Color.red.frame(width: 20, height: 10) }

  private func expect(
    _ width: CGFloat, _ height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: () -> some View
  ) {
    expectTakes(
      width, height, in: CGSize(300, 300), font: nil, sourceLocation: sourceLocation, view)
  }

  private func recorded(_ view: some View) -> [String] {
    host { view.called("view") }.recordedModifiers(of: "view")
  }

  @Test("a literal is a key whose marks take no room")
  func keys() {
    // Four letters at 17 points, one em each.
    expect(68, 17) { Text("**Bold**") }
    expect(68, 17) { Text("[Bold](https://x.y)") }
  }

  @Test("drawings of one shape are added without changing its size")
  func drawings() {
    let badge = Circle().fill(.red).stroke(.black, lineWidth: 4).strokeBorder(.white).fill(.blue)
    expect(30, 40) { badge.frame(width: 30, height: 40) }
    expect(30, 30) { badge.frame(width: 30) }
  }

  @Test("effects on colours and looks of pictures and borders leave the size alone")
  func looks() {
    expect(20, 10) {
      box.brightness(0.1).contrast(2).saturation(0).grayscale(1).hueRotation(.degrees(90))
        .colorMultiply(.blue).colorInvert().luminanceToAlpha().blendMode(.multiply)
        .flipsForRightToLeftLayoutDirection(true).symbolRenderingMode(.palette)
        .symbolVariant(.fill).accessibilityElement(children: .combine).accessibilityHint("hint")
        .accessibilityValue("1").accessibilityAddTraits([.isHeader, .isButton])
    }
    expect(20, 10) {
      Image(systemName: "star").resizable().interpolation(.high).antialiased(true)
        .renderingMode(.template).frame(width: 20, height: 10)
    }
    expect(20, 10) {
      Button(action: {}, label: { box })
        .buttonStyle(.plain).buttonBorderShape(.roundedRectangle(radius: 3))
        .accessibilityAdjustableAction { _ in }.accessibilityRespondsToUserInteraction()
        .presentationBackground(.thinMaterial)
    }
  }

  @Test("gradients of every kind fill their place")
  func gradients() {
    for style in [
      AnyView(Color.red.gradient), AnyView(EllipticalGradient(colors: [.red, .blue])),
      AnyView(Rectangle().fill(.red.shadow(.inner(radius: 2)))),
      AnyView(Rectangle().fill(.image(Image("tile")))),
      AnyView(ContainerRelativeShape().inset(by: 2).fill(.tint)),
    ] {
      expect(40, 30) { style.frame(width: 40, height: 30) }
    }
  }

  private struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        Color.blue.frame(width: 200 * (configuration.fractionCompleted ?? 0), height: 10)
      }
    }
  }

  @Test("a progress view's style is given the share and the label")
  func progressStyle() {
    // 30 of 120 is a quarter of 200; the label's 5 and 10.
    expect(50, 15) {
      ProgressView(value: 30, total: 120) { Color.red.frame(width: 7, height: 5) }
        .progressViewStyle(Bar())
    }
    expect(0, 10) { ProgressView().progressViewStyle(Bar()) }
  }

  private struct Avatar: View {
    @ScaledMetric private var side: CGFloat = 34

    var body: some View { Circle().frame(width: side, height: side) }
  }

  @Test("a scaled metric follows the text size")
  func scaledMetric() {
    // Body is 17 at Large, 15 at small, 28 at the first accessibility size and 53 at the largest one.
    expect(34, 34) { Avatar() }
    expect(30, 30) { Avatar().dynamicTypeSize(.small) }
    expect(56, 56) { Avatar().dynamicTypeSize(.accessibility1) }
    expect(106, 106) { Avatar().dynamicTypeSize(.accessibility5) }
  }

  private struct Device: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      Color.red.frame(width: horizontal == .compact ? 1 : 2, height: vertical == .compact ? 1 : 2)
    }
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Color.red.frame(width: scheme == .dark ? 2 : 1, height: 1) }
  }

  @Test("the environment is that of a phone held upright in the light, and iOS 13's scheme is read")
  func environment() {
    expect(1, 2) { Device() }
    expect(2, 2) { Device().environment(\.horizontalSizeClass, .regular) }
    expect(1, 1) { Scheme() }
    expect(2, 1) { Scheme().colorScheme(.dark) }
  }

  @Test("spellings of iOS 13 mean what the later ones do")
  func earlierSpellings() {
    let point = CGPoint(1, 2)
    let earlier = recorded(
      box.accessibility(label: Text("box")).accessibility(hidden: true)
        .accessibility(addTraits: .isButton).accessibility(removeTraits: .isHeader)
        .accessibility(sortPriority: 1).accessibility(value: Text("one"))
        .accessibility(hint: Text("hint")).accessibility(inputLabels: [Text("a")])
        .accessibility(activationPoint: point))
    let later = recorded(
      box.accessibilityLabel(Text("box")).accessibilityHidden(true)
        .accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isHeader)
        .accessibilitySortPriority(1).accessibilityValue(Text("one"))
        .accessibilityHint(Text("hint")).accessibilityInputLabels([Text("a")])
        .accessibilityActivationPoint(point))
    #expect(earlier == later)
    #expect(Set(later).count == 9)
    expect(20, 10) { box.accessibility(identifier: "inner") }
    #expect(AccessibilityActionKind(named: Text("delete")) != .delete)
  }

  private struct Reader: View {
    @Environment(\.imageScale) private var scale
    @Environment(\.symbolVariants) private var variants
    @Environment(\.headerProminence) private var prominence
    @Environment(\.backgroundStyle) private var style
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.autocorrectionDisabled) private var isUncorrected

    var body: some View {
      Color.red.frame(
        width: 1 + (scale == .large ? 1 : 0) + (variants == .fill ? 1 : 0)
          + (isUncorrected ? 5 : 0),
        height: 1 + (prominence == .increased ? 1 : 0) + (style == nil ? 0 : 5)
          + (shortcut?.key == "k" ? 3 : 0))
    }
  }

  @Test("what modifiers say of symbols and headers is read inside")
  func readInside() {
    expect(1, 1) { Reader() }
    expect(3, 1) { Reader().imageScale(.large).symbolVariant(.fill) }
    expect(1, 2) { Reader().headerProminence(.increased) }
    expect(1, 9) { Reader().backgroundStyle(.red).keyboardShortcut("k", modifiers: []) }
    expect(6, 1) { Reader().autocorrectionDisabled() }
    expect(1, 1) { Reader().disableAutocorrection(nil).autocorrectionDisabled() }
  }

  @Test("what is recorded is in order from the innermost outwards")
  func recordedOrder() {
    #expect(
      recorded(Text("a").opacity(0.5).accessibilityHidden(true))
        == ["opacity 0.5", "accessibilityHidden true"])
  }

  @Test("every form of a symbol and its movement is recorded by its name")
  func symbols() {
    let symbol = Image(systemName: "bolt")
    let bounces: [BounceSymbolEffect] = [
      .bounce, .bounce.up, .bounce.down, .bounce.byLayer, .bounce.wholeSymbol,
    ]
    #expect(
      bounces.flatMap { recorded(symbol.symbolEffect($0, options: .repeating, value: 1)) }
        == ["", ".up", ".down", ".byLayer", ".wholeSymbol"]
        .map { "symbolEffect bounce\($0), repeating" })
    let colors: [VariableColorSymbolEffect] = [
      .variableColor, .variableColor.iterative, .variableColor.cumulative,
      .variableColor.reversing, .variableColor.nonReversing,
    ]
    #expect(
      colors.flatMap { recorded(symbol.symbolEffect($0, isActive: false)) }
        == ["", ".iterative", ".cumulative", ".reversing", ".nonReversing"]
        .map { "symbolEffect variableColor\($0), default, false" })
    #expect(
      [
        PulseSymbolEffect.pulse.byLayer.label, PulseSymbolEffect.pulse.wholeSymbol.label,
        RotateSymbolEffect.rotate.clockwise.label, RotateSymbolEffect.rotate.counterClockwise.label,
        ScaleSymbolEffect.scale.up.label, ScaleSymbolEffect.scale.down.label,
      ] == [
        "pulse.byLayer", "pulse.wholeSymbol", "rotate.clockwise", "rotate.counterClockwise",
        "scale.up", "scale.down",
      ])
    let options: [SymbolEffectOptions] = [.repeat(nil), .speed(2), .nonRepeating.repeat(3)]
    #expect(
      options.flatMap { recorded(symbol.symbolEffect(.pulse, options: $0)) }
        == ["default.repeat(nil)", "default.speed(2.0)", "nonRepeating.repeat(3)"]
        .map { "symbolEffect pulse, \($0), true" })
    let variants: [SymbolVariants] = [
      .none, .circle.fill, .square.slash, .rectangle, .fill.circle, .slash.square, .fill.rectangle,
    ]
    #expect(
      variants.flatMap { recorded(symbol.symbolVariant($0)) }
        == [
          "none", "circle.fill", "square.slash", "rectangle", "fill.circle", "slash.square",
          "fill.rectangle",
        ].map { "symbolVariant \($0)" })
    #expect(recorded(symbol.symbolEffectsRemoved(false)) == ["symbolEffectsRemoved false"])
  }

  @Test("symbols that move keep their size")
  func movingSymbols() {
    let moving = Image(systemName: "arrow.down").resizable().frame(width: 20, height: 10)
      .symbolEffect(.bounce.up, options: .repeat(2).speed(3), value: 1)
      .symbolEffect(.pulse, isActive: true).geometryGroup()
    expect(20, 10) { moving }
    #expect(
      recorded(moving) == [
        "symbolEffect bounce.up, default.repeat(2).speed(3.0)",
        "symbolEffect pulse, default, true", "geometryGroup",
      ])
  }
}
