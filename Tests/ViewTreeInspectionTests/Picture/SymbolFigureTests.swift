import SwiftUI
import Testing

@testable import ViewTreeInspection

@Suite("Figures of symbols")
struct SymbolFigureTests {
  @Test("every figure lies in its square, and none is empty")
  func inSquare() {
    let square = CGRect(x: 0, y: 0, width: SymbolFigure.side, height: SymbolFigure.side)
    for (name, path) in SymbolFigure.figures {
      #expect(!path.isEmpty, "\(name)")
      #expect(square.contains(path.boundingRect), "\(name): \(path.boundingRect)")
    }
  }

  @Test(
    "endings fill a figure or put it into an outline, and a longer name is a kind of the shorter")
  func endings() throws {
    let star = try #require(SymbolFigure("star"))
    #expect(!star.isFilled)
    #expect(SymbolFigure("star.fill")?.isFilled == true)
    #expect(SymbolFigure("star.fill")?.path == star.path)
    // 0.55 of the figure and 4.5 to each side of a circle of radius 9.
    let plus = try #require(SymbolFigure("plus.circle"))
    #expect(plus.path.boundingRect == CGRect(x: 1, y: 1, width: 18, height: 18))
    #expect(SymbolFigure("car.side") == SymbolFigure("car"))
    #expect(SymbolFigure("circle")?.path.boundingRect == CGRect(x: 2, y: 2, width: 16, height: 16))
    #expect(SymbolFigure("figure.walk") == nil)
    #expect(SymbolFigure("") == nil)
    #expect(SymbolFigure(".fill") == nil)
  }
}
