/// Calls into code that is declared on the main actor, from the engine, which is not.
///
/// A tree is used by one thread at a time, by the one that carries the main actor wherever views have
/// bodies; asking the actor's executor at every body would cost more than the body. Synchronous
/// functions carry no isolation at run time, so that the reinterpretation below changes a type only.
package enum MainActorAccess {
  /// Runs a closure of the main actor at once.
  package static func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: (() throws -> Result).self)()
    }
  }
}
