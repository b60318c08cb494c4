/// The treatment of translations whose key was reworded in the sources, which `gloss sync` takes
/// with `--renames`.
public enum RenamePolicy: Sendable {
  /// The new key takes the translations over, to be reviewed.
  case carry
  /// The translations stay with the old key, and a finding names the pair.
  case report
  /// Rewordings are not looked for, as in Xcode.
  case off
}
