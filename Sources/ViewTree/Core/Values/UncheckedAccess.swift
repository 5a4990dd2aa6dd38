/// Leaves out the check, at each access while the program runs, that nobody else is using the same
/// stored variable of a class.
///
/// A turn reads and writes the variables of nodes all the time, on the main actor only, and each
/// check is a call of the runtime. Recorders carry the attribute for the same reason.
///
/// - Expansion: `@exclusivity(unchecked)` on each stored variable of the class.
@attached(memberAttribute)
package macro UncheckedAccess() =
  #externalMacro(module: "ViewTreeMacros", type: "UncheckedAccessMacro")
