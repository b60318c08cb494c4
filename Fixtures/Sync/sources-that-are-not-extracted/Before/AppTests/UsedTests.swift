import XCTest

final class UsedTests: XCTestCase {
  func test() {
    XCTAssertEqual(String(localized: "In a test"), "In a test")
    _ = String(localized: "New in a test")
  }
}
