import SwiftUI

class Card {
  init(title: LocalizedStringKey) {}
}

class ColoredCard: Card {}

class RedCard: ColoredCard {}

typealias Warning = RedCard

protocol Titled {}

extension Titled {
  init(named name: LocalizedStringKey) { fatalError("not made") }
}
