/// A frame-based view that fills a host: it takes the proposed size.
package struct UIViewRoot: UIViewRepresentable {
  private let view: UIView

  package init(view: UIView) {
    self.view = view
  }

  package func makeUIView(context: Context) -> UIView { view }

  package func updateUIView(_ uiView: UIView, context: Context) {}

  package func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: uiView.bounds.size)
  }
}

/// A view controller's view that fills a host: it takes the proposed size.
package struct UIViewControllerRoot: UIViewControllerRepresentable {
  private let controller: UIViewController

  package init(controller: UIViewController) {
    self.controller = controller
  }

  package func makeUIViewController(context: Context) -> UIViewController { controller }

  package func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}

  package func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
  ) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: uiViewController.view.bounds.size)
  }
}
