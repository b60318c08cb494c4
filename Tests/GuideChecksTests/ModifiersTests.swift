import SwiftTree
import Testing

@testable import GuideChecks

/// A set of keywords in two words of bits is a set of keywords.
@Suite struct ModifiersTests {
  @Test(arguments: Keyword.allCases)
  func holdsWhatWasInserted(_ keyword: Keyword) {
    var modifiers: Modifiers = []
    #expect(modifiers.isEmpty)
    modifiers.insert(keyword)
    for other in Keyword.allCases {
      #expect(modifiers.contains(other) == (other == keyword))
      #expect(modifiers.isDisjoint(with: [other]) == (other != keyword))
      #expect(modifiers.subtracting([other]).isEmpty == (other == keyword))
    }
  }
}
