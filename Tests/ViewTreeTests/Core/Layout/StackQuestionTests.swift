import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Is 30 wide where it is offered less than 50, and 10 where it is offered more.
private struct Shrinking: PlacelessLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: (proposal.width ?? 0) < 50 ? 30 : 10, height: 5)
  }
}

/// The questions of a stack, and their order.
///
/// - Source: LAYOUT-3.1, LAYOUT-3.2.
@MainActor @Suite("Questions of stacks")
struct StackQuestionTests {
  private let log = Log()

  /// Rules: LAYOUT-3.1.3, LAYOUT-3.1.4.
  @Test(
    "a child alone in its priority is asked for its minimum at most, and the highest not even that")
  func aloneInPriority() {
    _ = measure(100, 10) {
      HStack(spacing: 0) {
        NotingLayout(name: "a", log: log) { Color.clear }.layoutPriority(2)
        NotingLayout(name: "b", log: log) { Color.clear.frame(minWidth: 10) }.layoutPriority(1)
        NotingLayout(name: "c", log: log) { Color.clear.frame(minWidth: 20) }
      }
    }
    // 100 - 10 - 20 = 70 for a, which takes it; then each has its minimum.
    #expect(log.entries == ["b 0.0", "c 0.0", "a 70.0", "b 10.0", "c 20.0"])
  }

  /// Rule: LAYOUT-3.1.3.
  @Test("children of one priority are each asked for nothing and for everything first")
  func onePriority() {
    _ = measure(100, 10) {
      HStack(spacing: 0) {
        NotingLayout(name: "a", log: log) { Color.clear }
        NotingLayout(name: "b", log: log) { Color.clear }
      }
    }
    #expect(log.entries == ["a 0.0", "a inf", "b 0.0", "b inf", "a 50.0", "b 50.0"])
  }

  /// Rules: LAYOUT-3.1.3, LAYOUT-3.1.4. Up to sixteen children are sorted in another way than more.
  @Test(
    "children are asked by priority, then by how little they give way, then in their own order",
    arguments: [3, 15, 16, 17, 40])
  func order(count: Int) {
    func priority(_ child: Int) -> Int { child * 7 % 3 }
    func range(_ child: Int) -> Int { 5 - child * 3 % 5 }
    _ = measure(1000, 10) {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { child in
          NotingLayout(name: "\(child)", log: log) {
            Color.clear.frame(minWidth: 1, maxWidth: CGFloat(1 + range(child)))
          }
          .layoutPriority(Double(priority(child)))
        }
      }
    }
    let sorted = (0..<count).sorted {
      (-priority($0), range($0), $0) < (-priority($1), range($1), $1)
    }
    // The last questions, one a child, are the shares.
    let asked = log.entries.suffix(count).map { $0.split(separator: " ")[0] }
    #expect(asked.map(String.init) == sorted.map { "\($0)" })
  }

  /// Rule: LAYOUT-3.2.1.
  @Test("a stack in a stack that has not been asked yet has its priority in the first answer, too")
  func firstPriority() {
    // Offered 50, the inner stack has 10 and leaves 90, of which its neighbour takes 60. Asked last
    // it would be offered 40, and have 30.
    let answer = measure(100, 10) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Shrinking { Color.clear }
          Shrinking { Color.clear }
        }
        Color.clear.frame(minWidth: 0, maxWidth: 60)
      }
    }
    #expect(answer.response.width == 70)
  }

  /// Rule: LAYOUT-3.1.3.
  @Test("a child that is endless whatever it is offered never gives way")
  func endlessGivesNoWay() {
    var endless = Flexibility()
    endless.minimum = .infinity
    endless.reach(.infinity)
    var little = Flexibility()
    little.reach(0.5)
    #expect(endless.comes(before: little))
    #expect(!little.comes(before: endless))
    // Neither of two equal ones comes first.
    #expect(!little.comes(before: little))
    #expect(!endless.comes(before: endless))
    // One that has not been asked has no length and gives no way.
    #expect(Flexibility().extent == 0...0)
  }

  /// The column is empty until the reader is wide, and changes while its row is asked.
  @Test(
    "a column that a reader fills in the middle of layout counts at once, with priority and wishes",
    arguments: [(0, "c 150.0"), (nil, "c 146.0")] as [(CGFloat?, String)])
  func filledInLayout(spacing: CGFloat?, share: String) {
    let host = ViewHost(size: CGSize(width: 100, height: 10)) {
      GeometryReader { proxy in
        HStack(spacing: spacing) {
          VStack(spacing: 0) {
            if proxy.size.width > 100 {
              Color.clear
              Color.clear
            }
          }
          NotingLayout(name: "c", log: log) { Color.clear }
        }
      }
    }
    let before = log.entries.count
    host.size = CGSize(width: 300, height: 10)
    host.settle()
    // 300 / 2, and (300 - 8) / 2.
    #expect(Array(log.entries.dropFirst(before)) == ["c 0.0", "c inf", share])
  }
}
