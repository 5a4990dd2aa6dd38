import SwiftUI

/// A header with moving images and a text; it is as high as the images.
///
/// - Source: document 003 (row S3.04); lengths and the names of the images from the published code.
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
