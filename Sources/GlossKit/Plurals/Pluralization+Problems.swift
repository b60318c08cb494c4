import LocalizationModel
import StringCatalog

extension Pluralization {
  /// The words for a key that cannot vary.
  static func wording(of problem: CountedNumber.Problem, _ key: String) -> Message {
    switch problem {
    case .noNumber:
      Message(
        "'\(key)' shows no number that is known to be one, so no form can follow it",
        comment: "复数：键里没有已知为数字的参数。%@：键")
    case .severalNumbers(let numbers):
      Message(
        "'\(key)' shows several numbers: choose one with '--argument' (\(Self.list(numbers)))",
        comment: "复数：键里有多个数字。%1$@：键；%2$@：可选的参数序号；--argument 是选项")
    case .notNumber(let argument, let numbers):
      Message(
        "argument \(argument) of '\(key)' is not a number: choose one with '--argument' (\(Self.list(numbers)))",
        comment: "复数：所选参数不是数字。%1$lld：参数序号；%2$@：键；%3$@：可选的参数序号；--argument 是选项")
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }
}
