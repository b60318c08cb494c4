/// Breaks a text at spaces, and between the characters of Chinese, into lines of at most `width` columns.
/// A longer word gets a line of its own; line ends in the text and lines that begin with a space stay.
package func wrapped(_ text: String, width: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
    guard line.first != " " else { return [String(line)] }
    return wrapped(line.split(separator: " ").map(String.init), width: width)
  }
}

/// Puts words into lines of at most `width` columns, never breaking one but in Chinese.
func wrapped(_ words: [String], width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  for word in words {
    for (index, piece) in pieces(of: word).enumerated() {
      let gap = index == 0 && !line.isEmpty ? " " : ""
      let count = columns(of: piece)
      if !line.isEmpty, used + gap.count + count > width {
        lines.append(line)
        (line, used) = (piece, count)
      } else {
        line += gap + piece
        used += gap.count + count
      }
    }
  }
  lines.append(line)
  return lines
}

/// The parts of a word between which a line may end: each wide character with the marks behind it that
/// begin no line, and the marks before it that end none.
private func pieces(of word: String) -> [String] {
  var pieces: [String] = []
  var last: Character?
  for character in word {
    let isBreak =
      last.map { before in
        (isWide(before) || isWide(character)) && !closing.contains(character)
          && !opening.contains(before)
      } ?? true
    if isBreak {
      pieces.append(String(character))
    } else {
      pieces[pieces.count - 1].append(character)
    }
    last = character
  }
  return pieces
}

private let opening: Set<Character> = ["（", "“", "‘", "《", "「", "("]
private let closing: Set<Character> = [
  "）", "”", "’", "》", "」", "，", "。", "、", "；", "：", "！", "？", "…", ")", ",", ".", ";", ":",
]

/// How many columns of a terminal a text takes.
func columns(of text: String) -> Int { text.reduce(0) { $0 + (isWide($1) ? 2 : 1) } }

/// Whether a character takes two columns: those of Chinese and its punctuation.
private func isWide(_ character: Character) -> Bool {
  switch character.unicodeScalars.first?.value ?? 0 {
  case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60: true
  case 0x20000...0x3FFFD: true
  default: false
  }
}
