/// The header of document 000 as the five lines that decide it, right or with one fault.
///
/// A test checks it against the port of the whole system.
struct HeaderPort {
  /// A mistake that a porter of the header might make.
  enum Fault: String, CaseIterable, Sendable {
    case firesAtThreshold = "fires at the threshold as well, with >= for >"
    case firesEarly = "has a threshold of 119"
    case firesLate = "has a threshold of 121"
    case needsNoCrossing = "fires beyond the threshold without having crossed it"
    case crossesFromBelowOnly = "fires only from below the threshold, with < for <="
    case neverFreezes = "never freezes"
    case freezesAtOnce = "freezes as soon as it fires"
    case freezesBelowOnly = "freezes only below the threshold, with < for <="
    case staysFrozen = "stays frozen when the host has ended"
    case endsByItself = "ends the refresh when the content comes back"
  }

  private let fault: Fault?
  private var previous = 0.0
  private(set) var isRefreshing = false
  private(set) var isFrozen = false
  /// The rule that decided the last step, with its numbers.
  private(set) var reason = ""

  init(_ fault: Fault? = nil) {
    self.fault = fault
  }

  private var threshold: Double {
    switch fault {
    case .firesEarly: 119
    case .firesLate: 121
    default: 120
    }
  }

  /// - Rules: S0.12, S0.14.
  mutating func pull(_ pull: Double) {
    let isBeyond = fault == .firesAtThreshold ? pull >= threshold : pull > threshold
    let hasCrossed =
      switch fault {
      case .needsNoCrossing: true
      case .crossesFromBelowOnly: previous < threshold
      case .firesAtThreshold: previous < threshold
      default: previous <= threshold
      }
    reason = "a pull of \(pull) after \(previous)"
    if !isRefreshing, isBeyond, hasCrossed {
      isRefreshing = true
      reason += " crosses the threshold of 120 (S0.12)"
    } else if !isRefreshing {
      reason += " does not cross the threshold of 120 from at most 120 to more (S0.12)"
    }
    freeze(pull)
    previous = pull
  }

  private mutating func freeze(_ pull: Double) {
    guard isRefreshing else {
      if fault != .staysFrozen { isFrozen = false }
      return
    }
    if fault == .freezesAtOnce { isFrozen = true }
    let isBack = fault == .freezesBelowOnly ? pull < threshold : pull <= threshold
    guard previous > threshold, isBack else { return }
    if fault == .endsByItself {
      isRefreshing = false
    } else if fault != .neverFreezes {
      isFrozen = true
      reason += " comes back across the threshold of 120 (S0.14)"
    }
  }

  mutating func hostEnds() {
    isRefreshing = false
    reason = "the host has ended: the header is frozen until the next pull is seen"
  }

  /// Performs one line of a table, given without its flags.
  mutating func perform(_ words: [Substring]) {
    if words.first == "pull", words.count > 1 { pull(Double(words[1]) ?? .nan) } else { hostEnds() }
  }
}
