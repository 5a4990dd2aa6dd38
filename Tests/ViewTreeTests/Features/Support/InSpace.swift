import SwiftUI

/// A view of a namespace of its own, in which its content matches views.
struct InSpace<Content: View>: View {
  @Namespace private var space
  private let content: (Namespace.ID) -> Content

  init(@ViewBuilder _ content: @escaping (Namespace.ID) -> Content) {
    self.content = content
  }

  var body: some View { content(space) }
}
