import Foundation

/// The names that documents 000 and 001, the text around them and their driver take from an engine.
enum EngineNeeds {
  /// Types, property wrappers, modifiers and functions, in the order of the article that lists them.
  static let names = [
    "View", "ViewBuilder", "ViewModifier", "EmptyView", "modifier",
    "State", "Binding", "constant", "Environment", "EnvironmentKey", "EnvironmentValues",
    "EnvironmentObject", "ObservableObject", "environment", "environmentObject",
    "Color", "Font", "VStack", "ZStack", "ScrollView", "ForEach",
    "frame", "offset", "padding", "overlay", "background", "alignmentGuide",
    "GeometryReader", "GeometryProxy", "Anchor",
    "PreferenceKey", "preference", "anchorPreference", "onPreferenceChange",
    "backgroundPreferenceValue",
    "onAppear", "onChange", "DispatchQueue", "CGFloat", "CGSize", "CGPoint", "CGRect",
    "ViewHost", "accessibilityIdentifier", "settle", "scroll",
  ]

  /// The names that an engine lacks, according to the compiler; nil if it names nothing of this
  /// list.
  static func lack(in output: String, errors: [CompilerMessage]) -> String? {
    if output.contains("product 'SwiftUI'") {
      return "has no library product SwiftUI: its Package.swift must say "
        + ".library(name: \"SwiftUI\", targets: [...])"
    }
    if output.contains("no such module 'SwiftUI'") {
      return "has no module SwiftUI in its library product SwiftUI"
    }
    let found = Set(errors.compactMap { name(in: $0.reason) })
    let missing = names.filter(found.contains)
    guard !missing.isEmpty else { return nil }
    return
      "lacks \(missing.joined(separator: ", ")): PlaygroundCommands lists what a document needs"
  }

  /// All names that the compiler did not find, on one line; nil if it reports another error.
  static func missing(in errors: [CompilerMessage]) -> String? {
    let found = Set(errors.compactMap { name(in: $0.reason) }).sorted()
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  private static func name(in reason: String) -> String? {
    for words in ["cannot find type '", "cannot find '", "no member '", "unknown attribute '"] {
      guard let start = reason.range(of: words)?.upperBound else { continue }
      let name = reason[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
    return nil
  }
}
