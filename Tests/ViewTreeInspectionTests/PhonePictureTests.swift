import SwiftUI
import Testing
import ViewTreeInspection

@Suite("Phone picture")
struct PhonePictureTests {
  @Test("a character is filled when its middle lies in the rectangle")
  func filling() {
    // 60 x 40 points in 6 x 4 characters: a character is 10 x 10, its middle 5 inside.
    var picture = PhonePicture(size: CGSize(width: 60, height: 40), columns: 6, rows: 4)
    picture.fill(CGRect(x: 4, y: 14, width: 12, height: 10), with: "#")
    #expect(
      picture.lines == ["┌──────┐", "│      │", "│##    │", "│      │", "│      │", "└──────┘"])
  }

  @Test("a text is centred on the line of its rectangle's middle and cut off at the border")
  func writing() {
    var picture = PhonePicture(size: CGSize(width: 60, height: 20), columns: 6, rows: 2)
    picture.write("ab", in: CGRect(x: 0, y: 0, width: 60, height: 10))
    picture.write("abcdefgh", in: CGRect(x: 0, y: 10, width: 60, height: 10))
    picture.write("x", in: CGRect(x: 0, y: -30, width: 60, height: 10))
    #expect(picture.lines == ["┌──────┐", "│  ab  │", "│bcdefg│", "└──────┘"])
  }

  @Test("a filled place has its name only on a line that it fills")
  func naming() {
    // Two lines of 10 points, their middles at 5 and 15.
    var picture = PhonePicture(size: CGSize(width: 60, height: 20), columns: 6, rows: 2)
    picture.write("[rw]", in: CGRect(x: 0, y: 0, width: 60, height: 10))
    picture.fill(CGRect(x: 0, y: 6, width: 60, height: 3), with: "#", name: "ab")
    picture.fill(CGRect(x: 0, y: 14, width: 60, height: 3), with: "#", name: "cd")
    #expect(picture.lines == ["┌──────┐", "│ [rw] │", "│##cd##│", "└──────┘"])
  }
}
