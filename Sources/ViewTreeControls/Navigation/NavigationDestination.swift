extension View {
  /// Sets the page for values of a type on the path of the enclosing stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    page { value in (value.base as? D).map { AnyView(destination($0)) } }
  }

  /// Shows a page while a binding is true; taking the page away makes it false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    page(
      whilePresented: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      { AnyView(destination()) }, end: { isPresented.wrappedValue = false })
  }

  /// Shows a page while there is an item; taking the page away makes it nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    page(
      whilePresented: { item.wrappedValue.map { AnyHashable($0) } },
      { item.wrappedValue.map { AnyView(destination($0)) } }, end: { item.wrappedValue = nil })
  }
}
