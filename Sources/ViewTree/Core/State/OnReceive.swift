extension View {
  /// Runs an action for every value of a publisher, as long as the view is in the tree.
  ///
  /// The closure is the latest body's. A value that arrives during an update waits until the update
  /// ends. A body that makes another publisher ends the old subscription. Publishers are the same
  /// when their fields are, so a publisher that each body makes, such as a timer, starts over.
  ///
  /// - Isolation: a value from another thread is taken at the next turn.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveAction(publisher: publisher, action: action))
  }
}

/// Applied to a list of views, it belongs to the whole list.
nonisolated struct ReceiveAction<P: Publisher>: StructuralModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  static var appliesToEachElement: Bool { false }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ReceiveNode<P> {
    ReceiveNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: ReceiveNode<P>) {
    node.update(modifier)
  }
}

/// Keeps the subscription of an `onReceive`.
final class ReceiveNode<P: Publisher>: UnaryNode where P.Failure == Never {
  private var modifier: ReceiveAction<P>
  private var subscription: AnyCancellable?

  init(_ modifier: ReceiveAction<P>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  override func contentIsCurrent(isNew: Bool) {
    if isNew { connect() }
  }

  func update(_ modifier: ReceiveAction<P>) {
    let isSame = ValueComparison.areEqual(self.modifier.publisher, modifier.publisher)
    self.modifier = modifier
    if !isSame { connect() }
  }

  private func connect() {
    subscription?.cancel()
    // Subscribing runs foreign code, whose reads do not belong to the body.
    let outer = Tracking.current
    Tracking.current = nil
    defer { Tracking.current = outer }
    subscription = modifier.publisher.sink { [weak self, inbox = host.inbox] value in
      inbox.perform { self?.take(value) }
    }
  }

  private func take(_ value: P.Output) {
    guard isAlive else { return }
    if host.isUpdating {
      host.enqueueAction("onReceive", self) { [weak self] in
        if let self, self.isAlive { self.modifier.action(value) }
      }
    } else {
      host.observer?.actionQueued("onReceive", self)
      host.observer?.actionRun("onReceive")
      host.time.whileCurrent { modifier.action(value) }
    }
  }

  override func willLeaveTree() {
    subscription = nil
  }
}

/// A view that runs an action for every value of a publisher.
///
/// - Source: Apple documentation, `SubscriptionView`; it works as ``View/onReceive(_:perform:)``
///   does.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  nonisolated public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View {
  public var body: some View { content.onReceive(publisher, perform: action) }
}
