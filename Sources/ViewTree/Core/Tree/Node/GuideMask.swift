/// A cached answer about an explicit guide.
struct KnownGuide {
  let key: AlignmentKey
  let size: CGSize
  let proposal: ProposedViewSize
  let value: CGFloat?
}

/// Which kinds of explicit guides an element may have; an empty set answers every question at once.
struct GuideMask: OptionSet {
  let rawValue: UInt8

  static let edges = GuideMask(rawValue: 1)
  static let baselines = GuideMask(rawValue: 2)
  static let custom = GuideMask(rawValue: 4)
  static let all: GuideMask = [.edges, .baselines, .custom]

  /// The guides that several children pass on to their container's parent.
  ///
  /// Source: LAYOUT-3.9: explicit edges and centres never leave a container.
  var leavingContainer: GuideMask { subtracting(.edges) }

  func mayAnswer(_ key: AlignmentKey) -> Bool { contains(GuideMask(key)) }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ key: AlignmentKey) {
    if key.isBaseline {
      self = .baselines
    } else {
      self = key.isExportedByContainers ? .custom : .edges
    }
  }
}
