extension View {
  /// Sets the heights at which the sheet around rests: the smallest one first, and a finger chooses.
  ///
  /// - Parameter detents: none are the same as `large` alone, which a sheet has without the modifier.
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

  /// Whether no finger takes the sheet around away; `dismiss` and its binding do.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    wishing { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }

  /// Whether the sheet around shows a bar at its upper edge; `automatic` shows it where there are
  /// several heights, and a tap on it goes to the next one.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    wishing { $0.indicator = visibility }
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

  static func == (first: Self, second: Self) -> Bool {
    first.detents == second.detents && first.selected == second.selected
      && first.isDismissDisabled == second.isDismissDisabled
      && first.indicator == second.indicator
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
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
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

  /// - Parameter room: the largest height.
  /// - Returns: at least 0, at most the room, which infinity gives too; NaN gives 0.
  func length(in room: CGFloat) -> CGFloat {
    let length =
      switch kind {
      case .medium: room / 2
      case .large: room
      case .fraction(let share): room * share
      case .height(let height): height
      }
    return length > 0 ? min(length, room) : 0
  }

  func isActive(in heightClass: UserInterfaceSizeClass?) -> Bool {
    kind != .medium || heightClass != .compact
  }

  /// Which of two detents of the same height counts as the smaller one.
  fileprivate var rank: Int {
    switch kind {
    case .medium: 0
    case .fraction: 1
    case .height: 2
    case .large: 3
    }
  }
}

/// The heights at which a sheet can rest in the room that there is.
struct SheetHeights {
  /// From the smallest to the largest, one at least.
  let detents: [PresentationDetent]
  private let room: CGFloat

  init(
    _ wished: Set<PresentationDetent>?, in room: CGFloat, _ heightClass: UserInterfaceSizeClass?
  ) {
    let active = (wished ?? []).filter { $0.isActive(in: heightClass) }
    detents = (active.isEmpty ? [.large] : active).sorted { first, second in
      (first.length(in: room), first.rank) < (second.length(in: room), second.rank)
    }
    self.room = room
  }

  var smallest: CGFloat { detents[0].length(in: room) }
  var largest: CGFloat { detents[detents.count - 1].length(in: room) }

  /// - Parameter detent: nil, and one that the sheet has not, count as the smallest.
  func length(of detent: PresentationDetent?) -> CGFloat {
    detent.flatMap { detents.contains($0) ? $0.length(in: room) : nil } ?? smallest
  }

  /// The detent nearest to a height; of two the smaller one.
  func nearest(to height: CGFloat) -> PresentationDetent {
    detents.min { abs($0.length(in: room) - height) < abs($1.length(in: room) - height) }
      ?? detents[0]
  }

  /// The next larger one, after the largest the smallest.
  func next(after detent: PresentationDetent?) -> PresentationDetent {
    let index = detent.flatMap(detents.firstIndex) ?? 0
    return detents[(index + 1) % detents.count]
  }
}
