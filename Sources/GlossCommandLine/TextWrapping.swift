/// Breaks a text into lines of at most `width` columns, at spaces and between Chinese characters. A
/// word longer than that gets a line of its own. Line ends in the text stay, and lines that begin
/// with a space are not broken.
package func wrapped(_ text: String, width: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
    guard line.first != " " else { return [String(line)] }
    return wrapped(line.split(separator: " ").map(String.init), width: width)
  }
}

/// Arranges words in lines of at most `width` columns. Only Chinese words are broken.
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

/// Returns the parts of a word between which a line may end. A wide character stays together with
/// punctuation that must not begin or end a line.
private func pieces(of word: String) -> [String] {
  var pieces: [String] = []
  var last: Character?
  for character in word {
    let isBreak =
      last.map { before in
        (isWide(before) || isWide(character)) && !closingMarks.contains(character)
          && !openingMarks.contains(before)
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

private let openingMarks: Set<Character> = ["（", "“", "‘", "《", "「", "("]
private let closingMarks: Set<Character> = [
  "）", "”", "’", "》", "」", "，", "。", "、", "；", "：", "！", "？", "…", ")", ",", ".", ";", ":",
]

/// Returns the number of terminal columns that a text takes.
func columns(of text: String) -> Int { text.reduce(0) { $0 + (isWide($1) ? 2 : 1) } }

/// Returns true for a character of two columns, such as Chinese characters and full-width
/// punctuation. The ranges are the blocks of East Asian scripts and full-width forms.
private func isWide(_ character: Character) -> Bool {
  switch character.unicodeScalars.first?.value ?? 0 {
  case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60: true
  case 0x20000...0x3FFFD: true
  default: false
  }
}
