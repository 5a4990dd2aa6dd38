import RefreshSystems

extension DocumentRecipe {
  /// Document 003: the listings that an application writes are compiled, each in a function of its
  /// own; those with `...` in their text are not.
  ///
  /// The document leaves out: the screen with its list, and the application's own components that
  /// the listings name. The module that they import is the port.
  static let zkRefresh = DocumentRecipe(
    number: "003", system: "ZKRefresh",
    parts: [
      RecipePart(
        place: "file level", names: [], before: "import SwiftUI\nimport ZKRefresh\n"),
      RecipePart(
        place: "inside install()", names: [], openings: ["scrollView"],
        words: ["RefreshIndicatorHeader"],
        before: ZKRefreshParts.screen + ZKRefreshParts.function("install"), after: "}\n}\n"),
      RecipePart(
        place: "inside setDefaults()", names: [],
        openings: ["ZKRefreshSetDefaultHeader", "ZKRefreshSetDefaultFooter"],
        before: ZKRefreshParts.imports + ZKRefreshParts.function("setDefaults"), after: "}\n}\n"),
      RecipePart(
        place: "inside installDefaults()", names: [], openings: ["scrollView"],
        words: ["zk_header", "zk_footer"],
        before: ZKRefreshParts.imports + ZKRefreshParts.function("installDefaults"),
        after: "}\n}\n"),
      RecipePart(
        place: "inside noMoreData()", names: [], openings: ["tableView"],
        before: ZKRefreshParts.imports + ZKRefreshParts.function("noMoreData"), after: "}\n}\n"),
      RecipePart(
        place: "inside installCustom()", names: [], openings: ["scrollView"],
        words: ["MyCustom2Header"],
        before: ZKRefreshParts.imports + ZKRefreshParts.function("installCustom"),
        after: "}\n}\n"),
      RecipePart(
        place: "file level", names: ["MyCustomHeader"],
        leftOutBecause: "it has ... where the reader's own code belongs, and adds views that are "
          + "optional there"),
      RecipePart(
        place: "file level", names: ["RefreshHeader", "RefreshFooter"],
        leftOutBecause: "it has ... for the rest of the class"),
    ],
    driver: ZKRefreshDriver.text,
    knownNames: ["MyCustomHeader", "RefreshHeader", "RefreshFooter"],
    modules: ["ZKRefresh": "@_exported import RefreshSystems\n"],
    correspondence: .zkRefresh)
}

/// The Swift text that document 003 leaves out.
enum ZKRefreshParts {
  static let imports = "import SwiftUI\nimport ZKRefresh\n\n"

  /// The head of a function of the screen.
  static func function(_ name: String) -> String {
    "extension DocumentScreen {\npublic func \(name)() {\n"
  }

  /// The screen with its list, and the components that the application has made for itself.
  static let screen =
    imports + """
      /// A list whose finger is the driver: it says whether it is dragged, and nothing moves it but
      /// the driver and what it installs.
      public final class ScriptedList: UITableView {
        public var finger = false
        public override var isDragging: Bool { finger }
        public override var isTracking: Bool { true }
      }

      public final class MyCustomRefreshHeader: RefreshHeader {
        public override func refreshComponentHeight() -> CGFloat { 80 }
      }

      public final class MyCustomRefreshFooter: RefreshFooter {
        public override func refreshComponentHeight() -> CGFloat { 60 }
      }

      public final class MyCustom2Header: RefreshHeader {
        public override func refreshComponentHeight() -> CGFloat { 90 }
      }

      /// What the document's code is inside of: something with a list.
      public final class DocumentScreen {
        public let tableView: UITableView
        public var scrollView: UIScrollView { tableView }

        public init(_ tableView: UITableView) {
          self.tableView = tableView
        }
      }


      """
}
