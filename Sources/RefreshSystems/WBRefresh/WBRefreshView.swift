import SwiftUI

/// The view in document 004's control: a tip with an arrow, and a loading icon under it.
///
/// The document loads it from a XIB that is not included; here it is made in code, with the same
/// outlets. Its size matters: the control asks for exactly that size (S4.07).
///
/// - Rules: S4.07, S4.13 to S4.18; sizes and texts are this port's.
@MainActor @preconcurrency
open class WBRefreshView: UIView {
  /// Visible while nothing loads.
  public let tipView = UIView()
  /// The arrow.
  public let tipIconView = UIImageView(image: UIImage(named: "tableview_pull_refresh"))
  /// Turns while something loads.
  public let loadingIcon = UIImageView(image: UIImage(named: "tableview_loading"))

  /// The listings that are followed.
  public var variant = WBRefreshVariant.adjusted

  /// Whether the arrow is turned over; each assignment turns it.
  public var rotateFlag = false {
    didSet { rotateTipIcon() }
  }

  /// A view as the XIB would have made it.
  open class func refreshView() -> WBRefreshView {
    WBRefreshView(frame: CGRect(origin: .zero, size: WBRefreshLook.viewSize))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let icon = CGRect(
      x: 0, y: (bounds.height - WBRefreshLook.iconSide) / 2, width: WBRefreshLook.iconSide,
      height: WBRefreshLook.iconSide)
    loadingIcon.frame = icon
    addSubview(loadingIcon)
    tipView.frame = bounds
    tipView.backgroundColor = .white
    addSubview(tipView)
    tipIconView.frame = icon
    tipView.addSubview(tipIconView)
  }

  /// Turns the arrow over or back from its present angle, along the shorter arc.
  private func rotateTipIcon() {
    let angle = CGFloat(variant.angle(turningOver: rotateFlag))
    UIView.animate(withDuration: WBTipRotation.duration) {
      self.tipIconView.transform = self.tipIconView.transform.rotated(by: angle)
    }
  }

  /// Adds an endless rotation to the loading icon, under a key where the listing has one.
  ///
  /// It starts at the layer's model value, which is 0 (B004-7).
  func addLoadingAnimation() {
    let animation = CABasicAnimation(keyPath: WBLoadingRotation.keyPath)
    animation.toValue = WBLoadingRotation.toValue
    animation.repeatCount = WBLoadingRotation.repeatCount
    animation.duration = variant.loadingDuration
    if variant.animationKeyCheck {
      animation.isRemovedOnCompletion = WBLoadingRotation.isRemovedOnCompletion
    }
    loadingIcon.layer.add(
      animation, forKey: variant.animationKeyCheck ? WBLoadingRotation.keyPath : nil)
  }
}

/// The texts and lengths of document 004.
///
/// - Rules: S4.02, S4.03, S4.05, S4.08.
public enum WBRefreshLook {
  /// The height of the system's control, as the document observes it. Points.
  public static let controlHeight: CGFloat = 60
  /// The application's message after a failed load; the misspelling is the document's.
  public static let errorText = "您的网路不给力"
  /// The line that the document prints when the arrow turns over.
  public static let turnsOverText = "翻过来"
  /// The line that the document prints when the arrow turns back.
  public static let turnsBackText = "转过去"
  /// The observed property of the control; there are no observing options.
  public static let observedKeyPath = "frame"
  /// The grey level of the view laid over the control for a test, from 0 to 1.
  public static let overlayWhite: CGFloat = 0.5
  /// Its opacity, from 0 to 1.
  public static let overlayAlpha: CGFloat = 0.5

  /// The size of the view in the control; the XIB that defines it is not in the document. Points.
  public static let viewSize = CGSize(width: 160, height: 40)
  /// The side length of arrow and loading icon, also from the XIB. Points.
  public static let iconSide: CGFloat = 32
}
