import Foundation
import SwiftUI
import Testing
import ViewSketches
import ViewTreeTesting

@testable import SwiftUISketches
@testable import UIKit
@testable import ViewTree

/// A law over random sketches says something of what the sketches are made of, and nothing of the rest.
@Suite("Reach of the law of change")
@MainActor
struct ReachTests {
  /// The classes that no sketch can hold, or that no change of one can reach.
  private static let left: [String: String] = [
    "UIWindow": "holds the views of a host and is none of them",
    "HostContainer": "holds the view of a sketch in that window",
    "TreeScrollView": "holds such containers, and stands for a scroll view of the sketch",
    "PlaceWatcher": "is in no tree: it tells the node that it watches",
  ]

  @Test("sketches are made of every class of node, of every frame-based view and of every control")
  func everything() throws {
    let classes = try Self.declaredClasses(of: ["Node", "UIView"])
    let controls = try Self.declaredControls()
    // The sources are read as text: the search has found what was there when it was written.
    #expect(classes.count >= 100)
    #expect(controls.count >= 30)
    #expect(
      Set(Self.left.keys).subtracting(classes) == [], "these are gone: take them off the list")
    var missing = classes.union(controls).subtracting(Self.left.keys)
    var seed = 0
    while !missing.isEmpty, seed < 3_000 {
      var generator = SketchGenerator(seed: UInt64(seed), vocabulary: .families(for: seed))
      missing.subtract(Self.names(in: SketchScreen(generator.scene(depth: 4))))
      seed += 1
    }
    #expect(missing == [], "3,000 sketches hold none of these: add a kind, or say here why not")
  }

  // MARK: What a host is made of

  /// The classes of all nodes and views, those that they inherit from included, and the types of views.
  private static func names(in screen: SketchScreen) -> Set<String> {
    var names: Set<String> = []
    func add(_ object: AnyObject) {
      var current: AnyClass? = type(of: object)
      while let known = current, names.insert(TypeLabel.of(known)).inserted {
        current = _getSuperclass(known)
      }
    }
    func visit(_ view: UIView) {
      add(view)
      if let tree = view.shownTree { tree.forEachNode { add($0) } }
      for inner in view.subviews { visit(inner) }
    }
    for tree in screen.host.tree.treesInWindow {
      tree.forEachNode { node in
        add(node)
        names.insert(node.typeLabel)
        if let shown = (node as? HostedNode)?.hosted as? any ViewShowing { visit(shown.shownView) }
      }
    }
    return names
  }

  // MARK: What the sources declare

  /// The checkout that these tests were compiled from: three levels above this file.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func texts(of modules: [String]) throws -> [String] {
    try modules.flatMap { module in
      let folder = root.appending(path: "Sources/\(module)")
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil),
        "There is no folder \(folder.path()); was the checkout moved after the build?")
      return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }
    }
  }

  /// The classes that inherit from one of those with the given names.
  private static func declaredClasses(of roots: Set<String>) throws -> Set<String> {
    var superclasses: [Substring: Substring] = [:]
    for text in try texts(of: ["ViewTree", "ViewTreeControls", "UIKit"]) {
      let generic = /\n *(?:[@a-z()]+ )*class (\w+)(?:<[^{]*?>)?\s*:\s*(?:@[\w ]+ )?(\w+)/
      for match in text.matches(of: generic) where superclasses[match.1] == nil {
        superclasses[match.1] = match.2
      }
    }
    return Set(
      superclasses.keys.filter { name in
        var current: Substring? = name
        while let known = current, !roots.contains(String(known)) { current = superclasses[known] }
        return current != nil
      }.map(String.init))
  }

  /// The public views of the controls.
  private static func declaredControls() throws -> Set<String> {
    var names: Set<String> = []
    for text in try texts(of: ["ViewTreeControls"]) {
      let structs = Set(text.matches(of: /\npublic struct (\w+)/).map { String($0.1) })
      for match in text.matches(of: /\n(?:extension|public struct) (\w+)(?:<[^{]*?>)?: View\b/)
      where structs.contains(String(match.1)) {
        names.insert(String(match.1))
      }
    }
    return names
  }
}
