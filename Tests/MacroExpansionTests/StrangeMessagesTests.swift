import Foundation
import Testing

/// The built program of the macros, given messages that no compiler writes.
@Suite("Strange messages")
struct StrangeMessagesTests {
  /// Messages of the compiler, recorded and shortened.
  private static let recorded = [
    #"{"getCapability":{"capability":{"protocolVersion":7}}}"#,
    #"""
    {"expandFreestandingMacro":{"macro":{"moduleName":"ViewTreeMacros","name":"Preview",
    "typeName":"PreviewMacro"},"discriminator":"$s1A7PreviewfMf_","macroRole":"declaration",
    "lexicalContext":[],"syntax":{"kind":"declaration","source":"#Preview(\"a \\(1)\") { Text(\"b\") }",
    "location":{"fileID":"A/B.swift","fileName":"/B.swift","line":4,"column":3,"offset":100}}}}
    """#,
    #"""
    {"expandAttachedMacro":{"macro":{"moduleName":"ViewTreeMacros","name":"Entry",
    "typeName":"EntryMacro"},"macroRole":"accessor","discriminator":"$s","attributeSyntax":
    {"kind":"attribute","source":"@Entry"},"declSyntax":{"kind":"declaration",
    "source":"@Entry let a: Int? = \"\\(f(\"\\(1)\"))\" /* c */","location":{"fileID":"A/B.swift",
    "fileName":"/B.swift","line":4,"column":3,"offset":100}},
    "lexicalContext":[{"kind":"declaration","source":"extension EnvironmentValues {}"}]}}
    """#,
    #"""
    {"expandAttachedMacro":{"macro":{"moduleName":"ViewTreeMacros","name":"UncheckedAccess",
    "typeName":"UncheckedAccessMacro"},"macroRole":"memberAttribute","discriminator":"$s",
    "declSyntax":{"kind":"declaration","source":"private(set) var a = /x/ { didSet {} }"}}}
    """#,
  ]

  private struct Random: RandomNumberGenerator {
    var state: UInt64

    // SplitMix64.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
      return word ^ word >> 31
    }
  }

  /// A value of JSON with one part of it changed.
  private static func mutated(_ value: Any, _ random: inout Random) -> Any {
    let isHere = Int.random(in: 0..<4, using: &random) == 0
    switch value {
    case var fields as [String: Any] where !isHere && !fields.isEmpty:
      let names = fields.keys.sorted()
      let name = names[Int.random(in: 0..<names.count, using: &random)]
      fields[name] =
        Int.random(in: 0..<5, using: &random) == 0 ? nil : mutated(fields[name] ?? 0, &random)
      return fields
    case var list as [Any] where !isHere && !list.isEmpty:
      list[0] = mutated(list[0], &random)
      return list
    case let text as String where !isHere:
      // Source that is cut off anywhere, or nested deeply.
      let cut = text.prefix(Int.random(in: 0...text.count, using: &random))
      let nest = ["\"\\(", "(", "/*", "`", "<", "#\"", "@a("].randomElement(using: &random) ?? ""
      return String(cut)
        + String(repeating: nest, count: [0, 1, 5000].randomElement(using: &random) ?? 0)
    default:
      let others: [Any] = [
        NSNull(), true, -1, Int.max, Int.min, 1e300, "", "text", [Any](), [String: Any](), [[[1]]],
      ]
      return others[Int.random(in: 0..<others.count, using: &random)]
    }
  }

  private static func messages(seed: UInt64) throws -> [Data] {
    var random = Random(state: seed)
    var messages: [Data] = []
    for text in recorded {
      let whole = Data(text.utf8)
      let value = try JSONSerialization.jsonObject(with: whole)
      for _ in 0..<60 {
        messages.append(
          try JSONSerialization.data(
            withJSONObject: mutated(value, &random), options: [.fragmentsAllowed]))
      }
      for _ in 0..<10 {
        messages.append(whole.prefix(Int.random(in: 1..<whole.count, using: &random)))
        var spoiled = whole
        spoiled[Int.random(in: 0..<whole.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
        messages.append(spoiled)
      }
    }
    let deep = 100_000
    messages.append(Data(String(repeating: "[", count: deep).utf8))
    messages.append(
      Data(
        (String(repeating: "{\"a\":", count: deep) + "1" + String(repeating: "}", count: deep)).utf8
      ))
    return messages
  }

  private static func framed(_ message: Data) -> Data {
    withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) } + message
  }

  /// The answers of the program to bytes on its standard input, and its exit code.
  private func answers(to input: Data) throws -> (answers: [Data], code: Int32) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ViewTree-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (given, said) = (folder.appending(path: "in"), folder.appending(path: "out"))
    try input.write(to: given)
    try Data().write(to: said)
    let program = Process()
    program.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "ViewTreeMacros-tool")
    program.environment = ["SWIFT_BACKTRACE": "enable=no"]
    program.standardInput = try FileHandle(forReadingFrom: given)
    program.standardOutput = try FileHandle(forWritingTo: said)
    program.standardError = FileHandle.nullDevice
    try program.run()
    program.waitUntilExit()
    var rest = try Data(contentsOf: said)[...]
    var answers: [Data] = []
    while rest.count >= 8 {
      let count = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      answers.append(Data(rest.dropFirst(8).prefix(count)))
      rest = rest.dropFirst(8 + count)
    }
    return (answers, program.terminationStatus)
  }

  private func message(in answer: Data) throws -> String? {
    let answer = try #require(JSONSerialization.jsonObject(with: answer) as? [String: Any])
    let result = answer["expandMacroResult"] as? [String: Any]
    return (result?["diagnostics"] as? [[String: Any]])?.first?["message"] as? String
  }

  @Test("each of 322 mutated messages is answered by the built program", arguments: [1, 2, 3])
  func mutated(seed: UInt64) throws {
    let messages = try Self.messages(seed: seed)
    let (answers, code) = try answers(to: messages.map(Self.framed).reduce(Data(), +))
    #expect(answers.count == messages.count)
    #expect(code == 0)
    for answer in answers {
      let fields = try #require(JSONSerialization.jsonObject(with: answer) as? [String: Any])
      #expect(fields["getCapabilityResult"] != nil || fields["expandMacroResult"] != nil)
    }
  }

  @Test(
    "a message that is no question gets a diagnostic that says what is wrong with it",
    arguments: [
      ("{}", "it asks for nothing that these macros answer"),
      (
        #"{"expandAttachedMacro": {"macro": {}}}"#,
        "expandAttachedMacro.macro.typeName: it is missing"
      ),
      (#"{"expandFreestandingMacro": 5}"#, "expandFreestandingMacro: expected "),
      (#"{"loadPluginLibrary": {}}"#, "it asks for nothing"),
      ("[", "cannot read a message of the compiler"),
    ])
  func diagnostic(_ text: String, _ words: String) throws {
    let (answers, code) = try answers(to: Self.framed(Data(text.utf8)))
    #expect(code == 0)
    let message = try message(in: #require(answers.first))
    #expect(message?.contains(words) == true, "\(message ?? "none")")
  }

  @Test("an offset at the end of all numbers is no sum that overflows")
  func largeOffset() throws {
    let text = Self.recorded[2].replacing("\"offset\":100", with: "\"offset\":\(Int.max)")
    let (answers, code) = try answers(to: Self.framed(Data(text.utf8)))
    #expect(code == 0)
    #expect(try message(in: #require(answers.first)) != nil)
  }

  @Test(
    "a length without its message ends the program, and an impossible one is answered",
    arguments: [(UInt64(1 << 20), 0), (UInt64.max, 1), (UInt64(1) << 63, 1), (UInt64(1) << 40, 1)])
  func lengths(_ length: UInt64, _ count: Int) throws {
    let head = withUnsafeBytes(of: length.littleEndian) { Data($0) }
    let (answers, code) = try answers(to: head + Data("{}".utf8))
    #expect(code == 0)
    #expect(answers.count == count)
    for answer in answers { #expect(try message(in: answer)?.contains("bytes") == true) }
  }
}
