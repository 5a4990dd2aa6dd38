/// One section of a container's content; views outside of sections make up sections without header
/// and footer.
///
/// - Source: Apple documentation, `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section in the content.
  public struct ID: Hashable, @unchecked Sendable {
    fileprivate let path: [AnyHashable]
  }

  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  /// The values of the section, which are those of its first view.
  public let containerValues: ContainerValues
}

/// The sections of a container's content, in order.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  let sections: [SectionConfiguration]

  init<V: View>(of view: V) {
    let list = _SubviewList.of(view)
    let subviews = list.entries.map(Subview.init)[...]
    var sections: [SectionConfiguration] = []
    func append(
      _ id: [AnyHashable], _ header: Range<Int>, _ content: Range<Int>, _ footer: Range<Int>
    ) {
      let first = subviews[header.lowerBound..<footer.upperBound].first
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(path: id), header: SubviewsCollection(subviews[header]),
          content: SubviewsCollection(subviews[content]),
          footer: SubviewsCollection(subviews[footer]),
          containerValues: first?.containerValues ?? ContainerValues(values: [:])))
    }
    func appendLoose(_ range: Range<Int>) {
      guard let first = subviews[range].first else { return }
      append(
        first.entry.id + ["loose"], range.lowerBound..<range.lowerBound, range,
        range.upperBound..<range.upperBound)
    }
    var end = 0
    for section in list.sections where section.header.lowerBound >= end {
      appendLoose(end..<section.header.lowerBound)
      append(section.id, section.header, section.content, section.footer)
      end = section.footer.upperBound
    }
    appendLoose(end..<subviews.count)
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
  /// A view for each section of some content.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(
      data: SectionCollection(of: view), content: content, id: { $0.id },
      isConstantRange: false, hasUniqueIDs: false)
  }
}

/// The sections of some content, rearranged by a closure.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
  public var body: some View { content(SectionCollection(of: sections)) }
}

extension Group {
  /// The sections of some content, rearranged by a closure.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, content: transform))
  }
}
