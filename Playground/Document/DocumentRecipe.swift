import RefreshSystems

/// How the listings of one known document become a program.
///
/// A recipe holds only the parts that the document omits, and says where each listing goes. It
/// recognizes the document by the names that its listings declare, so that an edited copy is still
/// recognized.
struct DocumentRecipe: Sendable {
  /// The document's number, as in `document 000`.
  let number: String
  /// The name of the system that the document describes.
  let system: String
  /// The places for listings; the first is the file level.
  let parts: [RecipePart]
  /// The port's side of a run on any engine; nil for a document that needs more than a view tree.
  var replay: (any DocumentReplay.Type)? = nil
  /// A program that does its own comparison, for documents without a replay; nil for none.
  var driver: RecipeSource? = nil
  /// The names that identify the document; nil for the type names of the parts.
  var knownNames: Set<String>? = nil
  /// Modules, other than the engine's, that the listings import: names and texts.
  var modules: [String: String] = [:]
  var statedNumbers: [StatedNumber] = []
  /// Why no part of the document can be run; nil for a document with a driver.
  var runsNothingBecause: String? = nil
  /// The port's counterparts of document code that cannot be compiled; nil for none.
  var correspondence: Correspondence? = nil

  /// A document without a recipe: listings that declare types or functions are tried at file level.
  static let unknown = DocumentRecipe(
    number: "not recognised", system: "none",
    parts: [RecipePart(place: "file level", names: [], before: "import SwiftUI\n")])

  static let all: [DocumentRecipe] = [
    .lkRefresh, .pullToRefresh, .zhRefresh, .zkRefresh, .wbRefresh,
  ]

  /// Whether any part of the document can be run.
  var runs: Bool { replay != nil || driver != nil }

  /// The files of the program that runs the listings.
  ///
  /// - Parameter hasFinger: whether the engine simulates the finger itself.
  func driverFiles(hasFinger: Bool) -> [String: String] {
    if replay != nil {
      return [
        "main.swift": EmbeddedText.DocumentDriver_swift,
        "Hand.swift": hasFinger ? EmbeddedText.FingerHand_swift : EmbeddedText.OffsetHand_swift,
      ]
    }
    guard let driver else { return ["main.swift": "// Nothing to drive.\n"] }
    return [
      "main.swift": driver.text, "DriverSteps.swift": EmbeddedText.DriverSteps_swift,
      "SeededGenerator.swift": EmbeddedText.SeededGenerator_swift,
    ]
  }

  /// The recipe with the largest share of its names in the listings; nil if every share is below
  /// half.
  static func recognising(_ listings: [Listing], among recipes: [DocumentRecipe] = all)
    -> DocumentRecipe?
  {
    let declared = listings.filter { $0.reasonItIsNotSwift == nil }
      .reduce(into: Set<String>()) { $0.formUnion(SwiftOutline(of: $1.text).names) }
    return recipes.map { ($0, $0.share(of: declared)) }
      .filter { $0.1 >= 0.5 }
      .max { $0.1 < $1.1 }?.0
  }

  /// The share of the identifying names that are declared, 0 to 1.
  private func share(of declared: Set<String>) -> Double {
    let known =
      knownNames ?? Set(parts.flatMap(\.names).filter { $0.first?.isUppercase == true })
    let found = known.filter(declared.contains)
    return known.isEmpty ? 0 : Double(found.count) / Double(known.count)
  }

  /// Where a listing goes.
  ///
  /// The first part that lists one of its outermost names takes it; a listing that is a single
  /// expression is placed by its first word. A listing of unknown types and functions goes to file
  /// level; anything else has no place.
  func placement(of listing: Listing) -> ListingPlacement {
    if let reason = listing.reasonItIsNotSwift {
      return .leftOut(reason: reason)
    }
    let outline = SwiftOutline(of: listing.text)
    let takers = parts.indices.filter { parts[$0].takes(outline) }
    if takers.count > 1 {
      let places = takers.map { parts[$0].place }.joined(separator: " and ")
      return .leftOut(reason: "it declares names of several places (\(places))")
    }
    if let part = takers.first {
      return placement(inPart: part)
    }
    let stored = outline.declarations.first { ["var", "let", "init"].contains($0.keyword) }
    if let stored {
      return .leftOut(reason: "'\(stored.name)' belongs inside a type that no recipe names")
    }
    if outline.declarations.isEmpty, outline.opening != nil || outline.imports.isEmpty {
      return .leftOut(reason: "it has statements only, and no recipe names their function")
    }
    return placement(inPart: 0)
  }

  private func placement(inPart index: Int) -> ListingPlacement {
    parts[index].leftOutBecause.map { .leftOut(reason: $0) } ?? .part(index)
  }
}

/// One place for listings, with the surrounding text that the document omits.
struct RecipePart: Sendable {
  /// The place in words: "file level", "inside struct LKRefresh".
  let place: String
  /// The outermost names of the listings that belong here.
  let names: Set<String>
  /// The first words of the statements that belong here.
  let openings: Set<String>
  /// Words outside all brackets that all of those statements contain.
  let words: Set<String>
  /// The text before the listings in the generated file.
  let before: String
  /// The text after them: at most closing braces, since it carries the document's line numbers.
  let after: String
  /// Why these listings cannot be compiled; nil if they can.
  let leftOutBecause: String?

  /// - Parameters:
  ///   - before: a few lines above the listings.
  ///   - source: a file of the recipe, into which they go instead; nil for none.
  init(
    place: String, names: Set<String>, openings: Set<String> = [], words: Set<String> = [],
    before: String = "", source: RecipeSource? = nil, leftOutBecause: String? = nil
  ) {
    (self.place, self.names, self.openings, self.words) = (place, names, openings, words)
    (self.before, after) = source?.halves ?? (before, "")
    self.leftOutBecause = leftOutBecause
  }

  func takes(_ outline: SwiftOutline) -> Bool {
    guard outline.declarations.isEmpty, let opening = outline.opening else {
      return !names.isDisjoint(with: outline.names)
    }
    return openings.contains(opening) && words.isSubset(of: outline.words)
  }
}

enum ListingPlacement: Equatable, Sendable {
  /// It is compiled; the index is that of the recipe's part.
  case part(Int)
  /// It is not compiled.
  case leftOut(reason: String)

  var isPart: Bool { if case .part = self { true } else { false } }
}
