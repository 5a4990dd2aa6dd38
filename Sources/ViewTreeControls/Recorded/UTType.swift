/// A kind of data or file, by its uniform identifier.
///
/// A table holds the types that systems declare, with their file names, MIME types and parents. The
/// declarations of programs are not read, so that every other identifier counts as declared.
///
/// - Source: Apple documentation, "System-declared uniform type identifiers".
public struct UTType: Sendable {
  public let identifier: String
  /// The parent of a type outside the table.
  private let supertype: String?
  /// The file name's extension of a type made for one.
  private let filenameExtension: String?

  private init(_ identifier: String, supertype: String?, filenameExtension: String? = nil) {
    self.identifier = identifier
    self.supertype = supertype
    self.filenameExtension = filenameExtension
  }

  fileprivate init(system identifier: String) {
    self.init(identifier, supertype: nil)
  }

  /// - Nil: for an empty identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(system: identifier.lowercased())
  }

  /// The type of files with an extension.
  ///
  /// - Shape: an extension outside the table, or one whose type does not conform to `supertype`,
  ///   gives a dynamic type. Its identifier is not spelt as Apple's.
  /// - Nil: for an empty extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty else { return nil }
    let known = SystemType.all.first { $0.extensions.contains(name) }
    if let type = known.map({ UTType(system: $0.identifier) }), type.conforms(to: supertype) {
      self = type
    } else {
      self.init("dyn.\(name)", supertype: supertype.identifier, filenameExtension: name)
    }
  }

  /// The type of data with a MIME type; nil for one outside the table.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let known = SystemType.all.first { $0.mimeType == mimeType.lowercased() }
    guard let known, UTType(system: known.identifier).conforms(to: supertype) else { return nil }
    self.init(system: known.identifier)
  }

  /// A type that the program itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier.lowercased(), supertype: parentType?.identifier)
  }

  /// A type that the program uses and another one declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier.lowercased(), supertype: parentType?.identifier)
  }
}

extension UTType: Hashable {
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(system: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType {
  private var system: SystemType? { SystemType.all.first { $0.identifier == identifier } }

  /// The types that this one conforms to, directly or through others.
  public var supertypes: Set<UTType> {
    let parents = system?.supertypes ?? supertype.map { [$0] } ?? []
    return parents.reduce(into: []) { found, parent in
      let parent = UTType(system: parent)
      found.insert(parent)
      found.formUnion(parent.supertypes)
    }
  }

  /// Whether the type is the other one, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The extension to give a file of the type; nil where there is none.
  public var preferredFilenameExtension: String? {
    system?.extensions.first ?? filenameExtension
  }

  /// The MIME type; nil where there is none.
  public var preferredMIMEType: String? { system?.mimeType }

  /// Whether the type was made for an extension that the table does not have.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  public var isDeclared: Bool { !isDynamic }

  /// Whether the identifier is in the public domain rather than a company's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}

/// A row of the table of types that systems declare.
private struct SystemType {
  let identifier: String
  let supertypes: [String]
  let extensions: [String]
  let mimeType: String?

  private init(
    _ identifier: String, _ supertypes: [String], _ extensions: [String] = [],
    _ mimeType: String? = nil
  ) {
    self.identifier = identifier
    self.supertypes = supertypes
    self.extensions = extensions
    self.mimeType = mimeType
  }

  static let all: [SystemType] = [
    SystemType("public.item", []),
    SystemType("public.content", []),
    SystemType("public.composite-content", ["public.content"]),
    SystemType("public.data", ["public.item"]),
    SystemType("public.directory", ["public.item"]),
    SystemType("public.folder", ["public.directory"]),
    SystemType("public.executable", ["public.item"]),
    SystemType("com.apple.package", ["public.directory"]),
    SystemType("com.apple.bundle", ["public.directory"], ["bundle"]),
    SystemType("com.apple.application", ["public.executable"]),
    SystemType("public.url", ["public.data"], ["url"]),
    SystemType("public.file-url", ["public.url"]),
    SystemType("public.text", ["public.data", "public.content"]),
    SystemType("public.plain-text", ["public.text"], ["txt", "text"], "text/plain"),
    SystemType("public.utf8-plain-text", ["public.plain-text"]),
    SystemType("public.utf16-plain-text", ["public.plain-text"]),
    SystemType("public.delimited-values-text", ["public.text"]),
    SystemType(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
      "text/csv"),
    SystemType(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      "text/tab-separated-values"),
    SystemType("public.rtf", ["public.text"], ["rtf"], "text/rtf"),
    SystemType("public.html", ["public.text"], ["html", "htm"], "text/html"),
    SystemType("public.xml", ["public.text"], ["xml"], "application/xml"),
    SystemType("public.json", ["public.text"], ["json"], "application/json"),
    SystemType("public.yaml", ["public.text"], ["yml", "yaml"], "application/x-yaml"),
    SystemType("com.apple.property-list", ["public.data"], ["plist"]),
    SystemType("public.source-code", ["public.plain-text"]),
    SystemType("public.swift-source", ["public.source-code"], ["swift"]),
    SystemType("public.script", ["public.source-code"]),
    SystemType("public.image", ["public.data", "public.content"]),
    SystemType("public.png", ["public.image"], ["png"], "image/png"),
    SystemType("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], "image/jpeg"),
    SystemType("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff"),
    SystemType("public.heic", ["public.image"], ["heic"], "image/heic"),
    SystemType("com.compuserve.gif", ["public.image"], ["gif"], "image/gif"),
    SystemType("com.microsoft.bmp", ["public.image"], ["bmp"], "image/bmp"),
    SystemType("org.webmproject.webp", ["public.image"], ["webp"], "image/webp"),
    SystemType("public.svg-image", ["public.image"], ["svg"], "image/svg+xml"),
    SystemType("public.camera-raw-image", ["public.image"]),
    SystemType(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], "application/pdf"),
    SystemType("public.audiovisual-content", ["public.data", "public.content"]),
    SystemType("public.movie", ["public.audiovisual-content"]),
    SystemType("public.video", ["public.movie"]),
    SystemType("public.audio", ["public.audiovisual-content"]),
    SystemType("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], "video/quicktime"),
    SystemType("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4"),
    SystemType("public.mpeg-4-audio", ["public.audio"], ["mp4a"], "audio/mp4"),
    SystemType("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg"),
    SystemType("com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"]),
    SystemType("public.archive", ["public.data"]),
    SystemType("public.zip-archive", ["public.archive"], ["zip"], "application/zip"),
    SystemType("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], "application/gzip"),
    SystemType("public.font", ["public.data", "public.content"]),
    SystemType("public.contact", ["public.content"]),
    SystemType("public.vcard", ["public.text", "public.contact"], ["vcf"], "text/vcard"),
  ]
}

extension UTType {
  public static let item = UTType(system: "public.item")
  public static let content = UTType(system: "public.content")
  public static let compositeContent = UTType(system: "public.composite-content")
  public static let data = UTType(system: "public.data")
  public static let directory = UTType(system: "public.directory")
  public static let folder = UTType(system: "public.folder")
  public static let executable = UTType(system: "public.executable")
  public static let package = UTType(system: "com.apple.package")
  public static let bundle = UTType(system: "com.apple.bundle")
  public static let application = UTType(system: "com.apple.application")
  public static let url = UTType(system: "public.url")
  public static let fileURL = UTType(system: "public.file-url")
  public static let text = UTType(system: "public.text")
  public static let plainText = UTType(system: "public.plain-text")
  public static let utf8PlainText = UTType(system: "public.utf8-plain-text")
  public static let utf16PlainText = UTType(system: "public.utf16-plain-text")
  public static let delimitedText = UTType(system: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(system: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(system: "public.tab-separated-values-text")
  public static let rtf = UTType(system: "public.rtf")
  public static let html = UTType(system: "public.html")
  public static let xml = UTType(system: "public.xml")
  public static let json = UTType(system: "public.json")
  public static let yaml = UTType(system: "public.yaml")
  public static let propertyList = UTType(system: "com.apple.property-list")
  public static let sourceCode = UTType(system: "public.source-code")
  public static let swiftSource = UTType(system: "public.swift-source")
  public static let script = UTType(system: "public.script")
  public static let image = UTType(system: "public.image")
  public static let png = UTType(system: "public.png")
  public static let jpeg = UTType(system: "public.jpeg")
  public static let tiff = UTType(system: "public.tiff")
  public static let heic = UTType(system: "public.heic")
  public static let gif = UTType(system: "com.compuserve.gif")
  public static let bmp = UTType(system: "com.microsoft.bmp")
  public static let webP = UTType(system: "org.webmproject.webp")
  public static let svg = UTType(system: "public.svg-image")
  public static let rawImage = UTType(system: "public.camera-raw-image")
  public static let pdf = UTType(system: "com.adobe.pdf")
  public static let audiovisualContent = UTType(system: "public.audiovisual-content")
  public static let movie = UTType(system: "public.movie")
  public static let video = UTType(system: "public.video")
  public static let audio = UTType(system: "public.audio")
  public static let quickTimeMovie = UTType(system: "com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType(system: "public.mpeg-4")
  public static let mpeg4Audio = UTType(system: "public.mpeg-4-audio")
  public static let mp3 = UTType(system: "public.mp3")
  public static let wav = UTType(system: "com.microsoft.waveform-audio")
  public static let archive = UTType(system: "public.archive")
  public static let zip = UTType(system: "public.zip-archive")
  public static let gzip = UTType(system: "org.gnu.gnu-zip-archive")
  public static let font = UTType(system: "public.font")
  public static let contact = UTType(system: "public.contact")
  public static let vCard = UTType(system: "public.vcard")
}
