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

  private func offset(_ value: CGFloat) -> some View {
    Color.clear.preference(key: LKScrollOffsetPreferenceKey.self, value: value)
  }

  /// Rule: S0.04.
  @Test("B000-15: grouping changes the sum's sign")
  func grouping() {
    let key = LKScrollOffsetPreferenceKey.self
    // -(-(1 + 2) + 4) = -1
    #expect(
      folded(key) {
        VStack {
          offset(1); offset(2); offset(4)
        }
      } == -1)
    // -(1 + -(2 + 4)) = 5
    let grouped = folded(key) {
      VStack {
        offset(1);
        VStack {
          offset(2); offset(4)
        }
      }
    }
    #expect(grouped == 5)
  }

  @Test("B000-15: a dynamic sibling that writes nothing changes the sign")
  func dynamicSibling() {
    let key = LKScrollOffsetPreferenceKey.self
    #expect(
      folded(key) {
        VStack {
          offset(10); Color.clear
        }
      } == 10)
    let value = folded(key) {
      VStack {
        offset(10)
        VStack { ForEach(0..<0, id: \.self) { _ in Color.clear } }
      }
    }
    #expect(value == -10)
  }

  /// Rule: S0.03.
  @Test("B000-16: an earlier sibling that yields zero hides the real size")
  func zeroFirst() {
    let size = CGSize(width: 320, height: 600)
    let value = folded(LKSizePreferenceKey.self) {
      VStack {
        VStack { ForEach(0..<0, id: \.self) { _ in Color.clear } }
        Color.clear.preference(key: LKSizePreferenceKey.self, value: size)
      }
    }
    #expect(value == .zero)
  }

  /// Rule: S0.02.
  @Test("of nested readers both report the outer size outwards")
  func nestedReaders() {
    let outer = SizeBox()
    let inner = SizeBox()
    let host = ViewHost(size: CGSize(width: 300, height: 600)) {
      LKChildSizeReader(size: outer.binding) {
        LKChildSizeReader(size: inner.binding) {
          Color.clear.frame(width: 100, height: 50)
        }
        .padding(10)
      }
    }
    #expect(host.warnings.isEmpty)
    #expect(inner.size == CGSize(width: 100, height: 50))
    #expect(outer.size == CGSize(width: 120, height: 70))
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

/// Keeps a size that a binding writes.
@MainActor private final class SizeBox {
  var size = CGSize.zero

  var binding: Binding<CGSize> {
    Binding(get: { self.size }, set: { self.size = $0 })
  }
}
