import DocumentListings
import RefreshSystems
import SwiftUI
import ViewTreeTesting

// First whole pulls with the finger, one for each listing that installs something, until the
// document's own `endRefreshing` has come, after `sleep(3)` in virtual time, and what the listing
// without more data does to a footer. Then, for each of these lists, random offsets that meet the
// limits of every comparison exactly, half a point beside them, and anywhere, with and without a
// finger, and random waits; a step counts when the list's and the machine's whole state were compared.

@MainActor final class Rows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// A list of 2,000 points on a screen of 300 by 600, with the parts that a listing installed.
@MainActor final class Screen {
  let list: UITableView
  let document: DocumentScreen
  let host: ViewHost
  private let rows = Rows()

  init(_ list: UITableView, install: (DocumentScreen) -> Void) {
    self.list = list
    list.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    list.rowHeight = 50
    list.dataSource = rows
    document = DocumentScreen(list)
    install(document)
    list.reloadData()
    host = ViewHost(size: CGSize(width: 300, height: 600), uiView: list)
    host.settle()
  }
}

/// A pending event of a machine.
enum Due {
  case completion(ZKRefreshAnimation)
  case end
}

@MainActor struct DueList {
  private var waiting: [(time: Double, due: Due)] = []

  mutating func add(_ due: Due, at time: Double) {
    let place = waiting.firstIndex { $0.time > time } ?? waiting.count
    waiting.insert((time, due), at: place)
  }

  mutating func next(until time: Double) -> (time: Double, due: Due)? {
    guard let first = waiting.first, first.time <= time else { return nil }
    return waiting.removeFirst()
  }
}

/// The document waits for three seconds on another queue before it ends.
let delay = 3.0

// MARK: Pulls with the finger

/// Pulls the list down by 140, lets go, and waits for the document to end the refresh.
@MainActor func pullDown(_ name: String, install: (DocumentScreen) -> Void) {
  let screen = Screen(UITableView(frame: .zero, style: .plain), install: install)
  guard let header = screen.list.zk_header else {
    return Report.step(name, ["the listing installed no header"])
  }
  var began: Double?
  var ended: Double?
  header.changeHandler = { change in
    let now = screen.host.now
    switch change.step {
    case .state(.refreshing, _): began = now
    case .state(.idle, .refreshing): ended = now
    default: break
    }
    guard case .state = change.step else { return }
    Report.pull(
      "\(name): \(change.description(decimals: 1)), offset"
        + " \(text(screen.list.contentOffset.y))")
  }
  let travel = RubberBand.pull(offset: 140, viewport: 600)
  screen.host.finger.drag(
    from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 100 + travel), over: 0.5, lifting: false)
  screen.host.advance(by: 0.5)
  let released = screen.host.now
  var comparison = Comparison()
  comparison.check("state under the finger", header.state, .pullingOutRect)
  screen.host.finger.up()
  screen.host.advance(by: 5)
  comparison.check("state at the end", header.state, .idle)
  comparison.check("offset at the end", screen.list.contentOffset.y, 0)
  comparison.check("inset at the end", screen.list.contentInset.top, 0)
  let frame = 1 / screen.host.framesPerSecond
  comparison.check(
    "refreshed at once", began.map { abs($0 - released) < 2 * frame }, true)
  // Opening, the document's sleep, closing.
  let whole = 2 * ZKRefreshAnimation.duration + delay
  comparison.check(
    "ended by the document",
    began.flatMap { began in
      ended.map { abs($0 - began - whole) < 3 * frame }
    }, true)
  Report.step("\(name) under the finger", comparison.found)
}

/// Loads at the end of the list, and lets the document report that there is no more data.
@MainActor func noMoreData() {
  let screen = Screen(UITableView(frame: .zero, style: .plain)) {
    $0.setDefaults()
    $0.installDefaults()
  }
  guard let footer = screen.list.zk_footer else {
    return Report.step("no more data", ["the listing installed no footer"])
  }
  screen.document.noMoreData()
  screen.host.advance(by: 1)
  var comparison = Comparison()
  comparison.check("state", footer.state, .noMoreData)
  comparison.check("title", footer.titleLabel?.text, "xxxx")
  comparison.check("inset", screen.list.contentInset.bottom, footer.height)
  Report.pull("no more data: \(footer.state), \(footer.titleLabel?.text ?? "no title")")
  Report.step("no more data", comparison.found)
}

// MARK: Random steps

/// Half of all offsets are on a line or half a point beside it.
func offset(
  near lines: [CGFloat], or range: ClosedRange<Double>, _ random: inout SeededGenerator
) -> CGFloat {
  if Bool.random(using: &random), let line = lines.randomElement(using: &random) {
    return line + ([-0.5, 0, 0.5].randomElement(using: &random) ?? 0)
  }
  return CGFloat((Double.random(in: range, using: &random) * 2).rounded() / 2)
}

@MainActor func headerSteps(
  _ name: String, count: Int, _ random: inout SeededGenerator,
  install: (DocumentScreen) -> Void
) {
  let list = ScriptedList(frame: .zero, style: .plain)
  let screen = Screen(list, install: install)
  guard let header = list.zk_header else {
    return Report.step(name, ["the listing installed no header"])
  }
  var machine = ZKHeaderMachine()
  machine.component.componentHeight = header.frame.height
  var due = DueList()
  for _ in 0..<count {
    let step: String
    let running = machine.running.count
    if Int.random(in: 0..<4, using: &random) == 0 {
      let seconds = Double.random(in: 0.01...0.7, using: &random)
      step = "\(name) waits \(seconds)"
      let end = screen.host.now + seconds
      screen.host.advance(by: seconds)
      while let next = due.next(until: end) {
        let (calls, running) = (machine.refreshingCalls, machine.running.count)
        switch next.due {
        case .completion(let animation): machine.complete(animation)
        case .end: machine.endRefreshing()
        }
        if machine.refreshingCalls > calls { due.add(.end, at: next.time + delay) }
        let left = if case .completion = next.due { running - 1 } else { running }
        for animation in machine.running.dropFirst(left) {
          due.add(
            .completion(animation), at: next.time + ZKRefreshAnimation.duration)
        }
      }
    } else {
      list.finger = Int.random(in: 0..<3, using: &random) > 0
      let y = offset(near: [0, -header.frame.height], or: -160...200, &random)
      step = "\(name) offset \(y), finger \(list.finger)"
      list.contentOffset.y = y
      machine.offset(y, dragging: list.finger)
      for animation in machine.running.dropFirst(running) {
        due.add(
          .completion(animation), at: screen.host.now + ZKRefreshAnimation.duration)
      }
    }
    var comparison = Comparison()
    comparison.check("state", header.state, machine.component.state)
    comparison.check("title", header.titleLabel?.text, machine.component.title)
    comparison.check("isRefreshing", header.isRefreshing, machine.component.isRefreshing)
    comparison.check("offset", list.contentOffset.y, machine.contentOffset.y)
    comparison.check("inset", list.contentInset.top, machine.component.contentInset.top)
    comparison.check("bounces", list.bounces, machine.bounces)
    Report.step(step, comparison.found)
  }
  Report.count()
}

@MainActor func footerSteps(count: Int, _ random: inout SeededGenerator) {
  let list = ScriptedList(frame: .zero, style: .plain)
  let screen = Screen(list) {
    $0.setDefaults()
    $0.installDefaults()
  }
  guard let footer = list.zk_footer else {
    return Report.step("footer", ["the listing installed no footer"])
  }
  var machine = ZKFooterMachine(viewportHeight: 600, contentHeight: list.contentSize.height)
  machine.component.componentHeight = footer.frame.height
  let line = list.contentSize.height + footer.frame.height - 600
  var due = DueList()
  for _ in 0..<count {
    let step: String
    let running = machine.running.count
    switch Int.random(in: 0..<24, using: &random) {
    case 0:
      step = "no more data"
      screen.document.noMoreData()
      machine.component.titles[.noMoreData] = "xxxx"
      machine.endRefreshingWithNoMoreData()
      screen.host.settle()
    case 1:
      step = "reset"
      footer.resetNoMoreData()
      machine.resetNoMoreData()
      screen.host.settle()
    case 2...8:
      let seconds = Double.random(in: 0.01...0.7, using: &random)
      step = "footer waits \(seconds)"
      let end = screen.host.now + seconds
      screen.host.advance(by: seconds)
      while let next = due.next(until: end) {
        let (calls, running) = (machine.refreshingCalls, machine.running.count)
        switch next.due {
        case .completion(let animation): machine.complete(animation)
        case .end: machine.endRefreshing()
        }
        if machine.refreshingCalls > calls { due.add(.end, at: next.time + delay) }
        let left = if case .completion = next.due { running - 1 } else { running }
        for animation in machine.running.dropFirst(left) {
          due.add(
            .completion(animation), at: next.time + ZKRefreshAnimation.duration)
        }
      }
    default:
      list.finger = Int.random(in: 0..<3, using: &random) > 0
      let y = offset(near: [line], or: 0...Double(line + 100), &random)
      step = "footer offset \(y), finger \(list.finger)"
      list.contentOffset.y = y
      machine.offset(y, dragging: list.finger)
    }
    if machine.running.count > running, !step.hasPrefix("footer waits") {
      for animation in machine.running.dropFirst(running) {
        due.add(
          .completion(animation), at: screen.host.now + ZKRefreshAnimation.duration)
      }
    }
    var comparison = Comparison()
    comparison.check("state", footer.state, machine.component.state)
    comparison.check("title", footer.titleLabel?.text, machine.component.title)
    comparison.check("isRefreshing", footer.isRefreshing, machine.component.isRefreshing)
    comparison.check("inset", list.contentInset.bottom, machine.component.contentInset.bottom)
    Report.step(step, comparison.found)
  }
  Report.count()
}

pullDown("listing with a header") { $0.install() }
pullDown("listing with the defaults") {
  $0.setDefaults()
  $0.installDefaults()
}
pullDown("listing with another header") { $0.installCustom() }
noMoreData()
Report.count()
var random = SeededGenerator(seed: 20_190_831)
headerSteps("header", count: 800, &random) { $0.install() }
headerSteps("default header", count: 800, &random) {
  $0.setDefaults()
  $0.installDefaults()
}
headerSteps("other header", count: 800, &random) { $0.installCustom() }
footerSteps(count: 800, &random)
