package import SourceScanner
internal import SwiftTree
package import SwiftTypes

extension FlowFacts {
  /// Parses a source and collects the flows of texts in its bodies; empty for a path outside the
  /// project.
  ///
  /// The project scan calls it for each source if the setting `follow` is on.
  ///
  /// - Parameter project: The declarations of all files, this one among them.
  package init(
    of source: ContiguousArray<UInt8>, path: String, apis: LocalizingAPITable = .sdk,
    project: ProjectIndex
  ) {
    guard let file = project.number(of: path) else {
      self.init()
      return
    }
    let tree = Parser.parse(source)
    var collector = FlowCollector(tree, TypeInference(tree, project, file: file), apis)
    collector.run()
    self = collector.facts
  }
}
