import SwiftUI

/// The whole app: two screens, and a bar of its own whose mark glides to the chosen one.
public struct HikesRoot: View {
  enum Page: String, CaseIterable {
    case hikes = "Hikes"
    case profile = "Profile"
  }

  let store: HikeStore
  @State private var page = Page.hikes
  @Namespace private var marks

  public init(store: HikeStore) {
    self.store = store
  }

  public var body: some View {
    VStack(spacing: 0) {
      Group {
        switch page {
        case .hikes: HikeListScreen(store: store)
        case .profile: ProfileScreen()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      HStack {
        ForEach(Page.allCases, id: \.self) { item in
          Button {
            withAnimation(.linear(duration: 0.4)) { page = item }
          } label: {
            VStack(spacing: 4) {
              Text(item.rawValue)
              if item == page {
                Capsule().frame(width: 40, height: 4)
                  .matchedGeometryEffect(id: "mark", in: marks)
                  .accessibilityIdentifier("mark")
              } else {
                Color.clear.frame(width: 40, height: 4)
              }
            }
          }
          .accessibilityIdentifier("tab-\(item.rawValue)")
          .accessibilityAddTraits(item == page ? .isSelected : [])
          .frame(maxWidth: .infinity)
        }
      }
      .frame(height: 49)
    }
  }
}
