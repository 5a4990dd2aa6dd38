/// Whether a part of the interface is shown, or left to the system.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
