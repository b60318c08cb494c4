import ConventionChecks
import OrderedJSON

extension Settings {
  /// `"maxLength": 80`, or `[{"columns": 80}, {"columns": 12, "keys": ["tab.*"]}]`
  static let maxLength = Setting<Configuration>(
    "maxLength",
    "How wide a translation may be, in columns; East Asian characters take two. A list sets it for "
      + "some tables and keys, and 'max:12' in a comment for one text.",
    limits
  ) { configuration, limits in
    configuration.checks.base.maxLength = limits.width
    configuration.checks.base.lengthLimits = limits.list
  }

  private struct Limits: Sendable {
    var width: Int?
    var list: [LengthLimit] = []
  }

  private static let limits = SettingValue<Limits>([
    "oneOf": .array([SettingValue<Int>.width.schema.json, list.schema.json])
  ]) { value throws(GlossError) in
    if value.node.kind == .array { return Limits(list: try list.read(value)) }
    return Limits(width: try SettingValue<Int>.width.read(value))
  }

  private static let list = SettingValue<[LengthLimit]>.list(
    of: SettingValue.object(
      LengthLimit(),
      SettingMembers(
        [
          Setting("columns", "How wide these texts may be.", .width) { $0.columns = $1 },
          keys { $0.selection.keys = $1 },
          tables { $0.selection.tables = $1 },
        ], required: ["columns"])), .object)

  /// Which texts a setting is about, by their keys.
  static func keys<Object>(
    set: @escaping @Sendable (inout Object, [String]) -> Void
  ) -> Setting<Object> {
    Setting("keys", "The keys, in which '*' stands for any characters; else all.", .texts, set: set)
  }

  /// Which texts a setting is about, by their tables.
  static func tables<Object>(
    set: @escaping @Sendable (inout Object, [String]) -> Void
  ) -> Setting<Object> {
    Setting("tables", "The tables; else all.", .texts, set: set)
  }
}
