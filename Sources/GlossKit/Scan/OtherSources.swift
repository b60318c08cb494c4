import ProjectLayout
import SwiftTree

/// The sources of a project in other languages than Swift, which are searched for literals.
/// The look-ups of those in C are extracted beside it, by ``ProjectScan``.
///
/// A sync searches them before it marks a key stale, a rename before it changes a key.
struct OtherSources: Sendable {
  private let paths: [String]
  private let overlay: FileOverlay
  private let workers: Int

  init(of project: Project) {
    paths = project.tree.paths(of: .otherSource).filter(project.configuration.includes)
    overlay = project.overlay
    workers = project.workers
  }

  /// Reads all of these sources, several at a time.
  ///
  /// - Parameter transform: Makes an answer from the ``LiteralHash`` values of one source.
  /// - Returns: One result for each source, sorted by path bytes.
  func answers<Answer: Sendable>(
    _ transform: @escaping @Sendable (Set<LiteralHash>) -> Answer
  ) async -> [(path: String, result: Result<Answer, GlossError>)] {
    let overlay = overlay
    let results = await concurrentlyMap(paths, workers: workers) {
      path -> Result<Answer, GlossError> in
      do throws(GlossError) {
        let bytes =
          if let text = overlay.texts[path] { text } else {
            try FileReader.contents(of: path, within: overlay.boundary).bytes
          }
        let hashes = overlay.cache.answer(at: path, from: bytes) {
          OtherSourceLiterals(bytes.span, path: path).hashes
        }
        return .success(transform(hashes))
      } catch {
        return .failure(error)
      }
    }
    return Array(zip(paths, results))
  }
}
