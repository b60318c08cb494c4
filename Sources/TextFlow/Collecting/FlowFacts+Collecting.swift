package import SourceScanner
internal import SwiftTree
package import SwiftTypes

extension FlowFacts {
  /// Collects what the bodies of a source do with texts.
  ///
  /// - Parameter project: What all files declare, this one among them.
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
