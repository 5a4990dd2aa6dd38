extension Text {
  /// A text whose runs have their own looks.
  ///
  /// Only the attributes of SwiftUI's scope are read. A literal is a key, never an attributed
  /// string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let parts = attributedContent.runs.map { run in
      var part = Text(verbatim: String(attributedContent[run.range].characters))
      part.styling = TextStyling(run)
      return part
    }
    self = parts.dropFirst().reduce(parts.first ?? Text(verbatim: ""), +)
  }
}

extension TextStyling {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    self.init()
    font = run[Attributes.FontAttribute.self]
    kerning = run[Attributes.KerningAttribute.self]
    tracking = run[Attributes.TrackingAttribute.self]
    baselineOffset = run[Attributes.BaselineOffsetAttribute.self]
    underline = run[Attributes.UnderlineStyleAttribute.self]
    strikethrough = run[Attributes.StrikethroughStyleAttribute.self]
    foreground = run[Attributes.ForegroundColorAttribute.self].map { .color($0) }
  }
}

extension AttributeScopes {
  /// The attributes of an attributed string that a text reads.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
