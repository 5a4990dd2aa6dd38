import RefreshSystems

/// One of the tour's chosen moments: what to look at, and when it is.
struct TourMoment {
  let title: String
  /// A description of what the learner should see in it, one or two sentences.
  let lesson: String
  let index: Int

  /// The dozen moments of the pull, found by what happens in them, in order of time.
  ///
  /// A condition that no recorded frame meets leaves its moment out; a test counts twelve.
  static func chosen(from moments: [PullMoment]) -> [TourMoment] {
    let threshold = LKRefresh.defaultThreshold
    let arrowStart = threshold * LKRefreshRotation.startFraction
    let fires = moments.firstIndex { $0.turned(.headerRefreshing, to: true) }
    let freezes = moments.firstIndex { $0.turned(.headerFrozen, to: true) }
    let highest = moments.map(\.pull).max() ?? 0
    let furthest = moments.firstIndex { $0.pull == highest }
    let lifted = freezes.flatMap { freezes in
      moments.indices.first { $0 > freezes && moments[$0].moment.fingerTranslation == nil }
    }
    let ends = freezes.flatMap { freezes in
      moments.indices.first { $0 > freezes && !moments[$0].flags.contains(.headerRefreshing) }
    }
    let thaws = moments.firstIndex { $0.turned(.headerFrozen, to: false) }
    let found: [(String, String, Int?)] = [
      (
        "at rest", "Document 000, published SwiftUI code for pull to refresh; nothing moves yet.", 0
      ),
      (
        "the finger pulls", "The content follows less and less: that is the rubber band.",
        moments.firstIndex { $0.pull >= 30 }
      ),
      (
        "the arrow turns",
        "From 60 % of the threshold on the arrow is turned, by 45 degrees at once.",
        moments.firstIndex { $0.pull >= arrowStart }
      ),
      (
        "just before the threshold", "The pull is short of 120: no flag moves.",
        fires.map { $0 - 1 }
      ),
      ("the header fires", "One frame later the pull is past 120, and was not before.", fires),
      ("as far as it goes", "Further down changes nothing: the flag is up already.", furthest),
      (
        "just before it freezes", "On the way back the pull is still past 120.",
        freezes.map { $0 - 1 }
      ),
      (
        "the header freezes",
        "The code holds the content 120 lower: that is the space for the header.",
        freezes
      ),
      ("the finger lets go", "A spring takes over and brings the pull back to 0.", lifted),
      (
        "at rest, refreshing", "The pull is 0 again, and yet the content is 120 lower.",
        ends.map { $0 - 1 }
      ),
      (
        "the app has finished", "It cleared the refreshing flag: the space closes.",
        ends
      ),
      (
        "the next touch",
        "Something moves: the code looks again, and clears its frozen flag.",
        thaws
      ),
    ]
    return found.compactMap { title, lesson, index in
      index.map { TourMoment(title: title, lesson: lesson, index: $0) }
    }
  }
}
