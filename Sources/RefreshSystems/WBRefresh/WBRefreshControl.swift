import SwiftUI

/// The system's refresh control with a view of its own: an arrow that turns, and a loading icon.
///
/// When the control refreshes is the system's business; this class watches its own frame, which
/// moves with the list, and turns the arrow by it.
///
/// - Rules: S4.06 to S4.20; `WBRefreshStorage` holds them.
@MainActor @preconcurrency
open class WBRefreshControl: UIRefreshControl {
  /// The view in the middle, of its own size.
  public private(set) lazy var refreshView = WBRefreshView.refreshView()

  /// Hears of everything that the rules and the system's control do, in order.
  public var changeHandler: ((WBRefreshChange) -> Void)?

  /// Hears of everything that reached the control from outside, once its rules have run.
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
  /// control alive until then, so that it is always there to be removed.
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

  /// Shows the loading animation; no target hears of it (S4.19).
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
