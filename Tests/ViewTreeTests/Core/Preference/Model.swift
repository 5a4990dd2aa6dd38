import SwiftUI

/// A name that views read and tests change.
@Observable
final class Model {
  var name = "x"
  var number = 0
}

/// Writes the model's name for ``FoldKey``; only its own body sees a change.
struct ModelNamed: View {
  let model: Model

  var body: some View { Color.clear.named(model.name) }
}

/// As wide as the model's number, to push what is beside or below.
struct Push: View {
  let model: Model

  var body: some View { Color.red.frame(width: CGFloat(model.number), height: 10) }
}
