import Foundation
import Testing

/// The engine's floors and rooms, as the article `HowItWorks.md` describes them.
@Suite("Floors")
struct FloorTests {
  private static let structure = Result { try ModuleStructure(of: "Sources/ViewTree") }

  /// The rooms of the core from the ground up: each may name those before it.
  private static let coreRooms = ["Values", "Tree", "State", "Layout", "Preference", "Geometry"]

  /// The edges inside the core that run against that order, each with its reason. The list may only
  /// shrink.
  private static let edgesBack: [ModuleStructure.Edge: String] = [
    edge("Tree/Views/BodyNode", "State/DynamicProperty"):
      "a body runs with its dynamic properties connected",
    edge("Tree/Node/Dependencies", "State/Transaction"):
      "a change from outside keeps its transaction",
    edge("Tree/Views/ForEach", "State/Binding"): "ForEach takes a binding to a collection",
    edge("Tree/Node/LayoutNode+Direction", "State/EnvironmentValues"):
      "the reading direction is in the environment",
    edge("Tree/Host/Presentation", "State/Transaction"):
      "a change is shown as its transaction says",
    edge("Tree/Host/TreeHost", "State/EnvironmentValues"): "a host begins with an environment",
    edge("Tree/Host/TreeHost", "State/TransactionQueue"): "a host holds the writes that wait",
    edge("Tree/Host/TreeHost", "State/Transaction"): "a host knows the transaction that it applies",
    edge("Tree/Turn/Pass0Transactions", "State/Transaction"): "pass 0 applies transactions",
    edge("Tree/Host/TreeHost", "Geometry/PositionReaders"): "a host tells the readers of positions",
    edge("Preference/AnchorPreference", "Geometry/Anchor"): "an anchor travels as a preference",
  ]

  private static func edge(_ user: String, _ declarer: String) -> ModuleStructure.Edge {
    ModuleStructure.Edge(user: "Core/\(user).swift", declarer: "Core/\(declarer).swift")
  }

  @Test(
    "no floor names anything of a higher one",
    arguments: [("Core", "Features"), ("Core", "Leaves"), ("Features", "Leaves")])
  func floors(_ lower: String, _ higher: String) throws {
    for edge in try Self.structure.get().edges(from: lower, to: higher) {
      Issue.record("\(edge.user) names what \(edge.declarer) declares")
    }
  }

  @Test("the rooms of a higher floor form no circle", arguments: ["Features", "Leaves"])
  func rooms(_ floor: String) throws {
    let folder = Repository.root.appending(path: "Sources/ViewTree/\(floor)")
    let rooms = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    let circle = try Self.structure.get().circle(of: rooms.map { "\(floor)/\($0)" })
    #expect(circle == [])
  }

  @Test("inside the core only the listed edges run against the order of its rooms")
  func core() throws {
    var found: Set<ModuleStructure.Edge> = []
    for (index, room) in Self.coreRooms.enumerated() {
      for later in Self.coreRooms[(index + 1)...] {
        found.formUnion(
          try Self.structure.get().edges(from: "Core/\(room)", to: "Core/\(later)"))
      }
    }
    for edge in found.subtracting(Self.edgesBack.keys) {
      Issue.record(
        "\(edge.user) names what \(edge.declarer) declares, against the order of the rooms")
    }
    for edge in Set(Self.edgesBack.keys).subtracting(found) {
      Issue.record("\(edge.user) no longer names \(edge.declarer): take the edge off the list")
    }
    #expect(Self.edgesBack.count <= 12)
    #expect(!Self.edgesBack.keys.contains { $0.user.hasPrefix("Core/Values/") })
  }

  /// A room that no sentence describes collects whatever fits nowhere else.
  @Test("each room of the engine says in a line what belongs there")
  func roomsByName() throws {
    let folders = Set(
      try Repository.code.get().map(\.path).filter {
        $0.hasPrefix("Sources/ViewTree/") && $0 != "Sources/ViewTree/ViewTree.swift"
      }.map {
        $0.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/")
      })
    let table = try Repository.text(of: "Sources/ViewTree/ViewTree.docc/HowItWorks.md")
    let told = table.matches(of: /(?m)^\| `((?:Core|Features|Leaves)\/[\w\/]+)` \|/).map {
      String($0.1)
    }
    #expect(Set(told) == folders)
    #expect(told.count == folders.count, "a room has one line")
  }

  /// Files that reach each other cannot be understood one after another.
  @Test("at most 30 files of the core all reach each other")
  func knot() throws {
    let knot = try Self.structure.get().largestKnot(in: "Core")
    #expect(knot.count <= 30, "\(knot.count): \(knot.sorted())")
    #expect(knot.contains("Core/Tree/Node/Node.swift"))
  }

  /// A host's features join as parts: what it stores is its own.
  @Test("a host stores at most 25 properties")
  func hostProperties() throws {
    let file = try Repository.file("Core/Tree/Host/TreeHost.swift")
    let body = file.codeLines.prefix { !$0.hasPrefix("}") }
    let stored = body.filter { line in
      line.hasPrefix("  ") && !line.hasPrefix("   ") && !line.contains("static")
        && (line.contains("@exclusivity") || line.contains(" let ")
          || (line.contains(" var ") && !line.contains("{")))
    }
    #expect(stored.count <= 25)
  }

  /// The hooks by which features hear of the tree; the table in `HowItWorks.md` has a row for each.
  @Test("each member of a node that subclasses answer is in the table of hooks")
  func hooks() throws {
    var hooks: [String] = []
    for name in ["Node", "LayoutNode"] {
      let file = try Repository.file("Core/Tree/Node/\(name).swift")
      for line in file.codeLines where line.hasPrefix("  ") && !line.hasPrefix("   ") {
        guard let match = line.firstMatch(of: /^  (?:package |public )?(?:func|var) (\w+)/),
          !line.contains("final"), !line.contains("override"), !line.contains("static"),
          !line.contains("private")
        else { continue }
        hooks.append(String(match.1))
      }
    }
    #expect(hooks.contains("dependencyChanged"), "\(hooks)")
    let table = try Repository.text(of: "Sources/ViewTree/ViewTree.docc/HowItWorks.md")
    for hook in hooks {
      #expect(table.contains("`\(hook)"), "the table of hooks has no row for \(hook)")
    }
  }
}
