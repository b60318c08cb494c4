import GlossCommandLine
import GlossKit

extension CatalogMove: ExpressibleByArgument {
  /// Reads a value of `gloss import --map`.
  ///
  /// - Parameter argument: The old and the new path, as `OLD=NEW`.
  package init?(argument: String) {
    guard let sign = argument.lastIndex(of: "="), sign != argument.startIndex else { return nil }
    let new = argument[argument.index(after: sign)...]
    if new.isEmpty { return nil }
    self.init(from: String(argument[..<sign]), to: String(new))
  }

  package var defaultValueDescription: String { "\(old)=\(new)" }
}
