extension View {
  /// Takes the whole proposal and puts the view's centre at a point of it.
  ///
  /// ```swift
  /// Circle().frame(width: 10, height: 10).position(CGPoint(x: 30, y: 40))
  /// ```
  ///
  /// - NaN, infinity: a coordinate that is not finite counts as 0, with a warning.
  /// - Nil: on an axis without a proposal the size is the view's. Source: LAYOUT-3.7.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(Position(point: position))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

nonisolated struct Position: LayoutModifier {
  let point: CGPoint
  let isInvalid: Bool

  init(point: CGPoint) {
    self.point = CGPoint(x: point.x.ifFinite ?? 0, y: point.y.ifFinite ?? 0)
    isInvalid = self.point != point
  }

  var invalidInput: String? { isInvalid ? "Invalid position (not finite)." : nil }

  var edgesWithOrdinarySpacing: Edge.Set { .all }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size =
      proposal.width == nil || proposal.height == nil
      ? subviews[0].sizeThatFits(proposal) : .zero
    subviews[0].tellAround { axis in
      proposal[axis] == nil ? subviews[0].kept(axis, size) : Reason(.took, .asked(axis))
    }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center,
      proposal: proposal)
    subviews[0].tell(.place) { axis in
      let answer = subviews[0].sizeThatFits(proposal)[axis]
      return Reason(.placed, .number(point[axis]) - .answer(subviews[0].node, axis, answer) / 2)
    }
  }
}

extension Position: NumberNaming {
  static var numbers: [NamedNumber<Self>] {
    [NamedNumber("x", \.[.horizontal]), NamedNumber("y", \.[.vertical])]
  }

  private subscript(axis: Axis) -> CGFloat {
    get { point[axis] }
    set {
      var point = point
      point[axis] = newValue
      self = Self(point: point)
    }
  }
}
