/// The treatment of translations whose key was reworded in the sources: the values of the setting
/// `renames` and of `gloss sync --renames`.
public enum RenamePolicy: String, Sendable, CaseIterable {
  /// The new key takes the translations over, to be reviewed.
  case carry
  /// The translations stay with the old key, and a finding names the pair.
  case report
  /// Rewordings are not looked for, as in Xcode.
  case off

  /// The default of the setting.
  public static let standard = carry
}
