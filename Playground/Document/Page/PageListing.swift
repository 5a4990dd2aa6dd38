import Foundation

/// A listing of any page as a file of Swift, with what is put around it.
struct PageListing: Equatable {
  /// The shape in which the page shows a piece of code.
  enum Form: Equatable {
    /// Declarations alone, at file level.
    case declarations
    /// Types whose names another listing has as well, inside an `enum` of their own.
    case declarationsApart(name: String, owner: Int)
    /// Members of a view, such as a `body`.
    case members
    /// The lines of a `body`.
    case statements
  }

  let listing: Listing
  let form: Form
  /// The modules that the listing needs and does not import, in order.
  let completedImports: [String]

  /// The name under which the listing's own view can be made: a listing of statements or members is one.
  var viewName: String { "Listing\(listing.number)" }

  var fileName: String { "Listing\(listing.number).swift" }

  /// The lines in front of the listing's first.
  private var head: [String] {
    let imports = completedImports.map { "import \($0)" }
    switch form {
    case .declarations: return imports
    case .declarationsApart: return imports + ["enum Page\(listing.number) {"]
    case .members: return imports + ["struct \(viewName): View {"]
    case .statements: return imports + ["struct \(viewName): View {", "var body: some View {"]
    }
  }

  private var tail: String {
    switch form {
    case .declarations: ""
    case .declarationsApart, .members: "}\n"
    case .statements: "}\n}\n"
    }
  }

  var text: String {
    let end = listing.text.hasSuffix("\n") ? "" : "\n"
    return head.map { $0 + "\n" }.joined() + code + end + tail
  }

  /// The listing without the parts that cannot be compiled here, line by line.
  ///
  /// The program is the scenes' own, so that no app of the page may be its beginning, and a preview in
  /// a `body` is a view.
  private var code: String {
    let code = listing.withoutEllipses.replacing("@main", with: "     ")
    guard form == .statements else { return code }
    return code.replacing(/#Preview\s*(?:\([^)]*\))?\s*\{/, with: "Group {")
  }

  func documentLine(of line: Int) -> Int {
    min(max(listing.firstLine, listing.firstLine + line - 1 - head.count), listing.lastLine)
  }

  var fate: String {
    let place =
      switch form {
      case .declarations: "compiled"
      case .declarationsApart(let name, let owner):
        "compiled in a place of its own, as listing \(owner) has \(name) too"
      case .members: "compiled inside of `struct \(viewName): View`"
      case .statements: "compiled as the body of `struct \(viewName): View`"
      }
    let code = CodeMask(listing.text).text
    let left = [
      code.contains("@main") ? "without `@main`" : nil,
      form == .statements && code.contains("#Preview") ? "its preview as a view" : nil,
      listing.withoutEllipses == listing.text ? nil : "without its lines of `...`",
    ].compactMap { $0 }.map { ", " + $0 }.joined()
    let imports = completedImports.map { "`import \($0)`" }.joined(separator: ", ")
    return place + (imports.isEmpty ? "" : ", completed by \(imports)") + left
  }
}

extension PageListing {
  /// The modules of this engine and of the toolchain that a page may import.
  static let modules: Set<String> = [
    "SwiftUI", "UIKit", "Combine", "CoreFoundation", "CoreGraphics", "QuartzCore", "os", "OSLog",
    "UniformTypeIdentifiers",
    "Foundation", "Observation", "Dispatch", "Synchronization", "Swift",
  ]

  /// A listing to try, or why there is nothing to try.
  ///
  /// - Parameters:
  ///   - owners: the names that listings before this one have declared, with their numbers.
  ///   - library: the modules of the page's own package, in order; each listing may use them.
  static func read(
    _ listing: Listing, owners: [String: Int], library: [String] = []
  ) -> (candidate: PageListing?, reason: String) {
    if let reason = listing.reasonItIsNotSwift, listing.tag != nil || !listing.looksLikeViews {
      return (nil, reason)
    }
    let outline = SwiftOutline(of: listing.text)
    if outline.imports.contains("PackageDescription") || listing.text.contains(".package(") {
      return (nil, "a manifest, or a line of one")
    }
    let known = modules.union(library)
    if let module = outline.imports.first(where: { !known.contains($0) }) {
      return (nil, "it imports \(module), which is not here")
    }
    if CodeMask(listing.withoutEllipses).text.contains(/\.\.\.\s*(?:\n|\)|\}|$)|…/) {
      return (nil, "it has `...` in the place of code")
    }
    let form = form(of: listing, outline, owners)
    if form == .statements, outline.opening == nil {
      return (nil, outline.imports.isEmpty ? "it has no code" : "it has imports only")
    }
    let hasViews = outline.imports.contains { ["SwiftUI", "UIKit"].contains($0) }
    let completed = (hasViews ? [] : ["SwiftUI"]) + library.filter { !outline.imports.contains($0) }
    if form != .declarations, !outline.imports.isEmpty {
      return (nil, "it has imports, and what follows has no place at file level")
    }
    return (PageListing(listing: listing, form: form, completedImports: completed), "")
  }

  private static func form(
    of listing: Listing, _ outline: SwiftOutline, _ owners: [String: Int]
  ) -> Form {
    let types: Set<String> = [
      "struct", "class", "enum", "protocol", "extension", "actor", "typealias",
    ]
    if outline.declarations.contains(where: { types.contains($0.keyword) }) {
      let owned = outline.declarations.first { $0.keyword != "extension" && owners[$0.name] != nil }
      guard let owned, let owner = owners[owned.name], outline.imports.isEmpty,
        !outline.declarations.contains(where: { $0.keyword == "extension" })
      else { return .declarations }
      return .declarationsApart(name: owned.name, owner: owner)
    }
    if outline.declarations.contains(where: { $0.name == "body" }) { return .members }
    if let keyword = outline.declarations.first?.keyword, keyword == "func" { return .declarations }
    let isOwned = outline.declarations.contains { owners[$0.name] != nil }
    return listing.declaresOnly && !isOwned ? .declarations : .statements
  }
}

extension Listing {
  fileprivate var withoutEllipses: String {
    text.replacing(/(?m)^[ \t]*(?:\.\.\.|…)[ \t]*$/, with: "")
  }

  /// Whether every line outside all brackets declares a constant, a variable or a function, or goes on
  /// with one.
  fileprivate var declaresOnly: Bool {
    var depth = 0
    for line in CodeMask(text).text.split(separator: "\n") {
      let code = line.drop { $0 == " " || $0 == "\t" }
      let declares = code.prefixMatch(
        of: /(?:(?:private|fileprivate|public)\s+)?(?:let|var|func)\s/)
      if depth == 0, let first = code.first, first.isLetter || "@#".contains(first), declares == nil
      {
        return false
      }
      for sign in code { depth += "([{".contains(sign) ? 1 : ")]}".contains(sign) ? -1 : 0 }
    }
    return true
  }

  /// Whether a listing without a tag is the code of a view: it begins with a name of a type.
  fileprivate var looksLikeViews: Bool {
    text.drop { $0.isWhitespace }.prefixMatch(of: /[A-Z]\w*\s*[({]/) != nil && text.contains("}")
  }
}
