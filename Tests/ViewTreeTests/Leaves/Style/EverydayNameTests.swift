import SwiftUI
import Testing
import ViewTreeTesting

/// Names that screens for phones use every day: they compile as on Apple's systems, and where they
/// have an effect on layout it is theirs.
@MainActor
@Suite struct EverydayNameTests {
  private func size<V: View>(_ view: V) -> CGSize? {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      view.accessibilityIdentifier("view")
    }
    return host.frame(of: "view")?.size
  }

  private func recorded<V: View>(_ view: V) -> [String] {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      view.accessibilityIdentifier("view")
    }
    return host.recordedModifiers(of: "view")
  }

  @Test func aLiteralIsAKeyWhoseMarksTakeNoRoom() {
    // Four letters at 17 points, one em each.
    #expect(size(Text("**Bold**")) == CGSize(width: 68, height: 17))
    #expect(size(Text("[Bold](https://x.y)")) == CGSize(width: 68, height: 17))
  }

  @Test func drawingsOfOneShapeAreAddedWithoutChangingItsSize() {
    let badge = Circle().fill(.red).stroke(.black, lineWidth: 4).strokeBorder(.white).fill(.blue)
    #expect(size(badge.frame(width: 30, height: 40)) == CGSize(width: 30, height: 40))
    #expect(size(badge.frame(width: 30)) == CGSize(width: 30, height: 30))
  }

  @Test func effectsOnColoursLeaveTheSizeAlone() {
    let view = Color.red.frame(width: 20, height: 10)
      .brightness(0.1).contrast(2).saturation(0).grayscale(1).hueRotation(.degrees(90))
      .colorMultiply(.blue).colorInvert().luminanceToAlpha().blendMode(.multiply)
      .flipsForRightToLeftLayoutDirection(true).symbolRenderingMode(.palette)
      .symbolVariant(.fill).accessibilityElement(children: .combine).accessibilityHint("hint")
      .accessibilityValue("1").accessibilityAddTraits([.isHeader, .isButton])
    #expect(size(view) == CGSize(width: 20, height: 10))
  }

  @Test func gradientsOfEveryKindFillTheirPlace() {
    for style in [
      AnyView(Color.red.gradient),
      AnyView(EllipticalGradient(colors: [.red, .blue])),
      AnyView(Rectangle().fill(.red.shadow(.inner(radius: 2)))),
      AnyView(Rectangle().fill(.image(Image("tile")))),
      AnyView(ContainerRelativeShape().inset(by: 2).fill(.tint)),
    ] {
      #expect(size(style.frame(width: 40, height: 30)) == CGSize(width: 40, height: 30))
    }
  }

  @Test func aProgressViewStyleIsGivenTheShareAndTheLabel() {
    let bar = ProgressView(value: 30, total: 120) { Color.red.frame(width: 7, height: 5) }
      .progressViewStyle(EverydayBar())
    #expect(size(bar) == CGSize(width: 50, height: 15))
    let endless = ProgressView().progressViewStyle(EverydayBar())
    #expect(size(endless) == CGSize(width: 0, height: 10))
  }

  @Test func aScaledMetricFollowsTheTextSize() {
    // Body is 17 at Large and 53 at the largest size.
    #expect(size(EverydayAvatar()) == CGSize(width: 34, height: 34))
    #expect(
      size(EverydayAvatar().dynamicTypeSize(.accessibility5)) == CGSize(width: 106, height: 106))
  }

  @Test func theEnvironmentIsThatOfAPhoneHeldUpright() {
    #expect(size(EverydayDevice()) == CGSize(width: 1, height: 2))
    #expect(
      size(EverydayDevice().environment(\.horizontalSizeClass, .regular))
        == CGSize(width: 2, height: 2))
  }

  @Test func spellingsOfIOS13MeanWhatTheLaterOnesDo() {
    let box = Color.red.frame(width: 30, height: 20)
    let point = CGPoint(x: 1, y: 2)
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
    #expect(size(box.accessibility(identifier: "inner")) == CGSize(width: 30, height: 20))
    #expect(AccessibilityActionKind(named: Text("delete")) != .delete)
  }

  @Test func whatModifiersSayOfSymbolsAndHeadersIsReadInside() {
    let plain = EverydayReader()
    #expect(size(plain) == CGSize(width: 1, height: 1))
    #expect(size(plain.imageScale(.large).symbolVariant(.fill)) == CGSize(width: 3, height: 1))
    #expect(size(plain.headerProminence(.increased)) == CGSize(width: 1, height: 2))
    #expect(
      size(plain.backgroundStyle(.red).keyboardShortcut("k", modifiers: []))
        == CGSize(width: 1, height: 9))
  }

  @Test func whatIsRecordedStandsFromTheInnermostOutwards() {
    #expect(
      recorded(Text("a").opacity(0.5).accessibilityHidden(true))
        == ["opacity 0.5", "accessibilityHidden true"])
  }

  @Test func theSchemeOfIOS13IsReadInside() {
    #expect(size(EverydayScheme()) == CGSize(width: 1, height: 1))
    #expect(size(EverydayScheme().colorScheme(.dark)) == CGSize(width: 2, height: 1))
  }

  @Test func looksOfPicturesAndBordersKeepSizes() {
    let image = Image(systemName: "star").resizable().interpolation(.high).antialiased(true)
      .renderingMode(.template).frame(width: 20, height: 10)
    #expect(size(image) == CGSize(width: 20, height: 10))
    let button = Button {
    } label: {
      Color.red.frame(width: 30, height: 20)
    }
    .buttonStyle(.plain).buttonBorderShape(.roundedRectangle(radius: 3))
    .accessibilityAdjustableAction { _ in }.accessibilityRespondsToUserInteraction()
    .presentationBackground(.thinMaterial)
    #expect(size(button) == CGSize(width: 30, height: 20))
  }

  @Test func everyFormOfASymbolAndItsMovementIsRecordedByItsName() {
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
      [PulseSymbolEffect.pulse.byLayer.label, PulseSymbolEffect.pulse.wholeSymbol.label]
        == ["pulse.byLayer", "pulse.wholeSymbol"])
    #expect(
      [RotateSymbolEffect.rotate.clockwise.label, RotateSymbolEffect.rotate.counterClockwise.label]
        == ["rotate.clockwise", "rotate.counterClockwise"])
    #expect(
      [ScaleSymbolEffect.scale.up.label, ScaleSymbolEffect.scale.down.label]
        == ["scale.up", "scale.down"])
    let options: [SymbolEffectOptions] = [.repeat(nil), .speed(2), .nonRepeating.repeat(3)]
    #expect(
      options.flatMap { recorded(symbol.symbolEffect(.pulse, options: $0)) } == [
        "symbolEffect pulse, default.repeat(nil), true",
        "symbolEffect pulse, default.speed(2.0), true",
        "symbolEffect pulse, nonRepeating.repeat(3), true",
      ])
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

  @Test func symbolsThatMoveKeepTheirSize() {
    let image = Image(systemName: "arrow.down").resizable().frame(width: 20, height: 10)
    let moving = image.symbolEffect(.bounce.up, options: .repeat(2).speed(3), value: 1)
      .symbolEffect(.pulse, isActive: true).geometryGroup()
    #expect(size(moving) == CGSize(width: 20, height: 10))
    #expect(
      recorded(moving) == [
        "symbolEffect bounce.up, default.repeat(2).speed(3.0)",
        "symbolEffect pulse, default, true", "geometryGroup",
      ])
  }
}

private struct EverydayScheme: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Color.red.frame(width: scheme == .dark ? 2 : 1, height: 1) }
}

private struct EverydayReader: View {
  @Environment(\.imageScale) private var scale
  @Environment(\.symbolVariants) private var variants
  @Environment(\.headerProminence) private var prominence
  @Environment(\.backgroundStyle) private var style
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    Color.red.frame(
      width: 1 + (scale == .large ? 1 : 0) + (variants == .fill ? 1 : 0),
      height: 1 + (prominence == .increased ? 1 : 0) + (style == nil ? 0 : 5)
        + (shortcut?.key == "k" ? 3 : 0))
  }
}

private struct EverydayBar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      Color.blue.frame(width: 200 * (configuration.fractionCompleted ?? 0), height: 10)
    }
  }
}

private struct EverydayAvatar: View {
  @ScaledMetric private var side: CGFloat = 34

  var body: some View { Circle().frame(width: side, height: side) }
}

private struct EverydayDevice: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    Color.red.frame(width: horizontal == .compact ? 1 : 2, height: vertical == .compact ? 1 : 2)
  }
}
