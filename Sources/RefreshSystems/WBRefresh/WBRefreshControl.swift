import SwiftUI

/// The system's refresh control with a view of its own: an arrow that turns, and a loading icon.
///
/// The system decides when the control refreshes. This class observes its own frame, which moves
/// with the list, and turns the arrow accordingly.
///
/// - Rules: S4.06 to S4.20; `WBRefreshStorage` implements them.
@MainActor @preconcurrency
open class WBRefreshControl: UIRefreshControl {
  /// The view in the middle, at its own size.
  public private(set) lazy var refreshView = WBRefreshView.refreshView()

  /// Receives every effect of the rules and of the system's control, in order.
  public var changeHandler: ((WBRefreshChange) -> Void)?

  /// Receives everything that reached the control from outside, after its rules have run.
  package var deliveryHandler: ((WBRefreshDelivery) -> Void)?

  /// A control that follows the document's last listings.
  public override init() {
    super.init()
    setupUI()
  }

  /// A control that follows other listings of the document.
  public convenience init(variant: WBRefreshVariant) {
    self.init()
    refreshView.variant = variant
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupUI()
  }

  /// Removes the observer. It is registered in a later turn of the main queue, which keeps the
  /// control alive until then, so there always is one to remove.
  deinit {
    removeObserver(self, forKeyPath: WBRefreshLook.observedKeyPath)
  }

  private func setupUI() {
    tintColor = .clear
    addSubview(refreshView)
    refreshView.translatesAutoresizingMaskIntoConstraints = false
    let size = refreshView.bounds.size
    NSLayoutConstraint.activate([
      refreshView.centerXAnchor.constraint(equalTo: centerXAnchor),
      refreshView.centerYAnchor.constraint(equalTo: centerYAnchor),
      refreshView.widthAnchor.constraint(equalToConstant: size.width),
      refreshView.heightAnchor.constraint(equalToConstant: size.height),
    ])
    DispatchQueue.main.async {
      self.addObserver(
        self, forKeyPath: WBRefreshLook.observedKeyPath, options: [], context: nil)
    }
  }

  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let y = frameY
    run { $0.frameDidChange() }
    deliveryHandler?(.frame(y))
  }

  /// Shows the loading animation; the targets are not told (S4.19).
  open override func beginRefreshing() {
    note(WBRefreshChange(step: .begins))
    super.beginRefreshing()
    run { $0.startAnimation() }
    deliveryHandler?(.call("beginRefreshing"))
  }

  /// Stops the loading animation, whether or not anything was loading (B004-10).
  open override func endRefreshing() {
    note(WBRefreshChange(step: .ends(wasRefreshing: isRefreshing)))
    super.endRefreshing()
    run { $0.stopAnimation() }
    deliveryHandler?(.call("endRefreshing"))
  }

  open override func sendActions(for controlEvents: Event) {
    if controlEvents.contains(.valueChanged) {
      note(WBRefreshChange(step: .valueChanged, y: frameY))
      deliveryHandler?(.systemRefreshes)
    }
    super.sendActions(for: controlEvents)
  }

  private func run(_ rule: (inout WBRefreshControl) -> Void) {
    var storage = self
    rule(&storage)
  }
}

extension WBRefreshControl: @preconcurrency WBRefreshStorage {
  package var variant: WBRefreshVariant { refreshView.variant }
  package var frameY: CGFloat { frame.origin.y }

  package var rotateFlag: Bool {
    get { refreshView.rotateFlag }
    set { refreshView.rotateFlag = newValue }
  }

  package var isTipHidden: Bool {
    get { refreshView.tipView.isHidden }
    set { refreshView.tipView.isHidden = newValue }
  }

  package var hasLoadingAnimation: Bool {
    refreshView.loadingIcon.layer.animation(forKey: WBLoadingRotation.keyPath) != nil
  }

  package func addLoadingAnimation() { refreshView.addLoadingAnimation() }
  package func removeAllAnimations() { refreshView.loadingIcon.layer.removeAllAnimations() }
  package func note(_ change: WBRefreshChange) { changeHandler?(change) }
}
