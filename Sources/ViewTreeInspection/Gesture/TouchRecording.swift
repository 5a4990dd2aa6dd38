import ViewTree

extension TouchPath {
  /// Reads a recorded touch: a row for each report, `time,y` or `time,x,y`.
  ///
  /// The first row may name the columns; columns other than `time` (or `t`), `x` and `y` are ignored.
  /// The finger goes down at the first row of numbers and up at the last one. Text after a `#` is a
  /// remark, and empty lines mean nothing.
  ///
  /// - Parameters:
  ///   - csv: the rows. Times in seconds, never falling, counted from the first one; places in
  ///     points on the screen, y downwards.
  ///   - x: the column of the screen where the finger moves if the rows do not say. Points.
  /// - Errors: `GestureFileError` for the first row that cannot be read, and for a text without one.
  public init(csv: String, x: CGFloat) throws(GestureFileError) {
    var columns: TouchColumns?
    var rows: [(time: Double, point: CGPoint)] = []
    for (index, text) in csv.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = TouchLine(String(text), number: index + 1)
      guard !line.isEmpty else { continue }
      if columns == nil, let named = try TouchColumns(names: line) {
        columns = named
        continue
      }
      let known: TouchColumns
      if let columns { known = columns } else { known = try TouchColumns(unnamed: line) }
      columns = known
      let row = try known.row(line, x: x, after: rows.last?.time)
      if let first = rows.first, row.time - first.time > Self.longest {
        throw line.error(
          "a time \(row.time - first.time) s after the first row", expected: Self.lengthExpected)
      }
      rows.append(row)
    }
    guard let first = rows.first, let last = rows.last else {
      throw GestureFileError(line: 1, given: "no row", expected: TouchColumns.row)
    }
    let reports = rows.dropFirst().map {
      Touch(time: $0.time - first.time, kind: .move, point: $0.point)
    }
    let duration = last.time - first.time
    self.init(
      touches: [Touch(time: 0, kind: .down, point: first.point)] + reports
        + [Touch(time: duration, kind: .up, point: last.point)],
      duration: duration)
  }
}

/// The fields of one row.
private struct TouchLine {
  let number: Int
  let fields: [String]

  init(_ text: String, number: Int) {
    self.number = number
    let row = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let isEmpty = row.allSatisfy(\.isWhitespace)
    fields =
      isEmpty
      ? []
      : row.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces).lowercased()
      }
  }

  var isEmpty: Bool { fields.isEmpty }

  func error(_ given: String, expected: String) -> GestureFileError {
    GestureFileError(line: number, given: given, expected: expected)
  }

  /// The row as it was given.
  var quoted: String { "'\(fields.joined(separator: ","))'" }
}

/// Which field of a row is which.
private struct TouchColumns {
  private let time: Int
  private let x: Int?
  private let y: Int
  private let count: Int

  static let row = "a row TIME,Y or TIME,X,Y of numbers, such as 0.016,152.5"

  /// The columns that a row of names says; nil if the row's first field is a number.
  init?(names line: TouchLine) throws(GestureFileError) {
    guard Double(line.fields[0]) == nil else { return nil }
    let time = line.fields.firstIndex { $0 == "time" || $0 == "t" }
    guard let time, let y = line.fields.firstIndex(of: "y") else {
      throw line.error(line.quoted, expected: "\(Self.row), or names with time and y among them")
    }
    self.time = time
    self.y = y
    x = line.fields.firstIndex(of: "x")
    count = line.fields.count
  }

  /// The columns of rows without names.
  init(unnamed line: TouchLine) throws(GestureFileError) {
    count = line.fields.count
    guard count == 2 || count == 3 else { throw line.error(line.quoted, expected: Self.row) }
    time = 0
    x = count == 3 ? 1 : nil
    y = count - 1
  }

  func row(
    _ line: TouchLine, x column: CGFloat, after previous: Double?
  ) throws(GestureFileError) -> (time: Double, point: CGPoint) {
    guard line.fields.count == count else {
      throw line.error(line.quoted, expected: "\(count) fields as in the rows before")
    }
    let time = try number(line, self.time)
    if let previous, time < previous {
      throw line.error(
        "time \(line.fields[self.time])", expected: "a time not before the last one, \(previous)")
    }
    let x = try self.x.map { (field) throws(GestureFileError) in try number(line, field) }
    return (time, CGPoint(x: x.map { CGFloat($0) } ?? column, y: try number(line, y)))
  }

  private func number(_ line: TouchLine, _ field: Int) throws(GestureFileError) -> Double {
    guard let number = Double(line.fields[field]), number.isFinite else {
      throw line.error("'\(line.fields[field])' in \(line.quoted)", expected: Self.row)
    }
    return number
  }
}
