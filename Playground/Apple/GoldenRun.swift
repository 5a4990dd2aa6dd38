import Foundation

/// The package of measurements, built and run on this engine.
@MainActor struct GoldenRun {
  private let scratch: ScratchPackage
  private let console: Console

  /// - Parameter scratch: where the engine is built; nil for the folder that `document` uses too.
  init(scratch: String?, _ console: Console) throws {
    self.scratch = try ScratchPackage(folder: scratch, package: nil)
    self.console = console
  }

  /// This engine's measurements of everything in a file, at the file's pixels per point.
  func measurements(like file: GoldenFile) throws -> GoldenFile {
    let package = GoldenPackage(
      ScratchPackage.temporaryFolder("golden", for: scratch.folder.path),
      sources: try file.sources())
    console.line(
      "measuring the same on this engine, in \(MessageText.line(package.folder.path)) ...")
    return try scratch.whileLocked {
      try package.replace()
      let build = try scratch.build(["--product", GoldenPackage.program], of: package.folder)
      guard build.exitCode == 0 else { throw Self.failure("its build", build) }
      let output = package.folder.appendingPathComponent("engine.json")
      try? FileManager.default.removeItem(at: output)
      let run = try ToolRun(
        scratch.program(GoldenPackage.program).path, [output.path, "\(file.scale)"],
        limits: .program)
      guard run.exitCode == 0, let text = try? String(contentsOf: output, encoding: .utf8) else {
        throw Self.failure("its run", run)
      }
      do {
        return try GoldenFile(text: text)
      } catch let failure as GoldenFailure {
        throw ScratchFailure("this engine's measurements: \(failure.reason)")
      }
    }
  }

  private static func failure(_ what: String, _ run: ToolRun) -> ScratchFailure {
    ScratchFailure(
      "the package of measurements cannot be used: \(what) "
        + (run.breach ?? "ended with code \(run.exitCode). \(run.complaint)"))
  }
}
