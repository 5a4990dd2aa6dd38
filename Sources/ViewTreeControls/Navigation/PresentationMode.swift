extension EnvironmentValues {
  /// Whether the view stands on a page that can be taken away.
  public var isPresented: Bool { dismiss.takesAway }

  /// The older form of `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissAction: dismiss))
  }
}

/// Whether a view stands on a page that can be taken away, and the taking.
public struct PresentationMode: Sendable {
  let dismissAction: DismissAction

  public var isPresented: Bool { dismissAction.takesAway }

  public mutating func dismiss() { dismissAction() }
}
