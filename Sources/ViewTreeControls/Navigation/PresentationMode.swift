extension EnvironmentValues {
  /// Whether the view is on a page that can be dismissed.
  public var isPresented: Bool { dismiss.takesAway }

  /// The older form of `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissAction: dismiss))
  }
}

/// Tells whether a view is on a page that can be dismissed, and dismisses it.
public struct PresentationMode: Sendable {
  let dismissAction: DismissAction

  public var isPresented: Bool { dismissAction.takesAway }

  public mutating func dismiss() { dismissAction() }
}
