/// One document from its text to a verdict: read, place, compile, run beside the port, report.
@MainActor struct DocumentRun {
  let document: MarkdownDocument
  let recipes: [DocumentRecipe]
  let console: Console

  /// Runs the steps and returns the exit code; the last line of output sums them up.
  ///
  /// Steps:
  /// 1. Without listings: say so, 2.
  /// 2. Find the recipe; without one the listings are tried at file level and the outcome is 2.
  /// 3. Print where each listing goes, or why it is left out, what became of it in the port, and
  ///    each number that the listings give otherwise than the port. A document of which nothing can be
  ///    compiled ends here: 0 without such a number, otherwise 1.
  /// 4. Compile in the scratch package; errors are printed with the document's line numbers, 2.
  /// 5. Run the driver; 0 when document and port are equal in every step, otherwise 1.
  func run(in scratchPackage: () throws -> ScratchPackage) throws -> Int32 {
    console.note(
      "\(document.path): \(document.lineCount) lines, \(document.listings.count) listings")
    guard !document.listings.isEmpty else {
      console.complain(
        "\(document.path): no listings; a listing is between two lines of ``` or ~~~, "
          + "or is indented by four columns")
      return ExitCode.unusable
    }
    let recipe = DocumentRecipe.recognising(document.listings, among: recipes) ?? .unknown
    let program = DocumentProgram(document: document, recipe: recipe)
    printListings(of: program, recipe: recipe)
    if let correspondence = recipe.correspondence {
      console.lines(
        CorrespondenceTable(correspondence: correspondence, document: document).lines)
    }
    statedDifferences(recipe).forEach { console.note("  difference: \($0)") }
    if let reason = recipe.runsNothingBecause {
      return finish(recipe, .nothing(because: reason), code: ExitCode.success)
    }
    guard program.placements.contains(where: \.isPart) else {
      console.complain("\(document.path): no listing of it is Swift that can be compiled")
      return finish(recipe, .nothing(because: "no listing can be compiled"))
    }
    let scratch = try scratchPackage()
    if recipe.driver != nil, let engine = scratch.givenEngine {
      console.complain(
        "document \(recipe.number) needs UIKit beside SwiftUI and runs on ViewTree alone, not on"
          + " \(engine); leave --engine out")
      return finish(recipe, .nothing(because: "the engine has no UIKit"))
    }
    console.line("compiling in \(scratch.folder.path)")
    return try scratch.whileLocked {
      try compileAndRun(program, recipe: recipe, scratch: scratch)
    }
  }

  private func printListings(of program: DocumentProgram, recipe: DocumentRecipe) {
    for (listing, placement) in zip(document.listings, program.placements) {
      let outcome =
        switch placement {
        case .part(let index): recipe.parts[index].place
        case .leftOut(let reason): "left out: \(reason)"
        }
      let names = SwiftOutline(of: listing.text).declarations.map(\.name)
      var text = "  listing \(listing.number), \(listing.place): \(outcome)"
      if case .part = placement, !names.isEmpty {
        text += " (\(names.joined(separator: ", ")))"
      }
      if !listing.isClosed {
        text += "; its fence is never closed, so it reaches to the end"
      }
      console.note(text)
    }
  }

  private func compileAndRun(
    _ program: DocumentProgram, recipe: DocumentRecipe, scratch: ScratchPackage
  ) throws -> Int32 {
    try scratch.write(listingFiles: program.listingFiles, recipe: recipe)
    let listingBuild = try scratch.build(.listings)
    guard listingBuild.exitCode == 0 else {
      let errors = CompilerMessage.errors(in: listingBuild.output).map(program.inDocument)
      complain(about: listingBuild, errors: errors, scratch)
      return finish(
        recipe, compiled: compiledCount(program, errors: errors),
        .nothing(because: "the listings do not compile"))
    }
    let compiled = placedListings(program).count
    guard recipe.runs else {
      console.complain(
        "\(document.path): not recognised; its listings declare less than half the names of "
          + "document \(recipes.map { "\($0.number) (\($0.system))" }.joined(separator: ", "))")
      return finish(
        recipe, compiled: compiled, .nothing(because: "the document is not recognised"))
    }
    let driverBuild = try scratch.build(.driver)
    guard driverBuild.exitCode == 0 else {
      complain(
        about: driverBuild, errors: CompilerMessage.errors(in: driverBuild.output), scratch)
      return finish(
        recipe, compiled: compiled,
        .nothing(because: "what drives the listings does not compile with these"))
    }
    let run = try scratch.runDriver(steps: recipe.replay?.steps ?? [])
    return compare(
      run, recipe: recipe, compiled: compiled, hasFinger: scratch.engine.hasFinger)
  }

  /// Fewer steps than this prove nothing.
  private static let leastSteps = 2000

  private func compare(
    _ driver: ToolRun, recipe: DocumentRecipe, compiled: Int, hasFinger: Bool
  ) -> Int32 {
    let report =
      recipe.replay.map {
        $0.report(of: DriverStates(output: driver.output), hasFinger: hasFinger)
      }
      ?? DriverReport(output: driver.output)
    report.pull.forEach { console.note("  pull: \($0)") }
    let shown = 5
    report.differences.prefix(shown).forEach { console.note("  difference: \($0)") }
    if report.differences.count > shown {
      console.line("  and \(report.differences.count - shown) more")
    }
    if let breach = driver.breach {
      console.complain("the document's code \(breach) before all steps were compared")
    } else if driver.exitCode != 0 {
      console.complain(
        "the document's code ended with code \(driver.exitCode) before all steps were compared")
    }
    if report.steps < Self.leastSteps {
      console.complain(
        "only \(report.steps) steps reached the document's code, \(Self.leastSteps) are expected: "
          + "do its markers still report, and does its code still hear them?")
    }
    let isEqual =
      driver.exitCode == 0 && report.differenceCount == 0 && report.steps >= Self.leastSteps
    return finish(
      recipe, compiled: compiled, .compared(report),
      code: isEqual ? ExitCode.success : ExitCode.difference)
  }

  /// Prints the compiler's errors, or the whole output of a build that failed without any.
  private func complain(
    about build: ToolRun, errors: [CompilerMessage], _ scratch: ScratchPackage
  ) {
    if let breach = build.breach {
      console.complain("the build \(breach)")
    } else if errors.isEmpty {
      console.complain(build.output)
    }
    errors.forEach { console.complain($0.text) }
    guard let engine = scratch.givenEngine else { return }
    if let lack = EngineNeeds.lack(in: build.output, errors: errors) {
      console.complain("\(engine) \(lack)")
    }
  }

  private func placedListings(_ program: DocumentProgram) -> [Listing] {
    zip(document.listings, program.placements).filter(\.1.isPart).map(\.0)
  }

  /// The placed listings without a reported error.
  ///
  /// An error on the line after a listing (a missing brace) belongs to it. If all errors are in
  /// generated text, the listings do not fit together and none of them counts.
  private func compiledCount(
    _ program: DocumentProgram, errors: [CompilerMessage]
  ) -> Int {
    let lines = errors.filter { $0.path == document.path }.map(\.line)
    guard !lines.isEmpty else { return 0 }
    return placedListings(program).count { listing in
      !lines.contains { (listing.firstLine...listing.lastLine + 2).contains($0) }
    }
  }

  /// The numbers that the listings state differently from the port, by their text.
  private func statedDifferences(_ recipe: DocumentRecipe) -> [String] {
    recipe.statedNumbers.flatMap { $0.differences(in: document) }
  }

  private enum Outcome {
    case compared(DriverReport)
    case nothing(because: String)
  }

  /// Prints the last line; a difference in the text alone turns success into a difference.
  private func finish(
    _ recipe: DocumentRecipe, compiled: Int = 0, _ outcome: Outcome,
    code: Int32 = ExitCode.unusable
  ) -> Int32 {
    let total = document.listings.count { $0.reasonItIsNotSwift == nil }
    let stated = statedDifferences(recipe).count
    let end =
      switch outcome {
      case .compared(let report):
        "steps \(report.steps), differences \(report.differenceCount + stated)"
      case .nothing(let reason): "steps 0, differences \(stated); nothing was run: \(reason)"
      }
    console.line("document \(recipe.number): listings \(compiled)/\(total), \(end)")
    return code == ExitCode.success && stated > 0 ? ExitCode.difference : code
  }
}
