import ViewTree

/// Pull and finger over time as an SVG, with one band of phases per track and one mark per callback.
///
/// The same tracks give the same bytes. The drawn area's edges are in the attributes `data-left`,
/// `data-right` and `data-bottom`, so that a page can lead from a place to a moment.
public struct PlotPicture: Sendable {
  private let tracks: [PlotTrack]
  private let title: String
  private let prefix: String
  private let least: Double
  private let most: Double
  private let seconds: Double

  private static let width = 720.0
  private static let left = 56.0
  private static let right = 700.0
  private static let top = 18.0
  private static let bottom = 278.0
  private static let band = 18.0
  /// Characters of a line of the legend.
  private static let lineLength = 96
  /// A line's dashes, so that tracks differ without colour.
  private static let dashes: [Markup] = ["", "7 3", "2 3", "9 3 2 3", "4 4"]

  /// - Parameters:
  ///   - prefix: put before the names that shapes refer to, so that a page can hold several.
  public init(_ tracks: [PlotTrack], title: String, prefix: String = "p") {
    self.tracks = tracks
    self.title = title
    self.prefix = prefix
    let pulls = tracks.flatMap { $0.samples.map(\.pull) }
    let fingers = tracks.flatMap { $0.samples.compactMap(\.finger) }
    let lines = tracks.compactMap(\.threshold)
    most = max(40, pulls.max() ?? 0, fingers.max() ?? 0, lines.max() ?? 0) * 1.05
    least = min(0, pulls.min() ?? 0)
    seconds = max(tracks.compactMap { $0.samples.last?.seconds }.max() ?? 0, 0.1)
  }

  /// The whole file.
  public var text: String { markup(legend: wrappedLegend).text }

  /// The plot and its words as a part of a page.
  var figure: Markup {
    PictureStyle.figure(
      markup(legend: nil), label: "plot of the pull", lines: legend.map { ($0, true) })
  }

  /// - Parameter legend: the lines below the plot; nil for a part of a page.
  private func markup(legend written: [String]?) -> Markup {
    let parts = grid + thresholds + curves + bands + callbacks + names
    let legend = written ?? []
    let height = bandTop(tracks.count) + 30 + Double(legend.count) * 16
    let data: Markup = """
       data-left="\(Self.left)" data-right="\(Self.right)" data-bottom="\(bandTop(tracks.count))"
      """
    let opening = PictureStyle.opening(
      data, isFile: written != nil, width: Self.width, height: height, prefix: prefix, title: title,
      description: words)
    let lines = legend.enumerated().map { index, line in
      PictureStyle.label(
        line, x: Self.left, y: bandTop(tracks.count) + 36 + Double(index) * 16,
        style: "vt-small vt-quiet")
    }
    return ([opening, hatching] + parts + lines + ["</svg>\n"]).joined(separator: "\n")
  }

  /// The plot as text of equal content.
  public var words: String {
    var lines = [
      "Time from 0 to \(number(seconds)) s, pull from \(number(least)) to \(number(most)) points."
    ]
    for track in tracks {
      let line = track.threshold.map { ", threshold \(number($0))" } ?? ""
      let furthest = track.samples.map(\.pull).max { abs($0) < abs($1) } ?? 0
      lines.append("\(track.name): pulled \(number(furthest)) at most\(line).")
      for stretch in track.phases {
        guard let phase = stretch.phase else { continue }
        let from = track.samples[stretch.range.lowerBound].seconds
        let to = track.samples[stretch.range.upperBound].seconds
        lines.append("  \(phase.rawValue) from \(number(from)) to \(number(to)) s")
      }
      for callback in track.callbacks {
        lines.append("  \(number(track.samples[callback.index].seconds)) s: \(callback.text)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func number(_ value: Double) -> String { ValueText.number(value, decimals: 2) }

  // MARK: Places

  private func x(_ time: Double) -> Double {
    Self.left + (Self.right - Self.left) * time / seconds
  }

  private func y(_ pull: Double) -> Double {
    Self.bottom - (Self.bottom - Self.top) * (pull - least) / max(most - least, 1)
  }

  private func bandTop(_ track: Int) -> Double { Self.bottom + 26 + Double(track) * 24 }

  // MARK: Parts

  private var hatching: Markup {
    let patterns = RecordedMoment.Machine.Phase.allCases.compactMap { phase -> Markup? in
      guard let lines = Self.hatch(of: phase) else { return nil }
      return """
        <pattern id="\(prefix)-\(phase.rawValue)" width="6" height="6" \
        patternUnits="userSpaceOnUse"><path class="vt-hatch" d="\(lines)"/></pattern>
        """
    }
    return "<defs>\n\(patterns.joined(separator: "\n"))\n</defs>"
  }

  /// The lines of a phase's pattern; nil for rest, which has none.
  private static func hatch(of phase: RecordedMoment.Machine.Phase) -> Markup? {
    switch phase {
    case .idle: nil
    case .pulling: "M0 6L6 0"
    case .armed: "M0 6L6 0M0 0L6 6"
    case .refreshing: "M0 1H6M0 3H6M0 5H6"
    case .unready: "M3 0V6"
    case .exhausted: "M0 0L6 6"
    }
  }

  private var grid: [Markup] {
    var parts: [Markup] = []
    let step = Self.step(for: most - least, parts: 5)
    var value = (least / step).rounded(.up) * step
    while value <= most {
      parts.append(
        line(Self.left, y(value), Self.right, y(value), "vt-grid", title: "\(number(value)) points")
      )
      parts.append(
        PictureStyle.label(
          number(value), x: Self.left - 8, y: y(value) + 4, style: "vt-small vt-quiet",
          anchor: "end"))
      value += step
    }
    let tick = Self.step(for: seconds, parts: 8)
    for index in 0...Int(seconds / tick) {
      let time = Double(index) * tick
      parts.append(
        PictureStyle.label(
          number(time) + " s", x: x(time), y: Self.bottom + 18, style: "vt-small vt-quiet",
          anchor: "middle"))
    }
    return parts
  }

  /// A round step that divides a length into so many parts or fewer.
  private static func step(for length: Double, parts: Double) -> Double {
    let steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000]
    return steps.first { length / $0 <= parts } ?? length
  }

  private var thresholds: [Markup] {
    var lines: [Double] = []
    for threshold in tracks.compactMap(\.threshold) where !lines.contains(threshold) {
      lines.append(threshold)
    }
    return lines.flatMap { threshold in
      [
        line(
          Self.left, y(threshold), Self.right, y(threshold), "vt-soft", dash: "4 4",
          title: "threshold \(number(threshold))"),
        PictureStyle.label(
          "threshold \(number(threshold))", x: Self.right,
          // Below its line where the label of the next one would be in it.
          y: y(threshold)
            + (lines.contains { $0 > threshold && y(threshold) - y($0) < 15 } ? 13 : -6),
          style: "vt-small vt-quiet", anchor: "end"),
      ]
    }
  }

  private var curves: [Markup] {
    var parts: [Markup] = []
    if let track = tracks.first {
      let points = track.samples.map { sample in sample.finger.map { (sample.seconds, $0) } }
      parts.append(curve(points, "vt-soft", width: 1, dash: "", title: "the finger"))
    }
    for (index, track) in tracks.enumerated() {
      let dash = Self.dashes[index % Self.dashes.count]
      let points = track.samples.map { ($0.seconds, $0.pull) as (Double, Double)? }
      parts.append(
        curve(
          points, "vt-curve \(Self.color(of: index))", width: 2.5, dash: dash,
          title: "pull: \(track.name)"))
    }
    return parts
  }

  /// The class of a track's colour.
  private static func color(of index: Int) -> Markup { "vt-\(index % 5)" }

  /// The name of each curve, at the place where it is farthest from the others and no name is yet.
  private var names: [Markup] {
    guard tracks.count > 1 else { return [] }
    var taken: [CGRect] = []
    return tracks.enumerated().flatMap { index, track -> [Markup] in
      let width = CGFloat(track.name.count) * 7.5 + 4
      var best: (box: CGRect, place: CGPoint, room: Double)?
      for (number, sample) in track.samples.enumerated() where number.isMultiple(of: 3) {
        let place = CGPoint(x: x(sample.seconds), y: y(sample.pull))
        for above in [true, false] {
          let top = place.y + CGFloat(above ? -18 : 4)
          let box = CGRect(x: place.x + 6, y: top, width: width, height: 14)
          guard box.maxX < Self.right, box.minY > Self.top, box.maxY < Self.bottom,
            !taken.contains(where: { $0.insetBy(dx: -4, dy: -3).intersects(box) })
          else { continue }
          let room = min(distance(of: index, at: number), 40)
          if room > best?.room ?? -1 { best = (box, place, room) }
        }
      }
      guard let best else { return [] }
      taken.append(best.box)
      let style = Self.color(of: index)
      return [
        """
        <circle class="vt-dot \(style)" cx="\(best.place.x)" cy="\(best.place.y)" r="3.5">\
        <title>\(track.name)</title></circle>
        """,
        PictureStyle.label(
          track.name, x: best.box.minX, y: best.box.maxY - 3, style: "vt-name \(style)"),
      ]
    }
  }

  /// How far a curve is from the nearest other one at a sample.
  private func distance(of index: Int, at number: Int) -> Double {
    let own = y(tracks[index].samples[number].pull)
    return tracks.indices.filter { $0 != index && tracks[$0].samples.indices.contains(number) }
      .map { abs(own - y(tracks[$0].samples[number].pull)) }.min() ?? 40
  }

  /// A line through points; nil lifts the pen.
  private func curve(
    _ points: [(Double, Double)?], _ style: Markup, width: Double, dash: Markup, title: String
  ) -> Markup {
    var path = ""
    var isDown = false
    for point in points {
      guard let point else {
        isDown = false
        continue
      }
      path += "\(isDown ? "L" : "M")\(SVGText.numbers([x(point.0), y(point.1)]))"
      isDown = true
    }
    let dashes: Markup = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\""
    return """
      <path class="\(style)" d="\(path)" stroke-width="\(width)" stroke-linejoin="round"\(dashes)>\
      <title>\(title)</title></path>
      """
  }

  private var bands: [Markup] {
    tracks.enumerated().flatMap { index, track -> [Markup] in
      let top = bandTop(index)
      var parts = [
        PictureStyle.label(
          tracks.count > 1 ? String(track.name.prefix(3)) : "phase", x: Self.left - 8, y: top + 13,
          style: "vt-small vt-quiet", anchor: "end")
      ]
      for stretch in track.phases {
        parts += stretch.phase.map { band(track, $0, stretch.range, top) } ?? []
      }
      return parts
    }
  }

  private func band(
    _ track: PlotTrack, _ phase: RecordedMoment.Machine.Phase, _ range: ClosedRange<Int>,
    _ top: Double
  ) -> [Markup] {
    let name = phase.rawValue
    let from = x(track.samples[range.lowerBound].seconds)
    let next = min(range.upperBound + 1, track.samples.count - 1)
    let to = x(track.samples[next].seconds)
    let fill: Markup = Self.hatch(of: phase) == nil ? "none" : "url(#\(prefix)-\(name))"
    let box: Markup = """
      <rect class="vt-soft" style="fill: \(fill)" x="\(from)" y="\(top)" \
      width="\(max(to - from, 0.5))" height="\(Self.band)"><title>\(name)</title></rect>
      """
    let room = to - from
    guard room > 16 else { return [box] }
    let word = room > Double(name.count) * 7 + 10 ? name : String(name.prefix(1))
    let width = Double(word.count) * 6.5 + 8
    let middle = (from + to) / 2
    let paper: Markup = """
      <rect class="vt-paper" x="\(middle - width / 2)" y="\(top + 2)" width="\(width)" \
      height="\(Self.band - 4)" rx="3"><title>\(name)</title></rect>
      """
    return [
      box, paper,
      PictureStyle.label(
        word, x: middle, y: top + 13, style: "vt-small vt-ink", anchor: "middle"),
    ]
  }

  /// Numbered marks; a mark that would overlap another one is moved up.
  private var callbacks: [Markup] {
    var placed: [CGPoint] = []
    return tracks.enumerated().flatMap { index, track in
      track.callbacks.flatMap { callback -> [Markup] in
        let sample = track.samples[callback.index]
        let x = self.x(sample.seconds)
        var mark = CGPoint(x: x, y: y(sample.pull))
        while placed.contains(where: { abs($0.x - mark.x) < 17 && abs($0.y - mark.y) < 17 }) {
          mark.y -= 18
        }
        placed.append(mark)
        let dash: Markup = callback.isRequest ? "" : "1 3"
        let style: Markup = tracks.count > 1 ? "vt-dot \(Self.color(of: index))" : "vt-mark"
        return [
          line(x, Self.top, x, Self.bottom, "vt-soft", dash: dash, title: callback.text),
          """
          <circle class="\(style)" cx="\(x)" cy="\(mark.y)" r="8"><title>\(callback.text)</title>\
          </circle>
          """,
          PictureStyle.label(
            "\(placed.count)", x: x, y: mark.y + 4, style: "vt-small vt-on", anchor: "middle"),
        ]
      }
    }
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: Markup, dash: Markup = "",
    title: String
  ) -> Markup {
    let dashes: Markup = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\""
    let (from, to) = (SVGText.numbers([x1, y1]), SVGText.numbers([x2, y2]))
    return """
      <path class="\(style)" d="M\(from)L\(to)"\(dashes)><title>\(title)</title></path>
      """
  }

  private var legend: [String] {
    let finger = tracks.first?.samples.contains { $0.finger != nil } ?? false
    var lines = [
      (finger ? "thin: the finger; thick: " : "thick: ") + "how far the content is pulled"
    ]
    let texts = tracks.flatMap { track in
      track.callbacks.map { (tracks.count > 1 ? "\(track.name.prefix(3)) " : "") + $0.text }
    }
    lines += texts.enumerated().map { "\($0.offset + 1)  \($0.element)" }
    return lines
  }

  private var wrappedLegend: [String] {
    legend.flatMap { line in
      PictureStyle.wrapped(line, width: Self.lineLength).enumerated().map {
        $0.offset == 0 ? $0.element : "    " + $0.element
      }
    }
  }
}
