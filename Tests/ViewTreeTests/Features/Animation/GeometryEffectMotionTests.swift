import SwiftUI
import Testing
import ViewTreeTesting

nonisolated private final class Questions {
  var count = 0
}

/// Moves its content to the right by a distance, and by its own width.
nonisolated private struct Slide: GeometryEffect {
  var animatableData: CGFloat
  let questions: Questions

  func effectValue(size: CGSize) -> ProjectionTransform {
    questions.count += 1
    return ProjectionTransform(CGAffineTransform(translationX: animatableData + size.width, y: 0))
  }
}

private struct Followed: View {
  let distance: CGFloat
  let questions: Questions
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: space)
        .modifier(Slide(animatableData: distance, questions: questions))
      Color.blue.called("follower")
        .matchedGeometryEffect(id: 1, in: space, isSource: false)
    }
  }
}

/// Rule: ANCHOR-2.4.
@MainActor
@Suite("Geometry effects that change")
struct GeometryEffectMotionTests {
  private let questions = Questions()

  /// A box of 10 in height, at its own width and a distance from the left.
  private func slid(_ distance: CGFloat, width: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: 10).called("box")
      .modifier(Slide(animatableData: distance, questions: questions))
      .frame(width: 200, alignment: .leading)
  }

  @Test("an effect is asked again when its view has another size, and once for each")
  func anotherSize() {
    let host = host(200, 100) { slid(5) }
    host.expectFrames("box 25 45 20 10")
    host.update { slid(5, width: 50) }
    host.expectFrames("box 55 45 50 10")
    let before = questions.count
    for _ in 0..<10 { host.expectFrames("box 55 45 50 10") }
    #expect(questions.count == before)
  }

  @Test("an effect's number goes evenly from the former one to the new one, asked once a tick")
  func motion() {
    let host = host(200, 100) { slid(10) }
    host.animate { slid(50) }
    // A quarter of 40 beyond 10, and the width of 20.
    host.advance(by: 0.25)
    host.expectFrames("box 70 45 20 10")
    let before = questions.count
    for _ in 0..<10 { host.expectShown("box 40 45 20 10") }
    #expect(questions.count == before)
    // The final place moves with the width at once, and so does the one that is shown.
    host.update { slid(50, width: 60) }
    host.expectShown("box 80 45 60 10")
    host.advance(by: 1)
    host.expectShown("box 110 45 60 10")
  }

  @Test("whoever follows a view is told when an effect alone moves that")
  func followed() {
    let host = host(200, 100) { Followed(distance: 0, questions: questions) }
    host.expectFrames("follower 30 0 30 20")
    host.update { Followed(distance: 40, questions: questions) }
    host.expectFrames("follower 70 0 30 20")
  }

  private struct Flat: GeometryEffect {
    let height: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: height, tx: 0, ty: 0))
    }
  }

  @Test("an effect that cannot be undone says so once, however often it changes")
  func singular() {
    func flat(_ height: CGFloat) -> some View {
      Color.red.called("box").modifier(Flat(height: height))
    }
    let host = host(200, 100) { flat(1) }
    for height in [2, 3, 4] as [CGFloat] {
      host.update { flat(height) }
      // Left out of conversions.
      host.expectFrames("box 0 0 200 100")
    }
    #expect(host.warnings.map(\.kind) == [.singularTransform])
    #expect(host.warnings.map(\.count) == [1])
  }
}
