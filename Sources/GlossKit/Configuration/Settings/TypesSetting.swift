import LegacyFormats
import LocalizationModel

extension Settings {
  /// `"types": ["LocalizedText"]`
  static let types = Setting<Configuration>(
    "types",
    "Types of binary dependencies that localize a literal, as 'LocalizedStringKey' does.",
    .list(of: typeName)
  ) { $0.types = $1 }

  /// The name of a type, without a module or types around it.
  private static let typeName = SettingValue.text(matching: "^[A-Za-z_][A-Za-z0-9_]*$") {
    text, name in
    Entity.isName(text)
      ? nil
      : .wrongType(
        value: name, found: .quoted(text),
        expected: Message("the name of a type", comment: "设置应有的内容：类型名"))
  }
}

extension Configuration {
  private enum TypesKey: ConfigurationKey { static let standard: [String] = [] }

  /// Types of dependencies that a literal is localized by.
  public var types: [String] {
    get { self[TypesKey.self] }
    set { self[TypesKey.self] = newValue }
  }
}
