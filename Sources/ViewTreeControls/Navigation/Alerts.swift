// Alerts and dialogs are shown over the window while their binding is true; see PresentedPanel.swift.
// Their actions are made together with the presenting view, as in SwiftUI.

extension View {
  /// Shows an alert while a binding is true; every action makes it false.
  ///
  /// With data, only where there is some.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .alert, Text(titleKey), isPresented, actions: AnyView(actions()))
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .alert, Text(title), isPresented, actions: AnyView(actions()))
  }

  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    panel(.alert, title, isPresented, actions: AnyView(actions()))
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .alert, Text(titleKey), isPresented, message: AnyView(message()), actions: AnyView(actions()))
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .alert, Text(title), isPresented, message: AnyView(message()), actions: AnyView(actions()))
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    panel(
      .alert, title, isPresented, message: AnyView(message()), actions: AnyView(actions()))
  }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .alert, Text(titleKey), isPresented, actions: data.map { AnyView(actions($0)) })
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .alert, Text(title), isPresented, actions: data.map { AnyView(actions($0)) })
  }

  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    panel(
      .alert, title, isPresented, actions: data.map { AnyView(actions($0)) })
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .alert, Text(titleKey), isPresented, message: data.map { AnyView(message($0)) },
      actions: data.map { AnyView(actions($0)) })
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .alert, Text(title), isPresented, message: data.map { AnyView(message($0)) },
      actions: data.map { AnyView(actions($0)) })
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    panel(
      .alert, title, isPresented, message: data.map { AnyView(message($0)) },
      actions: data.map { AnyView(actions($0)) })
  }

  /// Shows an alert with an error's description while a binding is true and there is an error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    panel(
      .alert, Text(error?.errorDescription ?? ""), isPresented,
      actions: error == nil ? nil : AnyView(actions()))
  }

  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    panel(
      .alert, Text(error?.errorDescription ?? ""), isPresented,
      message: error.map { AnyView(message($0)) }, actions: error.map { AnyView(actions($0)) })
  }
}
