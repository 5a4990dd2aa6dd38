import SwiftUI
import Testing
import ViewTreeTesting

@testable import RefreshSystems

@MainActor @Suite("Preferences of document 000") struct LKRefreshPreferenceTests {
  private func folded<K: PreferenceKey>(
    _ key: K.Type, @ViewBuilder content: () -> some View
  ) -> K.Value {
    ViewHost(size: CGSize(width: 300, height: 600), content: content).value(of: key)
  }

  /// The offset that a stack of views gives.
  private func offset(@ViewBuilder of content: () -> some View) -> CGFloat {
    folded(LKScrollOffsetPreferenceKey.self) { VStack { content() } }
  }

  private func offset(_ value: CGFloat) -> some View {
    Color.clear.preference(key: LKScrollOffsetPreferenceKey.self, value: value)
  }

  private var nothing: some View {
    VStack { ForEach(0..<0, id: \.self) { _ in Color.clear } }
  }

  /// Rule: S0.04.
  @Test("B000-15: grouping, and a dynamic sibling that writes nothing, change the sum's sign")
  func signs() {
    // -(-(1 + 2) + 4) = -1
    let flat = offset {
      offset(1)
      offset(2)
      offset(4)
    }
    #expect(flat == -1)
    // -(1 + -(2 + 4)) = 5
    let grouped = offset {
      offset(1)
      VStack {
        offset(2)
        offset(4)
      }
    }
    #expect(grouped == 5)
    let besideStatic = offset {
      offset(10)
      Color.clear
    }
    #expect(besideStatic == 10)
    let besideDynamic = offset {
      offset(10)
      nothing
    }
    #expect(besideDynamic == -10)
  }

  /// Rule: S0.03.
  @Test("B000-16: an earlier sibling that yields zero hides the real size")
  func zeroFirst() {
    let value = folded(LKSizePreferenceKey.self) {
      VStack {
        nothing
        Color.clear.preference(
          key: LKSizePreferenceKey.self, value: CGSize(width: 320, height: 600))
      }
    }
    #expect(value == .zero)
  }

  /// Rule: S0.02.
  @Test("of nested readers both report the outer size outwards")
  func nestedReaders() {
    var (outer, inner) = (CGSize.zero, CGSize.zero)
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      LKChildSizeReader(size: Binding(get: { outer }, set: { outer = $0 })) {
        LKChildSizeReader(size: Binding(get: { inner }, set: { inner = $0 })) {
          Color.clear.frame(width: 100, height: 50)
        }
        .padding(10)
      }
    }
    #expect(host.warnings.isEmpty)
    #expect(inner == CGSize(width: 100, height: 50))
    #expect(outer == CGSize(width: 120, height: 70))
  }

  /// Rules: S0.06, S0.07.
  @Test("the list's fixed marker is reported before the content's moving one")
  func markerOrder() {
    let values = folded(LKRefreshPreferenceType.LKRefreshPreferenceKey.self) {
      ScrollView { LKMovingPositionView() }.background(LKFixedPositionView())
    }
    #expect(values.map(\.viewType) == [.fixedPositionView, .movingPositionView])
    #expect(values.bounds(of: .movingPositionView)?.height == 0)
    #expect(values.bounds(of: .fixedPositionView) == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  /// Rule: S0.08.
  @Test("the first marker of a type counts")
  func firstMarker() {
    let data = [1, 2].map {
      LKRefreshPreferenceType.LKRefreshPreferenceData(
        viewType: .movingPositionView, bounds: CGRect(x: 0, y: $0, width: 0, height: 0))
    }
    #expect(data.bounds(of: .movingPositionView)?.minY == 1)
    #expect(data.bounds(of: .fixedPositionView) == nil)
  }
}
