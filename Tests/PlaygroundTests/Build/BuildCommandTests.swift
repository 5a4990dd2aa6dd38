import Foundation
import Testing

@testable import Playground

/// `build` without a compiler: lists, pages, hints, and the package that it writes.
@Suite("Build command")
@MainActor
struct BuildCommandTests {
  @Test("alone it lists ten chapters; with a number it prints the page with its rules and bodies")
  func pages() {
    let list = playground("build")
    list.expectOutput()
    for chapter in Chapter.all { #expect(list.output.contains(chapter.title)) }
    playground("build 3").expectOutput(
      "LAYOUT-3.1.5: Each child is proposed an equal share",
      "AxisStack.shareLength              Containers.swift\n")
    playground("build 11").expectErrors("accepted: 1, 2, 3", "nearest:  10")
    playground("build 0").expectErrors("nearest:  1\n")
    playground("build --hint").expectErrors()
  }

  @Test("a hint is told, and the next one when somebody asks for it; a pipe gets all three")
  func hints() {
    func count(_ run: CommandRun) -> Int { (1...3).count { run.output.contains("\($0). ") } }
    #expect(count(playground("build 3 --hint", typed: ["q"], isTerminal: true)) == 1)
    #expect(count(playground("build 3 --hint", typed: ["", ""], isTerminal: true)) == 3)
    let piped = playground("build 3 --hint")
    #expect(count(piped) == 3 && !piped.output.contains("enter"))
  }

  @Test("it goes on in a folder of its own and leaves the sources and another's program alone")
  func goesOn() throws {
    let folder = TemporaryFolder(exists: false)
    playground("build 2", folder.path).expectOutput()
    #expect(try folder.text("Sources/Try/main.swift") == Chapter.all[1].program)
    try folder.write("// mine\n", to: "Sources/SwiftUI/Frames.swift")
    playground("build 3", folder.path).expectOutput()
    #expect(try folder.text("Sources/SwiftUI/Frames.swift") == "// mine\n")
    #expect(try folder.text("Sources/Try/main.swift") == Chapter.all[2].program)
    #expect(try folder.text("Chapter3.txt").hasPrefix("Chapter 3. Rows and columns"))
    try folder.write("// mine\n", to: "Sources/Try/main.swift")
    playground("build 4", folder.path).expectOutput(
      "Left to write in chapter 3: 10 of 10 bodies; build 3")
    #expect(try folder.text("Sources/Try/main.swift") == "// mine\n")
  }

  @Test("a folder that began with a later chapter is not moved back before it, and says so")
  func earlierChapter() throws {
    let folder = TemporaryFolder()
    playground("build 8", folder.path).expectOutput()
    let file = "\(ChapterPackage.engine)/Preferences.swift"
    try folder.write("// mine\n", to: file)
    let back = playground("build 4", folder.path)
    back.expectErrors("began with chapter 8", "name a new folder: build 4 DIR")
    #expect(back.output.isEmpty)
    #expect(ChapterPackage.chapter(of: folder.url)?.number == 8)
    #expect(try folder.text(file) == "// mine\n")
    #expect(!folder.has("Chapter4.txt"))
    playground("build 9", folder.path).expectOutput()
    playground("build 8", folder.path).expectOutput()
  }

  @Test("a folder of something else is refused, by each of its forms")
  func strangeFolder() throws {
    let folder = TemporaryFolder()
    try folder.write("x", to: "notes.txt")
    playground("build 2", folder.path).expectErrors()
    for form in ["build --progress", "build 2 --compare"] {
      playground(form, folder.path).expectErrors("which holds no engine of yours")
    }
  }

  @Test("the small tree's bodies are printed with the learner's own")
  func compares() throws {
    let folder = TemporaryFolder()
    playground("build 10", folder.path).expectOutput()
    let text = playground("build 3 --compare", folder.path).output
    let body = "| func rank(_ index: Int) -> (Double, CGFloat, CGFloat, Int) {"
    #expect(text.components(separatedBy: body).count == 2, "\(text)")
    #expect(text.contains("  yours is the same"))
    #expect(
      playground("build --compare", folder.path).output.contains(
        "fatalError(\"Chapter 10: MainQueue.add is yours to write.\")"))
  }
}
