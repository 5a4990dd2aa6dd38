import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

/// The motion that a program can ask for by public API: curves, springs and keyframes are plain
/// functions of time.
///
/// A finger's share is not among it: no public call touches a screen, so the rubber band and the
/// deceleration of a scroll view are not measured here.
@MainActor
enum GoldenPhysics {
  static var entries: [GoldenEntry] {
    var entries = curves + springs + keyframes
    #if canImport(UIKit)
      entries.append(
        GoldenEntry(
          id: "deceleration rates",
          values: [
            "normal": Double(UIScrollView.DecelerationRate.normal.rawValue).goldenValue,
            "fast": Double(UIScrollView.DecelerationRate.fast.rawValue).goldenValue,
          ]))
    #endif
    return entries
  }

  private static let progress = (0...20).map { Double($0) / 20 }

  private static var curves: [GoldenEntry] {
    let curves: [(String, UnitCurve)] = [
      ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
      ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
      ("circularEaseInOut", .circularEaseInOut),
      (
        "bezier",
        .bezier(
          startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 0.7, y: -0.3))
      ),
      ("inverse of easeIn", UnitCurve.easeIn.inverse),
    ]
    return curves.map { name, curve in
      GoldenEntry(
        id: "curve \(name)",
        values: [
          "value": progress.map { curve.value(at: $0) }.goldenValue,
          // At its ends a circle has no finite slope.
          "velocity": progress.dropFirst().dropLast().map { curve.velocity(at: $0) }.goldenValue,
        ])
    }
  }

  private static var springs: [GoldenEntry] {
    let springs: [(String, Spring)] = [
      ("default", Spring()), ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
      ("smooth, extra bounce", .smooth(duration: 0.4, extraBounce: 0.1)),
      ("duration 0.8, bounce 0.3", Spring(duration: 0.8, bounce: 0.3)),
      ("duration 0.3, bounce 0.9", Spring(duration: 0.3, bounce: 0.9)),
      ("duration 0.5, bounce -0.5", Spring(duration: 0.5, bounce: -0.5)),
      ("response 0.4, damping ratio 0.7", Spring(response: 0.4, dampingRatio: 0.7)),
      ("response 0.4, damping ratio 2", Spring(response: 0.4, dampingRatio: 2)),
      ("mass 2, stiffness 100, damping 10", Spring(mass: 2, stiffness: 100, damping: 10)),
      (
        "mass 1, stiffness 100, damping 40",
        Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true)
      ),
      (
        "settling 0.6, damping ratio 0.8", Spring(settlingDuration: 0.6, dampingRatio: 0.8)
      ),
    ]
    let times = (0...12).map { Double($0) / 10 }
    return springs.map { name, spring in
      GoldenEntry(
        id: "spring \(name)",
        values: [
          "parameters": [
            spring.duration, spring.bounce, spring.response, spring.dampingRatio, spring.mass,
            spring.stiffness, spring.damping,
          ].goldenValue,
          "settlingDuration": spring.settlingDuration.goldenValue,
          "value": times.map { spring.value(target: 1.0, time: $0) }.goldenValue,
          "value, pushed": times.map {
            spring.value(target: 1.0, initialVelocity: 3.0, time: $0)
          }.goldenValue,
          "velocity": times.map {
            spring.velocity(target: 1.0, initialVelocity: 3.0, time: $0)
          }.goldenValue,
          "force": spring.force(target: 1.0, position: 0.3, velocity: 0.5).goldenValue,
        ])
    }
  }

  private static var keyframes: [GoldenEntry] {
    let timelines: [(String, KeyframeTimeline<Double>)] = [
      (
        "linear",
        KeyframeTimeline(initialValue: 0.0) {
          LinearKeyframe(10.0, duration: 0.5)
          LinearKeyframe(4.0, duration: 0.25, timingCurve: .easeIn)
        }
      ),
      (
        "cubic",
        KeyframeTimeline(initialValue: 0.0) {
          CubicKeyframe(10.0, duration: 0.5)
          CubicKeyframe(4.0, duration: 0.25)
          CubicKeyframe(6.0, duration: 0.5)
        }
      ),
      (
        "cubic with velocities",
        KeyframeTimeline(initialValue: 0.0) {
          CubicKeyframe(10.0, duration: 0.5, startVelocity: 5, endVelocity: -5)
          CubicKeyframe(4.0, duration: 0.5, startVelocity: -5, endVelocity: 0)
        }
      ),
      (
        "spring",
        KeyframeTimeline(initialValue: 0.0) {
          SpringKeyframe(10.0, duration: 0.5, spring: .bouncy)
          SpringKeyframe(4.0, duration: 0.5)
        }
      ),
      (
        "move",
        KeyframeTimeline(initialValue: 0.0) {
          LinearKeyframe(10.0, duration: 0.25)
          MoveKeyframe(2.0)
          CubicKeyframe(8.0, duration: 0.25)
        }
      ),
    ]
    return timelines.map { name, timeline in
      GoldenEntry(
        id: "keyframes \(name)",
        values: [
          "duration": timeline.duration.goldenValue,
          "value": progress.map { timeline.value(progress: $0) }.goldenValue,
        ])
    }
  }
}
