import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The panel of finger, offset and flags, with the rule that moved a flag last.
struct TourFlags {
  private let moments: [PullMoment]
  private let index: Int

  init(_ moments: [PullMoment], index: Int) {
    self.moments = moments
    self.index = index
  }

  func draw(on screen: inout ScreenBuffer, in area: ScreenArea) {
    screen.box(area, title: "flags")
    let inside = area.inside
    for (offset, line) in lines(width: inside.columns).prefix(inside.rows).enumerated() {
      screen.write(
        line.text, row: inside.row + offset, column: inside.column, width: inside.columns,
        style: line.style)
    }
  }

  private func lines(width: Int) -> [(text: String, style: TerminalStyle)] {
    let present = moments[index]
    let finger = present.moment.fingerTranslation.map { "\(Tour.number(Double($0))) down" }
    let changed = Set(present.changes.map(\.flag))
    let flags = LKRefreshFlag.allCases.map { flag in
      let isUp = present.flags.contains(flag)
      let mark = changed.contains(flag) ? " *" : ""
      return (
        text: (isUp ? "● " : "○ ") + flag.rawValue + mark, style: isUp ? .raised : .plain
      ) as (text: String, style: TerminalStyle)
    }
    return [
      ("finger \(finger ?? "up")", .plain),
      ("offset \(Tour.number(Double(present.moment.contentOffset)))", .plain),
      (distance(present), .plain),
    ] + flags + rule(width: width)
  }

  /// What is missing for the header to fire, or how far the pull is past it.
  private func distance(_ present: PullMoment) -> String {
    let rest = LKRefresh.defaultThreshold - present.pull
    return rest >= 0
      ? "\(Tour.number(Double(rest))) to threshold" : "\(Tour.number(Double(-rest))) past threshold"
  }

  /// The last change of a flag: in this moment, or how many moments ago.
  private func rule(width: Int) -> [(text: String, style: TerminalStyle)] {
    guard let last = moments[...index].lastIndex(where: { !$0.changes.isEmpty }),
      let change = moments[last].changes.last
    else { return [] }
    let isNow = last == index
    let when = isNow ? "now:" : "\(index - last) moments ago:"
    let text = "\(when) \(change.description(decimals: Tour.decimals))"
    return WordWrap.lines(of: text, width: width).map { ($0, isNow ? .raised : .faint) }
  }
}
