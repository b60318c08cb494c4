import LocalizationModel
import SwiftTree
import SwiftTypes

/// Recognizes calls that start a task, for ``TaskReading`` and ``StoredTaskReading``.
struct TaskCall {
  private let tree: SyntaxTree
  private let types: TypeInference?

  init(_ tree: SyntaxTree, _ types: TypeInference?) {
    self.tree = tree
    self.types = types
  }

  /// Returns the closure of `Task { … }` or `Task.detached { … }`; `nil` if the project has a type
  /// `Task` of its own.
  func closure(of call: NodeID) -> NodeID? {
    guard let callee = tree.firstChild(of: call) else { return nil }
    let isTask: Bool
    if tree.nodes[callee].kind == .member {
      isTask = tree.base(of: call).map { tree.node($0, isWritten: "Task") } ?? false
    } else {
      isTask = tree.node(callee, isWritten: "Task")
    }
    guard isTask, let types, !types.index.types.declares(Self.taskName) else { return nil }
    return tree.onlyClosure(of: call)
  }

  private static let taskName = Name("Task")
}
