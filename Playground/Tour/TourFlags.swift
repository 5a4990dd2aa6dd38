import RefreshSystems
import ViewTree
import ViewTreeInspection

/// The panel of finger, offset and flags, with the rule that moved a flag last.
struct TourFlags {
  private typealias Line = (text: String, style: TerminalStyle)

  let moments: [PullMoment]
  let index: Int

  func draw(on screen: inout ScreenBuffer, in area: ScreenArea) {
    screen.box(area, title: "flags")
    screen.write(lines(in: area.inside), in: area.inside)
  }

  /// Measures, flags and the rule; flags that are down give their lines to a rule that needs them.
  private func lines(in area: ScreenArea) -> [Line] {
    let present = moments[index]
    let finger = present.moment.fingerTranslation.map { "\(Tour.number(Double($0))) down" }
    let measures: [Line] = [
      ("finger \(finger ?? "up")", .plain),
      ("pull \(Tour.number(Double(present.pull)))", .plain),
      (distance(present), .plain),
    ]
    let whole = measures + flags(present, isShort: false)
    let rule = rule(width: area.columns, rows: area.rows)
    if whole.count + rule.count <= area.rows { return whole + rule }
    let short = measures + flags(present, isShort: true)
    return short + self.rule(width: area.columns, rows: area.rows - short.count)
  }

  /// A line for every flag.
  ///
  /// - Parameter isShort: the flags that are down and did not move share one line.
  private func flags(_ present: PullMoment, isShort: Bool) -> [Line] {
    let changed = Set(present.changes.map(\.flag))
    let shown = LKRefreshFlag.allCases.filter {
      !isShort || present.flags.contains($0) || changed.contains($0)
    }
    let lines = shown.map { flag in
      let isUp = present.flags.contains(flag)
      let mark = changed.contains(flag) ? " *" : ""
      return ((isUp ? "● " : "○ ") + flag.rawValue + mark, isUp ? .raised : .plain) as Line
    }
    let others = LKRefreshFlag.allCases.count - shown.count
    guard others > 0 else { return lines }
    let which = shown.isEmpty ? "all \(others)" : others == 1 ? "1 other" : "\(others) others"
    return lines + [("○ \(which) down", .plain)]
  }

  /// The distance that the pull lacks for the header to fire, or by which it is past that point.
  private func distance(_ present: PullMoment) -> String {
    let rest = LKRefresh.defaultThreshold - present.pull
    return rest >= 0
      ? "\(Tour.number(Double(rest))) to threshold" : "\(Tour.number(Double(-rest))) past threshold"
  }

  /// The last change of a flag: in this moment, or how many moments ago.
  private func rule(width: Int, rows: Int) -> [Line] {
    guard let last = moments[...index].lastIndex(where: { !$0.changes.isEmpty }),
      let change = moments[last].changes.last
    else { return [] }
    let isNow = last == index
    let when = isNow ? "now:" : "\(index - last) moment\(index - last == 1 ? "" : "s") ago:"
    let reason = change.guards.reason(decimals: Tour.decimals)
    // The rule's own words are left out where they would be cut off.
    let told = [
      RuleWords.spelledOut(change.description(decimals: Tour.decimals)),
      "\(change.flag.rawValue) = \(change.value): \(reason)",
    ].map { "\(when) \($0)" }
    let text =
      told.first { WordWrap.lines(of: $0, width: width).count <= rows } ?? told[told.count - 1]
    return WordWrap.lines(of: text, width: width, rows: rows).map { ($0, isNow ? .raised : .faint) }
  }
}
