import SwiftUI
import Testing
import ViewTreeTesting

private struct Box: View {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View { Color.red.frame(width: 1, height: 1).called(name) }
}

/// Expects the names of the boxes that a builder's closure makes in a column, from top to bottom.
@MainActor
private func expectNames(
  _ names: [String], sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder of content: () -> some View
) {
  let host = host { VStack(spacing: 0) { content() } }
  let found = host.text().split(separator: "\n").compactMap { line in
    line.split(separator: " ").first { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
  }
  #expect(found == names, sourceLocation: sourceLocation)
}

@MainActor @Suite("ViewBuilder")
struct ViewBuilderTests {
  @Test("nothing is an empty view")
  func nothing() {
    expectNames([]) {}
  }

  @Test("a block may have more than ten members, which stay in order")
  func manyMembers() {
    expectNames((1...13).map { "\($0)" }) {
      Box("1")
      Box("2")
      Box("3")
      Box("4")
      Box("5")
      Box("6")
      Box("7")
      Box("8")
      Box("9")
      Box("10")
      Box("11")
      Box("12")
      Box("13")
    }
  }

  @Test("if, else if, else and nested ifs choose one view", arguments: 0..<4)
  func branches(_ n: Int) {
    expectNames([["zero"], ["one"], ["two", "after"], ["more", "after"]][n]) {
      if n == 0 {
        Box("zero")
      } else if n == 1 {
        Box("one")
      } else {
        if n == 2 {
          Box("two")
        } else {
          Box("more")
        }
        Box("after")
      }
    }
  }

  @Test("if let and if case bind their values")
  func bindings() {
    let name: String? = "a"
    let result: Result<String, any Error> = .success("b")
    expectNames(["a", "b"]) {
      if let name { Box(name) }
      if case .success(let value) = result { Box(value) }
      if let missing = Int("x") { Box("\(missing)") }
    }
  }

  @Test("a switch chooses one of many cases", arguments: 0..<7)
  func cases(_ n: Int) {
    expectNames([["0"], ["1"], ["2"], ["3"], ["4", "4b"], [], ["default"]][n]) {
      switch n {
      case 0: Box("0")
      case 1: Box("1")
      case 2: Box("2")
      case 3: Box("3")
      case 4:
        Box("4")
        Box("4b")
      case 5: EmptyView()
      default: Box("default")
      }
    }
  }

  @Test("let statements may be between views")
  func declarations() {
    expectNames(["a", "ab"]) {
      let name = "a"
      Box(name)
      let other = name + "b"
      Box(other)
    }
  }

  @Test("if #available takes part")
  func availability() {
    expectNames(["new", "b"]) {
      if #available(iOS 17, macOS 14, *) {
        Box("new")
      } else {
        Box("old")
      }
      if #available(iOS 17, *) { Box("b") }
    }
  }

  /// Rule: LAYOUT-3.0.4.
  @Test("an EmptyView adds no element, and no spacing around it")
  func emptyView() {
    // 1 + 10 + 1 = 12 high.
    expectFrames("a 49.5 44 1 1, b 49.5 55 1 1") {
      VStack(spacing: 10) {
        Box("a")
        EmptyView()
        Box("b")
      }
    }
  }

  @Test("a function with the builder's attribute builds as a body does")
  func function() {
    @ViewBuilder func pair(_ isOn: Bool) -> some View {
      Box("a")
      if isOn { Box("b") }
    }
    expectNames(["a", "b"]) { pair(true) }
    expectNames(["a"]) { pair(false) }
  }

  @Test func aTupleViewMadeByHandIsTheListThatABuilderMakes() {
    expectNames(["a", "b", "c"]) { TupleView((Box("a"), Box("b"), Box("c"))) }
  }
}
