import LocalizationModel
import SourceScanner
import Testing

/// The uses of literals that spell a key.
@Suite struct KeyLiteralsTests {
  @Test(arguments: [
    ("logger.error(\"Open\")", true), ("Log.app.info(\"Open\")", true),
    ("appLog.debug(\"Open\")", true), ("APP_LOG.error(\"Open\")", true),
    ("NSLog.error(\"Open\")", true), ("catalog.error(\"Open\")", false),
    ("CATALOG.error(\"Open\")", false), ("dialog.warning(\"Open\")", false),
    ("view.error(\"Open\")", false),
  ])
  func knowsALoggerByTheLastWordOfItsName(code: String, isApart: Bool) {
    let literals = KeyLiterals(ContiguousArray(code.utf8), .sdk).all(spelling: "Open")
    #expect(literals.map(\.use) == [isApart ? .apart : .open])
  }
}
