/// The ground of a sheet or a panel: white, or the grey of a raised surface in the dark.
///
/// - Source: UIKit's system background at the elevated level. The radii and the shade are ours.
struct PresentedGround<Outline: Shape> {
  let outline: Outline
  @Environment(\.colorScheme) private var colorScheme

  nonisolated init(outline: Outline) {
    self.outline = outline
  }
}

extension PresentedGround: View {
  var body: some View {
    outline.fill(
      colorScheme == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white)
  }
}

/// The shade over the window behind what is presented.
struct PresentedShade: View {
  var body: some View { Color.black.opacity(0.2).ignoresSafeArea() }
}

/// Nothing to see that takes the touches in its whole proposal.
struct TouchGround: View {
  var body: some View {
    HStack {}.frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
  }
}

extension View {
  /// Puts a page that fills the window on a ground of its own.
  nonisolated func onPageGround() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(SheetGroundKey.self) { ground in
        ZStack { ground ?? AnyView(Rectangle().fill(.background)) }.ignoresSafeArea()
      }
  }

  /// Shows a style behind the content of the presentation around, instead of the usual ground.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationBackground { Rectangle().fill(style) }
  }

  /// Shows a view behind the content of the presentation around, instead of the usual ground.
  ///
  /// Of several the outermost one counts. It fills the presentation, rounded corners and unsafe areas
  /// included.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = AnyView(
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return transformPreference(SheetGroundKey.self) { $0 = ground }
  }
}

/// The ground that content asks for, of the presentation around; nil for the usual one.
enum SheetGroundKey: PreferenceKey {
  static var defaultValue: AnyView? { nil }

  static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}
