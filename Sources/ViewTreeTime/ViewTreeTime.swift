// Virtual time shadows Dispatch's names. It re-exports Foundation, and every module above re-exports
// the one below it and never Foundation itself: one chain keeps `DispatchQueue` unambiguous.
@_exported import Foundation
