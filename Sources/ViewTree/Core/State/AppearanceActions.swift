extension View {
  /// Runs an action when the view enters the tree, before the first turn ends.
  ///
  /// Source: STATE-4.2; a child's action comes before its parent's, and both before
  /// preference callbacks (this engine's order; Apple promises none).
  ///
  /// ```swift
  /// struct Loading: View {
  ///   @State private var rows: [String] = []
  ///
  ///   var body: some View {
  ///     VStack { ForEach(rows, id: \.self) { Text($0) } }
  ///       .onAppear { rows = ["a", "b"] }
  ///   }
  /// }
  /// ```
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceActions(appear: action, disappear: nil))
  }

  /// Runs an action when the view has left the tree.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceActions(appear: nil, disappear: action))
  }
}

/// Applied to a list of views, the pair belongs to the whole list: see ``PresenceNode``.
nonisolated struct AppearanceActions: StructuralModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  static var appliesToEachElement: Bool { false }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> AppearanceNode {
    AppearanceNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: AppearanceNode) {
    node.modifier = modifier
  }
}

/// Runs the latest value's actions when the content comes and goes.
///
/// A view that comes and goes within one turn gets both calls, in this order.
final class AppearanceNode: PresenceNode {
  fileprivate(set) var modifier: AppearanceActions

  init(_ modifier: AppearanceActions, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  override func contentAppeared() {
    guard modifier.appear != nil else { return }
    host.enqueueAction("onAppear", self) { self.modifier.appear?() }
  }

  override func contentDisappeared() {
    guard let disappear = modifier.disappear else { return }
    host.enqueueAction("onDisappear", self) { disappear() }
  }
}

extension View {
  /// Starts a task when the view appears and cancels it when the view disappears.
  ///
  /// The task runs on Swift's executor: `settle()` does not run it, `settled()` does (TIME-1.1.5).
  ///
  /// ```swift
  /// struct Names: View {
  ///   let load: () async -> [String]
  ///   @State private var names: [String] = []
  ///
  ///   var body: some View {
  ///     ForEach(names, id: \.self) { Text($0) }.task { names = await load() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: the task's priority.
  ///   - file: the file that a warning names if the task outlasts `settled()`.
  ///   - line: the line that such a warning names.
  ///   - action: runs once.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskAction<Never?>(id: nil, priority: priority, place: "\(file):\(line)", action: action))
  }

  /// Starts a task when the view appears, and again whenever the value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      TaskAction<T>(id: value, priority: priority, place: "\(file):\(line)", action: action))
  }
}

nonisolated struct TaskAction<ID: Equatable>: StructuralModifier {
  let id: ID
  let priority: TaskPriority
  let place: String
  let action: @Sendable () async -> Void

  static var appliesToEachElement: Bool { false }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> TaskNode<ID> {
    TaskNode(modifier, inputs)
  }

  static func updateNode(_ modifier: Self, node: TaskNode<ID>) {
    node.update(modifier)
  }
}

final class TaskNode<ID: Equatable>: PresenceNode {
  private(set) var modifier: TaskAction<ID>
  private var task: Task<Void, Never>?

  init(_ modifier: TaskAction<ID>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  override func contentAppeared() { queueStart() }

  func update(_ modifier: TaskAction<ID>) {
    let isSame = self.modifier.id == modifier.id
    self.modifier = modifier
    if !isSame, isPresent { queueStart() }
  }

  private func queueStart() {
    host.enqueueAction("task", self) { self.start() }
  }

  private func start() {
    guard isPresent, pendingDeparture == nil else { return }
    task?.cancel()
    task = host.tasks.start(modifier.priority, at: modifier.place, modifier.action)
  }

  override func contentDisappeared() {
    task?.cancel()
  }
}
