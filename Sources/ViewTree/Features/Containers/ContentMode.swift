/// How content of a fixed ratio meets the space offered to it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
