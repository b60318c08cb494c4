/// The names of members in `.stringsdict` files, from Apple's documentation "Stringsdict File
/// Format".
enum StringsdictKey {
  static let format = "NSStringLocalizedFormatKey"
  static let ruleType = "NSStringFormatSpecTypeKey"
  static let valueType = "NSStringFormatValueTypeKey"
  static let plural = "NSStringPluralRuleType"
  static let device = "NSStringDeviceSpecificRuleType"
  static let width = "NSStringVariableWidthRuleType"
  /// The name that ``LegacyEntryWriter`` gives the variable of a text that varies by one number
  /// only.
  static let value = "value"
}
