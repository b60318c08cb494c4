import Foundation

func greeting(name: String, count: Int) -> [String] {
  [
    String(localized: "greeting", defaultValue: "Hello, \(name)!", comment: "问候"),
    NSLocalizedString("bye", value: "Goodbye", comment: "告别"),
    String(localized: "edited", defaultValue: "From the code", comment: "目录里改过"),
    String(localized: "followed", defaultValue: "New wording", comment: "跟随代码"),
    String(localized: "varied", defaultValue: "\(count) letters", comment: "有复数形式"),
    String(localized: "plain before", defaultValue: "Now with a value", comment: "原来没有默认值"),
    String(localized: "Same as key", defaultValue: "Same as key", comment: "与键相同"),
  ]
}
