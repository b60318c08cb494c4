package import OrderedJSON

/// The contents of a language server: ``LanguageServer`` passes it a client's messages in the order
/// of their arrival and asks it for one answer at a time.
package protocol LanguageService: Sendable {
  /// Begins the session.
  ///
  /// - Parameter wake: Asks for ``work()``, such as after a change on the disk.
  /// - Returns: The result of `initialize`.
  func begin(
    _ params: LSP.InitializeParams, wake: @escaping @Sendable () -> Void
  ) async throws(RPCError) -> JSONValue

  /// Takes a notification. It may come while an answer is being made, which then holds for the
  /// state before.
  func take(_ method: String, _ params: JSONValue) async throws(RPCError)

  /// Makes the result of a request.
  ///
  /// - Throws: ``RPCError``, for an unknown method as well.
  func answer(_ method: String, _ params: JSONValue) async throws(RPCError) -> JSONValue

  /// Does a part of the work that no request waits for, such as diagnostics.
  ///
  /// - Returns: False if there was nothing to do.
  func work() async -> Bool
}
