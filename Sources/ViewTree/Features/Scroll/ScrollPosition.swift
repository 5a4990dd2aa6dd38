/// Where a scroll view is: at a view, an edge or a point, or wherever a finger has left it.
///
/// - Source: Apple documentation, `ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
  /// The place that the scroll view has to show.
  enum Place: Equatable, Sendable {
    /// Wherever it is.
    case automatic
    case view(Identity, anchor: UnitPoint?)
    case edge(Edge)
    /// The content's point at the start of the visible part; a nil coordinate does not change.
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// An identity, twice: to compare it, and to hand it out where its type allows that.
  ///
  /// - Safety: `@unchecked` because an identity that is not sendable comes from a binding to it, whose
  ///   position never leaves the host's thread.
  struct Identity: Equatable, @unchecked Sendable {
    let id: AnyHashable
    let sendable: (any Hashable & Sendable)?

    init<ID: Hashable>(_ id: ID) {
      self.id = AnyHashable(id)
      sendable = nil
    }

    init<ID: Hashable & Sendable>(sendable id: ID) {
      self.id = AnyHashable(id)
      sendable = id
    }

    static func == (left: Identity, right: Identity) -> Bool { left.id == right.id }
  }

  /// Reads the identity of a target, if it is of the position's type; one function a type.
  private struct Reader: @unchecked Sendable {
    let type: ObjectIdentifier
    let read: (PlacedScrollTarget) -> Identity?
  }

  private let reader: Reader
  private(set) var place: Place
  /// The view that a finger has left at the anchor.
  private var seen: Identity?
  private var isByUser = false

  private init<ID: Hashable & Sendable>(_ type: ID.Type, _ place: Place) {
    reader = Reader(type: ObjectIdentifier(type)) { target in
      target.identity(ID.self).map { Identity(sendable: $0) }
    }
    self.place = place
  }

  /// The position that a binding to an identity asks for; it moves nothing while there is none.
  init<ID: Hashable>(binding id: ID?) {
    reader = Reader(type: ObjectIdentifier(ID.self)) { target in
      target.identity(ID.self).map { Identity($0) }
    }
    place = id.map { .view(Identity($0), anchor: nil) } ?? .automatic
  }

  /// A position that moves nothing until a place is asked for.
  ///
  /// - Parameter idType: the type of identity that is reported while a finger scrolls.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(idType, .automatic)
  }

  /// At a view of the scroll view's target layout.
  ///
  /// - Nil: as an anchor: the shortest way, unless the modifier has an anchor.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(type(of: id), .view(Identity(sendable: id), anchor: anchor))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType, .edge(edge))
  }

  /// - Units: points of the content, at the start of the visible part.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType, .point(x: point.x, y: point.y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .point(x: x, y: y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, .point(x: x, y: nil))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, .point(x: nil, y: y))
  }

  // MARK: Asking for a place

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(for: .view(Identity(sendable: id), anchor: anchor))
  }

  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }

  public mutating func scrollTo(point: CGPoint) { ask(for: .point(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(x: x, y: y)) }

  public mutating func scrollTo(x: CGFloat) { ask(for: .point(x: x, y: nil)) }

  public mutating func scrollTo(y: CGFloat) { ask(for: .point(x: nil, y: y)) }

  private mutating func ask(for place: Place) {
    self.place = place
    seen = nil
    isByUser = false
  }

  // MARK: Reading

  /// Whether a finger has scrolled since a place was asked for.
  ///
  /// Setting it to true drops a place that is an edge or a point.
  public var isPositionedByUser: Bool {
    get { isByUser }
    set {
      isByUser = newValue
      guard newValue else { return }
      switch place {
      case .edge, .point: place = .automatic
      case .automatic, .view: break
      }
    }
  }

  /// The edge that was asked for; nil once a finger has scrolled.
  public var edge: Edge? {
    guard case .edge(let edge) = place else { return nil }
    return edge
  }

  /// The point that was asked for with both coordinates; nil once a finger has scrolled.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = place else { return nil }
    return CGPoint(x: x, y: y)
  }

  public var x: CGFloat? {
    guard case .point(let x, _) = place else { return nil }
    return x
  }

  public var y: CGFloat? {
    guard case .point(_, let y) = place else { return nil }
    return y
  }

  /// The view that was asked for, or that a finger has scrolled to.
  public var viewID: (any Hashable & Sendable)? { shown?.sendable }

  /// The same, if it is of that type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { shown?.id.base as? T }

  private var shown: Identity? {
    if let seen { return seen }
    guard case .view(let id, _) = place else { return nil }
    return id
  }

  // MARK: A finger

  /// The position after a finger has moved the content.
  ///
  /// - Parameter target: the view at the anchor; nil where there is none.
  func scrolledByUser(to target: PlacedScrollTarget?) -> ScrollPosition {
    var position = self
    position.place = .automatic
    position.isByUser = true
    position.seen = target.flatMap(reader.read)
    return position
  }

  /// Whether a target has an identity of the type that this position reports.
  func canReport(_ target: PlacedScrollTarget) -> Bool { reader.read(target) != nil }

  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.reader.type == right.reader.type && left.place == right.place && left.seen == right.seen
      && left.isByUser == right.isByUser
  }
}

extension ScrollPosition: CustomDebugStringConvertible {
  public var debugDescription: String {
    let place: String =
      switch place {
      case .automatic: seen.map { "viewID: \($0.id)" } ?? "automatic"
      case .view(let id, _): "viewID: \(id.id)"
      case .edge(let edge): "edge: \(edge)"
      case .point(let x, let y): "x: \(x ?? .nan), y: \(y ?? .nan)"
      }
    return "ScrollPosition(\(place), isPositionedByUser: \(isByUser))"
  }
}
