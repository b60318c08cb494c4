/// Names of the members of `.stringsdict` files (Foundation, "Stringsdict file format").
enum RuleName {
  static let format = "NSStringLocalizedFormatKey"
  static let ruleType = "NSStringFormatSpecTypeKey"
  static let valueType = "NSStringFormatValueTypeKey"
  static let plural = "NSStringPluralRuleType"
  static let device = "NSStringDeviceSpecificRuleType"
  static let width = "NSStringVariableWidthRuleType"
  /// What the variable of a text that only varies by number is called in what is written here.
  static let value = "value"
}
