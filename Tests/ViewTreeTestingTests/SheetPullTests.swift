import SwiftUI
import Testing
import ViewTreeTesting

/// Sheets in a window of 400 x 800 with 60 and 40 unsafe, which leave 700 from 60 to 760: a sheet of
/// 350 begins at 410.
@MainActor
@Suite("Heights of sheets, and fingers on them")
struct SheetPullTests {
  @Observable
  @MainActor
  final class Model {
    var isShown = true
    var detent = PresentationDetent.medium
    var canBePulledAway = true
    var dismissals = 0
    var taps: [String] = []
  }

  struct Screen<Sheet: View>: View {
    @Bindable var model: Model
    let sheet: Sheet

    var body: some View {
      Text("behind")
        .sheet(isPresented: $model.isShown, onDismiss: { model.dismissals += 1 }) { sheet }
    }
  }

  struct Chosen: View {
    @Bindable var model: Model
    var indicator = Visibility.automatic

    var body: some View {
      Color.blue.accessibilityIdentifier("sheet")
        .presentationDetents([.large, .height(200), .medium], selection: $model.detent)
        .presentationDragIndicator(indicator)
        .interactiveDismissDisabled(!model.canBePulledAway)
    }
  }

  private let model = Model()

  private func host<Sheet: View>(@ViewBuilder _ sheet: () -> Sheet) -> ViewHost {
    ViewHost(
      size: CGSize(width: 400, height: 800),
      safeAreaInsets: EdgeInsets(top: 60, leading: 0, bottom: 40, trailing: 0)
    ) { Screen(model: model, sheet: sheet()) }
  }

  /// Pulls a finger down by a distance, and lets it rest before it leaves.
  private func pull(
    _ host: ViewHost, from y: CGFloat = 740, by distance: CGFloat, lifting: Bool = true
  ) {
    host.finger.drag(
      from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: y + distance), lifting: false)
    host.advance(by: 0.2)
    if lifting { host.finger.up() }
    host.settle()
  }

  // MARK: Heights

  @Test(
    arguments: [
      ([], 700), ([.large], 700), ([.medium], 350), ([.fraction(0.25)], 175), ([.height(200)], 200),
      ([.height(2000)], 700), ([.fraction(.infinity)], 700), ([.height(-5)], 0),
      ([.large, .height(200), .medium], 200),
    ] as [(Set<PresentationDetent>, CGFloat)])
  func aSheetRestsAtTheSmallestOfItsHeights(detents: Set<PresentationDetent>, height: CGFloat) {
    let host = host { Color.blue.accessibilityIdentifier("sheet").presentationDetents(detents) }
    #expect(host.frame(of: "sheet") == CGRect(x: 0, y: 760 - height, width: 400, height: height))
  }

  @Test func withoutDetentsTheSheetFillsTheSafePart() {
    let host = host { Color.blue.accessibilityIdentifier("sheet") }
    #expect(host.frame(of: "sheet") == CGRect(x: 0, y: 60, width: 400, height: 700))
  }

  @Test func contentThatIsSmallerIsInTheMiddleOfTheSheet() {
    let host = host {
      Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("sheet")
        .presentationDetents([.height(200)])
    }
    // 200 from 560 on: its middle is at 660.
    #expect(host.frame(of: "sheet") == CGRect(x: 150, y: 635, width: 100, height: 50))
  }

  @Test func severalViewsStandBelowEachOtherInTheMiddle() {
    let host = host {
      Color.red.frame(width: 10, height: 30).accessibilityIdentifier("first")
      Color.red.frame(width: 10, height: 30).accessibilityIdentifier("second")
    }
    // 68 with 8 between, in the middle of 60 to 760: from 376.
    #expect(host.frame(of: "first")?.minY == 376)
    #expect(host.frame(of: "second")?.minY == 414)
  }

  @Test func inACompactHeightThereIsNoMedium() {
    let host = host {
      Color.blue.accessibilityIdentifier("sheet").presentationDetents([.medium])
    }
    #expect(host.frame(of: "sheet")?.height == 350)
    let compact = ViewHost(size: CGSize(width: 800, height: 400)) {
      Screen(
        model: model,
        sheet: Color.blue.accessibilityIdentifier("sheet").presentationDetents([.medium])
      )
      .environment(\.verticalSizeClass, .compact)
    }
    #expect(compact.frame(of: "sheet")?.height == 400)
  }

  @Test func aSelectionSaysWhichHeightItIs() {
    let host = host { Chosen(model: model) }
    #expect(host.frame(of: "sheet")?.minY == 410)
    model.detent = .large
    host.settle()
    #expect(host.frame(of: "sheet")?.minY == 60)
    // No height of the sheet: the smallest one, 200.
    model.detent = .height(10)
    host.settle()
    #expect(host.frame(of: "sheet")?.minY == 560)
  }

  @Test func aPageOfAStackSaysItForTheSheetAround() {
    let host = host {
      NavigationStack {
        List { Text("row") }.navigationTitle("Page").presentationDetents([.height(300)])
      }
      .accessibilityIdentifier("sheet")
    }
    #expect(host.frame(of: "sheet") == CGRect(x: 0, y: 460, width: 400, height: 300))
  }

  // MARK: The finger

  @Test(
    arguments: [
      // From 350, with 200 and 700 beside it: the middles between are at 275 and 525.
      (74, 350), (76, 200), (-174, 350), (-176, 700), (-600, 700),
      // Half of 200 has to be left.
      (249, 200), (251, nil),
    ] as [(CGFloat, CGFloat?)])
  func aSheetThatIsLetGoOfGoesToTheNearestHeight(distance: CGFloat, height: CGFloat?) {
    let host = host { Chosen(model: model) }
    pull(host, from: 420, by: distance)
    #expect(host.frame(of: "sheet")?.height == height)
    #expect(model.isShown == (height != nil))
    let detents: [CGFloat: PresentationDetent] = [350: .medium, 200: .height(200), 700: .large]
    #expect(model.detent == height.map { detents[$0] } ?? .medium)
    #expect(model.dismissals == (height == nil ? 1 : 0))
  }

  @Test func betweenTheHeightsTheSheetIsAsHighAsTheFingerMakesIt() {
    let host = host { Chosen(model: model) }
    pull(host, from: 420, by: -150, lifting: false)
    #expect(host.frame(of: "sheet") == CGRect(x: 0, y: 260, width: 400, height: 500))
    host.finger.move(to: CGPoint(x: 200, y: 0))
    #expect(host.frame(of: "sheet")?.minY == 60)
  }

  @Test func belowTheSmallestHeightTheSheetSinks() {
    let host = host { Chosen(model: model) }
    // 350 less 200 is 50 less than the smallest height.
    pull(host, from: 420, by: 200, lifting: false)
    #expect(host.frame(of: "sheet") == CGRect(x: 0, y: 610, width: 400, height: 200))
  }

  @Test func aQuickFingerTakesTheSheetAway() {
    let host = host { Color.blue.accessibilityIdentifier("sheet") }
    // 100 in a tenth of a second are 250 in a quarter: 350 of 700 are left, which is not less than half.
    host.finger.fling(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 200))
    #expect(model.isShown)
    host.finger.fling(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 202))
    #expect(!model.isShown)
  }

  @Test func aSheetWithoutDetentsIsPulledAwayToo() {
    let host = host { Text("sheet") }
    pull(host, from: 100, by: 351)
    #expect(!model.isShown)
    #expect(model.dismissals == 1)
    #expect(host.find(text: "behind").exists)
  }

  @Test func aSheetThatForbidsItIsNotPulledAway() {
    model.canBePulledAway = false
    let host = host { Chosen(model: model) }
    pull(host, from: 420, by: 300, lifting: false)
    #expect(host.frame(of: "sheet") == CGRect(x: 0, y: 560, width: 400, height: 200))
    host.finger.up()
    host.settle()
    #expect(model.isShown)
    #expect(model.detent == .height(200))
    model.canBePulledAway = true
    host.settle()
    pull(host, from: 580, by: 150)
    #expect(!model.isShown)
  }

  @Test func aSheetWhosePresenterKeepsItGoesBack() {
    let host = ViewHost(size: CGSize(width: 400, height: 800)) {
      Text("behind").sheet(isPresented: .constant(true)) {
        Color.blue.accessibilityIdentifier("sheet")
      }
    }
    pull(host, from: 100, by: 600)
    #expect(host.frame(of: "sheet")?.minY == 0)
  }

  @Test func aCoverStaysWhereItIs() {
    let host = ViewHost(size: CGSize(width: 400, height: 800)) {
      Text("behind").fullScreenCover(isPresented: Bindable(model).isShown) {
        Color.blue.accessibilityIdentifier("cover")
      }
    }
    pull(host, from: 100, by: 600, lifting: false)
    #expect(host.frame(of: "cover")?.minY == 0)
    host.finger.up()
    #expect(model.isShown)
  }

  @Test(arguments: [true, false])
  func aTapBesideASheetTakesItAway(canBePulledAway: Bool) {
    model.canBePulledAway = canBePulledAway
    let host = host { Chosen(model: model) }
    host.finger.down(at: CGPoint(x: 200, y: 300))
    host.finger.up()
    host.settle()
    #expect(model.isShown == !canBePulledAway)
  }

  @Test func aTapOnTheSheetLeavesIt() {
    let host = host { Chosen(model: model) }
    for y in [420, 750, 780] as [CGFloat] {
      host.finger.down(at: CGPoint(x: 200, y: y))
      host.finger.up()
      host.settle()
    }
    #expect(model.isShown)
  }

  // MARK: What is on the sheet

  struct Rows: View {
    let model: Model
    var refreshes = false

    var body: some View {
      let list = List(0..<50, id: \.self) { row in
        Text("row \(row)")
          .swipeActions { Button("Flag") { model.taps.append("flag \(row)") } }
      }
      .accessibilityIdentifier("list")
      if refreshes { list.refreshable {} } else { list }
    }
  }

  @Test func aListAtItsUpperEndIsPulledWithTheSheet() {
    let host = host { Rows(model: model) }
    pull(host, from: 300, by: 400)
    #expect(!model.isShown)
  }

  @Test func aListFartherDownScrolls() {
    let host = host { Rows(model: model) }
    // At rest the offset is -60, less the unsafe area at the top.
    pull(host, from: 600, by: -300)
    #expect(host.scrollOffset(of: "list")?.y == 240)
    pull(host, from: 300, by: 200)
    #expect(host.scrollOffset(of: "list")?.y == 40)
    #expect(host.frame(of: "list")?.minY == 60)
  }

  @Test func aListThatRefreshesKeepsTheFinger() {
    let host = host { Rows(model: model, refreshes: true) }
    pull(host, from: 300, by: 400, lifting: false)
    #expect(host.frame(of: "list")?.minY == 60)
    #expect(host.scrollOffset(of: "list").map { $0.y < 0 } == true)
  }

  @Test func aListOnASmallerSheetEnlargesItFirst() {
    let host = host {
      Rows(model: model).presentationDetents([.medium, .large], selection: Bindable(model).detent)
    }
    pull(host, from: 700, by: -300)
    #expect(model.detent == .large)
    #expect(host.frame(of: "list")?.minY == 60)
    #expect(host.scrollOffset(of: "list")?.y == -60)
    pull(host, from: 700, by: -300)
    #expect(host.scrollOffset(of: "list")?.y == 240)
  }

  @Test func aRowOfAListOnTheSheetOpens() {
    let host = host { Rows(model: model) }
    // "Flag" is 4 * 17 wide, 16 at either side: half of 100 has to be passed.
    host.finger.drag(from: CGPoint(x: 390, y: 82), to: CGPoint(x: 339, y: 82))
    host.find(role: .button, text: "Flag").tap()
    #expect(model.taps == ["flag 0"])
  }

  @Test func aDragOnTheSheetWinsOverIt() {
    let host = host {
      Color.red.frame(height: 100)
        .gesture(DragGesture().onEnded { _ in model.taps.append("drag") })
    }
    pull(host, from: 410, by: 380)
    #expect(model.taps == ["drag"])
    #expect(model.isShown)
  }

  // MARK: Detents of one's own

  private enum Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  private enum OnlyWhenCompact: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.verticalSizeClass == .compact ? 100 : nil
    }
  }

  @Test func aTypeWorksOutAHeightOrThatThereIsNone() {
    let host = host {
      Color.blue.accessibilityIdentifier("sheet")
        .presentationDetents([.custom(OnlyWhenCompact.self), .custom(Third.self), .large])
    }
    // A third of 700, at the lower edge of the safe part, which ends at 760.
    let third: CGFloat = 700 / 3
    #expect(host.frame(of: "sheet") == CGRect(x: 0, y: 760 - third, width: 400, height: third))
    host.find(label: "Sheet Grabber").tap()
    #expect(host.frame(of: "sheet") == CGRect(x: 0, y: 60, width: 400, height: 700))
    host.find(label: "Sheet Grabber").tap()
    #expect(host.frame(of: "sheet")?.height == third)
    #expect(PresentationDetent.custom(Third.self) != .custom(OnlyWhenCompact.self))
  }

  // MARK: The indicator

  @Test(
    arguments: [
      (.automatic, [.medium], 0), (.visible, [.medium], 1), (.automatic, [.medium, .large], 1),
      (.hidden, [.medium, .large], 0),
    ] as [(Visibility, Set<PresentationDetent>, Int)])
  func theIndicatorIsThereForSeveralHeightsUnlessItIsSaid(
    visibility: Visibility, detents: Set<PresentationDetent>, count: Int
  ) {
    let host = host {
      Text("sheet").presentationDetents(detents).presentationDragIndicator(visibility)
    }
    let indicators = host.findAll(label: "Sheet Grabber")
    #expect(indicators.count == count)
    // 36 by 5 with 5 around, in the middle of 400 at the upper edge.
    #expect(
      indicators.allSatisfy { $0.frame == CGRect(x: 177, y: 410, width: 46, height: 15) })
  }

  @Test func aTapOnTheIndicatorGoesToTheNextHeight() {
    let host = host { Chosen(model: model) }
    host.find(label: "Sheet Grabber").tap()
    #expect(model.detent == .large)
    host.find(label: "Sheet Grabber").tap()
    #expect(model.detent == .height(200))
  }
}
