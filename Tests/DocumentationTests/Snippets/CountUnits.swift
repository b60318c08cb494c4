import TranslationUnits
import XLIFF

func untranslatedCount(_ file: ContiguousArray<UInt8>) throws -> Int {
  let document = try XLIFFDocument(file.span)
  return document.files().reduce(0) { count, file in
    count + file.units.count { $0.target == nil }
  }
}
