/// Rows of an equal number of columns, below a row of the columns' titles.
///
/// All columns have an equal part of the width unless they specify one; rows are those of a list.
/// In a compact width, as on a phone held upright, only the first column is shown, without titles.
/// Selection and sorting are not supported here.
///
/// - Source: Apple documentation, `Table`, for what little room does; the widths are this engine's.
public struct Table<Value: Identifiable, Columns: TableColumnContent>
where Columns.TableRowValue == Value {
  private let rows: [Value]
  private let columns: Columns
  @Environment(\.horizontalSizeClass) private var sizeClass

  fileprivate nonisolated init(rows: [Value], columns: Columns) {
    self.rows = rows
    self.columns = columns
  }
}

extension Table: View {
  public var body: some View {
    let all = columns._columns
    let shown = sizeClass == .compact ? Array(all.prefix(1)) : all
    return VStack(spacing: 0) {
      if sizeClass != .compact {
        TableLine(columns: shown) { AnyView($0.title) }
      }
      List(rows) { row in
        TableLine(columns: shown) { $0.cell(row) }
      }
    }
  }
}

extension Table {
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns == _TableColumnList<Value> {
    self.init(rows: Array(data), columns: columns())
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns == _TableColumnList<Value> {
    self.init(rows: Array(data), columns: columns())
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Columns == _TableColumnList<Value> {
    self.init(rows: Array(data), columns: columns())
  }
}

/// The cells of one line beside each other.
private struct TableLine<Row>: View {
  let columns: [_TableColumn<Row>]
  let cell: (_TableColumn<Row>) -> AnyView

  var body: some View {
    HStack(spacing: 0) {
      ForEach(columns.indices, id: \.self) { index in
        cell(columns[index])
          .frame(
            minWidth: columns[index].width?.lowerBound ?? 0,
            maxWidth: columns[index].width?.upperBound ?? .infinity, alignment: .leading)
      }
    }
  }
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// One column as the table knows it.
public struct _TableColumn<Row> {
  let title: Text
  let cell: (Row) -> AnyView
  var width: ClosedRange<CGFloat>?
}

/// A column: its title and the cell of each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  private var column: _TableColumn<RowValue>

  public var _columns: [_TableColumn<RowValue>] { [column] }

  /// A column as wide as given; nil leaves the width to the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var result = self
    result.column.width = width?.ifFinite.map { $0...$0 }
    return result
  }

  /// A column between two widths.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var result = self
    let least = min?.ifFinite ?? 0
    let most = max.map { $0.isNaN ? .infinity : $0 } ?? .infinity
    result.column.width = least...Swift.max(least, most)
    return result
  }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    column = _TableColumn(title: Text(titleKey)) { AnyView(content($0)) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    column = _TableColumn(title: Text(title)) { AnyView(content($0)) }
  }

  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    column = _TableColumn(title: Text(titleKey)) { AnyView(Text($0[keyPath: value])) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where Content == Text {
    column = _TableColumn(title: Text(title)) { AnyView(Text($0[keyPath: value])) }
  }
}

/// Columns beside each other, as a builder makes them.
public struct _TableColumnList<Row: Identifiable>: TableColumnContent {
  public let _columns: [_TableColumn<Row>]
}

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnBuilder<Row: Identifiable> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<Row, Never, Content, Text>
  ) -> _TableColumnList<Row> {
    _TableColumnList(_columns: column._columns)
  }

  public static func buildBlock(_ columns: _TableColumnList<Row>...) -> _TableColumnList<Row> {
    _TableColumnList(_columns: columns.flatMap(\._columns))
  }

  public static func buildIf(_ column: _TableColumnList<Row>?) -> _TableColumnList<Row> {
    column ?? _TableColumnList(_columns: [])
  }
}
