// Idea 4: geometry is asked where it is needed. No view knows its place. Who wants to know asks an
// element that has been placed, and the answer is converted up its parents, one translation each.
// Rules: ANCHOR-2.2, GEOMETRY-3.15.

extension Element {
  /// A point of this element's space in the space of an ancestor; nil is the root's.
  func convert(_ point: CGPoint, to ancestor: Element?) -> CGPoint {
    guard self !== ancestor, let parent else { return point }
    let offset = parent.contentOffset
    let moved = CGPoint(x: point.x + position.x - offset.x, y: point.y + position.y - offset.y)
    return parent.convert(moved, to: ancestor)
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    let owner: Element? =
      switch space {
      case .global: nil
      case .local: self
      case .named(let name): spaceOwner(name)
      }
    return CGRect(origin: convert(.zero, to: owner), size: size)
  }

  /// The nearest element around that names its space so, itself included; nil, the root, where there
  /// is none.
  func spaceOwner(_ name: AnyHashable) -> Element? {
    spaceNames.contains(name) ? self : parent?.spaceOwner(name)
  }
}

/// A view whose content is made from its size and place.
///
/// It takes the whole proposal, 10 where there is none, and puts each view of its content at its top
/// leading corner. Nothing of the content shows outside but its preferences. Rule: LAYOUT-3.8.
public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  func outline(in place: Place) -> Outline {
    .one(
      ReaderElement(place) { inside in
        inside.outline(of: content(GeometryProxy(memory: place.memory)))
      })
  }
}

/// The element of a reader: its content is made while it is placed.
final class ReaderElement: Element {
  private let place: Place
  private let makeContent: (Place) -> Outline
  private var content = Outline.list([])

  init(_ place: Place, _ makeContent: @escaping (Place) -> Outline) {
    self.place = place
    self.makeContent = makeContent
    super.init(place.memory, isRightToLeft: place.environment.isRightToLeft)
    // Proxies find the element of the latest turn here.
    memory.element = self
  }

  override var children: [Outline] { [content] }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    var inside = place.inList.step("content")
    inside.stackAxis = nil
    content = makeContent(inside)
    for element in content.elements { place(element, at: .zero, ProposedViewSize(size)) }
  }

  override func makeOutput<K: PreferenceKey>(_ key: K.Type) -> (() -> K.Value)? {
    content.output(key)
  }
}

/// The size and place of a geometry reader.
///
/// It may be kept: it answers for the reader's element of the latest turn, and zero when there is no
/// such reader any more.
public struct GeometryProxy {
  let memory: Memory

  public var size: CGSize { memory.element?.size ?? .zero }

  /// The reader's frame in a space. An unknown name counts as the root's space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    memory.element?.frame(in: space) ?? .zero
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// An anchor's place in the reader's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let element = memory.element
    let origin = element?.convert(.zero, to: nil) ?? .zero
    return element == nil ? anchor.zero : anchor.moved(anchor.place, -origin.x, -origin.y)
  }
}

/// A place taken down in the root's space, to be read in any other.
///
/// It is a snapshot: it differs as soon as its view has moved in the root. Rule: ANCHOR-2.2.
public struct Anchor<Value> {
  let place: Value
  let zero: Value
  /// A place moved by a distance to the right and down.
  let moved: (Value, CGFloat, CGFloat) -> Value

  /// The place to take down: a rectangle or a point of a view, in its own space.
  public struct Source {
    let take: (Element) -> Anchor<Value>
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.place == right.place }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self { .rect(CGRect(origin: .zero, size: $0.size), in: $0) } }
  public static func rect(_ r: CGRect) -> Self { Self { .rect(r, in: $0) } }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Self { Self { .point(p, in: $0) } }

  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self { .point(CGPoint(x: p.x * $0.size.width, y: p.y * $0.size.height), in: $0) }
  }

  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor where Value == CGRect {
  fileprivate static func rect(_ rect: CGRect, in element: Element) -> Anchor {
    let origin = element.convert(rect.origin, to: nil)
    return Anchor(place: CGRect(origin: origin, size: rect.size), zero: .zero) {
      $0.offsetBy(dx: $1, dy: $2)
    }
  }
}

extension Anchor where Value == CGPoint {
  fileprivate static func point(_ point: CGPoint, in element: Element) -> Anchor {
    Anchor(place: element.convert(point, to: nil), zero: .zero) {
      CGPoint(x: $0.x + $1, y: $0.y + $2)
    }
  }
}

extension View {
  /// Names the space of this view, for itself and everything inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    telling { $0.spaceNames.append(name.name) }
  }

  public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}
