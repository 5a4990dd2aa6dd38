import SwiftUI
import Testing
import ViewTreeTesting

@Suite("UIView animation")
@MainActor
struct UIViewAnimationTests {
  /// Rule: PLATFORM-11.
  @Test("the model changes at once, what is shown follows, the completion comes at the end")
  func modelChangesAtOnce() throws {
    let (view, host) = scene()
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        view.alpha = 0; view.frame.origin.x = 100
      }, completion: { finished.append($0) })
    #expect(view.alpha == 0 && view.frame.minX == 100)

    host.advance(by: 0.25)
    #expect(view.seenOpacity == 0.75)
    let shown = try #require(view.layer.presentation())
    #expect(abs(shown.frame.minX - 25) < 1e-6)
    #expect(finished.isEmpty)

    host.advance(by: 0.75)
    #expect(finished == [true])
    #expect(view.seenOpacity == 0)
  }

  @Test("of a layer's mapping in space its frame shows what happens in the plane")
  func mappingInSpace() throws {
    let (view, host) = scene()
    let frame = view.layer.frame
    view.layer.transform = CATransform3DMakeTranslation(5, 6, 7)
    #expect(view.layer.frame == frame.offsetBy(dx: 5, dy: 6))
    #expect(view.transform == CGAffineTransform(translationX: 5, y: 6))
    #expect(
      CATransform3DEqualToTransform(view.layer.transform, CATransform3DMakeTranslation(5, 6, 7)))

    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeTranslation(40, 0, 0)
    animation.duration = 1
    view.layer.add(animation, forKey: "move")
    host.advance(by: 0.5)
    let shown = try #require(view.layer.presentation())
    #expect(abs(shown.frame.minX - frame.minX - 20) < 1e-6)
  }

  /// Rule: PLATFORM-11.
  @Test("observers are told at the assignment, once")
  func observersAreToldAtOnce() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let host = ViewHost(size: CGSize(width: 100, height: 100), uiView: scroll)
    var offsets: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset) { scroll, _ in
      offsets.append(scroll.contentOffset.y)
    }
    UIView.animate(withDuration: 0.3) { scroll.contentOffset.y = -50 }
    #expect(offsets == [-50])
    host.advance(by: 1)
    #expect(offsets == [-50])
    observation.invalidate()
  }

  @Test("without a change the completion still waits for the duration")
  func emptyAnimationTakesItsTime() {
    let (_, host) = scene()
    var isDone = false
    UIView.animate(withDuration: 0.5, animations: {}, completion: { _ in isDone = true })
    host.advance(by: 0.4)
    #expect(!isDone)
    host.advance(by: 0.2)
    #expect(isDone)
  }

  @Test("an animation that is removed ends unfinished")
  func removedAnimation() {
    let (view, host) = scene()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished.append($0) }
    host.advance(by: 0.2)
    view.layer.removeAllAnimations()
    host.settle()
    #expect(finished == [false])
    #expect(view.seenOpacity == 0)
    host.advance(by: 2)
    #expect(finished == [false])
  }

  @Test("before its delay is over the old value is shown")
  func delayedAnimation() {
    let (view, host) = scene()
    UIView.animate(
      withDuration: 1, delay: 1, options: .curveLinear, animations: { view.alpha = 0 })
    host.advance(by: 0.5)
    #expect(view.seenOpacity == 1)
    host.advance(by: 1)
    #expect(view.seenOpacity == 0.5)
  }

  @Test("keyframes follow each other, and the model has the last value")
  func keyframes() {
    let (view, host) = scene()
    UIView.animateKeyframes(
      withDuration: 2, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
      })
    #expect(view.alpha == 1)
    for (seconds, opacity) in [(0.5, 0.5), (1, 0.5), (1, 1)] as [(Double, Float)] {
      host.advance(by: seconds)
      #expect(view.seenOpacity == opacity)
    }
  }

  /// From, to, and the direction: 1 for clockwise. Radians.
  ///
  /// Rule: PLATFORM-15.
  @Test(
    "a rotation goes the shorter way, and clockwise at a tie",
    arguments: [
      (0, .pi / 2, 1), (0, -.pi / 2, -1), (0, .pi, 1), (0, -.pi, 1), (.pi, 2 * .pi, 1),
      (0, .pi - 0.001, 1), (.pi - 0.001, 2 * .pi, -1),
    ] as [(Double, Double, Double)])
  func rotatesTheShorterWay(from: Double, to: Double, sign: Double) throws {
    let (view, host) = scene()
    view.transform = CGAffineTransform(rotationAngle: from)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: to)
    }
    host.advance(by: 0.25)
    let shown = try #require(view.layer.presentation()).affineTransform()
    let angle = Double(atan2(Double(shown.b), Double(shown.a)))
    let turned: Double = remainder(angle - from, 2 * Double.pi)

    // A quarter of the way of at most half a turn.
    #expect(turned * sign > 0)
    #expect(abs(turned) <= Double.pi / 4 + 1e-9)
  }

  private func scene() -> (UIView, ViewHost) {
    let root = UIView()
    let view = UIView(0, 0, 50, 50, in: root)
    return (view, ViewHost(size: CGSize(width: 300, height: 300), uiView: root))
  }
}

@Suite("CALayer animations")
@MainActor
struct CALayerAnimationTests {
  /// Rule: PLATFORM-14.
  @Test("a key holds one animation, without a key each call adds one")
  func keysReplace() {
    let layer = CALayer()
    for _ in 0..<3 { layer.add(rotation(), forKey: "transform.rotation") }
    #expect(layer.attachedAnimations.count == 1)
    for _ in 0..<3 { layer.add(rotation(), forKey: nil) }
    #expect(layer.attachedAnimations.count == 4)
    #expect(layer.animationKeys() == ["transform.rotation"])

    layer.removeAllAnimations()
    #expect(layer.attachedAnimations.isEmpty)
    #expect(layer.animation(forKey: "transform.rotation") == nil)
  }

  /// Rule: PLATFORM-14.
  @Test("removing all animations leaves those of sublayers")
  func sublayersKeepTheirs() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    inner.add(rotation(), forKey: "a")
    outer.removeAllAnimations()

    #expect(inner.animation(forKey: "a") != nil)
  }

  @Test("an endless rotation shows its angle, and the model stays")
  func rotatesForEver() throws {
    let view = UIView(0, 0, 10, 10)
    let host = ViewHost(size: CGSize(width: 100, height: 100), uiView: view)
    view.layer.add(rotation(), forKey: "spin")
    host.advance(by: 100 + 0.125)
    let shown = try #require(view.layer.presentation()).affineTransform()

    // A quarter of half a second: a quarter turn.
    #expect(abs(atan2(Double(shown.b), Double(shown.a)) - Double.pi / 2) < 1e-6)
    #expect(view.transform == .identity)
  }

  @Test("an animation leaves its layer at its end unless it is to stay")
  func leavesAtTheEnd() {
    let view = UIView()
    let host = ViewHost(size: CGSize(width: 100, height: 100), uiView: view)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0.5
    animation.duration = 1
    view.layer.add(animation, forKey: "fade")
    host.advance(by: 0.5)
    #expect(view.seenOpacity == 0.25)
    host.advance(by: 0.6)
    #expect(view.layer.animation(forKey: "fade") == nil)
    #expect(view.seenOpacity == 1)

    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    view.layer.add(animation, forKey: "fade")
    host.advance(by: 2)
    #expect(view.layer.animation(forKey: "fade") === animation)
    #expect(view.seenOpacity == 0.5)
  }

  private func rotation() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "transform.rotation")
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.repeatCount = .greatestFiniteMagnitude
    animation.duration = 0.5
    return animation
  }
}
