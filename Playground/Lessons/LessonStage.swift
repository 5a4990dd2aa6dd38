import SwiftUI
import ViewTreeInspection

/// A scene of a lesson, laid out and recorded, which the questions query.
///
/// Where a lesson counts cells, texts have a font of 8 points and a measurer for which each character
/// is a square, so "Hello" is 40 x 8. Lists under a finger have a device's font.
/// - Units: points.
@MainActor final class LessonStage {
  let host: TreeHost
  private let recorder: HostRecorder

  /// The stages made while ``stages(madeBy:)`` runs; nil outside of it.
  private static var made: [LessonStage]?

  /// Runs a closure and gives back the stages that it makes, in their order, so that their pictures
  /// can be shown.
  static func stages(madeBy closure: () -> Void) -> [LessonStage] {
    let outer = made
    made = []
    defer { made = outer }
    closure()
    return made ?? []
  }

  /// The window of most scenes.
  static let window = CGSize(width: 300, height: 200)

  /// The host once it shows something, or what it shows already.
  private init(_ host: TreeHost, _ scene: String = "lesson", show: () -> Void = {}) {
    self.host = host
    recorder = HostRecorder(host, scene: scene)
    show()
    recorder.take()
    Self.made?.append(self)
  }

  /// A list under a finger.
  convenience init(list window: CGSize, @ViewBuilder content: () -> some View) {
    let host = TreeHost(size: window, environment: RefreshScenes.environment) { EmptyView() }
    self.init(host) { host.update { content() } }
  }

  convenience init(_ window: CGSize = LessonStage.window, @ViewBuilder content: () -> some View) {
    let host = TreeHost(size: window) { EmptyView() }
    self.init(host) { host.update { content().font(.system(size: 8)) } }
  }

  /// The present moment of a system's own screen.
  convenience init(_ scene: any RefreshScene) { self.init(scene.host, scene.system.rawValue) }

  func record() { recorder.take() }

  /// Moves the content of the first scroll view to an offset, as a finger would, and records it.
  ///
  /// - Parameter pull: how far the content is below its place of rest; negative for further up.
  func pull(by pull: CGFloat) {
    var scroll: ScrollNode?
    func visit(_ node: Node) {
      if scroll == nil { scroll = node as? ScrollNode }
      node.forEachChild(visit)
    }
    visit(host.root)
    scroll?.setOffset(CGPoint(x: 0, y: -pull))
    host.settle()
    recorder.take()
  }

  var recording: Recording { recorder.recording }

  var moment: RecordedMoment { recording[recording.count - 1] }

  // MARK: What questions ask

  /// The node with an identifier.
  ///
  /// - Errors: traps if no view of the scene has it, since the lesson is wrong then.
  func node(_ name: String) -> NodeRecord {
    guard let node = moment.nodes(matching: name).first else {
      preconditionFailure(
        "The lesson asks for '\(name)', expected an identifier of its scene. Add it to the view.")
    }
    return node
  }

  /// Whether the scene has a view with this identifier or type.
  func has(_ name: String) -> Bool { !moment.nodes(matching: name).isEmpty }

  /// The frame in the window.
  func frame(_ name: String) -> CGRect { node(name).window ?? .zero }

  /// The frame in the enclosing view.
  func place(_ name: String) -> CGRect { node(name).frame ?? .zero }

  func size(_ name: String) -> CGSize { frame(name).size }

  /// The proposal to a view when it was placed.
  func proposal(_ name: String) -> Proposal {
    node(name).proposal ?? Proposal(width: nil, height: nil)
  }

  /// The width proposed to the view; NaN for none.
  func askedWidth(_ name: String) -> CGFloat { proposal(name).width ?? .nan }

  /// The proposals to a view with their responses, in order.
  func questions(to name: String) -> [RecordedMoment.Question] {
    let number = node(name).number
    return moment.questions.filter { $0.node == number }
  }
}
