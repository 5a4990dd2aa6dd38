// Files that import Foundation beside SwiftUI find two queues of each name. In a module that has
// this file, the names mean virtual time everywhere.
import SwiftUI

typealias DispatchQueue = SwiftUI.DispatchQueue
typealias DispatchTime = SwiftUI.DispatchTime
typealias DispatchTimeInterval = SwiftUI.DispatchTimeInterval
typealias DispatchWorkItem = SwiftUI.DispatchWorkItem
typealias DispatchGroup = SwiftUI.DispatchGroup
typealias DispatchQoS = SwiftUI.DispatchQoS

@discardableResult
func sleep(_ seconds: UInt32) -> UInt32 { SwiftUI.sleep(seconds) }

@discardableResult
func usleep(_ microseconds: UInt32) -> Int32 { SwiftUI.usleep(microseconds) }
