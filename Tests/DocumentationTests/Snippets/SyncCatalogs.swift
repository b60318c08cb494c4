import GlossKit

func syncCatalogs() async throws {
  let project = await Project(configuration: try Configuration.load())
  let lock = try RunLock(project) { print("waiting for another run") }
  let sync = await Sync(of: project)
  for catalog in sync.catalogs where !catalog.changes.isEmpty {
    print(catalog.path, catalog.changes.count)
  }
  try sync.write(under: lock)
}
