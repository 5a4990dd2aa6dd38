// The engine re-exports what code written for SwiftUI expects beside it. The facades re-export this
// module and never Foundation itself: one chain keeps the virtual `DispatchQueue` unambiguous.
@_exported import Foundation
@_exported import Observation
