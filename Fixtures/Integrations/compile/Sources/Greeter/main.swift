import Foundation

// Prints two texts in each language that the product has.
for language in Bundle.module.localizations.sorted() {
  let path = Bundle.module.path(forResource: language, ofType: "lproj")
  guard let texts = path.flatMap(Bundle.init(path:)) else { continue }
  let greeting = NSLocalizedString("Good morning", bundle: texts, comment: "问候语")
  let files = NSLocalizedString("%lld files", bundle: texts, comment: "文件数")
  print("\(language): \(greeting), \(String(format: files, 2))")
}
