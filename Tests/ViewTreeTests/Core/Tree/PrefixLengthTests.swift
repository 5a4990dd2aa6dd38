import Testing

@testable import ViewTree

@Suite("Length of a prefix")
struct PrefixLengthTests {
  @Test(
    "as many elements are found as a walk from the start counts, in a whole list and in its parts")
  func everyLength() {
    let numbers = Array(0..<9)
    for start in 0...9 {
      for end in start...9 {
        let part = numbers[start..<end]
        for limit in -1...10 {
          let walked = part.prefix { $0 < limit }.count
          #expect(part.prefixLength { $0 < limit } == walked)
        }
      }
    }
  }
}
