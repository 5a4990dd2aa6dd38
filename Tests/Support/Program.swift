import Foundation

/// Runs a program to its end; gives its exit code and all that it has written.
public func runProgram(
  _ arguments: [String], environment: [String: String]? = nil
) throws -> (code: Int32, text: String) {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = arguments
  if let environment { process.environment = environment }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
