extension TreeHost {
  /// The views inside hosted views that have an accessibility identifier, in tree order, without
  /// those that are not placed now.
  package func hostedLines(_ identifier: String) -> [HostedLine] {
    var found: [HostedLine] = []
    forEachNode { node in
      guard let hosted = (node as? HostedNode)?.hosted, !node.hasNoPlace else { return }
      hosted.forEachLine { if $0.identifiers.contains(identifier) { found.append($0) } }
    }
    return found
  }

  /// Every accessibility identifier that queries can use, in tree order.
  package var identifiers: [String] {
    var found: [String] = []
    forEachNode { node in
      guard !node.hasNoPlace else { return }
      found += (node as? LayoutNode)?.attributes?.identifiers ?? []
      (node as? HostedNode)?.hosted?.forEachLine { found += $0.identifiers }
    }
    return found
  }
}
