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

  static func body<V: View>(of view: V) -> V.Body {
    let read: @MainActor (V) -> V.Body = { $0.body }
    return unsafeBitCast(read, to: ((V) -> V.Body).self)(view)
  }

  static func body<G: Gesture>(of gesture: G) -> G.Body {
    let read: @MainActor (G) -> G.Body = { $0.body }
    return unsafeBitCast(read, to: ((G) -> G.Body).self)(gesture)
  }

  static func body<T: Transition>(
    of transition: T, content: T.Content, phase: TransitionPhase
  ) -> T.Body {
    let read: @MainActor (T, T.Content, TransitionPhase) -> T.Body = {
      $0.body(content: $1, phase: $2)
    }
    return unsafeBitCast(read, to: ((T, T.Content, TransitionPhase) -> T.Body).self)(
      transition, content, phase)
  }

  static func body<M: ViewModifier>(of modifier: M, content: M.Content) -> M.Body {
    let read: @MainActor (M, M.Content) -> M.Body = { $0.body(content: $1) }
    return unsafeBitCast(read, to: ((M, M.Content) -> M.Body).self)(modifier, content)
  }
}
