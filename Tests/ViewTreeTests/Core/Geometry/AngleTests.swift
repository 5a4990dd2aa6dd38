import Testing
import ViewTree

@Suite("Angle")
struct AngleTests {
  @Test("half a turn is 180 degrees and pi radians")
  func halfTurn() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi).degrees == 180)
    #expect(Angle() == .zero)
  }

  @Test("angles add, scale and compare as their radians do")
  func arithmetic() {
    // 1 + 2 - 0.5 = 2.5; doubled 5; halved 1.25.
    let sum = Angle.radians(1) + .radians(2) - .radians(0.5)
    #expect(sum.radians == 2.5)
    #expect((sum * 2).radians == 5)
    #expect((2 * sum).radians == 5)
    #expect((sum / 2).radians == 1.25)
    #expect(-sum < .zero)
    var angle = sum
    angle *= 4
    #expect(angle.radians == 10)
    angle /= 2
    #expect(angle.radians == 5)
    angle.degrees = 90
    #expect(abs(angle.radians - .pi / 2) < 1e-12 && abs(angle.degrees - 90) < 1e-12)
  }
}
