extension Project {
  /// Reads catalogs in parallel; returns one result for each path, in the order of `paths`.
  func loadedCatalogs(at paths: [String]) async -> [Result<CatalogFile, GlossError>] {
    let overlay = overlay
    return await concurrentlyMap(paths, workers: workers) { path in
      Result { () throws(GlossError) in try CatalogFile(path, overlay: overlay) }
    }
  }
}
