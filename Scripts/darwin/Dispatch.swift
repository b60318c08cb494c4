// A stub of Dispatch: the declarations that the tool uses, without bodies, for Scripts/darwin-check.
public final class DispatchQueue: Sendable {
  public init(label: String) {}
  public func async(execute work: @escaping @Sendable () -> Void) {}
}
