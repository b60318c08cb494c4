/// Notes on what one expression or declaration does with texts.
struct FlowNotes {
  var flows: [ValueFlow] = []
  var sinks: [FlowFacts.Sink] = []
  /// Slots whose texts are changed in place.
  var changed: [FlowSlot] = []
  /// Variables of bodies whose values are to be followed.
  var locals: [Origins.Local] = []

  mutating func add(_ other: FlowNotes) {
    flows += other.flows
    sinks += other.sinks
    changed += other.changed
    locals += other.locals
  }
}
