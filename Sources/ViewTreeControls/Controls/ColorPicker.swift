/// A label at the leading edge and a round well of 28 x 28 points at the trailing one; nothing opens.
///
/// Apple publishes no figure; this is the engine's, after UIKit's colour well.
public struct ColorPicker<Label: View> {
  private let label: Label
  private let selection: Binding<Color>
  @Environment(\.labelsHidden) private var labelsHidden

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }
}

extension ColorPicker: View {
  public var body: some View {
    HStack {
      if !labelsHidden {
        label
        Spacer()
      }
      Circle().fill(selection.wrappedValue)
        .overlay { Circle().strokeBorder(.fill, lineWidth: 3) }
        .frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
