import Foundation

/// Any page as a document: the outcome of each listing, and the views that can be shown as scenes.
@MainActor struct PageRun {
  private let document: MarkdownDocument
  private let values: [String: String]
  private let scratch: ScratchPackage
  private let console: Console
  private let folder: URL

  private static let program = "Page"

  init(
    _ document: MarkdownDocument, values: [String: String], scratch: ScratchPackage,
    _ console: Console
  ) {
    self.document = document
    self.values = values
    self.scratch = scratch
    self.console = console
    folder = ScratchPackage.temporaryFolder("page", for: document.path)
  }

  /// A command under a finger has this process's terminal, and its place: it does not return.
  ///
  /// - Parameter words: a command and its arguments for the page's scenes; none for the list.
  /// - Returns: the exit code: 0 if a listing compiles, 2 if none does; with words, that of the
  ///   command.
  func run(_ words: [String]) throws -> Int32 {
    console.note(
      "\(document.path): \(document.lineCount) lines, \(document.listings.count) listings")
    var live: URL?
    let code = try scratch.whileLocked {
      let library = try builtLibrary()
      let page = try DocumentPage(document, values: values, library: library?.modules ?? []) {
        try errors(in: $0)
      }
      tell(page)
      guard !page.compiled.isEmpty else { return ExitCode.unusable }
      guard !page.shown.isEmpty else {
        return words.isEmpty ? ExitCode.success : ExitCode.unusable
      }
      try build(page.program, library)
      let program = scratch.program(Self.program)
      guard !words.isEmpty else {
        console.line(
          "its scenes: \(ShellWord.quoted(program.path)) tree, explain, picture, page, drag ...")
        return ExitCode.success
      }
      if PageWords.liveCommands.contains(words[0]) {
        live = program
        return ExitCode.success
      }
      let run = try ToolRun(program.path, words, limits: .program)
      console.output(run.output)
      if let breach = run.breach { console.complain("the page's program \(breach)") }
      return run.breach == nil ? run.exitCode : ExitCode.unusable
    }
    // The next one may build while somebody looks at this one.
    if let live { try ToolLaunch.replaceProcess(by: live.path, words, limits: .session) }
    return code
  }

  private func tell(_ page: DocumentPage) {
    for (listing, fate) in zip(document.listings, page.fates) {
      console.note("  listing \(listing.number), \(listing.place): \(fate)")
    }
    for scene in page.scenes {
      let state = scene.obstacle.map { "cannot be made: \($0)" } ?? "\(scene.call(values))"
      console.note("  view \(scene.name), of listing \(scene.listing): \(state)")
    }
    if !page.unneededValues.isEmpty {
      let names = page.unneededValues.joined(separator: ", ")
      console.note("  --with names no argument that a view needs: \(names)")
    }
    if !page.missing.isEmpty {
      console.note("  missing here: \(page.missing.sorted().joined(separator: ", "))")
    }
    let total = document.listings.count { $0.reasonItIsNotSwift == nil }
    console.line(
      "page: listings \(page.compiled.count)/\(max(total, page.compiled.count)), "
        + "scenes \(page.shown.count)/\(page.scenes.count)")
  }

  // MARK: Building

  /// Builds the engine, and the library of the package in whose folder the page lies, where it builds.
  private func builtLibrary() throws -> PageLibrary? {
    let start = ["main.swift": "import Playground\nimport SwiftUI\n"]
    do {
      if let library = try PageLibrary(around: document.path) {
        try build(start, library)
        let names = library.modules.joined(separator: ", ")
        console.note("  its package is adopted and built: listings may use \(names)")
        return library
      }
    } catch let failure as ScratchFailure {
      console.note("  its package is left out, as it does not build; see `adopt`: \(failure)")
    } catch let unknown as BadArgument {
      console.note("  its package is left out: \(unknown.given)")
    }
    try build(start)
    return nil
  }

  private func build(_ sources: [String: String], _ library: PageLibrary? = nil) throws {
    let place = "Sources/\(Self.program)"
    try ScratchFailure.writing(folder) {
      for (name, text) in sources { try folder.put(text, at: "\(place)/\(name)") }
      try folder.removeAll(below: place, but: sources.keys)
      try folder.put(manifest(library), at: "Package.swift")
    }
    let run = try scratch.build(["--product", Self.program], of: folder)
    guard run.isSuccess else {
      throw ScratchFailure(
        "the page's program cannot be built: " + (run.breach ?? run.complaint))
    }
  }

  private func manifest(_ library: PageLibrary?) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Page",
      dependencies: [
        .package(name: "ViewTree", path: "\(NewPackage.literal(DocumentEngine.ownPackage.path))"),
        \(library?.dependency ?? "")
      ],
      targets: [
        .executableTarget(
          name: "\(Self.program)",
          dependencies: [
            .product(name: "SwiftUI", package: "ViewTree"),
            .product(name: "PlaygroundCommands", package: "ViewTree"),
            \(library?.products ?? "")
          ],
          swiftSettings: [.swiftLanguageMode(.v5)])
      ]
    )

    """
  }

  private func errors(in files: [String: String]) throws -> [CompilerMessage] {
    try PageCompiler(
      build: scratch.folder.appendingPathComponent(".build/debug"),
      folder: folder.appendingPathComponent("check")
    ).errors(in: files)
  }
}

/// The compiler, asked whether listings are valid Swift that uses only names of this engine.
struct PageCompiler {
  /// The folder of the engine's modules and of its macro plug-in.
  let build: URL
  /// For the files.
  let folder: URL

  func errors(in files: [String: String]) throws -> [CompilerMessage] {
    try? FileManager.default.removeItem(at: folder)
    try ScratchFailure.writing(folder) {
      for (name, text) in files { try folder.put(text, at: name) }
    }
    let macros = build.appendingPathComponent("ViewTreeMacros-tool").path
    let run = try ToolRun(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-parse-as-library",
        "-module-name", "Page", "-I", build.appendingPathComponent("Modules").path,
        "-load-plugin-executable", "\(macros)#ViewTreeMacros",
      ] + files.keys.sorted().map { folder.appendingPathComponent($0).path }, limits: .compilation)
    if let breach = run.breach { throw ScratchFailure("the compiler \(breach)") }
    let errors = CompilerMessage.errors(in: run.output)
    guard run.exitCode == 0 || !errors.isEmpty else {
      throw ScratchFailure(
        "the compiler ended with code \(run.exitCode). \(run.output.suffix(300))")
    }
    return errors
  }
}
