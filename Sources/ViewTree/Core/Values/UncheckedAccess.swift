/// Leaves out the check, at each access while the program runs, that nobody else is using the same
/// stored variable of a class.
///
/// The engine's nodes are only touched on the main actor, and a turn reads and writes their
/// variables all the time, where each check is a call of the runtime. A class that a pass touches
/// carries this attribute, so that none of its variables has to say it.
///
/// - Expansion: `@exclusivity(unchecked)` on each stored variable of the class.
@attached(memberAttribute)
macro UncheckedAccess() = #externalMacro(module: "ViewTreeMacros", type: "UncheckedAccessMacro")
