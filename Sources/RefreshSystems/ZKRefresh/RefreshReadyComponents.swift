import SwiftUI

/// A header with a spinner and a text, which lists get unless another default was set.
///
/// - Rule: S3.04; the lengths are the published code's.
open class RefreshIndicatorHeader: RefreshHeader {
  let indicator = IndicatorAndTitle(shift: ZKRefreshLook.headerIndicatorShift)

  open override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    indicator.install(in: self)
  }

  open override func refreshComponentStateChange(state: ZKRefreshState) {
    super.refreshComponentStateChange(state: state)
    indicator.show(state, in: self)
  }
}

/// A footer with a spinner and a text, which lists get unless another default was set.
///
/// - Rule: S3.04; the lengths are the published code's.
open class RefreshIndicatorFooter: RefreshFooter {
  let indicator = IndicatorAndTitle(shift: ZKRefreshLook.footerIndicatorShift)

  open override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    indicator.install(in: self)
  }

  open override func refreshComponentStateChange(state: ZKRefreshState) {
    super.refreshComponentStateChange(state: state)
    indicator.show(state, in: self)
  }
}

/// A component's spinner and title: while refreshing the spinner is left of the middle and the
/// title right of it; otherwise the title has the full width.
@MainActor final class IndicatorAndTitle {
  let view = UIActivityIndicatorView(style: .gray)
  /// How far left of the middle. Points.
  private let shift: CGFloat

  init(shift: CGFloat) {
    self.shift = shift
  }

  func install(in component: RefreshComponent) {
    component.addSubview(view)
    view.frame = ZKRefreshLook.indicatorFrame(
      width: component.frame.width, height: component.height, shift: shift)
    component.titleLabel?.textColor = UIColor.gray
    component.titleLabel?.font = UIFont.systemFont(ofSize: ZKRefreshLook.smallTitleFont)
    putTitleBeside(in: component)
  }

  func show(_ state: ZKRefreshState, in component: RefreshComponent) {
    guard state != .refreshing else {
      view.startAnimating()
      putTitleBeside(in: component)
      return
    }
    view.stopAnimating()
    component.titleLabel?.textAlignment = .center
    component.titleLabel?.frame = CGRect(origin: .zero, size: component.frame.size)
  }

  private func putTitleBeside(in component: RefreshComponent) {
    component.titleLabel?.textAlignment = .left
    component.putTitle(rightOf: view, gap: ZKRefreshLook.indicatorTitleGap)
  }
}

extension RefreshComponent {
  /// Gives the title all the space to the right of a view.
  func putTitle(rightOf view: UIView, gap: CGFloat) {
    let x = view.frame.maxX + gap
    titleLabel?.frame = CGRect(x: x, y: 0, width: frame.width - x, height: height)
  }
}

/// A header with animated images and a text; it is as high as the images.
///
/// - Rule: S3.04; the lengths and the names of the images are the published code's.
open class RefreshImagesHeader: RefreshHeader {
  let imageView = UIImageView(image: UIImage(named: ZKRefreshLook.imageName(0)))

  open override func refreshComponentHeight() -> CGFloat { ZKRefreshLook.imageSize.height }

  open override func refreshComponentDidMoveToSuperview() {
    super.refreshComponentDidMoveToSuperview()
    imageView.animationImages = (1...ZKRefreshLook.imageCount).compactMap {
      UIImage(named: ZKRefreshLook.imageName($0))
    }
    imageView.animationDuration = ZKRefreshLook.imagesDuration
    imageView.contentMode = .center
    addSubview(imageView)
    imageView.frame = ZKRefreshLook.imageFrame(width: frame.width)
    titleLabel?.textAlignment = .left
    titleLabel?.font = UIFont.systemFont(ofSize: ZKRefreshLook.smallTitleFont)
    putTitle(rightOf: imageView, gap: ZKRefreshLook.imageTitleGap)
  }

  open override func refreshComponentStateChange(state: ZKRefreshState) {
    super.refreshComponentStateChange(state: state)
    if state == .refreshing {
      imageView.startAnimating()
    } else {
      imageView.stopAnimating()
    }
  }
}
