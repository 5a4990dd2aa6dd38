import Testing
import ViewTreeTesting

/// The issues that a call records, none of which fails the test.
@MainActor
func issues(of body: () -> Void) -> [Issue] {
  let found = Issues()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: {
    found.take($0)
  }
  return found.all
}

@MainActor
func issues(of body: @MainActor () async -> Void) async -> [Issue] {
  let found = Issues()
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: {
    found.take($0)
  }
  return found.all
}

/// Expects that a call records one issue, an error with some words, and gives the issue back.
@MainActor
@discardableResult
func expectIssue(
  _ words: String..., sourceLocation: SourceLocation = #_sourceLocation, in body: () -> Void
) -> Issue? {
  let found = issues(of: body)
  let text = found.map(\.text).joined(separator: "\n")
  #expect(found.map(\.severity) == [.error], "\(text)", sourceLocation: sourceLocation)
  for word in words {
    #expect(text.contains(word), "\(text)", sourceLocation: sourceLocation)
  }
  return found.first
}

extension ViewHost {
  /// Expects that the last warning of a host of warnings has some words.
  func expectWarning(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = warnings.last?.message ?? "no warning"
    #expect(text.contains(words), "\(text)", sourceLocation: sourceLocation)
  }
}

private final class Issues: @unchecked Sendable {
  var all: [Issue] = []

  func take(_ issue: Issue) -> Bool {
    all.append(issue)
    return true
  }
}

extension Issue {
  /// The text of the issue, one comment a line.
  var text: String { comments.map(\.rawValue).joined(separator: "\n") }
}
