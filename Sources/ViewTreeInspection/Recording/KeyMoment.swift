import ViewTree

/// A moment of a recording that is worth a picture, with the reason.
public struct KeyMoment: Equatable, Sendable {
  public let moment: Int
  public let title: String

  /// The most telling moments of a recording in order of time; at most so many.
  ///
  /// The first and the last one, those in which a rule asked for data, where the content was pulled
  /// furthest, and where the finger let go; then what other rules did, and where nodes came or went.
  public static func chosen(from recording: Recording, most: Int = 6) -> [KeyMoment] {
    var chosen: [KeyMoment] = []
    for candidate in candidates(recording) where chosen.count < most {
      if !chosen.contains(where: { $0.moment == candidate.moment }) { chosen.append(candidate) }
    }
    return chosen.sorted { $0.moment < $1.moment }
  }

  private static func candidates(_ recording: Recording) -> [KeyMoment] {
    let moments = (0..<recording.count).map { recording.steps[$0].moment }
    guard let first = moments.first, let last = moments.last else { return [] }
    var found = [KeyMoment(moment: first.number, title: "at rest")]
    found += rules(of: moments) { $0 == .requested }
    found += [furthest(moments), release(moments)].compactMap { $0 }
    found.append(KeyMoment(moment: last.number, title: "at the end"))
    found += rules(of: moments) { $0 != .requested }
    let phases = zip(moments, moments.dropFirst()).filter {
      $0.machine?.phase != $1.machine?.phase
    }
    found += phases.map {
      KeyMoment(moment: $1.number, title: "the phase is \($1.machine?.phase.rawValue ?? "none")")
    }
    found += (1..<max(1, recording.count)).compactMap { number in
      guard case .changed(let changes) = recording.steps[number].nodes, changes.order != nil else {
        return nil
      }
      return KeyMoment(moment: number, title: "nodes come or go")
    }
    return found
  }

  private static func rules(
    of moments: [RecordedMoment], where isMeant: (RecordedMoment.Machine.Rule.Step) -> Bool
  ) -> [KeyMoment] {
    moments.dropFirst().flatMap { moment in
      (moment.machine?.rules ?? []).filter { isMeant($0.step) }.map {
        KeyMoment(moment: moment.number, title: $0.change)
      }
    }
  }

  private static func furthest(_ moments: [RecordedMoment]) -> KeyMoment? {
    let pulls = moments.map { abs($0.pull ?? 0) }
    guard let most = pulls.max(), most > 0, let index = pulls.firstIndex(of: most) else {
      return nil
    }
    return KeyMoment(moment: index, title: "as far as it goes")
  }

  private static func release(_ moments: [RecordedMoment]) -> KeyMoment? {
    let pairs = zip(moments, moments.dropFirst())
    return pairs.first { $0.finger != nil && $1.finger == nil }.map {
      KeyMoment(moment: $1.number, title: "the finger lets go")
    }
  }
}

extension RecordedMoment {
  /// How far the content is pulled down, as the refresh system counts, else the first scroll view;
  /// nil where nothing scrolls. Points.
  var pull: Double? {
    machine?.pull ?? scrolls.first.map { Double(-$0.offset.y) }
  }
}
