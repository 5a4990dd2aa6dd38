// Confirmation dialogs, as alerts.

extension View {
  /// Shows a list of actions while a binding is true; each, and a tap beside them, makes it false.
  ///
  /// The title is shown where it is asked for, as on an iPhone.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented,
      actions: AnyView(actions()))
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented,
      actions: AnyView(actions()))
  }

  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? title : nil, isPresented, actions: AnyView(actions()))
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented,
      message: AnyView(message()), actions: AnyView(actions()))
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented,
      message: AnyView(message()), actions: AnyView(actions()))
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? title : nil, isPresented, message: AnyView(message()),
      actions: AnyView(actions()))
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented,
      actions: data.map { AnyView(actions($0)) })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented,
      actions: data.map { AnyView(actions($0)) })
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? title : nil, isPresented,
      actions: data.map { AnyView(actions($0)) })
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? Text(titleKey) : nil, isPresented,
      message: data.map { AnyView(message($0)) }, actions: data.map { AnyView(actions($0)) })
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? Text(title) : nil, isPresented,
      message: data.map { AnyView(message($0)) }, actions: data.map { AnyView(actions($0)) })
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .dialog, titleVisibility == .visible ? title : nil, isPresented,
      message: data.map { AnyView(message($0)) }, actions: data.map { AnyView(actions($0)) })
  }
}
