import Foundation

/// A random tree in a window: everything that determines a host's content.
///
/// A change is a pair of scenes. An engine that shows one after the other writes the state, takes
/// the branch, and changes the list, the size, the offset or the value in which they differ.
public struct SketchScene: Codable, Equatable, Sendable {
  /// How the new tree reaches a host that shows another one.
  public enum Way: CaseIterable, Codable, Sendable {
    /// Objects that bodies observe change in place.
    case observation
    /// A new root value holds new objects.
    case newRoot
  }

  public var tree: Sketch
  public var width: CGFloat = 200
  public var height: CGFloat = 160
  /// The safe area's inset at the top.
  public var top: CGFloat = 0
  /// A value of the environment.
  public var token = 1
  /// How far every scroll view is scrolled, in quarters of its range.
  public var scrolled = 0
  /// The node that is scrolled to when this value changes; nil at first.
  public var revealed: Int?
  public var way = Way.observation

  public init(tree: Sketch) {
    self.tree = tree
  }

  public var size: CGSize { CGSize(width: width, height: height) }
}

extension SketchScene: CustomStringConvertible {
  public var description: String {
    "\(width) x \(height), top \(top), token \(token), scrolled \(scrolled)"
      + "\(revealed.map { ", revealed #\($0)" } ?? ""), by \(way)\n\(tree)"
  }
}
