import Foundation
import GoldenMeasures

/// `swift run Golden [FILE] [SCALE]`: measures everything and writes `golden.json`, or FILE.
@main
@MainActor
enum GoldenProgram {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    GoldenWindow.prepare()
    if words.count > 1, let scale = Double(words[1]) { GoldenWindow.scale = CGFloat(scale) }
    let file = URL(fileURLWithPath: words.first ?? "golden.json")
    try GoldenOutput.write(to: file)
    print("wrote \(file.path)")
  }
}
