/// Families of kinds that interact: in a sketch made of a few families the parts affect one another
/// far more often than in one made of everything.
extension SketchVocabulary {
  /// The vocabulary for a seed: the kinds that every sketch needs and two families, or everything.
  public static func families(for seed: Int) -> SketchVocabulary {
    let count = families.count
    // Neighbouring seeds take families that are far apart.
    let choice = seed % (count * count) * 37 % (count * count)
    let (one, other) = (choice / count, choice % count)
    guard one != other else { return .everything }
    return SketchVocabulary(common + families[one] + families[other], hasSafeAreas: true)
  }

  private static let common: [SketchKind] = [
    .color, .fixed, .text, .row, .column, .layersOfViews, .frame, .padding, .optional, .choice,
    .overlay, .erased, .identity, .scrollReader,
  ]

  private static let families: [[SketchKind]] = [
    // Layout.
    [
      .spacer, .divider, .circle, .pathShape, .diagonal, .fits, .anyLayout, .grid, .cell,
      .flexible, .fixedSize, .aspect, .offset, .position, .leadingGuide, .bottomGuide,
      .customGuide, .sizedGuide, .priority, .valued, .direction, .mirrored, .group, .background,
      .masked,
    ],
    // Scrolling.
    [
      .scroll, .scroll, .scroll, .scroll, .scroll, .scrollReported, .margins, .scrollPosition,
      .scrollTargets,
      .scrollAnchor, .scrollBehavior, .scrollWatched, .scrollTransition, .targetsSeen, .relative,
      .relativeLength, .inset, .inset, .safePadding, .safePadding, .unsafe,
    ],
    // Rows on demand.
    [
      .lazyColumn, .lazyRow, .lazyGrid, .lazyRowGrid, .unevenRows, .plainList, .form,
      .selectedRow, .table, .section, .rowInsets, .scroll, .appeared,
    ],
    // Pages and what lies over the window.
    [
      .navigation, .navigation, .navigation, .path, .destination, .destination, .destination, .link,
      .tabs, .selectedTab,
      .split, .presentation, .menu, .recorded, .searched, .appeared,
    ],
    // Values that go up and down.
    [
      .written, .transformed, .anchored, .anchoredRect, .anchoredToo, .observed, .named, .watched,
      .reported, .reader, .halved, .overlayValue, .backgroundValue, .resolved, .group, .token,
      .environment, .transformedToken, .object, .objectLeaf,
    ],
    // Life and state.
    [
      .state, .appeared, .changed, .bound, .modified, .equatable, .task, .received, .focused,
      .group, .subviews, .section, .hidden, .depth, .tabs, .nothing,
    ],
    // Motion.
    [
      .matched, .matched, .matched, .animated, .comesAndGoes, .phased, .keyframed, .animatable,
      .still, .rotation, .scale, .affine, .turned, .projected, .ignoredEffect, .visual, .offset,
    ],
    // Controls.
    [
      .valueControl, .field, .smallControl, .box, .box, .outline, .button, .toggle, .progress,
      .label, .menu, .styled, .font, .textual, .typeSize, .joinedText, .image,
    ],
    // Frame-based views.
    [
      .kitLabels, .kitLabels, .kitTable, .kitScroll, .kitView, .hosting, .hosting, .scroll,
      .inset, .flexible,
    ],
    // Looks and touches.
    [
      .shaped, .drawing, .dressed, .looks, .clipped, .touched, .button, .hidden, .depth, .masked,
      .background, .scroll, .circle,
    ],
  ]
}
