import SwiftUI
import Testing
import ViewSketches

@testable import RefreshSystems

/// The rules S2.07 to S2.15 written a second time, in numbers and without the port's types.
private struct ZHRuleModel {
  let isLater: Bool
  let everyCallMakes: Bool
  let frame: Double
  var content: Double
  var offset: Double
  var top: Double
  var bottom: Double
  var finger = false

  // Header: 0 pull, 1 release, 2 loading.
  var hasHeader = false
  var headerCallback = false
  var status = 0
  var old = 0
  var refreshing = false
  var label = 0
  var turned = false
  var capturedTop = 0.0
  var refreshes = 0

  var hasFooter = false
  var footerCallback = false
  var loading = false
  var capturedBottom = 0.0
  var alpha = 1.0
  var footerY = 0.0
  var loads = 0

  var waiting: [String] = []

  private mutating func assign(_ value: Int) { (old, status) = (status, value) }

  mutating func addHeader(callback: Bool) {
    if !hasHeader {
      hasHeader = true
      capturedTop = top
      if isLater { judgeHeader() }
    }
    headerCallback = headerCallback || callback
  }

  mutating func addFooter(callback: Bool) {
    if !hasFooter {
      hasFooter = true
      capturedBottom = bottom
      footerY = content + bottom
      if isLater { judgeFooter() }
    }
    footerCallback = footerCallback || callback
  }

  mutating func move(to y: Double, finger: Bool) {
    (offset, self.finger) = (y, finger)
    if hasHeader { judgeHeader() }
    if hasFooter && isLater { judgeFooter() }
  }

  private mutating func judgeHeader() {
    let isFar = -offset - top > 60
    assign(isFar ? 1 : 0)
    if isLater && isFar && !finger {
      beginHeader()
    } else if old != status && !refreshing {
      label = status
      turned = isFar ? !turned : false
    }
  }

  private mutating func judgeFooter() {
    if loading { return }
    let up = offset + top
    alpha = content > 0 && up > 0 ? 1 : 0
    if alpha == 0 { return }
    let isLong = content + top > frame
    let reaches = isLong ? offset + frame >= content + bottom : up >= 22
    if reaches { beginFooter() }
  }

  mutating func letGo(at y: Double) {
    (offset, finger) = (y, false)
    guard hasHeader && !isLater else { return }
    let (pull, rest) = (-offset - top, content - offset - frame + bottom)
    if pull > 60 { beginHeader() }
    if rest < -44 { footerBegins() }
  }

  private mutating func beginHeader() {
    guard headerCallback && !refreshing else { return }
    refreshing = true
    assign(2)
    label = 2
    top = capturedTop + 60
    waiting.append("headerBegin")
  }

  private mutating func beginFooter() {
    guard footerCallback && !loading else { return }
    loading = true
    bottom += 44
    waiting.append("footerBegin")
  }

  mutating func headerBegins() {
    if everyCallMakes { addHeader(callback: false) }
    if hasHeader { beginHeader() }
  }

  mutating func footerBegins() {
    if everyCallMakes { addFooter(callback: false) }
    if hasFooter { beginFooter() }
  }

  mutating func headerEnds() {
    if everyCallMakes { addHeader(callback: false) }
    guard hasHeader else { return }
    refreshing = false
    top = capturedTop
    waiting.append("headerEnd")
  }

  mutating func footerEnds() {
    if everyCallMakes { addFooter(callback: false) }
    guard hasFooter else { return }
    loading = false
    bottom = capturedBottom
    waiting.append("footerEnd")
  }

  mutating func completes(_ name: String) {
    if let index = waiting.firstIndex(of: name) { waiting.remove(at: index) }
    if name == "headerBegin" { refreshes += 1 }
    if name == "footerBegin" { loads += 1 }
    if name == "headerEnd" { assign(1) }
  }

  mutating func grows(to height: Double) {
    content = height
    if isLater && hasFooter { footerY = height + capturedBottom }
  }
}

@Suite("Document 002 against a second model") struct ZHRefreshModelTests {
  @Test("10,000 random steps give the same state", arguments: ZHRefreshVersion.allCases)
  func randomSteps(_ version: ZHRefreshVersion) {
    let seed: UInt64 = 20_260_802
    print("document 002 (\(version.rawValue)) against its second model: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for trace in 0..<200 {
      let creation: ZHRefreshCreation = Bool.random(using: &generator) ? .addCalls : .everyCall
      let contents: [Double] = [0, 88, 540, 560, 600, 600.5, 2000]
      let content = contents.randomElement(using: &generator) ?? 0
      let top: CGFloat = [0, 64].randomElement(using: &generator) ?? 0
      let bottom: CGFloat = [0, 34].randomElement(using: &generator) ?? 0
      var machine = ZHRefreshMachine(
        version: version, creation: creation, contentHeight: CGFloat(content), frameHeight: 600,
        insetTop: top, insetBottom: bottom)
      var model = ZHRuleModel(
        isLater: version == .observation, everyCallMakes: creation == .everyCall, frame: 600,
        content: content, offset: -Double(top), top: Double(top), bottom: Double(bottom))
      for step in 0..<50 {
        act(&machine, &model, &generator)
        let place: Comment =
          "seed \(seed), version \(version.rawValue), trace \(trace), step \(step)"
        expect(machine, equals: model, place)
      }
    }
  }

  private func act(
    _ machine: inout ZHRefreshMachine, _ model: inout ZHRuleModel,
    _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<24, using: &generator) {
    case 0:
      machine.addHeaderWithCallback()
      model.addHeader(callback: true)
    case 1:
      machine.addFooterWithCallback()
      model.addFooter(callback: true)
    case 2:
      machine.headerBeginRefreshing()
      model.headerBegins()
    case 3:
      machine.headerEndRefreshing()
      model.headerEnds()
    case 4:
      machine.footerBeginRefreshing()
      model.footerBegins()
    case 5:
      machine.footerEndRefreshing()
      model.footerEnds()
    case 6...8:
      guard let next = machine.running.randomElement(using: &generator) else { return }
      machine.complete(next)
      model.completes(next.rawValue)
    case 9:
      let inset: CGFloat = [0, 20, 64].randomElement(using: &generator) ?? 0
      if Bool.random(using: &generator) {
        machine.contentInsetTop = inset
        model.top = Double(inset)
      } else {
        machine.contentInsetBottom = inset
        model.bottom = Double(inset)
      }
    case 10:
      let height: CGFloat = [0, 88, 560, 600, 2000, 2500].randomElement(using: &generator) ?? 0
      machine.setContentHeight(height)
      model.grows(to: Double(height))
    case 11...14:
      let y = offset(model, &generator)
      machine.endDragging(at: y)
      model.letGo(at: y)
    default:
      let y = offset(model, &generator)
      let finger = Bool.random(using: &generator)
      machine.scroll(to: y, dragging: finger)
      model.move(to: y, finger: finger)
    }
  }

  /// Most offsets are on or beside a line where something happens.
  private func offset(_ model: ZHRuleModel, _ generator: inout SeededGenerator) -> Double {
    let end = model.content + model.bottom - model.frame
    let lines = [-model.top, -model.top - 60, -model.top + 22, end, end + 44]
    if Int.random(in: 0..<4, using: &generator) > 0 {
      let line = lines.randomElement(using: &generator) ?? 0
      return line + ([-0.25, 0, 0.25].randomElement(using: &generator) ?? 0)
    }
    return Double(Int.random(in: -200...2200, using: &generator))
  }

  private func expect(
    _ machine: ZHRefreshMachine, equals model: ZHRuleModel, _ place: Comment
  ) {
    let statuses: [ZHRefreshStatus] = [.pullToRefresh, .releaseToRefresh, .loading]
    let titles = ["下拉刷新...", "松手刷新...", "正在刷新..."]
    let header = machine.header
    #expect([header.exists, machine.footer.exists] == [model.hasHeader, model.hasFooter], place)
    #expect(machine.busy == [model.refreshing, model.loading], place)
    #expect(machine.calls == [model.refreshes, model.loads], place)
    #expect(header.status == statuses[model.status], place)
    #expect(header.oldStatus == statuses[model.old], place)
    #expect(header.title == titles[model.label], place)
    #expect(header.isArrowHidden == (model.label == 2), place)
    #expect(header.isIndicatorHidden == (model.label != 2), place)
    #expect(header.arrowTurns == (model.turned ? 0.5 : 0), place)
    #expect(Double(machine.footer.alpha) == model.alpha, place)
    #expect(Double(machine.footer.frameY) == model.footerY, place)
    #expect(Double(machine.contentInsetTop) == model.top, place)
    #expect(Double(machine.contentInsetBottom) == model.bottom, place)
    #expect(machine.running.map(\.rawValue) == model.waiting, place)
  }
}
