import Foundation

/// A headless Chromium that looks at pages; `.ci/browser` installs one.
public struct Browser {
  /// Where it is; nil where there is none, and the tests that need it are left out.
  public static let path: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens a page from a file and gives back its document once its script has run.
  ///
  /// - Errors: what starting the browser throws.
  public static func document(of html: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    try Data(html.utf8).write(to: page)
    let browser = Process()
    browser.executableURL = URL(fileURLWithPath: path ?? "/usr/bin/chromium")
    browser.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=20000", "--dump-dom",
      page.absoluteString,
    ]
    let output = Pipe()
    browser.standardOutput = output
    browser.standardError = FileHandle.nullDevice
    try browser.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    browser.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The colours of pictures at places, in the order in which they are asked for.
  ///
  /// - Parameter questions: each picture as an SVG, with places in points.
  /// - Returns: red, green and blue from 0 to 255 for each place; empty for a picture that cannot be
  ///   read.
  public static func pixels(
    of questions: [(svg: String, places: [(x: Int, y: Int)])]
  ) throws -> [[[Int]]] {
    let entries = questions.map { question in
      let places = question.places.map { "[\($0.x),\($0.y)]" }.joined(separator: ",")
      let svg = Data(question.svg.utf8).base64EncodedString()
      return "{\"svg\":\"\(svg)\",\"places\":[\(places)]}"
    }
    let document = try document(
      of: """
        <!doctype html><meta charset="utf-8"><pre id="answer"></pre><script>
        const questions = [\(entries.joined(separator: ",\n"))];
        (async () => {
          const answers = [];
          for (const question of questions) {
            const image = new Image();
            image.src = "data:image/svg+xml;base64," + question.svg;
            try { await image.decode(); } catch { answers.push([]); continue; }
            const canvas = document.createElement("canvas");
            canvas.width = image.width; canvas.height = image.height;
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            answers.push(question.places.map(([x, y]) =>
              Array.from(context.getImageData(x, y, 1, 1).data).slice(0, 3)));
          }
          document.getElementById("answer").textContent = JSON.stringify(answers);
        })();
        </script>
        """)
    guard let start = document.range(of: "<pre id=\"answer\">"),
      let end = document.range(of: "</pre>", range: start.upperBound..<document.endIndex)
    else { return [] }
    let answer = document[start.upperBound..<end.lowerBound]
    return try JSONDecoder().decode([[[Int]]].self, from: Data(answer.utf8))
  }
}
