import SwiftUI

func banner(_ text: () -> LocalizedStringKey) {}
func banners(count: Int, lines: () -> [LocalizedStringKey]) {}
func plain(_ text: () -> String) {}

struct Row {
  var number = 0
  var title: () -> LocalizedStringKey
}

struct Card {
  init(_ number: Int, title: @escaping (Int) -> LocalizedStringKey, action: () -> Void = {}) {}
}
