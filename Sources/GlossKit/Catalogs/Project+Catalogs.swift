extension Project {
  /// Reads catalogs in parallel; returns one result for each path, in the order of `paths`.
  func loadedCatalogs(at paths: [String]) async -> [Result<LoadedCatalog, GlossError>] {
    let overlay = overlay
    return await concurrentlyMap(paths, workers: workers) { path in
      Result { () throws(GlossError) in try LoadedCatalog(path, overlay: overlay) }
    }
  }
}
