// The content of a sheet, a cover, a popover, an alert or a dialog is no part of the presenter's
// tree (PREF-1.8): its preferences do not reach the presenter. Here it is in no tree at all: the
// modifier is noted on the view, its content is never made, and nothing is ever dismissed by
// itself.

extension View {
  /// Notes a sheet; its content is not made.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    recorded("sheet")
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    recorded("sheet")
  }

  /// Notes a cover; its content is not made.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    recorded("fullScreenCover")
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    recorded("fullScreenCover")
  }

  /// Notes a popover; its content is not made.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    recorded("popover")
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    recorded("popover")
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("interactiveDismissDisabled", "\(isDisabled)")
  }

  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    recorded("presentationDetents")
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    recorded("presentationDetents")
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    recorded("presentationDragIndicator", "\(visibility)")
  }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    recorded("presentationBackground", style.styleDescription)
  }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    recorded("presentationBackground")
  }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    recorded("presentationCornerRadius", cornerRadius.map { "\($0)" } ?? "nil")
  }
}

/// Where a popover points; without an effect here.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A height at which a sheet rests; without an effect here.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}
