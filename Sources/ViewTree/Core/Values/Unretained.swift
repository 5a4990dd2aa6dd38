/// A reference that is not counted, neither while stored nor while used.
///
/// The tree's nodes are kept alive by their parents and stay in place while a pass runs; counting
/// each visit would cost more than the visit.
///
/// - Lifetime: the owner of the reference guarantees that the object outlives it.
/// - Cost: that of a pointer.
struct Unretained<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  @inline(__always) init(_ object: Object) {
    reference = .passUnretained(object)
  }

  /// The object as an ordinary reference, counted by the caller.
  @inline(__always) var object: Object { reference.takeUnretainedValue() }

  /// Lets a closure use the object without counting.
  @inline(__always) func use<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}

extension Array where Element: AnyObject {
  /// Visits the elements in order without counting them.
  ///
  /// - Lifetime: the caller guarantees that each object outlives its visit, in the list or
  ///   elsewhere.
  @inline(__always) func visit(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      for index in elements.indices { Unretained(elements[index]).use(body) }
    }
  }
}
