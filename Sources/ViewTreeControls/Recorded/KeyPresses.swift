// Keys: there is no keyboard here. An action for a key is noted on the view and never runs.

/// A key that is pressed, held or let go.
public struct KeyPress: Sendable {
  /// The stages of a press, one after the other.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has taken the press.
  public enum Result: Hashable, Sendable {
    case handled, ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

/// A direction that an arrow key or a remote control gives.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

extension View {
  /// Notes an action for a key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress", "\(key.character)")
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress", "\(key.character)")
  }

  /// Notes an action for several keys.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress", String(keys.map(\.character).sorted()))
  }

  /// Notes an action for the keys of characters.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }

  /// Notes an action for every key.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }

  /// Notes an action for the arrow keys.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    recorded("onMoveCommand")
  }

  /// Notes an action for the key that leaves something.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    recorded("onExitCommand")
  }

  /// Notes an action for the key that deletes.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    recorded("onDeleteCommand")
  }

  /// Notes an action for the key that plays and pauses.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    recorded("onPlayPauseCommand")
  }
}
