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

/// A builder's closure in a column, and the names of the boxes that came out, from top to bottom.
@MainActor
private func names<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
  let host = host { VStack(spacing: 0) { content() } }
  return host.text().split(separator: "\n").compactMap { line in
    line.split(separator: " ").first { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
  }
}

@MainActor
@Suite("ViewBuilder")
struct ViewBuilderTests {
  @Test("nothing is an empty view")
  func nothing() {
    #expect(names {} == [])
  }

  @Test("a block may have more than ten members, which stay in order")
  func manyMembers() {
    let found = names {
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
    #expect(found == (1...13).map { "\($0)" })
  }

  @Test("if, else if, else and nested ifs choose one view", arguments: 0..<4)
  func branches(_ n: Int) {
    let found = names {
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
    #expect(found == [["zero"], ["one"], ["two", "after"], ["more", "after"]][n])
  }

  @Test("if let and if case bind their values")
  func bindings() {
    let name: String? = "a"
    let result: Result<String, any Error> = .success("b")
    let found = names {
      if let name { Box(name) }
      if case .success(let value) = result { Box(value) }
      if let missing = Int("x") { Box("\(missing)") }
    }
    #expect(found == ["a", "b"])
  }

  @Test("a switch chooses one of many cases", arguments: 0..<7)
  func cases(_ n: Int) {
    let found = names {
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
    #expect(found == [["0"], ["1"], ["2"], ["3"], ["4", "4b"], [], ["default"]][n])
  }

  @Test("let statements may be between views")
  func declarations() {
    let found = names {
      let name = "a"
      Box(name)
      let other = name + "b"
      Box(other)
    }
    #expect(found == ["a", "ab"])
  }

  @Test("if #available takes part")
  func availability() {
    let found = names {
      if #available(iOS 17, macOS 14, *) {
        Box("new")
      } else {
        Box("old")
      }
      if #available(iOS 17, *) { Box("b") }
    }
    #expect(found == ["new", "b"])
  }

  /// Rule: LAYOUT-3.0.4.
  @Test("an EmptyView adds no element, and no spacing around it")
  func emptyView() {
    let host = host {
      VStack(spacing: 10) {
        Box("a")
        EmptyView()
        Box("b")
      }
    }
    // 1 + 10 + 1 = 12 high.
    #expect(host.frame(of: "a")?.minY == 44)
    #expect(host.frame(of: "b")?.minY == 55)
  }

  @Test("a function with the builder's attribute builds as a body does")
  func function() {
    @ViewBuilder func pair(_ isOn: Bool) -> some View {
      Box("a")
      if isOn { Box("b") }
    }
    #expect(names { pair(true) } == ["a", "b"])
    #expect(names { pair(false) } == ["a"])
  }

  @Test func aTupleViewMadeByHandIsTheListThatABuilderMakes() {
    #expect(names { TupleView((Box("a"), Box("b"), Box("c"))) } == ["a", "b", "c"])
  }
}
