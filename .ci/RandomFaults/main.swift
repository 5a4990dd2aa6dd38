import Foundation

// Puts many faults into a copy of the engine, of which a run chooses one by its number.
//
//   faults ROOT COPY COUNT SEED DROPPED
//
// ROOT is the project, COPY a copy of it whose engine is rewritten. From all places in the code of the
// engine's modules the seed draws COUNT, at most one a line, none that `.ci/equivalents.txt` proves to
// change nothing, and none in a line that the file DROPPED names as PATH:LINE, since it did not compile.
// Where the environment says VIEWTREE_FAULT=7, place 7
// does something else than the code; without it every place does what it did. So one build serves all
// faults. A line is printed for each: NUMBER, PATH:LINE, what became of it, the line as it was.

/// One thing in one line that could be otherwise.
struct Place {
  enum Kind {
    /// An operator between two values: its text, the other one, and its precedence.
    case infix(String, String, precedence: String)
    case minus
    case number
    case truth
    case condition
    case statement
  }

  let path: String
  /// From 0.
  let line: Int
  /// In characters of the line.
  let columns: Range<Int>
  let kind: Kind

  var name: String { "\(path):\(line + 1)" }
  var module: String { String(path.split(separator: "/")[1]) }

  /// What becomes of it, for the line as it was.
  func change(of line: String) -> String {
    let old = String(Array(line)[columns])
    return switch kind {
    case .infix(let old, let new, _): "'\(old)' is '\(new)'"
    case .minus: "'-' is left out"
    case .number: "one more than \(old)"
    case .truth: "the other of true and false"
    case .condition: "the opposite of '\(old)'"
    case .statement: "left out"
    }
  }
}

/// A fault of which somebody has proved that no program can tell it from the code.
struct Equivalent: Hashable {
  let path: String
  /// Without its indent.
  let line: String
  let change: String
}

/// The entries of `.ci/equivalents.txt`: the values of each one's `file`, `line` and `fault`.
func equivalents(in text: String) -> Set<Equivalent> {
  var found = Set<Equivalent>()
  var values: [String: String] = [:]
  for line in text.split(separator: "\n") {
    guard let (_, name, value) = line.wholeMatch(of: /(file|line|fault|why): (.+)/)?.output else {
      continue
    }
    values[String(name)] = String(value)
    guard name == "why", let path = values["file"], let line = values["line"],
      let fault = values["fault"]
    else { continue }
    found.insert(Equivalent(path: path, line: line, change: fault))
  }
  return found
}

/// A line's code and text, with the same columns.
struct Line {
  let code: String
  let text: String
}

/// What could be otherwise in one line; the lines around it tell whether it is a statement of its own.
func places(in lines: [Line], at index: Int, path: String) -> [Place] {
  let (code, text) = (lines[index].code, lines[index].text)
  // Columns are counted in characters, which are bytes here.
  guard code.count == text.count, text.allSatisfy(\.isASCII) else { return [] }
  let start = code.trimmingPrefix { $0 == " " }
  // A hash may leave out a field of a value, and room reserved in advance is never seen: a test that
  // noticed would ask for more than the code promises.
  let unfit = [
    "@", "#", "case ", "default", "import ", "typealias ", "precedencegroup", "assert",
    "hasher.combine(", "fatalError(", "preconditionFailure(",
  ]
  guard !unfit.contains(where: start.hasPrefix), !code.contains(" nil"), !code.contains("where "),
    !code.contains("reserveCapacity("), !code.contains("keepingCapacity: ")
  else { return [] }
  var found: [Place] = []
  func add(_ range: Range<String.Index>, _ kind: Place.Kind) {
    let first = code.distance(from: code.startIndex, to: range.lowerBound)
    let count = code.distance(from: range.lowerBound, to: range.upperBound)
    found.append(Place(path: path, line: index, columns: first..<(first + count), kind: kind))
  }
  // A default argument of a public function may name nothing internal.
  let hasDefault = code.contains(/\w: [^=]+ =\s/) && !code.contains(/\b(?:let|var)\b/)
  let isDeclaration = hasDefault || start.contains("func ") || start.contains("operator ")
  if !isDeclaration {
    for (old, new, precedence) in infixes {
      for range in code.ranges(of: " \(old) ") {
        let inside = code.index(after: range.lowerBound)..<code.index(before: range.upperBound)
        add(inside, .infix(old, new, precedence: precedence))
      }
    }
  }
  for match in code.matches(of: /(?:[(\[:,=] ?|return )(-)[a-z]/) {
    add(match.output.1.startIndex..<match.output.1.endIndex, .minus)
  }
  for match in code.matches(of: /[ (](\d+(?:\.\d+)?)(?=[ ,)]|$)/) where !isDeclaration {
    add(match.output.1.startIndex..<match.output.1.endIndex, .number)
  }
  for match in code.matches(of: /[ (](true|false)(?=[ ,)]|$)/) where !isDeclaration {
    add(match.output.1.startIndex..<match.output.1.endIndex, .truth)
  }
  if let match = code.firstMatch(of: /^ *(?:\} else )?(?:if|guard) ([^{},]+?) (?:else )?\{/),
    match.output.1.firstMatch(of: /\b(?:let|var|case|is|as)\b/) == nil
  {
    add(match.output.1.startIndex..<match.output.1.endIndex, .condition)
  }
  if isStatement(in: lines, at: index) {
    add(start.startIndex..<code.endIndex, .statement)
  }
  return found
}

/// Operators, their replacements, and how they bind.
let infixes = [
  ("<", "<=", "ComparisonPrecedence"), ("<=", "<", "ComparisonPrecedence"),
  (">", ">=", "ComparisonPrecedence"), (">=", ">", "ComparisonPrecedence"),
  ("<", ">=", "ComparisonPrecedence"), ("<=", ">", "ComparisonPrecedence"),
  (">", "<=", "ComparisonPrecedence"), (">=", "<", "ComparisonPrecedence"),
  ("==", "!=", "ComparisonPrecedence"), ("!=", "==", "ComparisonPrecedence"),
  ("+", "-", "AdditionPrecedence"), ("-", "+", "AdditionPrecedence"),
  ("*", "/", "MultiplicationPrecedence"), ("/", "*", "MultiplicationPrecedence"),
  ("&&", "||", "LogicalConjunctionPrecedence"), ("||", "&&", "LogicalDisjunctionPrecedence"),
  ("+=", "-=", "AssignmentPrecedence"), ("-=", "+=", "AssignmentPrecedence"),
]

/// Whether a line is a whole call or assignment that can be left out.
func isStatement(in lines: [Line], at index: Int) -> Bool {
  guard index > 0, index + 1 < lines.count else { return false }
  let code = lines[index].code.trimmingCharacters(in: .whitespaces)
  let (before, after) = (
    lines[index - 1].code.trimmingCharacters(in: .whitespaces),
    lines[index + 1].code.trimmingCharacters(in: .whitespaces)
  )
  let isCall = code.wholeMatch(of: /[\w.?!\[\]]+\(.*\)/) != nil && !code.hasPrefix(".")
  let isAssignment = code.wholeMatch(of: /[\w.?!\[\]]+ [-+*|]?= .+/) != nil
  let keywords = ["let", "var", "return", "if", "guard", "for", "init", "super", "precondition"]
  let first = code.prefix { $0.isLetter }
  let isBalanced = ["(": ")", "[": "]", "{": "}"].allSatisfy { open, close in
    code.components(separatedBy: open).count == code.components(separatedBy: close).count
  }
  let startsFresh = before.hasSuffix("{") || before.hasSuffix("}") || before.hasSuffix(")")
  let isLast = after == "}" || after.first.map { $0.isLetter || $0 == "_" } ?? false
  // An initializer has to set every property.
  let setsProperty = isAssignment && isInsideInitializer(lines, at: index)
  return (isCall || isAssignment) && !setsProperty && isBalanced
    && !keywords.contains(String(first))
    && startsFresh && isLast && !code.contains(".init(") && !after.hasPrefix("else")
}

/// Whether the nearest declaration that encloses a line, by its indentation, is an initializer.
func isInsideInitializer(_ lines: [Line], at index: Int) -> Bool {
  func indentation(_ index: Int) -> Int { lines[index].code.prefix { $0 == " " }.count }
  var least = indentation(index)
  for above in lines[..<index].indices.reversed()
  where indentation(above) < least && lines[above].code.contains(/\S/) {
    least = indentation(above)
    let code = lines[above].code
    if code.contains(/\binit[?(<]/) { return true }
    if code.contains(/\b(?:func|var|subscript|get|set)\b/) { return false }
    // The end of a signature of several lines, whose first line has the same indentation.
    if code.trimmingCharacters(in: .whitespaces).hasPrefix(")") { least += 1 }
  }
  return false
}

/// The operator of a place: a name of its own in signs, since operators have no digits.
func sign(_ number: Int) -> String {
  "^^" + String(number, radix: 2).map { $0 == "1" ? "^" : "~" }.joined()
}

/// The line with its place rewritten.
func rewritten(_ line: String, _ place: Place, number: Int) -> String {
  let characters = Array(line)
  let before = String(characters[..<place.columns.lowerBound])
  let old = String(characters[place.columns])
  let after = String(characters[place.columns.upperBound...])
  let new =
    switch place.kind {
    case .infix, .minus: sign(number)
    case .number, .truth, .condition: "fault\(number)(\(old))"
    case .statement: "if activeFault == \(number) {} else { \(old) }"
    }
  return before + new + after
}

/// The function that a place calls.
func function(_ place: Place, number: Int) -> String {
  let sign = sign(number)
  return switch place.kind {
  case .infix(let old, let new, let precedence):
    "infix operator \(sign): \(precedence)\n" + infix(old, new, sign: sign, number: number)
  case .minus:
    "prefix operator \(sign)\nprefix func \(sign)<T: SignedNumeric>(x: T) -> T "
      + "{ activeFault == \(number) ? x : -x }"
  case .number:
    "func fault\(number)<T: Numeric>(_ x: T) -> T { activeFault == \(number) ? x + 1 : x }"
  case .truth, .condition:
    "func fault\(number)(_ x: Bool) -> Bool { activeFault == \(number) ? !x : x }"
  case .statement: ""
  }
}

func infix(_ old: String, _ new: String, sign: String, number: Int) -> String {
  let choice = "activeFault == \(number)"
  switch old {
  case "&&", "||":
    return "func \(sign)(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
      + "{ \(choice) ? try a \(new) b() : try a \(old) b() }"
  case "+=", "-=":
    return "func \(sign)<T: AdditiveArithmetic>(a: inout T, b: T) "
      + "{ if \(choice) { a \(new) b } else { a \(old) b } }"
  default:
    let needs =
      switch old {
      case "==", "!=": ("Equatable", "Bool")
      case "+", "-": ("AdditiveArithmetic", "T")
      case "*", "/": ("FloatingPoint", "T")
      default: ("Comparable", "Bool")
      }
    return "func \(sign)<T: \(needs.0)>(a: T, b: T) -> \(needs.1) "
      + "{ \(choice) ? a \(new) b : a \(old) b }"
  }
}

/// What every module of the engine gets beside its places.
let declarations = """
  import Foundation

  /// The fault of this run; 0 for none.
  let activeFault = ProcessInfo.processInfo.environment["VIEWTREE_FAULT"].flatMap { Int($0) } ?? 0


  """

/// Writes a file unless it has that text: what does not change is not built again.
func write(_ text: String, to file: URL) throws {
  if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
  try text.write(to: file, atomically: true, encoding: .utf8)
}

func engineFiles(below root: URL) -> [String] {
  let modules = ["ViewTree", "ViewTreeTime", "ViewTreePublishers", "ViewTreeControls"]
  return modules.flatMap { module in
    let folder = root.appending(path: "Sources/\(module)")
    let files = FileManager.default.enumerator(atPath: folder.path())
    return (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "Sources/\(module)/\($0)" }
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 6, let count = Int(arguments[3]), let seed = UInt64(arguments[4]) else {
  fatalError("expected ROOT COPY COUNT SEED DROPPED")
}
let (root, copy) = (URL(filePath: arguments[1]), URL(filePath: arguments[2]))
let dropped = Set(
  ((try? String(contentsOfFile: arguments[5], encoding: .utf8)) ?? "").split(separator: "\n")
    .map(String.init))

let equivalent = equivalents(
  in: (try? String(contentsOf: root.appending(path: ".ci/equivalents.txt"), encoding: .utf8)) ?? "")
/// Entries of which no place was met yet.
var unused = equivalent

var texts: [String: [String]] = [:]
var all: [Place] = []
for path in engineFiles(below: root) {
  let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  // A builder would make another view of a statement in braces.
  let buildsViews = text.contains("some View {") || text.contains("@ViewBuilder")
  let split = { (text: String) in
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  let lines = zip(split(CodeScanner.code(of: text)), split(text)).map { Line(code: $0, text: $1) }
  texts[path] = lines.map(\.text)
  all += lines.indices.flatMap { places(in: lines, at: $0, path: path) }.filter {
    if case .statement = $0.kind, buildsViews { return false }
    let line = lines[$0.line].text
    let fault = Equivalent(
      path: path, line: line.trimmingCharacters(in: .whitespaces), change: $0.change(of: line))
    unused.remove(fault)
    return !equivalent.contains(fault)
  }
}
guard unused.isEmpty else {
  let entries = unused.map { "\($0.path): \($0.line): \($0.change)" }.sorted()
  fatalError(
    "no such fault; mend these entries of .ci/equivalents.txt:\n\(entries.joined(separator: "\n"))")
}
var random = SeededGenerator(seed: seed)
all.shuffle(using: &random)
var lines = Set<String>()
let chosen = all.filter { lines.insert($0.name).inserted }.prefix(count)

var changed = texts
var functions: [String: String] = [:]
for (index, place) in chosen.enumerated() where !dropped.contains(place.name) {
  let number = index + 1
  let old = texts[place.path]?[place.line] ?? ""
  let new = rewritten(old, place, number: number)
  changed[place.path]?[place.line] = new
  functions[place.module, default: declarations] += function(place, number: number) + "\n"
  let line = old.trimmingCharacters(in: .whitespaces)
  print("\(number)\t\(place.name)\t\(place.change(of: old))\t\(line)")
}
for (path, lines) in changed {
  try write(lines.joined(separator: "\n"), to: copy.appending(path: path))
}
for module in Set(texts.keys.map { $0.split(separator: "/")[1] }) {
  try write(
    functions[String(module)] ?? declarations,
    to: copy.appending(path: "Sources/\(module)/Faults.swift"))
}
