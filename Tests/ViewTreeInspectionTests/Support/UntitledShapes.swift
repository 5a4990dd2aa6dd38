/// The lines of a picture that draw something, and those of them without a title.
func drawnLines(_ svg: String) -> (all: Int, untitled: [Substring]) {
  let drawn = svg.split(separator: "\n").filter { line in
    ["<path", "<circle", "<rect", "<text"].contains { line.contains($0) }
      && !["<clipPath", "<pattern", "<marker"].contains { line.contains($0) }
  }
  return (drawn.count, drawn.filter { !$0.contains("<title>") })
}
