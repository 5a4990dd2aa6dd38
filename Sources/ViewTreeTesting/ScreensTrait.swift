import Testing
import UIKit
import ViewTreeInspection

/// Attaches the screens of a test's hosts at the moment an expectation fails.
///
/// ```swift
/// @Suite(.screens) @MainActor
/// struct ProfileTests {
///   @Test func savesTheName() {
///     let host = ViewHost(size: CGSize(width: 200, height: 100)) { Text("Ada") }
///     #expect(host.find(text: "Ada").frame.width > 0)
///   }
/// }
/// ```
///
/// For each of the first three failures: `screen.svg`, the picture with layout lines; `tree.txt`,
/// the tree; `events.txt`, the last twenty of the test's calls and the changes that they made;
/// `recording.html`, everything that has happened, as a page that opens at the moment of the
/// failure. A view that was not found is one issue: an expectation that fails after it has read that
/// view is not counted again.
///
/// - Cost: each turn of the test's hosts is recorded.
public struct ScreensTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = ScreenLog()
    let issues: IssueHandlingTrait = .compactMapIssues { log.take($0) }
    try await ScreenLog.$current.withValue(log) {
      try await issues.provideScope(for: test, testCase: testCase, performing: function)
    }
    log.attach()
  }
}

extension Trait where Self == ScreensTrait {
  /// Attaches pictures, trees, events and recordings of a test's hosts to its failures.
  public static var screens: ScreensTrait { ScreensTrait() }
}

/// The hosts of one test, and its failures.
///
/// - Safety: `@unchecked` because the lock guards the mutable state; hosts are used on the main
///   actor only.
final class ScreenLog: @unchecked Sendable {
  @TaskLocal static var current: ScreenLog?

  /// A file that documents a failure.
  struct File: Sendable {
    let name: String
    let text: String
    let location: SourceLocation?
  }

  private let lock = NSLock()
  private var hosts: [ViewHost] = []
  private var missing: Set<String> = []
  /// Whether a property of a view that was not found has been read since the last issue.
  private var hasReadAbsent = false
  private var files: [File] = []
  private var failures = 0

  @MainActor func add(_ host: ViewHost) {
    host.log = HostLog(host)
    lock.withLock { hosts.append(host) }
  }

  /// Notes that a finder has reported a missing view at a line.
  func noteMissing(at location: SourceLocation) {
    lock.withLock { _ = missing.insert(Self.line(location)) }
  }

  /// Notes that a test reads a property of a view that no finder has found.
  func noteAbsentRead() {
    lock.withLock { hasReadAbsent = true }
  }

  /// Captures the screens of the hosts; nil for an issue that repeats that a view is missing.
  func take(_ issue: Issue) -> Issue? {
    let line = issue.sourceLocation.map(Self.line)
    let isEcho = lock.withLock {
      defer { hasReadAbsent = false }
      return hasReadAbsent || line.map(missing.contains) == true
    }
    if case .expectationFailed = issue.kind, isEcho { return nil }
    guard issue.isFailure, MainActorAccess.isCurrent else { return issue }
    let location = issue.sourceLocation
    MainActor.assumeIsolated { takeScreens(location) }
    return issue
  }

  @MainActor private func takeScreens(_ location: SourceLocation?) {
    let (number, hosts) = lock.withLock {
      failures += 1
      return (failures, self.hosts)
    }
    guard number <= Self.mostFailures else { return }
    for (index, host) in hosts.enumerated() {
      let place = hosts.count == 1 ? "" : "-host\(index + 1)"
      let name = number == 1 ? place : "\(place)-\(number)"
      let found = host.failureFiles.map {
        File(name: $0.name + name + "." + $0.ending, text: $0.text, location: location)
      }
      lock.withLock { files += found }
    }
  }

  /// Attaches the captured files once the test has run: an attachment is an event of its own, and
  /// no event can be handled while an issue is.
  func attach() {
    for file in lock.withLock({ files }) {
      if let location = file.location {
        Attachment.record(file.text, named: file.name, sourceLocation: location)
      } else {
        Attachment.record(file.text, named: file.name)
      }
    }
  }

  private static func line(_ location: SourceLocation) -> String {
    "\(location.fileID):\(location.line)"
  }

  private static let mostFailures = 3
}
