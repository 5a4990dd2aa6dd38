import SwiftUI
import ViewTreeTesting

/// Scrolls the document's view as a person does: the engine turns the finger into offsets.
@MainActor struct Hand {
  private let host: ViewHost
  private var start: CGFloat = 0

  init(size: CGSize, screen: some View) {
    host = ViewHost(size: size) { screen }
  }

  func settle() { host.settle() }
  func frame(of name: String) -> CGRect? { host.frame(of: name) }

  mutating func touch(at y: CGFloat) {
    start = y
    host.finger.down(at: CGPoint(x: 150, y: y))
  }

  func drag(by translation: CGFloat, offset: CGFloat) {
    host.finger.move(to: CGPoint(x: 150, y: start + translation))
    wait(offset: offset)
  }

  func lift() { host.finger.up() }
  func wait(offset: CGFloat) { host.advance(by: 1 / host.framesPerSecond) }
}
