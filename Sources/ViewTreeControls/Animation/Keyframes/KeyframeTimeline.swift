/// Tracks of a value, or of its parts, through keyframes.
///
/// - Source: Apple documentation, `Keyframes`.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a list.
  func _collect(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _collect(into tracks: inout _KeyframeTracks<Value>) { body._collect(into: &tracks) }
}

/// The tracks of some keyframes, found by walking through them.
public struct _KeyframeTracks<Value> {
  fileprivate var list: [(duration: Double, apply: (inout Value, Double) -> Void)] = []
  fileprivate let initial: Value

  mutating func append(_ duration: Double, _ apply: @escaping (inout Value, Double) -> Void) {
    list.append((duration, apply))
  }

  var initialValue: Value { initial }
}

/// The values of some keyframes at every moment.
///
/// - Shape: as long as the longest track; each track keeps its last value after its end.
/// - Units: seconds.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, path: content())
  }

  init<K: Keyframes>(initialValue: Value, path: K) where K.Value == Value {
    var tracks = _KeyframeTracks(initial: initialValue)
    path._collect(into: &tracks)
    self.tracks = tracks
  }

  public var duration: TimeInterval { tracks.list.map(\.duration).max() ?? 0 }

  public func value(time: Double) -> Value {
    var value = tracks.initial
    for track in tracks.list { track.apply(&value, time) }
    return value
  }

  /// The value at a share of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// How one part of a value moves through its keyframes.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  public var body: some Keyframes<Root> { EmptyKeyframes<Root>() }

  public func _collect(into tracks: inout _KeyframeTracks<Root>) {
    var points: [_Keyframe<Value>] = []
    content._collect(into: &points)
    let curve = KeyframeCurve(from: tracks.initialValue[keyPath: path], points)
    let path = path
    tracks.append(curve.duration) { $0[keyPath: path] = curve.value(at: $1) }
  }
}

/// No keyframes: the value stays.
public struct EmptyKeyframes<Value>: Keyframes {
  public var body: _KeyframeList<Value> { _KeyframeList { _ in } }
  public func _collect(into tracks: inout _KeyframeTracks<Value>) {}
}

/// Ways beside each other, as a builder makes them.
public struct _KeyframeList<Value>: Keyframes {
  fileprivate let collect: (inout _KeyframeTracks<Value>) -> Void

  public var body: _KeyframeList<Value> { self }
  public func _collect(into tracks: inout _KeyframeTracks<Value>) { collect(&tracks) }
}

/// Builds the curves of a value, or of its parts.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> _KeyframeList<Value>
  where K.Value == Value {
    _KeyframeList { keyframes._collect(into: &$0) }
  }

  /// Points without a track are those of the value itself.
  public static func buildExpression<C: KeyframeTrackContent>(
    _ content: C
  ) -> _KeyframeList<Value> where C.Value == Value {
    let track = KeyframeTrack { content }
    return _KeyframeList { track._collect(into: &$0) }
  }

  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList { tracks in
      for part in parts { part._collect(into: &tracks) }
    }
  }
}
