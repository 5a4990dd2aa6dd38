import UIKit
@_exported import ViewTreeInspection

extension ViewHost {
  /// Plays the actions of a finger, starting at the present moment, then lets time pass.
  ///
  /// ```swift
  /// let host = ViewHost(size: CGSize(width: 300, height: 600)) {
  ///   ScrollView { Color.red.frame(height: 1000) }.accessibilityIdentifier("list")
  /// }
  /// host.play("down 150,100 \n move 150,200 over 0.5s \n hold 0.2s")
  /// #expect((host.scrollOffset(of: "list")?.y ?? 0) < -40)
  /// ```
  ///
  /// - Parameter rest: how long the host continues after the last step. Seconds.
  public func play(_ script: GestureScript, rest: Double = 0) {
    tree.play(script.path(reportsPerSecond: framesPerSecond), rest: rest)
  }

  /// Plays a script in its text form, one step per line; see `GestureScript`.
  ///
  /// - Errors: an issue at the caller's line for the first line that cannot be read; nothing is played.
  public func play(
    _ script: String, rest: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(GestureFileError) {
      play(try GestureScript(text: script), rest: rest)
    } catch {
      report("play: \(error)", at: sourceLocation)
    }
  }

  /// How the value of a key at the root is computed: the writers, the brackets, each call of
  /// `reduce`.
  ///
  /// ```swift
  /// struct TotalKey: PreferenceKey {
  ///   static let defaultValue = 0
  ///   static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  /// }
  ///
  /// let host = ViewHost(size: CGSize(width: 100, height: 50)) {
  ///   HStack {
  ///     ForEach(1..<4) { Color.red.preference(key: TotalKey.self, value: $0) }
  ///   }
  /// }
  /// #expect(host.folds(of: TotalKey.self).brackets == "((1, 2), 3)")
  /// ```
  ///
  /// - Cost: repeats the whole fold; counters, and the values that views see, do not change.
  public func folds<K: PreferenceKey>(of key: K.Type) -> PreferenceFolding {
    PreferenceFolding(key, in: tree)
  }

  /// Records everything that happens in the tree while a closure runs, moment by moment.
  public func record<Failure: Error>(
    named title: String = "ViewHost", during body: () throws(Failure) -> Void
  ) throws(Failure) -> Recording {
    let recorder = Recorder(self, named: title)
    try body()
    recorder.stop()
    return recorder.recording
  }
}

/// Records a host until it is stopped or another recorder replaces it: one moment at the start,
/// then one at the end of each turn in which something happens.
///
/// ```swift
/// let host = ViewHost(size: CGSize(width: 100, height: 50)) { Color.red }
/// let recorder = Recorder(host)
/// host.size = CGSize(width: 50, height: 50)
/// recorder.stop()
/// #expect(recorder.recording.count == 2)
/// ```
@MainActor
public final class Recorder {
  private let tree: TreeHost
  private let recorder: HostRecorder

  public init(_ host: ViewHost, named title: String = "ViewHost") {
    tree = host.tree
    recorder = HostRecorder(host.tree, scene: title)
    recorder.take()
    recorder.takesEachTurn = true
  }

  /// The recording so far.
  public var recording: Recording { recorder.recording }

  /// Ends the recording; the host continues unobserved.
  public func stop() {
    if tree.observer === recorder { tree.observer = nil }
  }
}
