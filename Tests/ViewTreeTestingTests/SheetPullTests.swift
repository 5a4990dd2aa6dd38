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

  /// A sheet of 350, with 200 and 700 beside it.
  struct Chosen: View {
    @Bindable var model: Model

    var body: some View {
      Color.blue.called("sheet")
        .presentationDetents([.large, .height(200), .medium], selection: $model.detent)
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

  private func tap(_ host: ViewHost, at y: CGFloat) {
    host.finger.down(at: CGPoint(x: 200, y: y))
    host.finger.up()
    host.settle()
  }

  // MARK: Heights

  @Test(
    arguments: [
      (nil, 700), ([], 700), ([.large], 700), ([.medium], 350), ([.fraction(0.25)], 175),
      ([.height(200)], 200), ([.height(2000)], 700), ([.fraction(.infinity)], 700),
      ([.height(-5)], 0), ([.large, .height(200), .medium], 200),
    ] as [(Set<PresentationDetent>?, Int)])
  func aSheetRestsAtTheSmallestOfItsHeights(detents: Set<PresentationDetent>?, height: Int) {
    let host = host {
      if let detents {
        Color.blue.called("sheet").presentationDetents(detents)
      } else {
        Color.blue.called("sheet")
      }
    }
    host.expectFrames("sheet 0 \(760 - height) 400 \(height)")
  }

  @Test func contentThatIsSmallerIsInTheMiddleOfTheSheet() {
    // 200 from 560 on: its middle is at 660.
    host {
      Color.blue.frame(width: 100, height: 50).called("sheet").presentationDetents([.height(200)])
    }.expectFrames("sheet 150 635 100 50")
    // 68 with 8 between, in the middle of 60 to 760: from 376.
    host {
      Color.red.frame(width: 10, height: 30).called("first")
      Color.red.frame(width: 10, height: 30).called("second")
    }.expectFrames("first 195 376 10 30, second 195 414 10 30")
  }

  @Test func inACompactHeightThereIsNoMedium() {
    let sheet = Color.blue.called("sheet").presentationDetents([.medium])
    host { sheet }.expectFrames("sheet 0 410 400 350")
    let compact = ViewHost(size: CGSize(width: 800, height: 400)) {
      Screen(model: model, sheet: sheet).environment(\.verticalSizeClass, .compact)
    }
    compact.expectFrames("sheet 0 0 800 400")
  }

  @Test func aSelectionSaysWhichHeightItIs() {
    let host = host { Chosen(model: model) }
    host.expectFrames("sheet 0 410 400 350")
    model.detent = .large
    host.settle()
    host.expectFrames("sheet 0 60 400 700")
    // No height of the sheet: the smallest one, 200.
    model.detent = .height(10)
    host.settle()
    host.expectFrames("sheet 0 560 400 200")
  }

  @Test func aPageOfAStackSaysItForTheSheetAround() {
    host {
      NavigationStack {
        List { Text("row") }.navigationTitle("Page").presentationDetents([.height(300)])
      }
      .called("sheet")
    }.expectFrames("sheet 0 460 400 300")
  }

  // MARK: The finger

  @Test(
    arguments: [
      // From 350, with 200 and 700 beside it: the middles between are at 275 and 525.
      (74, 350, .medium), (76, 200, .height(200)), (-174, 350, .medium), (-176, 700, .large),
      (-600, 700, .large),
      // Half of 200 has to be left.
      (249, 200, .height(200)), (251, nil, .medium),
    ] as [(CGFloat, CGFloat?, PresentationDetent)])
  func aSheetThatIsLetGoOfGoesToTheNearestHeight(
    distance: CGFloat, height: CGFloat?, detent: PresentationDetent
  ) {
    let host = host { Chosen(model: model) }
    pull(host, from: 420, by: distance)
    #expect(host.frame(of: "sheet")?.height == height)
    #expect(model.detent == detent)
    #expect(model.isShown == (height != nil))
    #expect(model.dismissals == (height == nil ? 1 : 0))
  }

  @Test func aSheetIsAsHighAsTheFingerMakesItAndSinksBelowItsSmallestHeight() {
    let host = host { Chosen(model: model) }
    pull(host, from: 420, by: -150, lifting: false)
    host.expectFrames("sheet 0 260 400 500")
    host.finger.move(to: CGPoint(x: 200, y: 0))
    host.expectFrames("sheet 0 60 400 700")
    // 350 less 200 is 50 less than the smallest height.
    host.finger.move(to: CGPoint(x: 200, y: 620))
    host.expectFrames("sheet 0 610 400 200")
  }

  @Test func aQuickFingerTakesTheSheetAway() {
    let host = host { Color.blue.called("sheet") }
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
    host.expectFrames("sheet 0 560 400 200")
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
      Text("behind").sheet(isPresented: .constant(true)) { Color.blue.called("sheet") }
    }
    pull(host, from: 100, by: 600)
    host.expectFrames("sheet 0 0 400 800")
  }

  @Test func aCoverStaysWhereItIs() {
    let host = ViewHost(size: CGSize(width: 400, height: 800)) {
      Text("behind").fullScreenCover(isPresented: Bindable(model).isShown) {
        Color.blue.called("cover")
      }
    }
    pull(host, from: 100, by: 600, lifting: false)
    host.expectFrames("cover 0 0 400 800")
    host.finger.up()
    #expect(model.isShown)
  }

  @Test(arguments: [true, false])
  func aTapBesideASheetTakesItAwayAndOneOnItDoesNot(canBePulledAway: Bool) {
    model.canBePulledAway = canBePulledAway
    let host = host { Chosen(model: model) }
    for y in [440, 750, 780] as [CGFloat] { tap(host, at: y) }
    #expect(model.isShown)
    tap(host, at: 300)
    #expect(model.isShown == !canBePulledAway)
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
      .called("list")
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
      Color.blue.called("sheet")
        .presentationDetents([.custom(OnlyWhenCompact.self), .custom(Third.self), .large])
    }
    // A third of 700, at the lower edge of the safe part, which ends at 760.
    let third = "sheet 0 526.667 400 233.333"
    host.expectFrames(third)
    host.find(label: "Sheet Grabber").tap()
    host.expectFrames("sheet 0 60 400 700")
    host.find(label: "Sheet Grabber").tap()
    host.expectFrames(third)
    #expect(PresentationDetent.custom(Third.self) != .custom(OnlyWhenCompact.self))
  }

  // MARK: The indicator

  @Test(
    arguments: [
      (.automatic, [.medium], false), (.visible, [.medium], true),
      (.automatic, [.medium, .large], true), (.hidden, [.medium, .large], false),
    ] as [(Visibility, Set<PresentationDetent>, Bool)])
  func theIndicatorIsThereForSeveralHeightsUnlessItIsSaid(
    visibility: Visibility, detents: Set<PresentationDetent>, isShown: Bool
  ) {
    let host = host {
      Text("sheet").presentationDetents(detents).presentationDragIndicator(visibility)
    }
    // 36 by 5 with 5 around, in the middle of 400 at the upper edge.
    let frame = CGRect(x: 177, y: 410, width: 46, height: 15)
    #expect(host.findAll(label: "Sheet Grabber").map(\.frame) == (isShown ? [frame] : []))
  }

  @Test func aTapOnTheIndicatorGoesToTheNextHeight() {
    let host = host { Chosen(model: model) }
    host.find(label: "Sheet Grabber").tap()
    #expect(model.detent == .large)
    host.find(label: "Sheet Grabber").tap()
    #expect(model.detent == .height(200))
  }
}
