package import LocalizationModel

/// The calls in C, Objective-C and C++ sources by which an app looks its strings up:
/// `NSLocalizedString` and `CFCopyLocalizedString` with their variants, as Foundation's `NSBundle.h`
/// and Core Foundation's `CFBundle.h` declare them.
///
/// Calls in the replacement of a `#define` count, those in comments do not.
package struct CLookups {
  /// A kind of argument, by its place in the macro.
  package enum Parameter: String, Sendable {
    case key, table, bundle, value, comment
  }

  /// One argument of a call.
  package struct Argument: Sendable {
    package let parameter: Parameter
    /// The bytes of the argument. Of a literal, or of several that the compiler joins, from the
    /// first quote through the last; else from the first token through the last.
    package let range: ByteRange
    /// The text of a literal; `nil` for another expression, and for a text that is not UTF-8.
    package let text: String?
    /// True for `nil` and `NULL`.
    package let isNull: Bool
  }

  /// One call.
  package struct Call: Sendable {
    /// The name of the macro or function.
    package let name: String
    /// The bytes from the name through the closing parenthesis.
    package let range: ByteRange
    /// The bytes from the opening parenthesis through the closing one.
    package let parentheses: ByteRange
    /// The arguments in order; the first is the key.
    package let arguments: [Argument]
    /// The conditions of the `#if` branches around the call, outermost first, as in Swift: `DEBUG`
    /// for `#ifdef DEBUG`, `!(A)` for the `#else` of `#if A`.
    package let conditions: [String]
    /// True if the call is a macro's replacement, whose arguments may be the macro's parameters.
    package let isInMacro: Bool

    package func argument(_ parameter: Parameter) -> Argument? {
      arguments.first { $0.parameter == parameter }
    }
  }

  /// A comment that begins with `gloss:`.
  package struct Instruction: Sendable {
    /// The comment without its marks.
    package let text: String
    package let range: ByteRange
    /// The bytes of the statement that follows, up to its first brace; `nil` at the end of the file.
    package let statement: ByteRange?
  }

  package private(set) var calls: [Call] = []
  package private(set) var instructions: [Instruction] = []

  /// The names of Apple's macros that take a key and a comment. Further ones of a project, given by
  /// the setting `LOCALIZED_STRING_MACRO_NAMES`, have the same variants.
  package static let routines = ["NSLocalizedString", "CFCopyLocalizedString"]

  /// Finds the calls in a source. One that contains no name of a routine is not read.
  ///
  /// - Parameter routines: The names that count beside Apple's.
  /// - Complexity: Linear in the bytes.
  package init(_ source: Span<UInt8>, routines: [String] = []) {
    let names = Self.routines + routines
    guard names.contains(where: { source.contains($0) }) else { return }
    var parameters: [String: [Parameter]] = [:]
    for name in names {
      for (ending, list) in Self.variants { parameters[name + ending] = list }
    }
    var reader = CCallReader(source, parameters, custom: Set(routines))
    reader.read(source)
    (calls, instructions) = (reader.calls, reader.instructions)
  }

  private static let variants: [(ending: String, parameters: [Parameter])] = [
    ("", [.key, .comment]),
    ("FromTable", [.key, .table, .comment]),
    ("FromTableInBundle", [.key, .table, .bundle, .comment]),
    ("WithDefaultValue", [.key, .table, .bundle, .value, .comment]),
  ]
}

extension Span<UInt8> {
  /// True if the bytes of a name occur.
  fileprivate func contains(_ name: String) -> Bool {
    let name = ContiguousArray(name.utf8)
    guard let first = name.first, name.count <= count else { return false }
    for offset in 0...(count - name.count) where self[offset] == first {
      if name.indices.allSatisfy({ self[offset + $0] == name[$0] }) { return true }
    }
    return false
  }
}
