import SwiftUI
import Testing

@testable import RefreshSystems

/// The rules' quirks, by their ids B002-1 to B002-13. Those of the views (B002-2's lost
/// delegate, B002-7's header out of sight, B002-10) are beside the views.
@Suite("Quirks of document 002") struct ZHRefreshQuirkTests {
  @Test("B002-1: with short content any drag that ends loads more, and a real pull starts both")
  func shortContent() {
    for offset in [5, 0, -5] as [CGFloat] {
      var machine = ZHRefreshMachine.list(content: 88)
      machine.dragAndRelease(at: offset)
      #expect(machine.footer.isRefreshing && !machine.header.isRefreshing)
    }
    var machine = ZHRefreshMachine.list(content: 88)
    machine.dragAndRelease(at: -70)
    #expect(machine.running == [.headerBegin, .footerBegin])
    // 600 - 44: from there on a list that was not pulled stays quiet.
    var longer = ZHRefreshMachine.list(content: 556)
    longer.dragAndRelease(at: 0)
    #expect(!longer.footer.isRefreshing)
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
    machine.contentInsetTop = 100
    machine.contentInsetBottom = 34
    machine.footerBeginRefreshing()
    #expect(machine.contentInsetBottom == 78, "44 more than now")
    machine.headerEndRefreshing()
    machine.footerEndRefreshing()
    #expect(machine.contentInsetTop == 10)
    #expect(machine.contentInsetBottom == 20)
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
    machine.scroll(to: -61, dragging: true)
    machine.scroll(to: -90, dragging: true)
    #expect(machine.header.title == "正在刷新..." && machine.header.isArrowHidden)
    #expect(machine.occurrences.isEmpty)
    machine.scroll(to: -59, dragging: true)
    #expect(machine.header.title == "下拉刷新..." && !machine.header.isArrowHidden)
    #expect(machine.occurrences == [.animation(.arrowReturns)])
  }

  @Test("B002-5: equality at 60 and at 44 does nothing")
  func equality() {
    var machine = ZHRefreshMachine.list()
    machine.dragAndRelease(at: -60)
    machine.dragAndRelease(at: 1444)
    #expect(machine.occurrences.isEmpty && machine.changes.isEmpty)
  }

  @Test("B002-6: moves overwrite the status loading, and only the flag keeps the label")
  func overwrittenStatus() {
    var machine = ZHRefreshMachine.list()
    machine.headerBeginRefreshing()
    #expect(machine.header.status == .loading)
    machine.scroll(to: -10, dragging: false)
    #expect(machine.header.status == .pullToRefresh && machine.header.oldStatus == .loading)
    #expect(machine.header.title == "正在刷新..." && machine.header.isRefreshing)
  }

  @Test("B002-7: begin from code changes the inset and does not move the content")
  func beginFromCode() {
    var machine = ZHRefreshMachine.list()
    machine.headerBeginRefreshing()
    #expect(machine.contentInsetTop == 60 && machine.contentOffsetY == 0)
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
    var early = ZHRefreshMachine.list()
    early.headerBeginRefreshing()
    early.headerEndRefreshing()
    early.completeAll()
    #expect(early.headerCalls == 1, "the callback comes though the refresh is over")
  }

  @Test("B002-11: the document's footer stays where the first content ended")
  func footerStays() {
    var machine = ZHRefreshMachine.list(content: 88)
    machine.setContentHeight(308)
    #expect(machine.footer.frameY == 88)
  }

  @Test("B002-12: the later version refreshes by itself, and at the end loads again for ever")
  func observation() {
    var machine = ZHRefreshMachine.list(.observation)
    machine.scroll(to: -61, dragging: false)
    #expect(machine.header.isRefreshing, "an offset that the program has set")

    var ending = ZHRefreshMachine.list(.observation)
    for loads in 1...3 {
      ending.scroll(to: 1400, dragging: false)
      ending.completeAll()
      #expect(ending.footerCalls == loads)
      ending.footerEndRefreshing()
      ending.completeAll()
    }

    var growing = ZHRefreshMachine.list(.observation, content: 560)
    growing.scroll(to: -40, dragging: true)
    #expect(!growing.footer.isRefreshing)
    growing.headerBeginRefreshing()
    growing.scroll(to: -40, dragging: true)
    #expect(growing.footer.isRefreshing, "560 + 60 > 600, and 560 + 40 <= 600")
  }

  @Test("B002-13: loading that found nothing is begun again by the next drag")
  func noMoreData() {
    var machine = ZHRefreshMachine.list()
    for loads in 1...3 {
      machine.dragAndRelease(at: 1500)
      machine.completeAll()
      machine.footerEndRefreshing()
      #expect(machine.footerCalls == loads)
    }
  }

  @Test("S2.04: the document makes views in the add calls only, the published code in every call")
  func creation() {
    for creation in ZHRefreshCreation.allCases {
      let makes = creation == .everyCall
      for call in [
        { $0.headerBeginRefreshing() }, { $0.headerEndRefreshing() },
      ] as [(inout ZHRefreshMachine) -> Void] {
        var machine = ZHRefreshMachine(
          creation: creation, contentHeight: 2000, frameHeight: 600)
        call(&machine)
        #expect(machine.header.exists == makes && !machine.footer.exists)
      }
      for call in [
        { $0.footerBeginRefreshing() }, { $0.footerEndRefreshing() },
      ] as [(inout ZHRefreshMachine) -> Void] {
        var machine = ZHRefreshMachine(
          creation: creation, contentHeight: 2000, frameHeight: 600)
        call(&machine)
        #expect(machine.footer.exists == makes && !machine.header.exists)
      }
      var pulled = ZHRefreshMachine(creation: creation, contentHeight: 2000, frameHeight: 600)
      pulled.addHeaderWithCallback()
      pulled.dragAndRelease(at: 1500)
      #expect(pulled.footer.exists == makes)
      #expect(pulled.footer.frameY == (makes ? 2000 : 0))
      #expect(!pulled.footer.isRefreshing, "there is no callback")
    }
  }

  @Test("two half turns in a row bring the arrow back, with the label of a release")
  func relativeTurn() {
    var machine = ZHRefreshMachine.list()
    machine.dragAndRelease(at: -80)
    machine.completeAll()
    machine.scroll(to: -10, dragging: false)
    machine.headerEndRefreshing()
    machine.scroll(to: -61, dragging: true)
    #expect(machine.header.arrowTurns == 0)
    #expect(machine.header.title == "松手刷新...")
  }
}
