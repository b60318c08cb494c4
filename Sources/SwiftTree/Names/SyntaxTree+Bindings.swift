extension SyntaxTree {
  /// The tokens of all names that variables, parameters, conditions and patterns bind, properties among
  /// them; in no order.
  package var boundNames: ContiguousArray<UInt32> {
    var names: ContiguousArray<UInt32> = []
    names.reserveCapacity(64)
    for node in nodes.indices {
      let syntax = nodes[node]
      switch syntax.kind {
      case .variable, .optionalBinding:
        if syntax.token != 0 {
          names.append(syntax.token)
        } else {
          addBoundNames(Int(syntax.start)..<Int(syntax.end), to: &names)
        }
      case .parameter where syntax.token != 0:
        // The name behind the label.
        let next = syntax.token + 1
        names.append(
          next < syntax.end && tokens[Int(next)].kind == .identifier ? next : syntax.token)
      case .binding, .forStatement:
        addBoundNames(Int(syntax.start)..<Int(syntax.end), to: &names)
      default: break
      }
    }
    return names
  }

  /// The names of a pattern, which ends before `in`, a value or a body.
  private func addBoundNames(_ range: Range<Int>, to names: inout ContiguousArray<UInt32>) {
    for token in range {
      switch tokens[token].kind {
      case .keyword where tokens[token].keyword == .in, .equal, .leftBrace: return
      case .identifier: names.append(UInt32(truncatingIfNeeded: token))
      default: break
      }
    }
  }
}
