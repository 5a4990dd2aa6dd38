import Foundation

/// A headless Chromium that looks at pages; `.ci/browser` installs one.
public struct Browser {
  /// Where it is; nil where there is none, and the tests that need it are left out.
  public static let path: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Browsers run one after the other beside the tests: whoever waits for one blocks no other.
  private static let queue = DispatchQueue(label: "browser")

  /// The script of axe-core, which `.ci/browser` installs; nil where it is missing.
  public static let axe: String? = try? String(
    contentsOfFile: "/usr/local/share/axe-core/axe.min.js", encoding: .utf8)

  /// The findings of axe-core about a page, by the rules of WCAG 2.2 AA and of best practice: as it
  /// opens, and with all of its parts unfolded.
  ///
  /// - Returns: for each width one line a finding; a line that says so where axe did not run.
  /// - Errors: what starting the browser throws.
  public static func findings(
    in html: String, widths: [Int], isDark: Bool, unfolding: String
  ) async throws -> [String] {
    guard let axe else { return ["axe-core is missing"] }
    let driver = """
      <script nonce="driver" src="axe.js"></script><script nonce="driver">(async () => {
      const wait = (ms) => new Promise((done) => setTimeout(done, ms));
      const found = new Set();
      const look = async () => {
        const result = await axe.run(document, { resultTypes: ["violations"], runOnly:
          ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
        for (const each of result.violations) {
          for (const node of each.nodes) found.add(each.id + ": " + node.target.join(" "));
        }
      };
      try {
        await wait(100); await look();
        \(unfolding)
        for (const each of document.querySelectorAll("details")) each.open = true;
        await wait(100); await look();
        // The next width begins without answers.
        localStorage.clear();
        parent.postMessage(JSON.stringify([...found]), "*");
      } catch (error) { parent.postMessage(JSON.stringify(["axe: " + error]), "*"); }
      })();</script>
      """
    let page = html.replacingOccurrences(of: "script-src ", with: "script-src 'nonce-driver' ")
      .replacingOccurrences(of: "'nonce-driver' 'none'", with: "'nonce-driver'")
      .replacingOccurrences(of: "</body>", with: driver + "</body>")
    let frame = """
      <!doctype html><meta charset="utf-8"><pre id="answer"></pre><script>
      const answers = [];
      const widths = \(widths);
      const next = () => {
        document.querySelector("iframe")?.remove();
        const width = widths.shift();
        if (width === undefined) {
          document.getElementById("answer").textContent = JSON.stringify(answers) + "\\n";
          return;
        }
        const frame = document.createElement("iframe");
        Object.assign(frame, { width, height: 900, src: "page.html" });
        document.body.append(frame);
        onmessage = (event) => {
          answers.push(...JSON.parse(event.data).map((line) => width + ": " + line));
          next();
        };
      };
      addEventListener("load", next);
      </script>
      """
    let (document, _, _) = try await run(
      ["page.html": page, "axe.js": axe, "frame.html": frame],
      ["--virtual-time-budget=60000"]
        + (isDark ? ["--blink-settings=preferredColorScheme=0"] : []), file: "frame.html")
    guard let start = document.range(of: "<pre id=\"answer\">"),
      let end = document.range(of: "</pre>", range: start.upperBound..<document.endIndex),
      start.upperBound < end.lowerBound
    else { return ["axe did not answer"] }
    let answer = document[start.upperBound..<end.lowerBound]
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&amp;", with: "&")
    return try JSONDecoder().decode([String].self, from: Data(answer.utf8))
  }

  /// Opens a page from a file and gives back its document once its script has run.
  ///
  /// - Errors: what starting the browser throws.
  public static func document(of html: String) async throws -> String {
    try await run(["page.html": html], ["--virtual-time-budget=20000"], file: "page.html").document
  }

  /// The output of a page while it was driven.
  public struct Visit: Sendable {
    /// The value that the driving script gave back, as JSON.
    public var answer: String
    /// The lines that the browser wrote about the page to its console.
    public var messages: [String]
  }

  /// Opens a page in a frame of a width, drives it with a script, and hears what the console says.
  ///
  /// The script is the body of an asynchronous function, which gives back a value; `wait(ms)` lets
  /// time pass, `press(key)` presses a key, and `work()` takes some real time. Virtual time does not
  /// wait for the browser's frames; after some work one comes, with what observes sizes.
  ///
  /// - Parameters:
  ///   - fragment: the end of the address, after `#`.
  ///   - width: points, as narrow as one likes.
  public static func visit(
    _ html: String, fragment: String = "", width: Int = 1440, height: Int = 900, script: String
  ) async throws -> Visit {
    let driver = """
      <script nonce="driver">(async () => {
      const wait = (ms) => new Promise((done) => setTimeout(done, ms));
      const press = (key, options = {}) => (document.activeElement ?? document.body)
        .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));
      const work = () => Array.from({ length: 5e5 }, (_, index) => index % 7).sort().length;
      try { parent.postMessage(JSON.stringify(await (async () => {\(script)})()), "*"); }
      catch (error) { parent.postMessage(JSON.stringify({ error: String(error) }), "*"); }
      })();</script>
      """
    // The page's policy names its own scripts; for a visit it allows the driver's as well.
    let page = html.replacingOccurrences(of: "script-src ", with: "script-src 'nonce-driver' ")
      .replacingOccurrences(of: "</body>", with: driver + "</body>")
    let frame = """
      <!doctype html><meta charset="utf-8"><pre id="answer"></pre><script>
      addEventListener("message", (event) => {
        document.getElementById("answer").textContent = event.data;
      });
      </script><iframe width="\(width)" height="\(height)" src="page.html#\(fragment)"></iframe>
      """
    let (document, messages, _) = try await run(
      ["page.html": page, "frame.html": frame],
      [
        "--virtual-time-budget=20000", "--run-all-compositor-stages-before-draw",
        "--enable-logging=stderr",
      ], file: "frame.html")
    guard let start = document.range(of: "<pre id=\"answer\">"),
      let end = document.range(of: "</pre>", range: start.upperBound..<document.endIndex)
    else { return Visit(answer: "", messages: messages) }
    let answer = document[start.upperBound..<end.lowerBound]
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&amp;", with: "&")
    return Visit(answer: answer, messages: messages)
  }

  /// The document of a page as it is when it has been loaded, in real time.
  public static func loaded(_ html: String) async throws -> String {
    try await run(["page.html": html], [], file: "page.html").document
  }

  /// How many sheets a page takes when it is printed.
  public static func sheets(of html: String) async throws -> Int {
    let printed = try await run(
      ["page.html": html], ["--print-to-pdf=page.pdf", "--no-pdf-header-footer"],
      file: "page.html", wants: nil, reads: "page.pdf"
    ).file
    return String(decoding: printed, as: UTF8.self).matches(of: /\/Type\s*\/Page[^s]/).count
  }

  /// Runs the browser on one of some files in a folder of their own, as its working directory.
  ///
  /// - Returns: the document, the browser's lines about the console, and the file that was asked for.
  private static func run(
    _ files: [String: String], _ arguments: [String], file: String, wants: String? = "--dump-dom",
    reads: String? = nil
  ) async throws -> (document: String, messages: [String], file: Data) {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result { try runNow(files, arguments, file: file, wants: wants, reads: reads) })
      }
    }
  }

  private static func runNow(
    _ files: [String: String], _ arguments: [String], file: String, wants: String?, reads: String?
  ) throws -> (document: String, messages: [String], file: Data) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let browser = Process()
    browser.executableURL = URL(fileURLWithPath: path ?? "/usr/bin/chromium")
    browser.currentDirectoryURL = folder
    let page = folder.appendingPathComponent(file).absoluteString
    browser.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=1500,1000", "--user-data-dir=\(folder.path)/profile",
      ] + arguments + [wants, page].compactMap { $0 }
    let log = folder.appendingPathComponent("log")
    try Data().write(to: log)
    browser.standardError = try FileHandle(forWritingTo: log)
    let output = Pipe()
    browser.standardOutput = output
    try browser.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    browser.waitUntilExit()
    let lines = String(decoding: try Data(contentsOf: log), as: UTF8.self).split(separator: "\n")
    return (
      String(decoding: data, as: UTF8.self),
      lines.filter { $0.contains("CONSOLE") }.map(String.init),
      try reads.map { try Data(contentsOf: folder.appendingPathComponent($0)) } ?? Data()
    )
  }

  /// The colours of pictures at places, in the order in which they are asked for.
  ///
  /// - Parameter questions: each picture as an SVG, with places in points.
  /// - Returns: red, green and blue from 0 to 255 for each place; empty for a picture that cannot be
  ///   read.
  public static func pixels(
    of questions: [(svg: String, places: [(x: Int, y: Int)])]
  ) async throws -> [[[Int]]] {
    let entries = questions.map { question in
      let places = question.places.map { "[\($0.x),\($0.y)]" }.joined(separator: ",")
      let svg = Data(question.svg.utf8).base64EncodedString()
      return "{\"svg\":\"\(svg)\",\"places\":[\(places)]}"
    }
    let document = try await document(
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
