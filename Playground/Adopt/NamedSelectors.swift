import Foundation

/// `#selector` and `@objc` without Objective-C: selectors become names, and the classes that own
/// the methods perform them.
///
/// A method with no parameter or one is called by its name. Other methods, getters, optional
/// protocol requirements, and a name that a class has twice are reported and left alone.
struct NamedSelectors {
  private struct Method {
    let type: String
    let name: String
    /// The label of its parameter, `_` for none; nil if it has no parameter.
    let label: String?
    let parameter: String
  }

  private struct Class {
    let name: String
    let access: String
    let file: Int
    /// The offset of the closing brace of its body.
    let end: Int
    let inherits: [String]
  }

  private var files: [AdoptedFile]
  private var methods: [Method] = []
  private var classes: [String: Class] = [:]

  static func hand(_ files: inout [AdoptedFile]) {
    var selectors = NamedSelectors(files: files)
    for index in files.indices { selectors.rewrite(index) }
    selectors.conform()
    files = selectors.files
  }

  private init(files: [AdoptedFile]) {
    self.files = files
  }

  // MARK: Reading

  /// The ranges of the types' bodies with their full names, outer types first.
  private static func bodies(_ mask: CodeMask, _ code: String) -> [(
    body: ClosedRange<Int>, name: String
  )] {
    var bodies: [(body: ClosedRange<Int>, name: String)] = []
    for type in code.matches(
      of: /\b(class|struct|enum|actor|extension)\s+([A-Za-z_][\w.]*)[^{}]*\{/)
    where !["func", "var", "let"].contains(type.output.2) {
      let open = code.offset(of: type.range.upperBound) - 1
      guard let close = mask.close(of: open) else { continue }
      let outer = bodies.last { $0.body.contains(open) }
      let name = (outer.map { $0.name + "." } ?? "") + type.output.2
      bodies.append((open...close, name))
    }
    return bodies
  }

  private mutating func readClasses(_ index: Int, _ mask: CodeMask, _ code: String) {
    let bodies = Self.bodies(mask, code)
    let head =
      /((?:\b(?:public|open|internal|fileprivate|private|final)\s+)*)\bclass\s+([A-Za-z_]\w*)([^{}]*)\{/
    for found in code.matches(of: head) where !["func", "var", "let"].contains(found.output.2) {
      let open = code.offset(of: found.range.upperBound) - 1
      guard let body = bodies.first(where: { $0.body.lowerBound == open }) else { continue }
      let words = found.output.1.split(whereSeparator: \.isWhitespace).map(String.init)
      // Declarations in a public extension are public.
      let around = code.matches(of: /\bpublic\s+extension\b[^{}]*\{/).contains { found in
        let brace = code.offset(of: found.range.upperBound) - 1
        return mask.close(of: brace).map { (brace...$0).contains(open) } ?? false
      }
      let inherits = found.output.3.drop { $0 != ":" }.dropFirst()
        .prefix { $0 != "{" }.split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      classes[body.name] = Class(
        name: body.name,
        access: words.first { $0 == "public" || $0 == "open" } ?? (around ? "public" : ""),
        file: index,
        end: body.body.upperBound, inherits: inherits)
    }
  }

  // MARK: Rewriting

  private mutating func rewrite(_ index: Int) {
    let mask = files[index].mask
    let code = mask.text
    var edits = selectorEdits(index, mask, code)
    let bodies = Self.bodies(mask, code)
    let attribute =
      /@(?:objcMembers|objc|IBAction|IBOutlet|IBInspectable|IBDesignable)\b(?:\([\w:]*\))?[ \t]*/
    for found in code.matches(of: attribute) {
      let start = code.offset(of: found.range.lowerBound)
      let range = start..<code.offset(of: found.range.upperBound)
      let rest = code[found.range.upperBound...]
      if rest.prefixMatch(of: /\s*(?:public\s+)?optional\b/) != nil {
        files[index].note(
          "@objc optional: left, a requirement needs a default of its own",
          line: mask.line(of: start))
        continue
      }
      edits.append((range, "", "\(found.output.trimmingCharacters(in: .whitespaces)): left out"))
      let function =
        /\s*(?:(?:@\w+|public|open|internal|private|fileprivate|override|dynamic|final|nonisolated)\s+)*func\s+(\w+)\s*\(/
      guard let type = bodies.last(where: { $0.body.contains(start) })?.name,
        let method = rest.prefixMatch(of: function)
      else { continue }
      let open = code.offset(of: method.range.upperBound) - 1
      guard let close = mask.close(of: open) else { continue }
      read(
        String(method.output.1), in: type,
        parameters: String(decoding: mask.code[open + 1..<close], as: UTF8.self))
    }
    readClasses(index, mask, code)
    if edits.contains(where: { $0.text.hasPrefix("Selector(") }),
      code.firstMatch(of: /\bimport\s+(?:SwiftUI|UIKit)\b/) == nil,
      let first = code.firstMatch(of: /\bimport\s/)
    {
      let start = code.offset(of: first.range.lowerBound)
      edits.append((start..<start, "import UIKit; ", "import UIKit: Selector is declared there"))
    }
    files[index].apply(edits)
  }

  private mutating func read(_ name: String, in type: String, parameters: String) {
    let text = parameters.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty {
      methods.append(Method(type: type, name: name, label: nil, parameter: ""))
    } else if !text.contains(","), let colon = text.firstIndex(of: ":") {
      let label = text[..<colon].split(separator: " ").first.map(String.init) ?? "_"
      let parameter = text[text.index(after: colon)...].prefix { $0 != "=" }
        .trimmingCharacters(in: .whitespaces)
      methods.append(Method(type: type, name: name, label: label, parameter: parameter))
    }
  }

  private mutating func selectorEdits(
    _ index: Int, _ mask: CodeMask, _ code: String
  ) -> [(range: Range<Int>, text: String, what: String)] {
    var edits: [(range: Range<Int>, text: String, what: String)] = []
    for found in code.matches(of: /#selector\s*\(/) {
      let start = code.offset(of: found.range.lowerBound)
      let open = code.offset(of: found.range.upperBound) - 1
      guard let close = mask.close(of: open) else { continue }
      let inside = String(decoding: mask.code[open + 1..<close], as: UTF8.self)
      guard !inside.contains(/^\s*(?:getter|setter)\s*:/),
        let name = inside.prefix(while: { $0 != "(" }).split(separator: ".").last?
          .trimmingCharacters(in: .whitespacesAndNewlines), !name.isEmpty
      else {
        files[index].note(
          "#selector of a property: left, there is no Objective-C", line: mask.line(of: start))
        continue
      }
      edits.append(
        (start..<close + 1, "Selector(\"\(name)\")", "#selector: the name \"\(name)\""))
    }
    return edits
  }

  // MARK: Performing

  private mutating func conform() {
    let byType = Dictionary(grouping: methods, by: \.type)
    for type in byType.keys.sorted() {
      guard let methods = byType[type], let owner = classes[type] else { continue }
      let named = Dictionary(grouping: methods, by: \.name)
      let cases = named.keys.sorted().compactMap { named[$0]?.count == 1 ? named[$0]?[0] : nil }
      if named.count > cases.count {
        files[owner.file].append(
          "", what: "\(type): a name with several methods is not performed, rename one")
      }
      let isDerived = owner.inherits.contains { base in
        byType[base] != nil && classes[base] != nil
      }
      guard !isDerived else {
        files[owner.file].note(
          "\(type): its class performs names already, so these are added there by hand: "
            + cases.map(\.name).joined(separator: ", "), line: 1)
        continue
      }
      files[owner.file].append(
        Self.conformance(type, access: owner.access.isEmpty ? "" : "public ", cases),
        what: "\(type): performs \(cases.map(\.name).joined(separator: ", ")) by name")
    }
  }

  private static func conformance(_ type: String, access: String, _ methods: [Method]) -> String {
    let cases = methods.map { method in
      let head = "    case \"\(method.name)\": "
      guard let label = method.label else { return head + "\(method.name)()" }
      let call = "\(method.name)(\(label == "_" ? "" : label + ": ")sender)"
      let parameter = method.parameter
      if parameter == "Any?" { return head + call }
      if parameter == "Any" || parameter == "AnyObject" {
        return head + "if let sender = sender as? \(parameter) { \(call) }"
      }
      if let last = parameter.last, last == "?" || last == "!" {
        return head + call.replacing("sender)", with: "sender as? \(parameter.dropLast()))")
      }
      return head + "if let sender = sender as? \(parameter) { \(call) }"
    }
    return """

      extension \(type): SelectorPerforming {
        \(access)func perform(_ selector: Selector, with sender: Any?) {
          switch selector.description {
      \(cases.joined(separator: "\n"))
          default: break
          }
        }
      }

      """
  }
}
