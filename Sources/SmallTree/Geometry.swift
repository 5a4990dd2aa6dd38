// Idea 4: geometry is asked where it is needed. No view knows its place. Who wants to know asks an
// element that has been placed, and the answer is converted up its parents, one translation each.
// Rules: ANCHOR-2, GEOMETRY-3.15.

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
    super.init(place)
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

  /// What to take down: a rectangle or a point of a view, in its own space.
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

/// A space in which places are told.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: Self { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: Self { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> Self { NamedCoordinateSpace(name: name) }
}

extension View {
  /// Names the space of this view, for itself and everything inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    telling { $0.spaceNames.append(name.name) }
  }

  public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}

/// A window on content of any length, moved by an offset that a host gives.
///
/// Along its axes it proposes nothing to the content and takes the whole proposal itself; across it
/// is as thick as the content. Rule: LAYOUT-3.13.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// - Parameter showsIndicators: without effect here; nothing is drawn.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  func outline(in place: Place) -> Outline {
    var inside = place.step("content")
    inside.stackAxis = nil
    return .one(ScrollElement(axes, inside.element(of: content, in: .column), place))
  }
}

final class ScrollElement: Element {
  private let axes: Axis.Set
  private let content: Element
  /// How far the content has moved up and to the left: the one thing about it that lasts.
  let offset: Cell<CGPoint>

  init(_ axes: Axis.Set, _ content: Element, _ place: Place) {
    self.axes = axes
    self.content = content
    offset = place.memory.cell { .zero }
    super.init(place)
  }

  override var children: [Outline] { [.one(content)] }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    let content = content.size(inside(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren() {
    let content = content.size(inside(proposal))
    let origin = CGPoint(
      x: axes.contains(.horizontal) ? 0 : (size.width - content.width) / 2,
      y: axes.contains(.vertical) ? 0 : (size.height - content.height) / 2)
    place(self.content, at: origin, inside(proposal))
  }

  override func makeOutput<K: PreferenceKey>(_ key: K.Type) -> (() -> K.Value)? {
    content.output(key)
  }
}

extension Element {
  /// How far the content is moved against this element's own space: 0 but in scroll views.
  fileprivate var contentOffset: CGPoint { (self as? ScrollElement)?.offset.value ?? .zero }
}
