import RefreshSystems
import ViewTree
import ViewTreeInspection

/// One recorded frame of a pull: the tree, the flags, and what changed them.
struct PullMoment {
  let moment: Moment
  /// The flags that are up at the end of the frame, in the order of their declaration.
  let flags: [LKRefreshFlag]
  /// The flag changes of this frame, with their rules, in order; those that the host wrote are not among them.
  let changes: [LKRefreshChange]

  /// How far the content is pulled down. Points; the negative of the content offset.
  var pull: CGFloat { -moment.contentOffset }

  /// Whether a rule gave a flag this value in this frame.
  func turned(_ flag: LKRefreshFlag, to value: Bool) -> Bool {
    changes.contains { $0.flag == flag && $0.value == value }
  }
}

extension PhoneParts {
  /// The phone of one moment: rows, header and footer where the tree has them.
  init(_ moment: PullMoment) {
    self.init(
      moment.moment.tree, header: LKRefreshIdentifier.headerParts,
      footer: LKRefreshIdentifier.footer)
  }
}

/// A whole pull of document 000, recorded frame by frame on the port's real tree.
@MainActor struct PullRecording {
  private(set) var moments: [PullMoment] = []
  private let scene: LKRefreshScene
  private let recorder: MomentRecorder
  private var frozen: Set<LKRefreshFlag> = []

  /// Plays the standard gesture, waits for the host to finish, and touches the list once more.
  ///
  /// The last touch brings the pass in which the frozen flag is cleared.
  init() {
    let events = TurnRecorder(decimals: Tour.decimals)
    scene = LKRefreshScene { $0.observer = events }
    recorder = MomentRecorder(
      scene.host, events: events, scrollIdentifier: LKRefreshIdentifier.list)
    Self.play(scene) { _ in
      record()
      return true
    }
  }

  /// Plays the standard gesture on a scene, waits for the host, and touches the list once more.
  ///
  /// - Parameter body: gets the number of each moment; moments after a false one are not made.
  static func play(_ scene: LKRefreshScene, _ body: (Int) -> Bool) {
    var number = -1
    var goesOn = true
    func step() {
      number += 1
      if goesOn { goesOn = body(number) }
    }
    step()
    if goesOn { scene.host.play(TourGesture.pull, rest: TourGesture.rest) { step() } }
    let frame = 1 / scene.host.framesPerSecond
    for _ in 0..<Int(LKRefreshDemo.delay / frame) where goesOn {
      scene.host.advance(by: frame)
      step()
    }
    if goesOn { scene.host.play(TourGesture.touch, rest: TourGesture.rest) { step() } }
  }

  /// Takes the present moment.
  ///
  /// The two refreshing flags are read where the host keeps them; the frozen flags belong to the view
  /// and only rules write them, so they follow from the changes.
  private mutating func record() {
    let changes = scene.takeChanges()
    for change in changes where change.flag == .headerFrozen || change.flag == .footerFrozen {
      if change.value { frozen.insert(change.flag) } else { frozen.remove(change.flag) }
    }
    var flags = frozen
    if scene.model.headerRefreshing { flags.insert(.headerRefreshing) }
    if scene.model.footerRefreshing { flags.insert(.footerRefreshing) }
    moments.append(
      PullMoment(
        moment: recorder.take(), flags: LKRefreshFlag.allCases.filter(flags.contains),
        changes: changes))
  }
}
