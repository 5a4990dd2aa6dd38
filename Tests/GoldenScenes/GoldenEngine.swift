// The engine that lays the cases out, for all files of the module.
@_exported import SwiftUI
