import RefreshSystems
import ViewTree
import ViewTreeInspection

/// One recorded frame of a pull: the tree, and the flags that changed in it.
struct PullMoment {
  let moment: Moment
  /// The flag changes of this frame, with their rules, in order.
  let changes: [LKRefreshChange]

  /// How far the content is pulled down. Points; the negative of the content offset.
  var pull: CGFloat { -moment.contentOffset }

  /// Whether a flag became this value in this frame.
  func turned(_ flag: LKRefreshFlag, to value: Bool) -> Bool {
    changes.contains { $0.flag == flag && $0.value == value }
  }

  /// Whether the header's space is open in the tree: the content stands below its marker.
  var hasHeaderSpace: Bool {
    let content = moment.frame(of: LKRefreshIdentifier.content)?.minY ?? 0
    let stack = moment.frame(of: LKRefreshIdentifier.stack)?.minY ?? 0
    return content > stack
  }
}

/// A whole pull of document 000, recorded frame by frame on the port's real tree.
@MainActor struct PullRecording {
  let moments: [PullMoment]

  /// Plays the standard gesture, waits for the demo's refresh, and touches the list once more.
  ///
  /// The last touch brings the pass in which the frozen flag is cleared.
  init() {
    let scene = LKRefreshScene()
    let recorder = MomentRecorder(scene.host, scrollIdentifier: LKRefreshIdentifier.list)
    var moments: [PullMoment] = []
    func record() {
      moments.append(PullMoment(moment: recorder.take(), changes: scene.takeChanges()))
    }
    let frame = 1 / scene.host.framesPerSecond
    record()
    PullGesture.standard.play(on: scene.host, afterFrame: record)
    for _ in 0..<Int(LKRefreshDemo.delay / frame) {
      scene.host.advance(by: frame)
      record()
    }
    PullGesture.touch.play(on: scene.host, afterFrame: record)
    self.moments = moments
  }
}
