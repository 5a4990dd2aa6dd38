/// A view of a page that can be created, or the arguments that are missing for it.
struct PageScene: Equatable {
  /// As it is written in code: `Card`, or `Page3.Card`.
  let type: String
  let listing: Int
  /// Whether it is a preview, which shows another view.
  var isPreview = false
  /// The arguments of its initializer, in order; `#1` for one without a label.
  var arguments: [String] = []
  /// Why it cannot be created; nil if it can.
  var obstacle: String?

  /// The name on the command line.
  var name: String { type.replacing(".", with: "-") }

  /// The views and previews that a listing declares, and the listing itself if it is a view.
  static func all(in page: PageListing) -> [PageScene] {
    let number = page.listing.number
    switch page.form {
    case .members, .statements: return [PageScene(type: page.viewName, listing: number)]
    case .declarations, .declarationsApart:
      let prefix = page.form == .declarations ? "" : "Page\(number)."
      let code = CodeMask(page.listing.text).text
      let names = SwiftOutline(of: page.listing.text).declarations.map(\.name)
      return code.matches(of: /\bstruct\s+(\w+)\s*(?:<[^>{]*>)?\s*:([^{]*)\{/).compactMap { found in
        let bases = found.output.2.split { !($0.isLetter || $0.isNumber) }
        let name = String(found.output.1)
        let isPreview = bases.contains("PreviewProvider")
        guard isPreview || bases.contains("View"), names.contains(name) else { return nil }
        return PageScene(type: prefix + name, listing: number, isPreview: isPreview)
      }
    }
  }

  /// The call that makes the view.
  ///
  /// - Parameter values: Swift code for the arguments, by name.
  func call(_ values: [String: String]) -> String {
    if isPreview { return "\(type).previews" }
    let list = arguments.map { name in
      (name.hasPrefix("#") ? "" : name + ": ") + (values[name] ?? "")
    }
    return "\(type)(\(list.joined(separator: ", ")))"
  }

  /// The argument names that the compiler reports missing in a call.
  static func missing(in reason: String) -> [String]? {
    if let one = reason.firstMatch(of: /missing argument for parameter (?:'(\w+)'|(#\d+)) in call/)
    {
      return [String(one.output.1 ?? one.output.2 ?? "")]
    }
    guard let several = reason.firstMatch(of: /missing arguments for parameters (.*) in call/)
    else { return nil }
    return several.output.1.split(separator: ",").map {
      $0.trimmingCharacters(in: ["'", " "])
    }
  }
}
