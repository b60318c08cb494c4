import SwiftUI

struct Banner {
  var title: LocalizedStringKey
  var lines: [LocalizedStringKey] = []
  static var shared = Banner(title: "Shared banner")
}

struct Page {
  var banner: Banner?
  var pages: [Page] = []
}

final class Store {
  static let shared = Store()
  var page = Page()
  func makeBanner() -> Banner { Banner(title: "New banner") }
}
