/// The two looks of a side while it works: the system's spinner or the host's own moving image.
///
/// - Source: document 000 speaks of two styles; the names of the cases are the published code's.
public enum LKRefreshUIStyle: String, CaseIterable, Hashable, Sendable {
  case indicator
  case loading
}
