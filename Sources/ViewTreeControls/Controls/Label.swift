/// A picture and a title, arranged by the nearest label style; in a row without one.
///
/// Source: the arrangement of Apple's default style; the distance is this engine's default.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyles) private var styles
  @Environment(\.controlPlace) private var place

  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      if let style = styles.last {
        style.arrange(LabelStyleConfiguration(title: title, icon: icon))
          .environment(\.labelStyles, styles.dropLast())
      } else if place == .bar {
        IconOnlyLabelStyle().makeBody(
          configuration: LabelStyleConfiguration(title: title, icon: icon))
      } else {
        icon
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to arrange, arranged by the next style outside.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
