import Foundation

/// A listing of any page as a Swift file, with the code wrapped around it.
struct PageListing: Equatable {
  /// The shape in which the page shows a piece of code.
  enum Form: Equatable {
    /// Types and functions, at file level.
    case declarations
    /// Types whose names another listing declares too, inside an `enum` of their own.
    case declarationsApart(name: String, owner: Int)
    /// Members of a view, such as a `body`.
    case members
    /// The lines of a `body`.
    case statements
  }

  let listing: Listing
  let form: Form
  /// Whether the listing omits its `import SwiftUI`.
  let needsImport: Bool

  /// The name under which the listing's own view can be created, if it consists of statements or
  /// members.
  var viewName: String { "Listing\(listing.number)" }

  var fileName: String { "Listing\(listing.number).swift" }

  /// The lines before the listing's first.
  private var head: [String] {
    let imports = needsImport ? ["import SwiftUI"] : []
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

  /// The scenes bring their own entry point, so an app of the page must not be `@main`.
  private var code: String { listing.text.replacing("@main", with: "     ") }

  /// The document line of a line of the file.
  func documentLine(of line: Int) -> Int {
    min(max(listing.firstLine, listing.firstLine + line - 1 - head.count), listing.lastLine)
  }

  /// The listing's outcome in words when it compiles.
  var fate: String {
    let place =
      switch form {
      case .declarations: "compiled"
      case .declarationsApart(let name, let owner):
        "compiled in a place of its own, as listing \(owner) has \(name) too"
      case .members: "compiled inside of `struct \(viewName): View`"
      case .statements: "compiled as the body of `struct \(viewName): View`"
      }
    let program = code == listing.text ? "" : ", without `@main`"
    return place + (needsImport ? ", completed by `import SwiftUI`" : "") + program
  }
}

extension PageListing {
  /// The modules of this engine and of the toolchain that a page may import.
  static let modules: Set<String> = [
    "SwiftUI", "UIKit", "Combine", "CoreFoundation", "CoreGraphics", "QuartzCore", "os", "OSLog",
    "UniformTypeIdentifiers",
    "Foundation", "Observation", "Dispatch", "Synchronization", "Swift",
  ]

  /// A listing to try, or the reason why there is nothing to try.
  ///
  /// - Parameter owners: the names that earlier listings have declared, with their numbers.
  static func read(
    _ listing: Listing, owners: [String: Int]
  ) -> (candidate: PageListing?, reason: String) {
    if let reason = listing.reasonItIsNotSwift, listing.tag != nil || !listing.looksLikeViews {
      return (nil, reason)
    }
    let outline = SwiftOutline(of: listing.text)
    if outline.imports.contains("PackageDescription") || listing.text.contains(".package(") {
      return (nil, "a manifest, or a line of one")
    }
    if let module = outline.imports.first(where: { !modules.contains($0) }) {
      return (nil, "it imports \(module), which is not here")
    }
    if CodeMask(listing.text).text.contains(/\.\.\.\s*(?:\n|\)|\}|$)|…/) {
      return (nil, "it has `...` in the place of code")
    }
    let form = form(of: outline, owners)
    if form == .statements, outline.opening == nil {
      return (nil, outline.imports.isEmpty ? "it has no code" : "it has imports only")
    }
    let needsImport = !outline.imports.contains { ["SwiftUI", "UIKit"].contains($0) }
    if form != .declarations, !outline.imports.isEmpty {
      return (nil, "it has imports, and what follows has no place at file level")
    }
    return (PageListing(listing: listing, form: form, needsImport: needsImport), "")
  }

  private static func form(of outline: SwiftOutline, _ owners: [String: Int]) -> Form {
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
    return .statements
  }
}

extension Listing {
  /// Whether an untagged listing is the code of a view: it begins with a type name.
  fileprivate var looksLikeViews: Bool {
    text.drop { $0.isWhitespace }.prefixMatch(of: /[A-Z]\w*\s*[({]/) != nil && text.contains("}")
  }
}
