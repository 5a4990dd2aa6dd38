/// One member of a tuple of views: where it lies, and how to make and update its node.
///
/// Found once per tuple type; every tuple of that type is read through the same members.
class TupleMember {
  fileprivate final let offset: Int

  fileprivate init(offset: Int) {
    self.offset = offset
  }

  /// The shape as far as the member's type determines it.
  var typeShape: _ViewShape { .one }

  func shape(in tuple: UnsafeRawPointer) -> _ViewShape { .one }

  func make(from tuple: UnsafeRawPointer, _ inputs: _ViewInputs) -> Node {
    fatalError("TupleMember is abstract: make a TupleMemberOf instead.")
  }

  func update(_ node: Node, from tuple: UnsafeRawPointer) {}

  func collect(from tuple: UnsafeRawPointer, into list: inout _SubviewList) {}
}

/// A member of a known type, read in place: copying it would copy every view in it.
private final class TupleMemberOf<V: View>: TupleMember {
  override var typeShape: _ViewShape { V._typeShape }

  private func pointer(in tuple: UnsafeRawPointer) -> UnsafePointer<V> {
    (tuple + offset).assumingMemoryBound(to: V.self)
  }

  override func shape(in tuple: UnsafeRawPointer) -> _ViewShape {
    pointer(in: tuple).pointee._valueShape()
  }

  override func make(from tuple: UnsafeRawPointer, _ inputs: _ViewInputs) -> Node {
    let view = pointer(in: tuple)
    if let rows = inputs.rowMaker, view.pointee._valueShape() == .one {
      return rows.member(view.pointee, inputs)
    }
    return V._makeView(view: view.pointee, inputs: inputs).node
  }

  override func update(_ node: Node, from tuple: UnsafeRawPointer) {
    let view = pointer(in: tuple).pointee
    if node.rowTraits.contains(.deferred) {
      node.host.rowMaker?.update(node, view)
    } else {
      V._updateView(view: view, outputs: _ViewOutputs(node))
    }
  }

  override func collect(from tuple: UnsafeRawPointer, into list: inout _SubviewList) {
    V._collectSubviews(of: pointer(in: tuple).pointee, into: &list)
  }
}

/// The members of one tuple type, in declaration order.
///
/// - Cost: a table look-up per call; the runtime is asked once per type.
final class TupleMembers {
  let members: [TupleMember]
  /// The shape as far as the types determine it.
  let typeShape: _ViewShape
  /// The shape if the types alone determine it; nil if a value has to be asked.
  let certainShape: _ViewShape?

  nonisolated(unsafe) private static var known: [ObjectIdentifier: TupleMembers] = [:]
  /// The latest answer: the rows of a list ask for the same type one after the other.
  nonisolated(unsafe) private static var latest: (id: ObjectIdentifier, members: TupleMembers)?

  static func of<T>(_ tuple: T.Type) -> TupleMembers {
    let id = ObjectIdentifier(tuple)
    if let latest, latest.id == id { return latest.members }
    let members = known[id] ?? TupleMembers(tuple)
    known[id] = members
    latest = (id, members)
    return members
  }

  /// - Errors: traps if a member is not a view.
  private init<T>(_ tuple: T.Type) {
    var members: [TupleMember] = []
    if let only = tuple as? any View.Type {
      members.append(Self.member(only, at: 0))
    } else {
      TypeFields.forEach(of: tuple) { field in
        guard let type = field.type as? any View.Type else {
          fatalError("A TupleView was made of \(tuple), expected views: \(field.type) is none.")
        }
        members.append(Self.member(type, at: field.offset))
      }
    }
    self.members = members
    typeShape = members.reduce(.none) { $0.followed(by: $1.typeShape) }
    certainShape = members.contains { $0.typeShape == .content } ? nil : typeShape
  }

  private static func member<V: View>(_ type: V.Type, at offset: Int) -> TupleMember {
    TupleMemberOf<V>(offset: offset)
  }

  func shape(of tuple: UnsafeRawPointer) -> _ViewShape {
    certainShape ?? members.reduce(.none) { $0.followed(by: $1.shape(in: tuple)) }
  }
}
