import DocumentListings
import SwiftUI

// Performs the steps of a file, one per line, on the document's own view, and reports after each
// what its code has evaluated and what it remembers. The reader of the report knows what to expect.

@MainActor func tell(_ fields: [String]) {
  print((["viewtree"] + fields).joined(separator: "\t"))
}

@MainActor func tellState(of probe: DocumentProbe, _ hand: Hand) {
  hand.settle()
  for event in probe.events { tell(["event"] + event) }
  probe.events = []
  var state = probe.readers.mapValues { $0() }
  for name in ["header", "content", "footer"] {
    guard let frame = hand.frame(of: name) else { continue }
    state["\(name) frame"] = "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
  }
  tell(["state"] + state.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  // If the run breaks off, the earlier reports are already out.
  fflush(nil)
}

@MainActor func makeScreen(_ words: [String]) -> (DocumentProbe, Hand) {
  var setting: [String: CGFloat] = [:]
  for word in words {
    let parts = word.split(separator: "=")
    setting[String(parts[0])] = Double(parts[1]).map { CGFloat($0) }
  }
  let probe = DocumentProbe(setting)
  let size = CGSize(width: 300, height: setting["viewport"] ?? 600)
  return (probe, Hand(size: size, screen: DocumentScreen(probe: probe)))
}

tell(["defaults"] + DocumentScreen.defaults)
var (probe, hand) = makeScreen([])
for line in try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(
  separator: "\n")
{
  let words = line.split(separator: " ").map(String.init)
  let numbers = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
  switch words[0] {
  case "screen": (probe, hand) = makeScreen(Array(words.dropFirst()))
  case "set": probe.writers[words[1]]?(numbers[0])
  case "touch": hand.touch(at: numbers[0])
  case "drag": hand.drag(by: numbers[0], offset: numbers[1])
  case "lift": hand.lift()
  default: hand.wait(offset: numbers[0])
  }
  tellState(of: probe, hand)
}
