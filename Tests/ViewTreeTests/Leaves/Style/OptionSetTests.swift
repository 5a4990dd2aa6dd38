import SwiftUI
import Testing

@Suite("Sets of options")
struct OptionSetTests {
  /// The options that are no part of all the others together.
  private func own<Options: SetAlgebra>(_ options: Options...) -> Int {
    options.indices.count { index in
      var others = Options()
      for other in options.indices where other != index { others.formUnion(options[other]) }
      return !others.isSuperset(of: options[index])
    }
  }

  @Test("columns and levels are different ones")
  func members() {
    let columns: [NavigationSplitViewColumn] = [.sidebar, .content, .detail]
    #expect(Set(columns).count == 3)
    let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    #expect(Set(levels.map { "\($0)" }).count == 5)
  }

  @Test("the named points of a view are its corners, the middles of its sides and its middle")
  func points() {
    let rows: [[UnitPoint]] = [
      [.topLeading, .top, .topTrailing], [.leading, .center, .trailing],
      [.bottomLeading, .bottom, .bottomTrailing],
    ]
    for (row, points) in rows.enumerated() {
      for (column, point) in points.enumerated() {
        #expect(point == UnitPoint(x: CGFloat(column) / 2, y: CGFloat(row) / 2))
      }
    }
    #expect(UnitPoint.zero == .topLeading && UnitPoint() == .topLeading)
  }

  @Test("the only option of a set is its lowest bit")
  func lowestBit() {
    #expect(GraphicsContext.FilterOptions.linearColor.rawValue == 1)
    #expect(GraphicsContext.ClipOptions.inverse.rawValue == 1)
  }

  @Test("text can be selected where that is enabled")
  func selectability() {
    func allows<S: TextSelectability>(_ selectability: S) -> Bool { S.allowsSelection }
    #expect(allows(.enabled) && !allows(.disabled))
  }

  @Test("no option of a set is a part of the others; those below differ by their bits")
  func distinct() {
    #expect(own(MatchedGeometryProperties.position, .size) == 2)
    #expect(own(KeyPress.Phases.down, .repeat, .up) == 3)
    #expect(own(PinnedScrollableViews.sectionHeaders, .sectionFooters) == 2)
    #expect(own(GestureMask.gesture, .subviews) == 2)
    #expect(own(SafeAreaRegions.container, .keyboard) == 2)
    #expect(
      own(
        ContentShapeKinds.interaction, .dragPreview, .contextMenuPreview, .hoverEffect,
        .focusEffect, .accessibility) == 6)
    #expect(
      own(
        AccessibilityTraits.isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage,
        .playsSound, .isKeyboardKey, .isStaticText, .isSummaryElement, .updatesFrequently,
        .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .isModal, .isToggle) == 16)
  }

  /// The numbers of the options, where each is a bit: 0 for the lowest.
  private func bits<Options: OptionSet>(_ options: Options...) -> [Int]
  where Options.RawValue: FixedWidthInteger {
    options.map { $0.rawValue.nonzeroBitCount == 1 ? $0.rawValue.trailingZeroBitCount : -1 }
  }

  @Test("the options of a set take its bits from the lowest on, in their order")
  func lowestBits() {
    #expect(bits(HorizontalEdge.Set.leading, .trailing) == [0, 1])
    #expect(bits(VerticalEdge.Set.top, .bottom) == [0, 1])
    #expect(bits(Axis.Set.horizontal, .vertical) == [0, 1])
    #expect(bits(Edge.Set.top, .leading, .bottom, .trailing) == [0, 1, 2, 3])
    #expect(bits(DatePickerComponents.hourAndMinute, .date) == [0, 1])
    #expect(bits(SubmitTriggers.text, .search) == [0, 1])
    #expect(bits(RedactionReasons.placeholder, .privacy, .invalidated) == [0, 1, 2])
    #expect(
      bits(EventModifiers.capsLock, .shift, .control, .option, .command, .numericPad)
        == [0, 1, 2, 3, 4, 5])
    #expect(
      bits(
        DispatchWorkItemFlags.barrier, .detached, .assignCurrentContext, .noQoS, .inheritQoS,
        .enforceQoS) == [0, 1, 2, 3, 4, 5])
    #expect(bits(DispatchSource.TimerFlags.strict) == [0])
    // As Dispatch has them, which keeps the lowest bit free.
    #expect(bits(DispatchQueue.Attributes.concurrent, .initiallyInactive) == [1, 2])
    #expect(EventModifiers.all.rawValue == 63 && HorizontalEdge.Set.all.rawValue == 3)
  }
}
