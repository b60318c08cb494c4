package import SourceScanner
internal import SwiftTree
package import SwiftTypes

extension FollowedTexts {
  /// Joins the facts of all files and finds the literals that reach a lookup as a `String`. The
  /// project scan calls it; extraction then takes these literals as keys.
  ///
  /// - Parameter facts: By path; a missing file counts as one without flows.
  package init(following facts: [String: FlowFacts], in index: ProjectIndex) {
    var graph = FlowGraph(
      index, Numbered(index.paths.indices.lazy.map { facts[index.paths[$0]] ?? FlowFacts() }))
    var files: [String: File] = [:]
    for found in graph.literals() {
      files[index.paths[found.file], default: File()].literals.append(
        Literal(
          start: found.literal.start, api: found.api, table: found.table,
          comment: found.comment, defaultValue: found.value, bundle: found.bundle,
          chain: found.chain))
      if found.isShown {
        files[index.paths[found.file], default: File()].shown.insert(found.literal.start)
      }
      if let value = found.valuePosition {
        files[index.paths[value.file], default: File()].values.insert(value.start)
      }
    }
    for (file, lookups) in graph.lookups {
      files[index.paths[file], default: File()].lookups = lookups
    }
    self.init(files)
  }
}
