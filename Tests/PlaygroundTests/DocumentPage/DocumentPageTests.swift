import Foundation
import Testing

@testable import Playground

/// Pages with listings of every form, tried on the compiler of this build.
@Suite("Any page as a document")
@MainActor
struct DocumentPageTests {
  private func page(
    _ text: String, _ values: [String: String] = [:], library: [String] = []
  ) throws -> DocumentPage {
    let folder = TemporaryFolder()
    let compiler = PageCompiler(build: Bundle.main.bundleURL, folder: folder.url)
    return try DocumentPage(
      MarkdownDocument(path: "/page.md", text: text), values: values, library: library,
      errors: { try compiler.errors(in: $0) })
  }

  private static let readme = """
    # A package

    ```swift
    .package(url: "https://example.com/flow", from: "1.0.0")
    ```

    ```swift
    struct Card: View {
      let title: String
      var body: some View { Text(title) }
    }

    struct Badge: View {
      var body: some View { Card(title: "a").padding(4) }
    }
    ```

    Then

    ```swift
    VStack {
      Badge()
      Card(title: "b")
    }
    ```

    ```swift
    struct Badge: View {
      var body: some View { Color.red }
    }
    ```

    ```swift
    Flow(spacing: 4) { Badge() }
    ```

    ```swift
    VStack {
      ...
    }
    ```

    ```swift
    import Flow
    let a = 1
    ```

    ```swift
    var body: some View {
      Badge()
    }
    ```

    ```
    flow --install
    ```

    """

  @Test("each listing has its fate, with the line where it fails")
  func fates() throws {
    let page = try page(Self.readme)
    #expect(
      page.fates == [
        "left out: a manifest, or a line of one",
        "compiled, completed by `import SwiftUI`",
        "compiled as the body of `struct Listing3: View`, completed by `import SwiftUI`",
        "compiled in a place of its own, as listing 2 has Badge too, completed by `import SwiftUI`",
        "left out: line 34: cannot find 'Flow' in scope",
        "compiled as the body of `struct Listing6: View`, completed by `import SwiftUI`, "
          + "without its lines of `...`",
        "left out: it imports Flow, which is not here",
        "compiled inside of `struct Listing8: View`, completed by `import SwiftUI`",
        "left out: no language tag, and nothing in it is a Swift declaration",
      ])
    #expect(page.missing == ["Flow", "module Flow"])
  }

  @Test(
    "views without arguments are scenes; one that needs some names them, and is a scene with them")
  func scenes() throws {
    let without = try page(Self.readme)
    #expect(
      without.shown.map(\.type) == ["Badge", "Listing3", "Page4.Badge", "Listing6", "Listing8"])
    #expect(
      without.scenes.first { $0.type == "Card" }?.obstacle == "needs --with title=VALUE")
    let with = try page(Self.readme, ["title": "\"c\""])
    let card = try #require(with.shown.first)
    #expect(card.type == "Card" && card.call(with.values) == "Card(title: \"c\")")
    let main = try #require(with.program["main.swift"])
    #expect(
      main.contains("PlaygroundScene(\"Card\", summary: \"listing 2\") { Card(title: \"c\") },"))
    #expect(main.contains("PlaygroundScene(\"Page4-Badge\", summary: \"listing 4\")"))
    #expect(
      try page(Self.readme, ["title": "12"]).scenes.first?.obstacle
        == "cannot convert value of type 'Int' to expected argument type 'String'")
    #expect(with.unneededValues.isEmpty && without.unneededValues.isEmpty)
    #expect(try page(Self.readme, ["title": "1", "titel": "2"]).unneededValues == ["titel"])
  }

  @Test("listings may use the page's own package, whether they import it or not")
  func library() throws {
    // A module of this build stands in for the package's.
    let page = try page(
      """
      ```swift
      import RefreshSystems
      import SwiftUI

      struct Named: View {
        var body: some View { Text("\\(LKRefresh.defaultThreshold)") }
      }
      ```

      ```swift
      Text("\\(LKRefresh.defaultThreshold)")
      ```

      """, library: ["RefreshSystems"])
    #expect(
      page.fates == [
        "compiled",
        "compiled as the body of `struct Listing2: View`, completed by `import SwiftUI`, "
          + "`import RefreshSystems`",
      ])
    #expect(page.shown.map(\.type) == ["Named", "Listing2"])
    #expect(page.program["main.swift"]?.contains("import SwiftUI\nimport RefreshSystems") == true)
  }

  @Test("beside a package, a view that needs arguments is told of them, and not the next one")
  func neededArguments() throws {
    let page = try page(
      """
      ```swift
      struct Title: View {
        let title: String
        var body: some View { Text(title) }
      }

      struct Plain: View {
        var body: some View { Text("a") }
      }
      ```

      """, library: ["RefreshSystems"])
    #expect(page.scenes.map(\.obstacle) == ["needs --with title=VALUE", nil])
  }

  @Test(
    "a listing of constants and functions alone gives its names to the others; previews are scenes")
  func constantsAndPreviews() throws {
    let page = try page(
      """
      ```swift
      let data = [
        1, 2,
      ]
      private func double(_ number: Int) -> Int { number * 2 }
      ```

      ```swift
      Text("\\(data.count)")
      ```

      ```swift
      let column = VStack { Text("b") }
      column
      ```

      ```swift
      #Preview("first") {
        Text("c")
      }
      ```

      ```swift
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Text("d") }
      }
      ```

      ```swift
      func make() -> Int { return ... }
      ```

      """)
    #expect(
      page.fates == [
        "compiled, completed by `import SwiftUI`",
        "compiled as the body of `struct Listing2: View`, completed by `import SwiftUI`",
        "compiled as the body of `struct Listing3: View`, completed by `import SwiftUI`",
        "compiled as the body of `struct Listing4: View`, completed by `import SwiftUI`, "
          + "its preview as a view",
        "compiled, completed by `import SwiftUI`",
        "left out: it has `...` in the place of code",
      ])
    #expect(page.shown.map(\.type) == ["Listing2", "Listing3", "Listing4", "Card_Previews"])
    #expect(page.shown.last?.call([:]) == "Card_Previews.previews")
  }

  @Test("an app's beginning is left out, and its views are scenes")
  func apps() throws {
    let page = try page(
      """
      ```swift
      import SwiftUI

      @main
      struct Demo: App {
        var body: some Scene { WindowGroup { Start() } }
      }

      struct Start: View {
        var body: some View { Color.red }
      }
      ```

      """)
    #expect(page.fates == ["compiled, without `@main`"])
    #expect(page.shown.map(\.type) == ["Start"])
  }

  @Test(
    "words of the compiler about missing arguments",
    arguments: [
      ("missing argument for parameter 'title' in call", ["title"]),
      ("missing arguments for parameters 'a', 'b' in call", ["a", "b"]),
      ("missing argument for parameter #1 in call", ["#1"]),
      ("missing arguments for parameters #1, 'b' in call", ["#1", "b"]),
    ])
  func missing(reason: String, names: [String]) {
    #expect(PageScene.missing(in: reason) == names)
    #expect(PageScene.missing(in: "cannot find 'a' in scope") == nil)
  }

  @Test(
    "bad words behind a page's name are bad arguments",
    arguments: [
      ("tre", "nearest:  tree"), ("--with title", "--with NAME=VALUE"),
      ("--with =1", "--with NAME=VALUE"), ("-o a.svg", "picture SCENE -o FILE"),
    ])
  func badArguments(words: String, accepted: String) throws {
    let folder = TemporaryFolder()
    let file = try folder.write(Self.readme, to: "README.md")
    playground(["document", file] + words.split(separator: " ").map(String.init))
      .expectErrors(accepted)
  }
}
