/// What becomes of the translations of a key whose text was reworded in the sources.
public enum RenamePolicy: Sendable {
  /// The new key takes them over, to be looked at again.
  case carry
  /// They stay with the old key, and a finding says that the two belong together.
  case report
  /// Keys are compared by their bytes only, as Xcode does.
  case off
}
