/// An object that a program hands to another one, for drags and the pasteboard.
///
/// It keeps the object itself; nothing is written as data. A handler is called at once, on the caller's
/// thread.
///
/// - Source: Apple documentation, `NSItemProvider`.
/// - Safety: `@unchecked` because the object is handed on as it came.
public final class NSItemProvider: @unchecked Sendable {
  private let item: AnyObject?
  public let registeredTypeIdentifiers: [String]

  public init() {
    item = nil
    registeredTypeIdentifiers = []
  }

  public init(object: any NSItemProviderWriting) {
    item = object
    registeredTypeIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
  }

  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.item = item.map { $0 as AnyObject }
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  /// The file at an address, under the type of its extension; nil where there is no such file.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    item = NSURL(fileURLWithPath: fileURL.path)
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    registeredTypeIdentifiers = [type.identifier, UTType.fileURL.identifier]
  }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: type) == true }
  }

  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    (item as? any NSItemProviderReading).map { Self.isKind(type(of: $0), of: aClass) } ?? false
  }

  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    item is T._ObjectiveCType
  }

  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = canLoadObject(ofClass: aClass) ? item as? any NSItemProviderReading : nil
    completionHandler(object, object == nil ? NSItemProvider.notThere : nil)
    return Self.done()
  }

  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let value = (item as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
    completionHandler(value, value == nil ? NSItemProvider.notThere : nil)
    return Self.done()
  }

  private static func isKind(_ found: AnyClass, of wanted: AnyClass) -> Bool {
    var current: AnyClass? = found
    while let candidate = current {
      if candidate == wanted { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  private static func done() -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  /// Source: the domain and code of Apple's `NSItemProvider.ErrorCode.itemUnavailableError`.
  private static var notThere: any Error {
    NSError(domain: "NSItemProviderErrorDomain", code: -1000)
  }
}

/// An object that an item provider can hand on.
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that an item provider can give.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
}
