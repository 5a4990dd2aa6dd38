import Foundation

/// The build-tool plug-in's program: it writes the names of virtual time into a Swift file.
///
/// Arguments: the output file, and the module through which the target knows them, such as
/// `SwiftUI`.
@main
enum VirtualTimeNames {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      throw CocoaError(
        .featureUnsupported,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Expected a file and a module, was given \(arguments.dropFirst().joined(separator: " "))."
        ])
    }
    try Data(text(from: arguments[2]).utf8).write(to: URL(filePath: arguments[1]))
  }

  private static let types = [
    "DispatchQueue", "DispatchTime", "DispatchWallTime", "DispatchTimeInterval", "DispatchWorkItem",
    "DispatchGroup", "DispatchSource", "DispatchSourceTimer", "DispatchSourceProtocol",
    "DispatchQoS", "DispatchWorkItemFlags", "ObservableObject", "Published",
  ]

  private static let operators = ["+", "-"].flatMap { sign in
    ["Double", "DispatchTimeInterval"].map { type in
      """
        @_disfavoredOverload
        public func \(sign) (time: DispatchTime, length: \(type)) -> DispatchTime { time \(sign) length }
      """
    }
  }.joined(separator: "\n\n")

  /// The text of the file; on Apple's platforms the names are Apple's own, and the file is empty.
  private static func text(from module: String) -> String {
    """
    #if !canImport(Darwin)
      import \(module)

    \(types.map { "  public typealias \($0) = \(module).\($0)" }.joined(separator: "\n"))

      // A file sees the operators of its own imports and of its module, whichever types it names.
    \(operators)

      @discardableResult
      public func sleep(_ seconds: UInt32) -> UInt32 { \(module).sleep(seconds) }

      @discardableResult
      public func sleep(_ seconds: Int) -> UInt32 { \(module).sleep(seconds) }

      @discardableResult
      public func usleep(_ microseconds: UInt32) -> Int32 { \(module).usleep(microseconds) }

      @discardableResult
      public func usleep(_ microseconds: Int) -> Int32 { \(module).usleep(microseconds) }

      extension Thread {
        public class func sleep(forTimeInterval ti: TimeInterval) { _sleepThread(for: ti) }

        public class func sleep(until date: Date) { _sleepThread(for: date.timeIntervalSinceNow) }
      }
    #endif

    """
  }
}
