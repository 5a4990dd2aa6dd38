import ViewTree

/// A figure for a system symbol. The figures are ours: simple lines that say what a symbol means,
/// without Apple's drawings.
struct SymbolFigure: Equatable {
  /// In a square of 20 by 20.
  let path: Path
  let isFilled: Bool

  static let side: CGFloat = 20

  /// - Parameter name: a symbol's, whose endings `.fill`, `.circle` and `.square` draw the figure filled
  ///   or smaller in an outline; nil for a name that has no figure.
  init?(_ name: String) {
    var words = name.split(separator: ".")
    isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    let outline = words.count > 1 ? Self.outlines[String(words[words.count - 1])] : nil
    if let outline, let inner = Self.figure(words.dropLast()) {
      let smaller = CGAffineTransform(a: 0.55, b: 0, c: 0, d: 0.55, tx: 4.5, ty: 4.5)
      var both = outline
      both.addPath(inner.applying(smaller))
      path = both
    } else if let figure = Self.figure(words[...]) {
      path = figure
    } else {
      return nil
    }
  }

  /// The figure of a name; else of its beginning, as `car.side` is a car.
  private static func figure(_ words: ArraySlice<Substring>) -> Path? {
    var words = words
    while !words.isEmpty {
      if let path = figures[words.joined(separator: ".")] { return path }
      words.removeLast()
    }
    return nil
  }

  private static let outlines = ["circle": path("", (10, 10, 9)), "square": path(square)]
  private static let square = "2 2 m 18 2 l 18 18 l 2 18 l h"

  /// Lines as `Path.init(_:)` reads them, and circles by centre and radius.
  private static func path(_ lines: String, _ circles: (CGFloat, CGFloat, CGFloat)...) -> Path {
    var path = Path(lines) ?? Path()
    for (x, y, radius) in circles {
      path.addEllipse(
        in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }
    return path
  }

  private static let cloud =
    "5 14 m 1 14 1 8.5 5 8.5 c 6 3.5 13 3.5 14 8 c 18.5 8 19 14 15 14 c h"
  private static let speaker = "3 8 m 6 8 l 10 4 l 10 16 l 6 12 l 3 12 l h"

  static let figures: [String: Path] = [
    // Signs.
    "plus": path("10 3 m 10 17 l 3 10 m 17 10 l"), "minus": path("3 10 m 17 10 l"),
    "xmark": path("4 4 m 16 16 l 16 4 m 4 16 l"), "checkmark": path("3 11 m 8 16 l 17 4 l"),
    "ellipsis": path("", (4, 10, 1), (10, 10, 1), (16, 10, 1)),
    "info": path("10 9 m 10 16 l", (10, 5, 0.8)),
    "exclamationmark": path("10 3 m 10 12 l", (10, 16, 0.8)),
    "exclamationmark.triangle": path("10 2 m 19 17 l 1 17 l h 10 8 m 10 12 l", (10, 14.5, 0.4)),
    "questionmark": path("6 7 m 6 1 14 1 14 6.5 c 14 9.5 10 9 10 13 c", (10, 16.5, 0.8)),
    "circle": path("", (10, 10, 8)), "square": path(square),
    "list.bullet": path(
      "7 5 m 18 5 l 7 10 m 18 10 l 7 15 m 18 15 l", (3, 5, 1), (3, 10, 1), (3, 15, 1)),
    "line.3.horizontal": path("2 5 m 18 5 l 2 10 m 18 10 l 2 15 m 18 15 l"),
    "square.grid.2x2": path(
      "3 3 m 9 3 l 9 9 l 3 9 l h 11 3 m 17 3 l 17 9 l 11 9 l h 3 11 m 9 11 l 9 17 l 3 17 l h "
        + "11 11 m 17 11 l 17 17 l 11 17 l h"),
    // Arrows.
    "chevron.left": path("13 3 m 6 10 l 13 17 l"), "chevron.right": path("7 3 m 14 10 l 7 17 l"),
    "chevron.backward": path("13 3 m 6 10 l 13 17 l"),
    "chevron.forward": path("7 3 m 14 10 l 7 17 l"),
    "chevron.up": path("3 13 m 10 6 l 17 13 l"), "chevron.down": path("3 7 m 10 14 l 17 7 l"),
    "arrow.left": path("17 10 m 3 10 l 9 4 m 3 10 l 9 16 l"),
    "arrow.right": path("3 10 m 17 10 l 11 4 m 17 10 l 11 16 l"),
    "arrow.up": path("10 17 m 10 3 l 4 9 m 10 3 l 16 9 l"),
    "arrow.down": path("10 3 m 10 17 l 4 11 m 10 17 l 16 11 l"),
    "arrow.clockwise": path("16 7 m 12 1 3 4 3 10.5 c 3 19 16 19 17 11 c 17 3 m 16 7.5 l 12 7 l"),
    "square.and.arrow.up": path(
      "7 8 m 4 8 l 4 18 l 16 18 l 16 8 l 13 8 l 10 12 m 10 2 l 6.5 5.5 m 10 2 l 13.5 5.5 l"),
    // Things.
    "magnifyingglass": path("12 12 m 17.5 17.5 l", (8, 8, 5.5)),
    "star": path(
      "10 1.5 m 12.1 7.6 l 18.6 7.7 l 13.4 11.6 l 15.3 17.8 l 10 14.1 l 4.7 17.8 l 6.6 11.6 l "
        + "1.4 7.7 l 7.9 7.6 l h"),
    "heart": path(
      "10 17.5 m 2 12 1 4 5.5 3.5 c 8 3 9.5 4.5 10 6 c 10.5 4.5 12 3 14.5 3.5 c "
        + "19 4 18 12 10 17.5 c h"),
    "house": path("2 10 m 10 3 l 18 10 l 4.5 8.5 m 4.5 17 l 15.5 17 l 15.5 8.5 l"),
    "gear": path(
      "10 1 m 10 4 l 10 16 m 10 19 l 1 10 m 4 10 l 16 10 m 19 10 l 3.6 3.6 m 5.8 5.8 l "
        + "14.2 14.2 m 16.4 16.4 l 16.4 3.6 m 14.2 5.8 l 5.8 14.2 m 3.6 16.4 l",
      (10, 10, 6), (10, 10, 2)),
    "trash": path("3 5 m 17 5 l 8 5 m 8 3 l 12 3 l 12 5 l 5 5 m 6 18 l 14 18 l 15 5 l"),
    "bell": path("3 15 m 6 12 4 3 10 3 c 16 3 14 12 17 15 c h 8.5 17.5 m 11.5 17.5 l"),
    "envelope": path("2 4 m 18 4 l 18 16 l 2 16 l h 2 4.5 m 10 11 l 18 4.5 l"),
    "message": path("3 3 m 17 3 l 17 13 l 9 13 l 5 17 l 5 13 l 3 13 l h"),
    "bubble": path("3 3 m 17 3 l 17 13 l 9 13 l 5 17 l 5 13 l 3 13 l h"),
    "pencil": path("4 16 m 5 12 l 14 3 l 17 6 l 8 15 l h 12 5 m 15 8 l"),
    "folder": path("2 5 m 8 5 l 10 7 l 18 7 l 18 16 l 2 16 l h"),
    "doc": path("4 2 m 12 2 l 16 6 l 16 18 l 4 18 l h 12 2 m 12 6 l 16 6 l"),
    "book": path(
      "10 5 m 7 3 4 3 2 4 c 2 16 l 4 15 7 15 10 17 c 13 15 16 15 18 16 c 18 4 l 16 3 13 3 10 5 c 10 17 l"
    ),
    "photo": path(
      "2 4 m 18 4 l 18 16 l 2 16 l h 2 14 m 8 9 l 12 13 l 14 11 l 18 14 l", (13, 7.5, 1.3)),
    "camera": path("2 6 m 6 6 l 7.5 4 l 12.5 4 l 14 6 l 18 6 l 18 16 l 2 16 l h", (10, 11, 3.3)),
    "calendar": path("3 4 m 17 4 l 17 17 l 3 17 l h 3 8 m 17 8 l 7 2 m 7 5 l 13 2 m 13 5 l"),
    "clock": path("10 5 m 10 10 l 14 12 l", (10, 10, 8)),
    "lock": path("4 9 m 16 9 l 16 18 l 4 18 l h 6 9 m 6 1 14 1 14 9 c"),
    "flag": path("4 18 m 4 3 l 16 3 l 13 7 l 16 11 l 4 11 l"),
    "tag": path("2 3 m 10 3 l 18 11 l 11 18 l 2 10 l h", (6, 7, 1)),
    "cart": path("1 3 m 4 3 l 6 13 l 16 13 l 18 6 l 5 6 l", (7, 16.5, 1.3), (15, 16.5, 1.3)),
    "creditcard": path("2 5 m 18 5 l 18 15 l 2 15 l h 2 9 m 18 9 l"),
    "bookmark": path("5 2 m 15 2 l 15 18 l 10 13 l 5 18 l h"),
    // People and places.
    "person": path("3 18 m 3 13 6 11.5 10 11.5 c 14 11.5 17 13 17 18 c h", (10, 6, 3.7)),
    "location": path("18 2 m 2 9 l 10 10 l 11 18 l h"),
    "mappin": path("10 11 m 10 18 l", (10, 6.5, 4)),
    "map": path(
      "2 5 m 7 3 l 13 5 l 18 3 l 18 15 l 13 17 l 7 15 l 2 17 l h 7 3 m 7 15 l 13 5 m 13 17 l"),
    "globe": path("2 10 m 18 10 l 10 2 m 5 6 5 14 10 18 c 15 14 15 6 10 2 c", (10, 10, 8)),
    "airplane": path(
      "18 10 m 12 8.5 l 9 2 l 7.5 2 l 8.5 8.5 l 4.5 8.5 l 3 6.5 l 1.5 6.5 l 2.5 10 l 1.5 13.5 l 3 13.5 l 4.5 11.5 l 8.5 11.5 l 7.5 18 l 9 18 l 12 11.5 l h"
    ),
    "car": path(
      "1 13 m 1 10 l 4 9 l 6 5 l 14 5 l 16 9 l 19 10 l 19 13 l h", (5.5, 14, 2), (14.5, 14, 2)),
    // Weather.
    "sun.max": path(
      "10 1 m 10 3.5 l 10 16.5 m 10 19 l 1 10 m 3.5 10 l 16.5 10 m 19 10 l 3.6 3.6 m 5.4 5.4 l "
        + "14.6 14.6 m 16.4 16.4 l 16.4 3.6 m 14.6 5.4 l 5.4 14.6 m 3.6 16.4 l", (10, 10, 4)),
    "moon": path("12 2 m 12 9 14 12 18 12 c 15 19 3 19 3 10 c 3 5 7 2 12 2 c h"),
    "cloud": path(cloud),
    "cloud.rain": path(cloud + " 6 16 m 5 18.5 l 10 16 m 9 18.5 l 14 16 m 13 18.5 l"),
    "snowflake": path("10 1 m 10 19 l 2.2 5.5 m 17.8 14.5 l 17.8 5.5 m 2.2 14.5 l"),
    "bolt": path("11 1 m 4 11 l 9 11 l 8 19 l 16 8 l 10.5 8 l h"),
    "drop": path("10 2 m 14 8 16 10 16 13 c 16 20 4 20 4 13 c 4 10 6 8 10 2 c h"),
    "leaf": path("3 17 m 8 11 l 17 3 m 18 14 10 18 5 14 c 2 8 8 3 17 3 c h"),
    "mountain.2": path("1 16 m 7 6 l 10 11 l 13 7 l 19 16 l h"),
    // Sound and pictures.
    "play": path("5 3 m 17 10 l 5 17 l h"), "pause": path("6 3 m 6 17 l 14 3 m 14 17 l"),
    "speaker": path(speaker),
    "speaker.wave.2": path(
      speaker + " 13 7 m 14.5 9 14.5 11 13 13 c 15.5 5 m 18.5 8 18.5 12 15.5 15 c"),
    "mic": path(
      "7 4 m 7 1 13 1 13 4 c 13 10 l 13 13 7 13 7 10 c h 4 9 m 4 17 16 17 16 9 c 10 15 m 10 18 l"),
    "wifi": path("2 8 m 7 3 13 3 18 8 c 5 11 m 8 8 12 8 15 11 c", (10, 15, 1.3)),
    "eye": path("1 10 m 5 4 15 4 19 10 c 15 16 5 16 1 10 c h", (10, 10, 2.5)),
  ]
}
