#if !canImport(Darwin)
  /// The key of a text that is looked up later; Foundation on Linux has no such type.
  ///
  /// There is no translation table, so the default value is the text.
  public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key, or the text that was given for the default language.
    let value: LocalizedStringKey
    public var table: String?
    public var locale: Locale

    public init(
      _ value: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self.value = value
      self.table = table
      self.locale = locale
    }

    public init(
      _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self.init(defaultValue, table: table, locale: locale)
    }

    public init(stringLiteral value: String) {
      self.init(LocalizedStringKey(stringLiteral: value))
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }
  }

  extension Text {
    // A literal is taken as a key; only an explicit resource gets here.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
      self = resource.value.content
    }
  }

  extension String {
    /// The text of a resource, without styles.
    public init(localized resource: LocalizedStringResource) {
      self = resource.value.content.string
    }
  }
#endif
