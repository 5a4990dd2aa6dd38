// The facade under Apple's name: `import SwiftUI` brings the engine, its Foundation and the UIKit
// stand-ins. It re-exports UIKit alone, so that the engine's virtual `DispatchQueue` is found before
// Foundation's (a second re-export of Foundation beside it would make the name ambiguous).
@_exported import UIKit
