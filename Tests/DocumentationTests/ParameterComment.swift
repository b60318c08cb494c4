/// A parameter that a doc comment explains, with the declaration behind the comment.
struct ParameterComment {
  let name: String
  let place: String
  private let declaration: String

  /// True if the declaration has a parameter of the name: two words can stand before its colon.
  var isOfItsDeclaration: Bool {
    let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
    return words.contains { $0 == "\(name):" || $0.hasPrefix("\(name):") }
  }

  /// The parameters that the comments of a file explain, in its order.
  static func all(in source: SourceText) -> [ParameterComment] {
    var found: [ParameterComment] = []
    var names: [(name: String, line: Int)] = []
    for (index, line) in source.lines.enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        let text = code.dropFirst(3)
        if let match = text.wholeMatch(of: #/ - Parameter `?(\w+)`?:.*|   - `?(\w+)`?:.*/#) {
          names.append((String(match.1 ?? match.2 ?? ""), index + 1))
        }
      } else if !names.isEmpty {
        let declaration = declaration(from: index, in: source)
        found += names.map {
          ParameterComment(
            name: $0.name, place: "\(source.path):\($0.line)", declaration: declaration)
        }
        names = []
      }
    }
    return found
  }

  /// The lines of a declaration up to its body, at most 20: no signature here is longer.
  private static func declaration(from index: Int, in source: SourceText) -> String {
    var lines: [Substring] = []
    for line in source.lines[index...].prefix(20) {
      lines.append(line)
      if line.hasSuffix("{") || line.hasSuffix("}") || line.isEmpty { break }
    }
    return lines.joined(separator: "\n")
  }
}
