import Foundation

/// The path of a file in `Fixtures`.
func fixture(_ name: String) throws -> String {
  struct NoResources: Error {}
  guard let folder = Bundle.module.resourceURL else { throw NoResources() }
  return folder.appending(path: "Fixtures/\(name)").path
}
