// The engine re-exports what code written for SwiftUI expects beside it. It names Foundation nowhere:
// one chain of re-exports down to virtual time keeps the virtual `DispatchQueue` unambiguous.
@_exported import Observation
@_exported import ViewTreePublishers
