extension Project {
  /// Catalogs of the project as they are read, in the order of their paths.
  func loadedCatalogs(at paths: [String]) async -> [Result<LoadedCatalog, GlossError>] {
    let overlay = overlay
    return await concurrentlyMap(paths, workers: workers) { path in
      Result { () throws(GlossError) in try LoadedCatalog(path, overlay: overlay) }
    }
  }
}
