import Foundation

/// The means that another program, with all that it starts, may use before it is ended.
///
/// The limits stop mistakes, not attackers: the program runs with the user's rights, and reads and
/// writes what the user may.
///
/// The system keeps the limits of memory, of a file and of processors' time, set before the program
/// starts; where the program has a namespace and a user without privilege, of the number of processes
/// too. All of them together, output and real time are looked after while it runs, twenty times a
/// second: what a superuser's program starts in between is not held, and ends with it. There is no
/// limit on the number of files.
struct ToolLimits {
  /// Real seconds.
  var seconds: Double
  /// Bytes of standard output and standard error together.
  var output: Int
  /// Resident bytes, of all its processes together.
  var memory: Int
  /// Bytes of each file that it writes.
  var file: Int
  /// Processes at one time, itself counted.
  var processes: Int
  /// Whether a program that takes too long or too much memory crashes before it is ended: the runtime
  /// of Swift then tells the calls, if the environment asks for them.
  var endsInCrash = false

  /// A package from nothing, the engine included.
  static let build = ToolLimits(
    seconds: 3600, output: 16 << 20, memory: (2 + 2 * cores) << 30, file: 2 << 30,
    processes: 64 + 8 * cores)
  /// Somebody's own code, with the engine ready.
  static let compilation = build.lasting(300)
  /// A program of somebody's own code.
  static let program = ToolLimits(
    seconds: 300, output: 16 << 20, memory: 1 << 30, file: 16 << 20, processes: 16)

  /// A program of a learner's few lines, judged by what it prints.
  static let exercise = ToolLimits(
    seconds: 5, output: 1 << 20, memory: 512 << 20, file: 1 << 20, processes: 16)

  /// A program that somebody looks at in the terminal. Its seconds are the processor's.
  static let session = program.lasting(3600)

  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  func lasting(_ seconds: Double) -> ToolLimits {
    var limits = self
    limits.seconds = seconds
    return limits
  }

  /// The breach in words whose subject is the program; nil for a program that ended by itself.
  func words(for ending: ToolEnding) -> String? {
    switch ending {
    case .own: nil
    case .tooLong: "ran longer than \(String(format: "%g", seconds)) s and was ended"
    case .tooMuchOutput: "printed more than \(Self.shown(output)) and was ended"
    case .tooMuchMemory: "needed more than \(Self.shown(memory)) of memory and was ended"
    case .tooLargeFile: "wrote a file of more than \(Self.shown(file)) and was ended"
    case .tooManyProcesses: "started more than \(processes) processes and was ended"
    }
  }

  /// A large piece of memory is refused when it is asked for, before any of it is used.
  var silentEnd: String {
    "It printed no error. A program that is refused memory, of which it has \(Self.shown(memory)), can"
      + " end so."
  }

  private static func shown(_ bytes: Int) -> String {
    bytes >= 1 << 30
      ? "\(bytes >> 30) GB" : bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}

/// How another program's run came to its end.
enum ToolEnding: Equatable {
  /// By itself, or by a signal.
  case own
  case tooLong, tooMuchOutput, tooMuchMemory, tooLargeFile, tooManyProcesses

  /// The usual cause in a learner's code, after a colon; empty for the other endings.
  var usualCause: String {
    switch self {
    case .tooLong: ": an endless loop"
    case .tooMuchMemory: ": a loop that collects without end, or endless recursion"
    default: ""
    }
  }
}
