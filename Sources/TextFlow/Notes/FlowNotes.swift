/// The flows, sinks and changes that one expression or declaration gives.
///
/// Readers such as ``CallFlow`` return it to ``FlowCollector``, which turns it into ``FlowFacts``.
struct FlowNotes {
  var flows: [ValueFlow] = []
  var sinks: [FlowFacts.Sink] = []
  /// Slots whose values are mutated.
  var changed: [FlowSlot] = []
  /// Local variables whose values are still to be followed.
  var locals: [Origins.Local] = []

  mutating func add(_ other: FlowNotes) {
    flows += other.flows
    sinks += other.sinks
    changed += other.changed
    locals += other.locals
  }
}
