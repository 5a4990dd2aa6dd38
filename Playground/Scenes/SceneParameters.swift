import RefreshSystems
import ViewTree

/// The choices that a refresh system leaves to a host, in the words of its published code.
struct SceneParameters: Equatable {
  /// 000: the pull beyond which a side fires. Points.
  var threshold: CGFloat?
  /// 000: whether the header and the footer are invisible.
  var headerHidden = false
  var footerHidden = false
  /// 001: how high the header is, which counts towards its threshold. Points.
  var headerHeight: CGFloat?
  /// 003: how high header and footer are, which is their threshold. Points.
  var componentHeight: CGFloat?
  /// 001 and 002: which published version is followed, by its name in the traces.
  var version: String?

  /// The options that a command takes for them; each takes a value.
  static let options = [
    "--threshold", "--header-hidden", "--footer-hidden", "--header-height", "--component-height",
    "--version",
  ]

  static func options(of system: RefreshSystemName) -> [String] {
    switch system {
    case .LKRefresh: ["--threshold", "--header-hidden", "--footer-hidden"]
    case .PullToRefresh: ["--header-height", "--version"]
    case .ZHRefresh: ["--version"]
    case .ZKRefresh: ["--component-height"]
    case .WBRefresh: []
    }
  }

  /// The options of each system, in a line.
  static var help: String {
    RefreshSystemName.allCases.compactMap { system in
      let options = options(of: system)
      return options.isEmpty ? nil : "\(system.number) \(options.joined(separator: " "))"
    }.joined(separator: ", ")
  }

  /// Document 001's version that is meant, the third unless told otherwise.
  var pullToRefreshVersion: PullToRefreshVersion {
    version.flatMap(PullToRefreshVersion.init) ?? .third
  }

  /// Document 002's, its own unless told otherwise.
  var zhRefreshVersion: ZHRefreshVersion { version.flatMap(ZHRefreshVersion.init) ?? .delegate }

  init() {}

  /// Reads the options that are meant for a system; others of the command are passed over.
  ///
  /// - Errors: `BadArgument` for an option that the system does not have, and for a value that is not
  ///   one of its own.
  init(_ values: [String: String], of system: RefreshSystemName) throws {
    let accepted = Self.options(of: system)
    for option in Self.options {
      guard let value = values[option] else { continue }
      guard accepted.contains(option) else {
        throw BadArgument(
          given: "'\(option)' for \(system.rawValue)", accepted: Self.accepted(by: system),
          nearest: accepted.first ?? "drag \(system.rawValue)")
      }
      switch option {
      case "--threshold": threshold = try Self.points(value, after: option)
      case "--header-height": headerHeight = try Self.points(value, after: option)
      case "--component-height": componentHeight = try Self.points(value, after: option)
      case "--header-hidden": headerHidden = try Self.answer(value, after: option)
      case "--footer-hidden": footerHidden = try Self.answer(value, after: option)
      default: version = try Self.version(value, of: system)
      }
    }
  }

  private static func accepted(by system: RefreshSystemName) -> String {
    let options = options(of: system)
    return options.isEmpty
      ? "no option: the numbers of \(system.rawValue) are constants of its code"
      : options.joined(separator: ", ")
  }

  /// A length on the screen.
  private static func points(_ text: String, after option: String) throws -> CGFloat {
    guard let points = Double(text), points >= 1, points <= longest else {
      throw BadArgument(
        given: "\(option) \(MessageText.quoted(text))",
        accepted: "points from 1 to \(Int(longest)), the height of the screen",
        nearest: "\(option) 60")
    }
    return CGFloat(points)
  }

  private static let longest: Double = 600

  private static func answer(_ text: String, after option: String) throws -> Bool {
    guard text == "yes" || text == "no" else {
      throw BadArgument(
        given: "\(option) \(MessageText.quoted(text))", accepted: "yes, no",
        nearest: "\(option) yes")
    }
    return text == "yes"
  }

  private static func version(_ text: String, of system: RefreshSystemName) throws -> String {
    let names =
      system == .PullToRefresh
      ? PullToRefreshVersion.allCases.map(\.rawValue) : ZHRefreshVersion.allCases.map(\.rawValue)
    guard names.contains(text) else { throw BadArgument(word: text, among: names) }
    return text
  }
}
