/// Removes the run-time check for exclusive access to the stored variables of a class.
///
/// A turn reads and writes the variables of nodes all the time, on the main actor only, and each
/// check is a runtime call. Recorders carry the attribute for the same reason.
///
/// - Expansion: `@exclusivity(unchecked)` on each stored variable of the class.
@attached(memberAttribute)
package macro UncheckedAccess() =
  #externalMacro(module: "ViewTreeMacros", type: "UncheckedAccessMacro")
