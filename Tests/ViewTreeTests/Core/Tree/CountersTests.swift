import Testing
import ViewTree

@Suite("Counters")
struct CountersTests {
  private let numbers: [WritableKeyPath<Counters, Int>] = [
    \.bodies, \.measurements, \.measuredNodes, \.placements, \.reduces, \.geometryClosures,
    \.actions,
  ]

  @Test("a host that has done nothing has counted nothing")
  func beginning() { for number in numbers { #expect(Counters()[keyPath: number] == 0) } }

  @Test("the difference of two readings is each number's own")
  func differences() {
    var before = Counters()
    var after = Counters()
    for (index, number) in numbers.enumerated() {
      before[keyPath: number] = 1 << index
      after[keyPath: number] = 100 * (index + 1)
    }
    for (index, number) in numbers.enumerated() {
      #expect((after - before)[keyPath: number] == 100 * (index + 1) - (1 << index))
    }
    #expect(after - after == Counters())
  }
}
