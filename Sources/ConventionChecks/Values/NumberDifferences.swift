import LocalizationModel

/// The reasons why numbers of a translation may differ from those of its source text, and the words
/// that may replace them. The rule `numbers` is silent where one applies.
enum NumberDifferences {
  /// True if a source text tells a time, a date, money, a telephone number, an age or an example, or
  /// has a word for thousands: its numbers may differ between countries.
  static func isExpected(in source: CheckedText) -> Bool {
    let words = source.lowercase.split { !$0.isLetter }
    if words.contains(where: countryWords.contains) || isMarked(source) { return true }
    // Dates, telephone numbers and fractions join digits by other marks.
    let bytes = Array(source.text.utf8)
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && 0x30...0x39 ~= bytes[index]
    }
    func joints(_ mark: UInt8) -> Int {
      bytes.indices.count { bytes[$0] == mark && isDigit($0 - 1) && isDigit($0 + 1) }
    }
    return joints(UInt8(ascii: "/")) > 0 || joints(UInt8(ascii: "-")) > 1
  }

  /// True if a text has the mark of a time, of money or of a unit, a word for thousands, or an
  /// example.
  static func isMarked(_ text: CheckedText) -> Bool {
    text.text.unicodeScalars.contains { marks.contains($0) }
      || exampleWords.contains(where: text.lowercase.hasText)
  }

  /// True if one number is the other in another unit that the source text names, in another century,
  /// or an hour of the afternoon.
  static func isConverted(_ source: String, _ target: String, in text: CheckedText) -> Bool {
    guard let source = Double(source), let target = Double(target), source > 0, target > 0 else {
      return false
    }
    if target == source + 12 { return true }
    if 1900..<2100 ~= source, target == source - 1900 || target == source - 2000 { return true }
    if !text.lowercase.split(whereSeparator: { !$0.isLetter }).contains(where: units.contains) {
      return false
    }
    let ratio = max(source, target) / min(source, target)
    return ratios.contains { abs(ratio / $0 - 1) < 0.01 }
  }

  /// True if a text may say a number in words, or in Chinese or Roman numerals.
  static func mayBeWord(_ number: String, _ text: CheckedText) -> Bool {
    if rounded.contains(number) { return true }
    let isNumeral = text.text.unicodeScalars.contains {
      "一二两兩三四五六七八九十百半".unicodeScalars.contains($0)
        || $0.properties.numericType != nil && $0.properties.numericType != .decimal
    }
    return isNumeral
      || text.text.split { !$0.isLetter }.contains { word in
        word.count > 1 && word.allSatisfy { "IVXLC".contains($0) }
      }
  }

  /// Parts of the words for percent, by language.
  static let percentWords: [String: [String]] = [
    "ar": ["مئة", "مائة"], "bg": ["процент", "на сто"], "ca": ["cent"], "cs": ["procent"],
    "da": ["procent", "pct"], "de": ["prozent"], "el": ["τοις εκατό"], "es": ["cien"],
    "fa": ["درصد"], "fi": ["prosent"], "fr": ["cent"], "he": ["אחוז"], "hi": ["प्रतिशत", "फ़ीसदी"],
    "hr": ["post"], "hu": ["százalék"], "id": ["persen"], "it": ["cento", "percent"],
    "ja": ["パーセント", "割", "半"], "ko": ["퍼센트", "프로", "할"], "nb": ["prosent"],
    "nl": ["procent"], "pl": ["procent", "proc"], "pt": ["cento"], "ro": ["procent", "sută"],
    "ru": ["процент"], "sk": ["percent"], "sl": ["odstot", "procent"], "sv": ["procent"],
    "th": ["เปอร์เซ็นต์", "ร้อยละ"], "tr": ["yüzde"], "uk": ["відсот", "процент"],
    "vi": ["phần trăm"], "zh": ["百分", "折", "成"],
  ]

  private static let marks = Set(":：$€£¥₹₩₽万萬億亿만억千折割第″′°#@+§".unicodeScalars)

  private static let exampleWords = [
    "e.g.", "eg.", "for example", "such as", "ex.", "z.b.", "z. b.", "zum beispiel", "例如", "比如",
    "например", "par ex", "p. ej", "p.ej", "por ejemplo", "напр", "たとえば", "例：", "a.m", "p.m",
  ]

  /// The numbers by which units differ: seconds, hours, days, weeks, months and kilobytes.
  private static let ratios: [Double] = [
    4, 7, 12, 14, 24, 28, 30, 31, 52, 60, 365, 1000, 1024, 3600,
  ]

  /// English words of units that a translation may convert.
  private static let units: Set<Substring> = [
    "s", "sec", "secs", "second", "seconds", "m", "min", "mins", "minute", "minutes", "h", "hr",
    "hrs", "hour", "hours", "day", "days", "week", "weeks", "month", "months", "year", "years",
    "ms", "b", "kb", "mb", "gb", "tb", "kib", "mib", "gib", "byte", "bytes", "kilobyte",
    "kilobytes", "megabyte", "megabytes", "gigabyte", "gigabytes", "g", "kg", "l", "ml", "mm", "cm",
    "km", "meter", "meters", "metre", "metres", "kilometer", "kilometers", "gram", "grams", "liter",
    "liters",
  ]

  /// Numbers that are often words: half an hour, a dozen, a quarter.
  private static let rounded: Set<String> = [
    "10", "11", "12", "15", "20", "24", "30", "40", "45", "50", "60", "90", "100", "200", "500",
    "1000",
  ]

  /// English words of times, dates, money, imperial units, telephones, ages and large numbers.
  private static let countryWords: Set<Substring> = [
    "am", "pm", "clock", "noon", "midnight", "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december", "jan", "feb", "mar", "apr",
    "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "date", "million", "millions",
    "billion", "billions", "thousand", "thousands", "hundred", "dozen", "half", "quarter",
    "century", "inch", "inches", "mile", "miles", "mph", "foot", "feet", "ft", "oz", "ounce",
    "ounces", "lb", "lbs", "pound", "pounds", "yard", "yards", "gallon", "gallons", "fahrenheit",
    "acre", "usd", "eur", "dollar", "dollars", "cent", "cents", "price", "call", "dial", "phone",
    "telephone", "emergency", "age", "ages", "aged", "old", "older", "younger", "under",
    "latitude", "longitude", "like", "grade", "paper", "rule", "law", "section", "job",
    "st", "nd", "rd", "th",
  ]
}
