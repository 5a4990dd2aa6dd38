/// A choice of one of several views, each known by its tag.
///
/// The style decides what is seen: see ``PickerStyle``. In a test `ViewHost.choose(_:in:)` takes
/// the option with a tag in any style. A view of a `ForEach` without a tag has its element's id for
/// one.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label
  private let selection: Binding<SelectionValue>
  private let content: Content
  @Environment(\.pickerStyle) private var style

  nonisolated fileprivate init(
    _ label: Label, _ selection: Binding<SelectionValue>, _ content: Content
  ) {
    self.label = label
    self.selection = selection
    self.content = content
  }
}

extension Picker: View {
  public var body: some View {
    let options = SubviewsCollection(of: content).compactMap { subview in
      Self.value(of: subview).map { PickerOption(value: AnyHashable($0), view: subview) }
    }
    let choose: (AnyHashable) -> Bool = { [selection] tag in
      guard options.contains(where: { $0.value == tag }),
        let value = tag.base as? SelectionValue
      else { return false }
      selection.wrappedValue = value
      return true
    }
    var handle = ControlHandle(.picker, choose: choose, tags: options.map(\.value))
    handle.label = SpokenText.of(label)
    handle.chosen = AnyHashable(selection.wrappedValue)
    return PickerBody(
      kind: style.kind, label: AnyView(label), options: options,
      selected: AnyHashable(selection.wrappedValue), choose: { _ = choose($0) }
    )
    .modifier(ControlModifier(handle: handle))
  }

  private static func value(of subview: Subview) -> SelectionValue? {
    subview.containerValues.selection(SelectionValue.self)
      ?? subview.explicitID?.base as? SelectionValue
  }
}

extension Picker {
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, content())
  }

  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label, selection, content())
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), selection, content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), selection, content())
  }
}

extension Picker where Label == ViewTreeControls.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(ViewTreeControls.Label(titleKey, systemImage: systemImage), selection, content())
  }
}

/// One view that can be chosen.
struct PickerOption: Identifiable {
  let value: AnyHashable
  let view: Subview

  var id: AnyHashable { value }
}

/// A picker as its style shows it.
private struct PickerBody: View {
  let kind: PickerKind
  let label: AnyView
  let options: [PickerOption]
  let selected: AnyHashable
  let choose: (AnyHashable) -> Void
  @State private var isOpen = false
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.controlPlace) private var place

  /// Apple publishes no figure; these are ours, after UIKit's segments.
  private static let chosenSegment = Color(
    AdaptiveColor(
      name: "chosenSegment", light: Color.Resolved(red: 1, green: 1, blue: 1),
      dark: Color.Resolved(red: 0.39, green: 0.39, blue: 0.4)))

  var body: some View {
    switch kind {
    case .menu:
      HStack {
        if place == .row, !labelsHidden {
          label
          Spacer()
        }
        chosenField
      }
      .contentShape(Rectangle())
      .onTapGesture { isOpen = true }
      .panel(.menu, nil, $isOpen, actions: AnyView(menu))
      .recorded("picker", "menu")
    case .segmented:
      HStack(spacing: 0) {
        ForEach(options) { option in
          option.view
            .font(.system(size: 13, weight: option.value == selected ? .semibold : .medium))
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .background {
              RoundedRectangle(cornerRadius: 7)
                .fill(option.value == selected ? Self.chosenSegment : .clear)
                .shadow(radius: 1).padding(2)
            }
            .contentShape(Rectangle())
            .onTapGesture { choose(option.value) }
        }
      }
      .frame(height: 32)
      .background(.fill, in: RoundedRectangle(cornerRadius: 9))
      .recorded("picker", "segmented")
    case .wheel:
      VStack(spacing: 0) {
        ForEach(options) { $0.view }
      }
      .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
      .frame(height: 216)
      .clipped()
      .recorded("picker", "wheel")
    case .inline:
      if !labelsHidden { label }
      ForEach(options) { option in
        choice(option).buttonStyle(.plain)
      }
    case .link:
      HStack {
        label
        Spacer()
        if let option = options.first(where: { $0.value == selected }) { option.view }
      }
      .recorded("picker", "navigationLink")
    }
  }
}

extension PickerBody {
  /// The chosen view, and the chevrons of a menu: grey in a row, as on iOS since 16.
  private var chosenField: some View {
    HStack { options.first { $0.value == selected }?.view }
      .padding(BorderedButtonStyle.insets)
      .overlay(alignment: .trailing) {
        VStack(spacing: 3) {
          Chevron(towards: .top).stroke(style: Chevron.stroke(1.5)).frame(width: 8, height: 4)
          Chevron(towards: .bottom).stroke(style: Chevron.stroke(1.5)).frame(width: 8, height: 4)
        }
      }
      .foregroundStyle(place == .row ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
  }

  /// The options as the buttons of a menu; the chosen one has a mark.
  private var menu: some View {
    ForEach(options) { choice($0) }
  }

  /// A button that chooses an option; the chosen one has a mark at its end.
  private func choice(_ option: PickerOption) -> some View {
    Button {
      choose(option.value)
    } label: {
      HStack {
        option.view
        Spacer()
        if option.value == selected {
          Checkmark().stroke(style: Chevron.stroke(2)).frame(width: 13, height: 12)
            .foregroundStyle(.tint)
        }
      }
      .contentShape(Rectangle())
    }
  }
}

/// The look of a picker.
enum PickerKind {
  case menu, segmented, wheel, inline, link
}

/// Decides what a picker shows. Apple publishes no figures; these are the engine's, after UIKit.
///
/// - `menu`, `automatic`: the chosen view with room for a border, 12 points at its sides and 7
///   above and below. In a list's row the label is at the leading edge, elsewhere it is not shown. A
///   tap opens the menu of all views over the window.
/// - `segmented`, `palette`: all views in equal parts of the proposed width, 32 points high; a tap
///   chooses one.
/// - `wheel`: the proposed width, 216 points high.
/// - `inline`: the label and all views one after the other, as rows; a tap chooses one, which has a
///   mark at its end.
/// - `navigationLink`: label and chosen view at the two edges; there is no page to choose on.
public protocol PickerStyle: Sendable {
  static var _kind: _PickerKind { get }
}

/// The look that a style chooses; only the engine makes one.
public struct _PickerKind: Sendable {
  let kind: PickerKind
}

extension PickerStyle {
  fileprivate var kind: PickerKind { Self._kind.kind }
}

public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .menu) }
}

public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}

public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}

public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}

public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .inline) }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  public static var _kind: _PickerKind { _PickerKind(kind: .link) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

extension EnvironmentValues {
  @Entry var pickerStyle: any PickerStyle = DefaultPickerStyle()
}

extension View {
  /// Sets the style of the pickers inside; the nearest one counts.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style)
  }
}
