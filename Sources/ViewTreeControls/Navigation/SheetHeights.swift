extension View {
  /// Sets the heights at which the enclosing sheet rests: first the smallest one, then the one to
  /// which a finger pulls it.
  ///
  /// - Parameter detents: an empty set counts as `large` alone, as without the modifier.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    wishing { $0.detents = detents }
  }

  /// Sets the heights of the sheet around, and the one at which it is.
  ///
  /// - Parameters:
  ///   - detents: none are the same as `large` alone.
  ///   - selection: is set when a finger has chosen; a value that is not among the heights counts as
  ///     the smallest one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return wishing {
      $0.detents = detents
      $0.selection = selection
      $0.selected = selected
    }
  }

  /// Keeps a finger from dismissing the enclosing sheet; `dismiss` and the sheet's binding still do.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    wishing { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }

  /// Whether the sheet around shows a bar at its upper edge; `automatic` shows it where there are
  /// several heights, and a tap on it goes to the next one.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    wishing { $0.indicator = visibility }
  }

  /// Rounds the upper corners of the sheet around; nil are the usual ones, of 10.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    wishing { $0.cornerRadius = cornerRadius ?? $0.cornerRadius }
  }

  nonisolated private func wishing(_ change: @escaping (inout SheetWishes) -> Void) -> some View {
    transformPreference(SheetKey.self, change)
  }
}

/// The settings that content requests for the enclosing sheet.
struct SheetWishes: Equatable {
  /// Nil where the content does not say.
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  /// The selection's value when the content was made.
  var selected: PresentationDetent?
  var isDismissDisabled = false
  /// Nil where the content does not say.
  var indicator: Visibility?
  /// Of the upper corners. Points; nil where the content does not say.
  var cornerRadius: CGFloat?

  static func == (first: Self, second: Self) -> Bool {
    first.detents == second.detents && first.selected == second.selected
      && first.isDismissDisabled == second.isDismissDisabled
      && first.indicator == second.indicator && first.cornerRadius == second.cornerRadius
  }
}

/// Of several views the first one with a value decides; each can forbid interactive dismissal.
enum SheetKey: PreferenceKey {
  static var defaultValue: SheetWishes { SheetWishes() }

  static func reduce(value: inout SheetWishes, nextValue: () -> SheetWishes) {
    let next = nextValue()
    if value.detents == nil {
      (value.detents, value.selection) = (next.detents, next.selection)
      value.selected = next.selected
    }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    value.indicator = value.indicator ?? next.indicator
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  /// A type of detent, told from others by the type.
  private struct CustomDetent: Hashable, @unchecked Sendable {
    let type: any CustomPresentationDetent.Type

    static func == (first: Self, second: Self) -> Bool { first.type == second.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  private let kind: Kind

  /// Half of the largest height; none in a window of a compact height.
  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)

  /// A share of the largest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points, to which the unsafe area below is added.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type works out from the room and the environment.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type: type)))
  }

  /// - Returns: from 0 to the room; infinity gives the room and NaN gives 0. Nil for a detent that
  ///   does not exist in this room.
  fileprivate func length(in context: Context) -> CGFloat? {
    let room = context.maxDetentValue
    let length: CGFloat? =
      switch kind {
      case .medium: context.verticalSizeClass == .compact ? nil : room / 2
      case .large: room
      case .fraction(let share): room * share
      case .height(let height): height
      case .custom(let detent): detent.type.height(in: context)
      }
    return length.map { $0 > 0 ? min($0, room) : 0 }
  }

  /// Which of two detents of the same height counts as the smaller one.
  fileprivate var rank: Int {
    switch kind {
    case .medium: 0
    case .fraction: 1
    case .height: 2
    case .custom: 3
    case .large: 4
    }
  }
}

extension PresentationDetent {
  /// The input of a custom detent's height: the room, and the environment's values.
  @dynamicMemberLookup
  public struct Context {
    /// The height of the largest sheet. Points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// Works out a height at which a sheet rests.
///
/// ```swift
/// struct Third: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? {
///     context.verticalSizeClass == .compact ? nil : context.maxDetentValue / 3
///   }
/// }
///
/// let view = Text("Map").sheet(isPresented: .constant(true)) {
///   Text("Places").presentationDetents([.custom(Third.self), .large])
/// }
/// ```
///
/// - Source: Apple documentation, `CustomPresentationDetent`.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// The height in points, of which the room is the most; nil where the sheet has no such height.
  static func height(in context: Context) -> CGFloat?
}

/// The heights at which a sheet can rest in the room that there is.
struct SheetHeights {
  /// From the smallest to the largest, one at least.
  private let heights: [(detent: PresentationDetent, length: CGFloat)]

  init(_ wished: Set<PresentationDetent>?, in room: CGFloat, _ environment: EnvironmentValues) {
    let context = PresentationDetent.Context(maxDetentValue: room, environment: environment)
    let active = (wished ?? []).compactMap { detent in
      detent.length(in: context).map { (detent: detent, length: $0) }
    }
    heights = (active.isEmpty ? [(.large, room)] : active).sorted { first, second in
      (first.length, first.detent.rank) < (second.length, second.detent.rank)
    }
  }

  var count: Int { heights.count }
  var smallest: CGFloat { heights[0].length }
  var largest: CGFloat { heights[heights.count - 1].length }

  /// - Parameter detent: nil, and one that the sheet has not, count as the smallest.
  func length(of detent: PresentationDetent?) -> CGFloat {
    heights.first { $0.detent == detent }?.length ?? smallest
  }

  /// The detent nearest to a height; of two the smaller one.
  func nearest(to height: CGFloat) -> PresentationDetent {
    (heights.min { abs($0.length - height) < abs($1.length - height) } ?? heights[0]).detent
  }

  /// The next larger one, after the largest the smallest.
  func next(after detent: PresentationDetent?) -> PresentationDetent {
    let index = heights.firstIndex { $0.detent == detent } ?? 0
    return heights[(index + 1) % heights.count].detent
  }
}
