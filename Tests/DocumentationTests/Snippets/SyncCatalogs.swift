import GlossKit

func syncCatalogs() async throws {
  let configuration = try Configuration.load()
  let project = await Project(configuration: configuration)
  let sync = await Sync(of: project)
  for catalog in sync.catalogs where !catalog.changes.isEmpty {
    print(catalog.path, catalog.changes.count)
  }
  try sync.write()
}
