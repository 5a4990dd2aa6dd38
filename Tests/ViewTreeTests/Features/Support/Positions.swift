import SwiftUI

/// The model that a test of scroll positions shares with the views that it shows.
@MainActor
@Observable
final class PositionModel {
  var id: Int?
  var position = ScrollPosition(idType: Int.self)
  var rows = Array(0..<100)
}

/// Rows of 20, which are to be shown in a viewport of 100.
struct PositionRows: View {
  let model: PositionModel
  let isLazy: Bool

  var body: some View {
    if isLazy {
      LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
    } else {
      VStack(spacing: 0) { rows }.scrollTargetLayout()
    }
  }

  private var rows: some View {
    ForEach(model.rows, id: \.self) { Color.clear.frame(height: 20).called("row \($0)") }
  }
}

/// The rows in a scroll view whose topmost row is the model's identity.
struct IdentityScreen: View {
  @Bindable var model: PositionModel
  var isLazy = false
  var anchor: UnitPoint?

  var body: some View {
    ScrollView { PositionRows(model: model, isLazy: isLazy) }
      .scrollPosition(id: $model.id, anchor: anchor)
      .called("scroll")
  }
}
