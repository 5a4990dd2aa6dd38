import SwiftUI

/// A number of a scene that can have another value.
@MainActor struct SceneVariant {
  /// How it is asked for: `width`.
  let name: String
  let label: String
  let unit: String
  let values: [Double]
  /// The view in Swift, `{}` in place of the number; nil for the scene's own code.
  var code: String?
  /// Makes a host with the scene at a value; the function gets it before the first layout.
  let make: (Double, @escaping (TreeHost) -> Void) -> TreeHost
}
