import Foundation

/// A page with listings, tried on the compiler until all that is left compiles.
struct DocumentPage {
  let document: MarkdownDocument
  /// Swift for arguments of views, by their names.
  let values: [String: String]
  /// The modules of the page's own package, in order.
  let library: [String]
  /// The errors of the compiler in some files, by their names and texts.
  let errors: ([String: String]) throws -> [CompilerMessage]

  private(set) var compiled: [PageListing] = []
  /// Each listing's fate in words, in the order of the document.
  private(set) var fates: [String] = []
  private(set) var scenes: [PageScene] = []
  /// Names and modules that listings want and nothing has, in order.
  private(set) var missing: Set<String> = []

  init(
    _ document: MarkdownDocument, values: [String: String], library: [String] = [],
    errors: @escaping ([String: String]) throws -> [CompilerMessage]
  ) throws {
    self.document = document
    self.values = values
    self.library = library
    self.errors = errors
    try tryListings()
    try tryScenes()
  }

  // MARK: Listings

  private mutating func tryListings() throws {
    var owners: [String: Int] = [:]
    var reasons: [Int: String] = [:]
    var left: [PageListing] = []
    for listing in document.listings {
      let (candidate, reason) = PageListing.read(listing, owners: owners, library: library)
      guard let candidate else {
        reasons[listing.number] = reason
        if let module = reason.firstMatch(of: /^it imports (\w+),/) {
          missing.insert("module \(module.output.1)")
        }
        continue
      }
      left.append(candidate)
      guard candidate.form == .declarations else { continue }
      for declaration in SwiftOutline(of: listing.text).declarations
      where declaration.keyword != "extension" {
        owners[declaration.name] = owners[declaration.name] ?? listing.number
      }
    }
    while !left.isEmpty {
      let found = try errors(Self.files(left))
      let wrong = left.filter { page in found.contains { $0.isIn(page.fileName) } }
      if wrong.isEmpty { break }
      for page in wrong {
        let own = found.filter { $0.isIn(page.fileName) }
        // Of a brace that is missing other errors follow, which the compiler may tell before it.
        let brace = own.first { $0.reason.hasPrefix("expected '}'") }
        guard let cause = brace ?? own.first else { continue }
        reasons[page.listing.number] =
          "line \(page.documentLine(of: cause.line)): \(cause.reason)"
        if let names = EngineNeeds.missing(in: own) {
          missing.formUnion(
            names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        }
      }
      left.removeAll { page in wrong.contains(page) }
    }
    compiled = left
    // Another listing may have what one was missing.
    missing.subtract(left.flatMap { SwiftOutline(of: $0.listing.text).names })
    fates = document.listings.map { listing in
      left.first { $0.listing == listing }?.fate
        ?? "left out: \(reasons[listing.number] ?? "it does not compile")"
    }
  }

  private static func files(_ pages: [PageListing]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: pages.map { ($0.fileName, $0.text) })
  }

  // MARK: Scenes

  private static let scenesFile = "Scenes.swift"

  private var imports: [String] { (["SwiftUI"] + library).map { "import \($0)" } }

  private mutating func tryScenes() throws {
    scenes = compiled.flatMap { PageScene.all(in: $0) }
    // First without arguments, then with those that the compiler has missed.
    for _ in 0..<2 {
      let open = scenes.indices.filter { scenes[$0].obstacle == nil }
      guard !open.isEmpty else { return }
      // A function a line after the imports: the line of an error is the scene's.
      let lines = open.map {
        "@MainActor func scene\($0)() -> some View { \(scenes[$0].call(values)) }"
      }
      let found = try errors(
        Self.files(compiled).merging([
          Self.scenesFile: (imports + lines).joined(separator: "\n") + "\n"
        ]) { $1 }
      ).filter { $0.isIn(Self.scenesFile) }
      let first = imports.count + 1
      for message in found where open.indices.contains(message.line - first) {
        let index = open[message.line - first]
        guard scenes[index].obstacle == nil else { continue }
        if let names = PageScene.missing(in: message.reason), scenes[index].arguments.isEmpty {
          scenes[index].arguments = names
          let lacking = names.filter { values[$0] == nil }
          if !lacking.isEmpty {
            scenes[index].obstacle =
              "needs " + lacking.map { "--with \($0)=VALUE" }.joined(separator: " ")
          }
        } else {
          scenes[index].obstacle = message.reason
        }
      }
      if found.isEmpty { return }
    }
  }

  /// The names of values for which no view has an argument, in order.
  var unneededValues: [String] {
    Set(values.keys).subtracting(scenes.flatMap(\.arguments)).sorted()
  }

  var shown: [PageScene] { scenes.filter { $0.obstacle == nil } }

  /// The sources of the program that shows them.
  var program: [String: String] {
    let list = shown.map { scene in
      "    PlaygroundScene(\"\(scene.name)\", summary: \"listing \(scene.listing)\") { \(scene.call(values)) },"
    }
    let main = """
      import Playground
      \(imports.joined(separator: "\n"))

      // In the language mode of listings the main program is no actor's.
      MainActor.assumeIsolated {
        PlaygroundProgram.main(scenes: [
      \(list.joined(separator: "\n"))
        ])
      }

      """
    return Self.files(compiled).merging(["main.swift": main]) { $1 }
  }
}

extension CompilerMessage {
  fileprivate func isIn(_ file: String) -> Bool {
    path == file || path.hasSuffix("/" + file)
  }
}
