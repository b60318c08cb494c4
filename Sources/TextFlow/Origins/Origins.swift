internal import SwiftTree

/// The sources of the texts of one expression.
struct Origins {
  var sources: [FlowFacts.Source] = []
  /// Local variables among the sources; their own values must be followed as well.
  var locals: [Local] = []

  struct Local {
    let slot: FlowSlot
    let value: LocalValue
    /// The token of the variable's name.
    let name: TokenID
  }
}
