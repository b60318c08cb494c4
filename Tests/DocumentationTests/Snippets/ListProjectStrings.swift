import GlossKit
import LocalizationModel

/// Prints each localizable string below a folder, and returns the keys that lack a comment.
func listStrings(below folder: String) async throws -> [String] {
  let configuration = try Configuration.load(for: [folder])
  let project = await Project(paths: [folder], configuration: configuration)
  let extraction = await Extraction(of: project)
  for failure in extraction.failures { print("not read:", failure) }
  for entry in extraction.entries {
    let string: ExtractedString = entry.string
    print("\(string.path):\(string.position.line)", string.key, entry.catalogs)
  }
  return extraction.entries.map(\.string).filter { $0.comment == nil }.map(\.key)
}
