import Foundation
import Testing

@testable import Playground

/// `build` without a compiler: lists, pages, hints, and the package that it writes.
@Suite("Build command")
@MainActor
struct BuildCommandTests {
  private func run(
    _ arguments: String..., input: [String] = [], isTyped: Bool = false
  ) -> (code: Int32, console: RecordingConsole) {
    let recording = RecordingConsole()
    var console = recording.console
    var lines = input[...]
    console.input = { lines.popFirst() }
    console.echoesInput = !isTyped
    return (CommandTable.standard.run(arguments, console: console), recording)
  }

  @Test("alone it lists ten chapters; with a number it prints the page with its rules and bodies")
  func pages() {
    let list = run("build")
    #expect(list.code == 0)
    for chapter in Chapter.all { #expect(list.console.output.contains(chapter.title)) }
    let page = run("build", "3")
    #expect(page.console.output.contains("LAYOUT-3.1.5: Each child is proposed an equal share"))
    #expect(page.console.output.contains("AxisStack.shareLength              Containers.swift\n"))
    let unknown = run("build", "11")
    #expect(unknown.code == 2)
    #expect(unknown.console.errors.contains("accepted: 1, 2, 3"))
    #expect(unknown.console.errors.contains("nearest:  10"))
    #expect(run("build", "0").console.errors.contains("nearest:  1\n"))
    #expect(run("build", "--hint").code == 2)
  }

  @Test("a hint is told, and the next one when somebody asks for it; a pipe gets all three")
  func hints() {
    func count(_ run: (code: Int32, console: RecordingConsole)) -> Int {
      (1...3).count { run.console.output.contains("\($0). ") }
    }
    #expect(count(run("build", "3", "--hint", input: ["q"], isTyped: true)) == 1)
    #expect(count(run("build", "3", "--hint", input: ["", ""], isTyped: true)) == 3)
    let piped = run("build", "3", "--hint")
    #expect(count(piped) == 3 && !piped.console.output.contains("enter"))
  }

  @Test("it goes on in a folder of its own and leaves the sources and another's program alone")
  func goesOn() throws {
    let folder = TemporaryFolder()
    #expect(run("build", "2", folder.url.path).code == 0)
    #expect(try folder.text("Sources/Try/main.swift") == Chapter.all[1].program)
    try folder.write("// mine\n", to: "Sources/SwiftUI/Frames.swift")
    let next = run("build", "3", folder.url.path)
    #expect(next.code == 0, "\(next.console.errors)")
    #expect(try folder.text("Sources/SwiftUI/Frames.swift") == "// mine\n")
    #expect(try folder.text("Sources/Try/main.swift") == Chapter.all[2].program)
    #expect(try folder.text("Chapter3.txt").hasPrefix("Chapter 3. Rows and columns"))
    try folder.write("// mine\n", to: "Sources/Try/main.swift")
    let fourth = run("build", "4", folder.url.path)
    #expect(fourth.code == 0)
    #expect(fourth.console.output.contains("Left to write in chapter 3: 10 of 10 bodies; build 3"))
    #expect(try folder.text("Sources/Try/main.swift") == "// mine\n")
  }

  @Test("a folder that began with a later chapter is not moved back before it, and says so")
  func earlierChapter() throws {
    let folder = TemporaryFolder()
    #expect(run("build", "8", folder.url.path).code == 0)
    let path = "\(ChapterPackage.engine)/Preferences.swift"
    try folder.write("// mine\n", to: path)
    let back = run("build", "4", folder.url.path)
    #expect(back.code == 2 && back.console.output.isEmpty)
    #expect(back.console.errors.contains("began with chapter 8"))
    #expect(back.console.errors.contains("name a new folder: build 4 DIR"))
    #expect(ChapterPackage.chapter(of: folder.url)?.number == 8)
    #expect(try folder.text(path) == "// mine\n")
    #expect(throws: (any Error).self) { try folder.text("Chapter4.txt") }
    #expect(run("build", "9", folder.url.path).code == 0)
    #expect(run("build", "8", folder.url.path).code == 0)
  }

  @Test("a folder of something else is refused, by each of its forms")
  func strangeFolder() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try folder.write("x", to: "notes.txt")
    #expect(run("build", "2", folder.url.path).code == 2)
    for option in [["build", "--progress"], ["build", "2", "--compare"]] {
      let recording = RecordingConsole()
      let code = CommandTable.standard.run(option + [folder.url.path], console: recording.console)
      #expect(code == 2)
      #expect(recording.errors.contains("which holds no engine of yours"))
    }
  }

  @Test("the small tree's bodies are printed with the learner's own")
  func compares() throws {
    let folder = TemporaryFolder()
    #expect(run("build", "10", folder.url.path).code == 0)
    let text = run("build", "3", "--compare", folder.url.path).console.output
    let body = "| func rank(_ index: Int) -> (Double, CGFloat, CGFloat, Int) {"
    #expect(text.components(separatedBy: body).count == 2, "\(text)")
    #expect(text.contains("  yours is the same"))
    let empty = run("build", "--compare", folder.url.path).console.output
    #expect(empty.contains("fatalError(\"Chapter 10: MainQueue.add is yours to write.\")"))
  }
}
