/// What the sources do with the key of an entry, as far as it matters without a look at the places.
package enum KeyUse: Sendable {
  /// The sources cannot tell; see ``Entry/sites``.
  case unknown
  /// No place spells it.
  case unspelled
  /// Some place spells it, and none gives a comment.
  case uncommented
  /// A place that spells it gives a comment.
  case commented
}
