extension Command {
  static let document = Command(
    name: "document",
    usage: "document FILE [--engine small or DIR] [--scratch DIR] [--package DIR]",
    summary: "compile a document's listings unchanged and run them beside the port",
    options: ["--scratch", "--package", "--engine"]
  ) { arguments, console in
    let path = try arguments.onlyWord(called: "FILE")
    do {
      let document = try MarkdownDocument(contentsOf: path)
      let run = DocumentRun(document: document, recipes: DocumentRecipe.all, console: console)
      return try run.run(
        in: {
          try ScratchPackage(
            folder: arguments.values["--scratch"], package: arguments.values["--package"],
            engine: arguments.values["--engine"])
        })
    } catch let error as UnreadableDocument {
      console.complain(error.text)
    } catch let error as ScratchFailure {
      console.complain(error.text)
    }
    return ExitCode.unusable
  }
}
