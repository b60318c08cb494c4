internal import SwiftTree

/// The places that the texts of an expression come from.
struct Origins {
  var sources: [FlowFacts.Source] = []
  /// The variables of bodies among them, whose values are to be followed as well.
  var locals: [Local] = []

  struct Local {
    let slot: FlowSlot
    let value: LocalValue
    /// The token of its name.
    let name: TokenID
  }
}
