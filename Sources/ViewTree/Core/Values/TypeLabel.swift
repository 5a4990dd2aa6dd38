/// Short names of types for trees, warnings and traces: no module, no generic arguments.
///
/// - Cost: a table look-up; the runtime is asked once per type.
package enum TypeLabel {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: String] = [:]

  package static func of(_ type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let label = known[id] { return label }
    var name = String(describing: type)
    if let bracket = name.firstIndex(of: "<") { name = String(name[..<bracket]) }
    known[id] = name
    return name
  }
}
