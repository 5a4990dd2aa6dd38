/// An action: a closure with a title.
@MainActor @preconcurrency
open class UIAction: UIResponder {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  public enum State: Int, Sendable { case off, on, mixed }

  public typealias Handler = @MainActor (UIAction) -> Void

  open var title: String
  open var image: UIImage?
  open var attributes: Attributes
  open var state: State
  public let identifier: Identifier
  /// The control that sends the action, set while the handler runs.
  open private(set) var sender: Any?
  private let handler: Handler

  /// - Nil: an action without an identifier gets a unique one.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
