import SwiftUI
import Testing
import ViewTreeTesting

nonisolated private final class Questions {
  var count = 0
}

/// Moves its content to the right by a distance, and by its own width.
nonisolated private struct Slide: GeometryEffect {
  var distance: CGFloat
  let questions: Questions

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    questions.count += 1
    return ProjectionTransform(CGAffineTransform(translationX: distance + size.width, y: 0))
  }
}

private struct Slid: View {
  let distance: CGFloat
  var width: CGFloat = 20
  let questions: Questions

  var body: some View {
    Color.red.frame(width: width, height: 10).accessibilityIdentifier("box")
      .modifier(Slide(distance: distance, questions: questions))
      .frame(width: 200, alignment: .leading)
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
        .modifier(Slide(distance: distance, questions: questions))
      Color.blue.accessibilityIdentifier("follower")
        .matchedGeometryEffect(id: 1, in: space, isSource: false)
    }
  }
}

/// Rule: ANCHOR-2.4.
@MainActor
@Suite("Geometry effects that change")
struct GeometryEffectMotionTests {
  private let questions = Questions()

  private func host(_ view: some View) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 100)) { view }
  }

  @Test("an effect is asked again when its view has another size, and once for each")
  func anotherSize() {
    let host = host(Slid(distance: 5, questions: questions))
    #expect(host.frame(of: "box")?.minX == 25)
    host.update { Slid(distance: 5, width: 50, questions: questions) }
    #expect(host.frame(of: "box")?.minX == 55)
    let before = questions.count
    for _ in 0..<10 { #expect(host.frame(of: "box")?.minX == 55) }
    #expect(questions.count == before)
  }

  @Test("an effect's number goes evenly from the former one to the new one, asked once a tick")
  func motion() {
    let host = host(Slid(distance: 10, questions: questions))
    withAnimation(.linear(duration: 1)) {
      host.update { Slid(distance: 50, questions: questions) }
    }
    // A quarter of 40 beyond 10, and the width of 20.
    host.advance(by: 0.25)
    #expect(host.frame(of: "box")?.minX == 70)
    let before = questions.count
    for _ in 0..<10 {
      #expect(abs((host.presentationFrame(of: "box")?.minX ?? 0) - 40) < 1e-9)
    }
    #expect(questions.count == before)
    // The final place moves with the width at once, and so does the one that is shown.
    host.update { Slid(distance: 50, width: 60, questions: questions) }
    #expect(abs((host.presentationFrame(of: "box")?.minX ?? 0) - 80) < 1e-9)
    host.advance(by: 1)
    #expect(host.presentationFrame(of: "box")?.minX == 110)
  }

  @Test("whoever follows a view is told when an effect alone moves that")
  func followed() {
    let host = host(Followed(distance: 0, questions: questions))
    #expect(host.frame(of: "follower") == CGRect(x: 30, y: 0, width: 30, height: 20))
    host.update { Followed(distance: 40, questions: questions) }
    #expect(host.frame(of: "follower") == CGRect(x: 70, y: 0, width: 30, height: 20))
  }

  private struct Flat: GeometryEffect {
    let height: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: height, tx: 0, ty: 0))
    }
  }

  @Test("an effect that cannot be undone says so once, however often it changes")
  func singular() {
    let host = host(Color.red.accessibilityIdentifier("box").modifier(Flat(height: 1)))
    for height in [2, 3, 4] {
      host.update {
        Color.red.accessibilityIdentifier("box").modifier(Flat(height: CGFloat(height)))
      }
      // Left out of conversions.
      #expect(host.frame(of: "box") == CGRect(x: 0, y: 0, width: 200, height: 100))
    }
    #expect(host.warnings.map(\.kind) == [.singularTransform])
    #expect(host.warnings.map(\.count) == [1])
  }
}
