import SwiftUI

/// Gives the document's scroll view the offsets that a finger would produce: this engine has none.
@MainActor struct Hand {
  private let host: ViewHost

  init(size: CGSize, screen: some View) {
    host = ViewHost(size: size) { screen }
  }

  func settle() { host.settle() }
  func frame(of name: String) -> CGRect? { host.frame(of: name) }

  func touch(at y: CGFloat) {}
  func drag(by translation: CGFloat, offset: CGFloat) { wait(offset: offset) }
  func lift() {}
  func wait(offset: CGFloat) { host.scroll(to: CGPoint(x: 0, y: offset), in: "list") }
}
