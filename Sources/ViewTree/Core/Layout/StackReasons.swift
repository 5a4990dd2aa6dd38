/// The reasons that a stack gives an observer while it shares its length and places its children.
extension StackArrangement {
  /// A child's share at its turn: an equal part of what is left for its group.
  ///
  /// - Parameters:
  ///   - place: the child's turn, from 0.
  ///   - left: children of its priority still to be asked, including this one.
  ///   - room: what is left for them.
  @inline(__always)
  func tellShare(_ place: Int, _ left: Int, _ room: CGFloat) {
    children[children[place].turn].node.use { node in
      node.tell(.question) { $0 == axis ? share(place, left, room) : nil }
    }
  }

  private func share(_ place: Int, _ left: Int, _ room: CGFloat) -> Reason {
    let child = children[children[place].turn]
    var rest = Term.asked(axis).less(internalSpacing)
    for earlier in 0..<place {
      let other = children[children[earlier].turn]
      rest = rest - .answer(other.node.object, axis, other.size[axis])
    }
    for later in place..<children.count {
      let other = children[children[later].turn]
      if other.priority < child.priority { rest = rest.less(other.flexibility.minimum) }
    }
    let probed = child.flexibility.extent
    let share = Reason.Share(
      turn: place + 1, left: left, room: room,
      probed: children.count > 1 ? probed : nil,
      priority: child.priority)
    return Reason(.share(share), (left == 1 ? rest : rest / CGFloat(left)).orZero(room))
  }

  /// The stack's own size: the sum of the children along it, their extent across it.
  @inline(__always)
  func tellAnswer(_ size: CGSize) {
    children.first?.node.use { $0.layoutParent?.tell(.answer) { answer($0, size[$0]) } }
  }

  private func answer(_ side: Axis, _ length: CGFloat) -> Reason {
    guard side == axis else {
      return .largest(children.map { ($0.node.object, $0.size[side]) }, side, length)
    }
    let answers = children.map { Term.answer($0.node.object, side, $0.size[side]) }
    let sum = answers.dropFirst().reduce(answers[0]) { $0 + $1 }
    return Reason(.sum, sum.adding(internalSpacing))
  }

  /// The children's places: one after another along the stack, on a common line across it.
  @inline(__always)
  func tellPlaces(in bounds: CGRect, isAskedAcross: Bool) {
    guard let first = children.first, first.node.use({ $0.hostReference.use { $0.isObserved } })
    else { return }
    let line = -minorRange().start
    var position: CGFloat = 0
    for index in children.indices {
      let child = children[index]
      child.node.use { node in
        node.tell(.question) { side in
          guard side == minor else { return nil }
          return isAskedAcross ? .passedOn(side) : Reason(.asked, .own(side))
        }
        node.tell(.place) { side in
          side == minor
            ? .placed(
              side, line: line, in: bounds.size[side], guide: child.guide, of: node,
              child.size[side])
            : index == 0
              ? Reason(.placed, .number(0))
              : Reason(
                .after(children[index - 1].node.object), .number(position).adding(child.gap))
        }
      }
      position += child.gap + child.size[axis]
    }
  }
}
