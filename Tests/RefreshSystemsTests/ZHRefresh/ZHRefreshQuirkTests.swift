import SwiftUI
import Testing

@testable import RefreshSystems

/// The rules' quirks, by their ids B002-1 to B002-13. B002-5 and B002-11 are among the boundaries;
/// those of the views (B002-2's lost delegate, B002-7's header out of sight, B002-10) beside the
/// views.
@Suite("Quirks of document 002") struct ZHRefreshQuirkTests {
  @Test(
    "B002-1: with short content any drag that ends loads more, and a real pull starts both",
    arguments: [
      (88, 5, [.footerBegin]), (88, 0, [.footerBegin]), (88, -5, [.footerBegin]),
      (88, -70, [.headerBegin, .footerBegin]),
      // 600 - 44: from there on a list that was not pulled stays quiet.
      (556, 0, []),
    ] as [(CGFloat, CGFloat, [ZHRefreshAnimation])])
  func shortContent(content: CGFloat, offset: CGFloat, begun: [ZHRefreshAnimation]) {
    var machine = ZHRefreshMachine.list(content: content)
    machine.dragAndRelease(at: offset)
    #expect(machine.running == begun)
    #expect(machine.busy == [begun.contains(.headerBegin), begun.contains(.footerBegin)])
  }

  @Test("B002-2: without a header nothing listens, and the footer is dead")
  func footerAlone() {
    var machine = ZHRefreshMachine(contentHeight: 2000, frameHeight: 600)
    machine.addFooterWithCallback()
    machine.dragAndRelease(at: 1500)
    #expect(!machine.footer.isRefreshing)
    machine.addHeaderWithCallback()
    machine.dragAndRelease(at: 1500)
    #expect(machine.footer.isRefreshing)
  }

  @Test("B002-3: begin and end overwrite an inset that the application has set since")
  func insets() {
    var machine = ZHRefreshMachine.list(insetTop: 10, insetBottom: 20)
    machine.contentInsetTop = 64
    machine.headerBeginRefreshing()
    #expect(machine.contentInsetTop == 70, "60 above the captured 10")
    (machine.contentInsetTop, machine.contentInsetBottom) = (100, 34)
    machine.footerBeginRefreshing()
    #expect(machine.contentInsetBottom == 78, "44 more than now")
    machine.headerEndRefreshing()
    machine.footerEndRefreshing()
    #expect((machine.contentInsetTop, machine.contentInsetBottom) == (10, 20))
  }

  @Test("B002-4: after the end the label says loading until the next short pull, not in a long one")
  func staleLabel() {
    var machine = ZHRefreshMachine.list()
    machine.dragAndRelease(at: -80)
    machine.completeAll()
    machine.scroll(to: -60, dragging: false)
    machine.headerEndRefreshing()
    machine.completeAll()
    machine.forget()
    #expect(machine.header.status == .releaseToRefresh, "parked, at rest")
    #expect(machine.header.title == "正在刷新...")
    machine.drag(to: -61, -90)
    #expect(machine.header.title == "正在刷新..." && machine.header.isArrowHidden)
    #expect(machine.occurrences.isEmpty)
    machine.drag(to: -59)
    #expect(machine.header.title == "下拉刷新..." && !machine.header.isArrowHidden)
    #expect(machine.occurrences == [.animation(.arrowReturns)])
  }

  @Test("B002-6: moves overwrite the status loading, and only the flag keeps the label")
  func overwrittenStatus() {
    var machine = ZHRefreshMachine.list()
    machine.headerBeginRefreshing()
    #expect(machine.header.status == .loading)
    machine.scroll(to: -10, dragging: false)
    #expect((machine.header.status, machine.header.oldStatus) == (.pullToRefresh, .loading))
    #expect(machine.header.title == "正在刷新..." && machine.header.isRefreshing)
  }

  @Test("B002-7: begin from code changes the inset and does not move the content")
  func beginFromCode() {
    var machine = ZHRefreshMachine.list()
    machine.headerBeginRefreshing()
    #expect((machine.contentInsetTop, machine.contentOffsetY) == (60, 0))
    #expect(machine.refreshOffset == -60, "the header lies 60 points above the viewport")
  }

  @Test("B002-8: without a callback begin is refused without a word, on either side")
  func withoutCallback() {
    var machine = ZHRefreshMachine(contentHeight: 2000, frameHeight: 600)
    machine.addHeader()
    machine.addFooter()
    machine.forget()
    machine.headerBeginRefreshing()
    machine.footerBeginRefreshing()
    machine.dragAndRelease(at: -80)
    #expect(machine.occurrences == [.animation(.arrowTurns)])
    #expect(machine.running.isEmpty && machine.header.status == .releaseToRefresh)
  }

  @Test("B002-9: an end without a begin runs, and its completion parks the status")
  func unguardedEnd() {
    var machine = ZHRefreshMachine.list()
    machine.headerEndRefreshing()
    machine.footerEndRefreshing()
    #expect(machine.running == [.headerEnd, .footerEnd])
    machine.completeAll()
    #expect(machine.header.status == .releaseToRefresh)
    #expect(machine.changes.isEmpty, "no refresh has ended")

    machine.headerBeginRefreshing()
    machine.headerEndRefreshing()
    machine.completeAll()
    #expect(machine.headerCalls == 1, "the callback comes though the refresh is over")
  }

  @Test("B002-12: the later version refreshes at an offset that the program has set")
  func programmaticOffset() {
    var machine = ZHRefreshMachine.list(.observation)
    machine.scroll(to: -61, dragging: false)
    #expect(machine.header.isRefreshing)
  }

  @Test("B002-12: under a refreshing header, content longer than the rest of the frame loads more")
  func growingInset() {
    var machine = ZHRefreshMachine.list(.observation, content: 560)
    machine.drag(to: -40)
    #expect(!machine.footer.isRefreshing)
    machine.headerBeginRefreshing()
    machine.drag(to: -40)
    #expect(machine.footer.isRefreshing, "560 + 60 > 600, and 560 + 40 <= 600")
  }

  @Test(
    "B002-12, B002-13: at the end it loads again for ever, and loading that found nothing begins again",
    arguments: [(ZHRefreshVersion.observation, 1400), (.delegate, 1500)])
  func loadsAgain(version: ZHRefreshVersion, offset: CGFloat) {
    var machine = ZHRefreshMachine.list(version)
    for loads in 1...3 {
      machine.scroll(to: offset, dragging: version == .delegate)
      machine.endDragging(at: offset)
      machine.completeAll()
      #expect(machine.footerCalls == loads)
      machine.footerEndRefreshing()
      machine.completeAll()
    }
  }

  @Test(
    "S2.04: the document makes views in the add calls only, the published code in every call",
    arguments: ZHRefreshCreation.allCases)
  func creation(_ creation: ZHRefreshCreation) {
    let makes = creation == .everyCall
    func made(_ calls: [(inout ZHRefreshMachine) -> Void]) -> [[Bool]] {
      calls.map { call in
        var machine = ZHRefreshMachine(creation: creation, contentHeight: 2000, frameHeight: 600)
        call(&machine)
        return [machine.header.exists, machine.footer.exists]
      }
    }
    let headers = made([{ $0.headerBeginRefreshing() }, { $0.headerEndRefreshing() }])
    #expect(headers == [[makes, false], [makes, false]])
    let footers = made([{ $0.footerBeginRefreshing() }, { $0.footerEndRefreshing() }])
    #expect(footers == [[false, makes], [false, makes]])

    var pulled = ZHRefreshMachine(creation: creation, contentHeight: 2000, frameHeight: 600)
    pulled.addHeaderWithCallback()
    pulled.dragAndRelease(at: 1500)
    #expect(pulled.footer.exists == makes)
    #expect(pulled.footer.frameY == (makes ? 2000 : 0))
    #expect(!pulled.footer.isRefreshing, "there is no callback")
  }

  @Test("two half turns in a row bring the arrow back, with the label of a release")
  func relativeTurn() {
    var machine = ZHRefreshMachine.list()
    machine.dragAndRelease(at: -80)
    machine.completeAll()
    machine.scroll(to: -10, dragging: false)
    machine.headerEndRefreshing()
    machine.drag(to: -61)
    #expect(machine.header.arrowTurns == 0)
    #expect(machine.header.title == "松手刷新...")
  }
}
