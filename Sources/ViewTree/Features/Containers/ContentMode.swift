/// How content of a fixed ratio fits the space offered to it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
