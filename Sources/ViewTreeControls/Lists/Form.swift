/// A list of controls, as on a settings page.
///
/// It is laid out like an inset grouped ``List``, with rows on cards. Controls are arranged as in any
/// list.
public struct Form<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  public var body: some View {
    ListScroll(look: .insetGrouped, content: content.listRows())
  }
}

/// How a form looks; recorded, without an effect on layout.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle, Sendable {
  nonisolated public init() {}
}

public struct GroupedFormStyle: FormStyle, Sendable {
  nonisolated public init() {}
}

public struct ColumnsFormStyle: FormStyle, Sendable {
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    recorded("formStyle", TypeLabel.of(S.self))
  }
}
