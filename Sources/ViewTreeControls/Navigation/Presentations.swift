// A sheet, a cover, a popover: content over the whole window while a binding is set. It has its own
// state and the presenter's environment; its preferences do not reach the presenter (PREF-1.8).

extension View {
  /// Shows content over the window while a binding is true.
  ///
  /// The sheet is at the lower edge of the window's safe part and proposes to its content the width
  /// of that part and the height at which it rests. It appears at once, without an animation. A finger
  /// pulls it down and away; see ``SheetPanel``. `dismiss` in it makes the binding false; `onDismiss`
  /// runs when the content has gone.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      { isPresented.wrappedValue ? PresentedContent(true) { SheetPanel.around(content()) } : nil },
      end: { isPresented.wrappedValue = false }, onEnd: onDismiss)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      {
        item.wrappedValue.map { item in
          PresentedContent(item.id) { SheetPanel.around(content(item)) }
        }
      },
      end: { item.wrappedValue = nil }, onEnd: onDismiss)
  }

  /// Shows content over the whole window, which a finger cannot pull away.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      {
        isPresented.wrappedValue
          ? PresentedContent(true) { AnyView(content().onPageGround()) } : nil
      },
      end: { isPresented.wrappedValue = false }, onEnd: onDismiss)
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      {
        item.wrappedValue.map { item in
          PresentedContent(item.id) { AnyView(content(item).onPageGround()) }
        }
      },
      end: { item.wrappedValue = nil }, onEnd: onDismiss)
  }

  /// Shows content in a sheet, as on an iPhone.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      { isPresented.wrappedValue ? PresentedContent(true) { SheetPanel.around(content()) } : nil },
      end: { isPresented.wrappedValue = false })
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      {
        item.wrappedValue.map { item in
          PresentedContent(item.id) { SheetPanel.around(content(item)) }
        }
      },
      end: { item.wrappedValue = nil })
  }
}

/// Where a popover points; without an effect here.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
