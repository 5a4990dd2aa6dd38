// Idea 4: geometry is asked for where it is needed. No view knows its place. A reader asks an element
// that has been placed, and the answer is converted up its parents, one translation each.
// Rules: ANCHOR-2.2, GEOMETRY-3.15.

extension Element {
  /// A point of this element's space in the space of an ancestor; nil is the root's.
  func convert(_ point: CGPoint, to ancestor: Element?) -> CGPoint {
    guard self !== ancestor, let parent else { return point }
    let offset = parent.contentOffset
    return parent.convert(CGPoint { point[$0] + position[$0] - offset[$0] }, to: ancestor)
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    let owner = space == .local ? self : spaceOwner(space)
    return CGRect(origin: convert(.zero, to: owner), size: size)
  }

  /// The nearest element around that names its space so, itself included; nil, the root, where there
  /// is none.
  func spaceOwner(_ space: CoordinateSpace) -> Element? {
    spaces.contains(space) ? self : parent?.spaceOwner(space)
  }
}

/// A view whose content is made from its size and place.
///
/// It takes the whole proposal, 10 where there is none, and puts each view of its content at its top
/// leading corner. Nothing of the content shows outside but its preferences. Rule: LAYOUT-3.8.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func outline(in place: Place) -> Outline {
    .one(
      ReaderElement(place) { inside in
        inside.outline(of: content(GeometryProxy(memory: place.memory)))
      })
  }
}

/// The element of a reader: its content is made while it is placed.
final class ReaderElement: Element {
  private let makeContent: (Place) -> Outline
  private var content = Outline.list(.fixed, [])

  init(_ place: Place, _ makeContent: @escaping (Place) -> Outline) {
    self.makeContent = makeContent
    super.init(place)
    // Proxies find the element of the latest turn here.
    place.memory.element = self
  }

  override var children: [Outline] { [content] }

  override func placeChildren() {
    content = makeContent(place.inList.step("content"))
    for element in content.elements { place(element, at: .zero, ProposedViewSize(size)) }
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

  /// An anchor's place in the reader's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let element = memory.element else { return anchor.value(.zero) }
    let origin = element.convert(.zero, to: nil)
    return anchor.value(anchor.place.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

/// A place taken down in the root's space, to be read in any other.
///
/// It is a snapshot: it differs as soon as its view has moved in the root. Rule: ANCHOR-2.2.
public struct Anchor<Value>: Equatable {
  /// In the root's space. A point is a rectangle without a size.
  let place: CGRect
  let value: (CGRect) -> Value

  public static func == (left: Anchor, right: Anchor) -> Bool { left.place == right.place }

  /// The place to take down: a rectangle or a point of a view, in its own space.
  public struct Source {
    let place: (CGSize) -> CGRect
    let value: (CGRect) -> Value

    func take(_ element: Element) -> Anchor {
      let place = place(element.size)
      let origin = element.convert(place.origin, to: nil)
      return Anchor(place: CGRect(origin: origin, size: place.size), value: value)
    }
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self {
    Self(place: { CGRect(origin: .zero, size: $0) }, value: { $0 })
  }

  public static func rect(_ r: CGRect) -> Self { Self(place: { _ in r }, value: { $0 }) }
}

extension Anchor.Source where Value == CGPoint {
  private static func point(_ place: @escaping (CGSize) -> CGPoint) -> Self {
    Self(place: { CGRect(origin: place($0), size: .zero) }, value: { $0.origin })
  }

  public static func point(_ p: CGPoint) -> Self { point { _ in p } }

  public static func unitPoint(_ p: UnitPoint) -> Self {
    point { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  public static var center: Self { unitPoint(.center) }
}

extension View {
  /// Names the space of this view, for itself and everything inside.
  public func coordinateSpace(_ space: CoordinateSpace) -> some View {
    telling(as: Kind.Space.self) { if case .named = space { $0.spaces.append(space) } }
  }
}
