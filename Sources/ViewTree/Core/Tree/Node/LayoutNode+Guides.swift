/// How an element answers for an alignment guide. Source: LAYOUT-3.9.
extension LayoutNode: ExplicitAlignmentSource {
  /// The guide's position: the explicit one if there is one, the alignment's default otherwise.
  @inline(__always)
  final func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if guides.isEmpty, let value = key.builtInValue(in: size) { return value }
    return explicitOrDefault(key, size, proposal)
  }

  private final func explicitOrDefault(
    _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat {
    if guides.mayAnswer(key), let explicit = rememberedGuide(key, size: size, proposal: proposal) {
      return explicit
    }
    return key.defaultValue(in: dimensions(size: size, proposal: proposal))
  }

  /// An explicit guide, cached until the next change as responses are.
  ///
  /// - Errors: a guide that is not finite counts as none, with a warning. If the size is infinite,
  ///   as when a stack asks how far a view can grow, a guide such as its centre may be infinite
  ///   too.
  /// - Cost: a container asks its children for one guide to place them and for the guide that it
  ///   was asked for itself; without a cache the questions double from layer to layer.
  final func rememberedGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    for known in knownGuides
    where known.key == key && known.size == size && known.proposal == proposal {
      return known.value
    }
    var value = explicitGuide(key, size: size, proposal: proposal)
    if let given = value, !given.isFinite {
      value = nil
      if (size.width + size.height).isFinite {
        host.warn(
          .invalidGeometry,
          "The guide \(given) was given, expected a finite number; the default one is used.", self)
      }
    }
    if knownGuides.count == Self.knownGuideLimit { knownGuides = [] }
    knownGuides.append(KnownGuide(key: key, size: size, proposal: proposal, value: value))
    return value
  }

  /// One per size that may be asked about: see ``ResponseCache``.
  private static let knownGuideLimit = ResponseCache.limit

  final func dimensions(size: CGSize, proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size, proposal: proposal, source: guides.isEmpty ? nil : self)
  }

  package final func explicitValue(
    for key: AlignmentKey, in dimensions: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guides.mayAnswer(key) ? rememberedGuide(key, size: dimensions, proposal: proposal) : nil
  }
}
