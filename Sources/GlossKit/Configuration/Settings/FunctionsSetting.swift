public import LocalizationModel
import OrderedJSON

extension Settings {
  /// `"functions": [{"name": "Message", "comment": "comment"}]`
  static let functions = Setting<Configuration>(
    "functions",
    "Functions that localize a literal and are not declared in the sources: macros, binary dependencies.",
    .list(of: function, .object)
  ) { $0.functions = $1 }

  private static let function = SettingValue.object(
    LocalizingFunction(name: ""),
    SettingMembers(
      [
        Setting("bundle", "The label of the bundle.", .text) { $0.bundle = $1 },
        Setting("comment", "The label of the comment.", .text) { $0.comment = $1 },
        Setting("defaultValue", "The label of the source text.", .text) { $0.defaultValue = $1 },
        Setting(
          "key",
          "The label of the key; else the first argument is the key. 'self' is the literal before "
            + "the period.", .text
        ) { $0.key = $1 },
        Setting(
          "name",
          "The name: '.name' is a method, '#name' a macro, '@name' a property wrapper.", .text
        ) { $0.name = $1 },
        Setting("table", "The label of the table.", .text) { $0.table = $1 },
      ], required: ["name"]))
}

extension Configuration {
  private enum FunctionsKey: ConfigurationKey { static let standard: [LocalizingFunction] = [] }

  /// The project's own functions that localize a literal.
  public var functions: [LocalizingFunction] {
    get { self[FunctionsKey.self] }
    set { self[FunctionsKey.self] = newValue }
  }
}
