import SwiftUI

struct Model {
  var lines: [LocalizedStringKey] = []
  var titles: Array<LocalizedStringKey> = ["Generic"]
  var names: [Int: LocalizedStringKey] = [:]
  var caption: () -> LocalizedStringKey = { "Caption" }
  var plain: [String] = []
}
