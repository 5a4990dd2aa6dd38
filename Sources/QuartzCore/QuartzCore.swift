// The facade under Apple's name. Layers, animations and display links live in the UIKit stand-in.
@_exported import UIKit
