import Foundation

func terms(count: Int) -> [AttributedString] {
  [
    AttributedString(localized: "Read the **terms**.", comment: "星号之间的文字为粗体"),
    AttributedString(
      localized: "^[\(count) item](inflect: true)", table: "Shop", comment: "购物车件数。%lld：件数"),
    AttributedString("plain"),
  ]
}
