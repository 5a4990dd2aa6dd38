import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Rows and section heads")
@MainActor
struct TableReusableViewTests {
  @Test("the content fills a row and a section's head, and its labels follow it")
  func contentFills() {
    let row = UITableViewCell(style: .default, reuseIdentifier: "row")
    let head = UITableViewHeaderFooterView(reuseIdentifier: "head")
    #expect(row.reuseIdentifier == "row" && head.reuseIdentifier == "head")
    for (view, content, label) in [
      (row, row.contentView, row.textLabel), (head, head.contentView, head.detailTextLabel),
    ] as [(UIView, UIView, UILabel?)] {
      view.frame = CGRect(x: 0, y: 10, width: 400, height: 60)
      #expect(content.superview === view)
      #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
      #expect(label?.superview === content)
    }
    // Made at 320 points, 15 from each side: it has grown with the row.
    #expect(row.textLabel?.frame == CGRect(x: 15, y: 0, width: 370, height: 60))
  }

  @Test("a label is made once, and only where it is asked for")
  func labelsOnDemand() {
    let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(row.contentView.subviews.isEmpty)
    #expect(row.textLabel === row.textLabel)
    #expect(row.contentView.subviews.count == 1)
  }

  @Test("a class that is registered by its type gives plain cells and says how to get one's own")
  func registeredClass() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let host = ViewHost(size: CGSize(width: 100, height: 100), uiView: table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    _ = table.dequeueReusableCell(withIdentifier: "plain")
    #expect(host.warnings.isEmpty)
    // `as!` would end the process; the message comes before.
    #expect(!(table.dequeueReusableCell(withIdentifier: "own") is OwnCell))
    _ = table.dequeueReusableCell(withIdentifier: "own")
    let warning = try #require(host.warnings.first)
    #expect(host.warnings.count == 1 && warning.kind == .unknownClass)
    #expect(warning.message.contains(#"register(forCellReuseIdentifier: "own") { OwnCell("#))

    table.register(forCellReuseIdentifier: "own") {
      OwnCell(style: .default, reuseIdentifier: "own")
    }
    #expect(table.dequeueReusableCell(withIdentifier: "own") is OwnCell)
  }
}

private final class OwnCell: UITableViewCell {}
