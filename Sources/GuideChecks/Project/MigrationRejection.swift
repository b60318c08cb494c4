import LocalizationModel

/// An obstacle to the migration of a class or to the fix of a property, with its position.
///
/// The rules add it to their finding as a note that says why there is no fix.
struct MigrationRejection: Hashable, Sendable {
  /// The kind of obstacle; the associated text is the name that the note quotes.
  enum Reason: Hashable, Sendable {
    /// No obstacle, but a property that becomes tracked and was not published.
    case newlyTracked(String)
    /// A use of `objectWillChange`.
    case announcement
    /// A `$name` or `_name` of a `@Published` property, used as a publisher.
    case publisher(String)
    /// Synthesized coding, whose keys would change.
    case coding
    /// A protocol that inherits from `ObservableObjectRule`.
    case conformance(String)
    /// Code that accepts any `ObservableObjectRule`.
    case anyModel
    /// A call or an attribute that requires an `ObservableObjectRule`.
    case generic(String)
    /// A model of unknown type.
    case untyped
    /// Two changes of the same bytes.
    case overlap
    /// A declaration of several variables.
    case several
    /// A class declared in a function.
    case local
    /// A name that `@Observable` needs for its own declarations.
    case storage(String)
    /// An attribute that `@Observable` does not allow.
    case wrapper(String)
    /// A property that views read and that cannot be tracked.
    case untracked(String)
    /// A `private` class in a type.
    case hiddenClass
    /// Code in a branch of an `#if`.
    case conditional
    /// A file that cannot be read and may use the class.
    case unread
    /// Code for systems without `@Observable`.
    case older
    /// An obstacle in a view.
    case view(ViewRejection)
  }

  let reason: Reason
  let path: String
  let range: ByteRange?

  var note: FindingNote {
    if case .view(let reason) = reason {
      return FindingNote(reason.message, path: path, range: range)
    }
    return FindingNote(message, path: path, range: range)
  }

  private var message: Message {
    switch reason {
    case .newlyTracked(let name):
      Message(
        "'\(name)' was not '@Published'; it is tracked now, because views read it",
        comment: "附注：迁移后，原来没有 @Published 的属性也会被跟踪，因为视图读取它。%@：属性名")
    case .announcement:
      Message(
        "no automatic fix: 'objectWillChange' is used", comment: "附注：用到 objectWillChange，不能迁移")
    case .publisher(let name):
      Message(
        "no automatic fix: '\(name)' is used as a publisher",
        comment: "附注：属性被用作 publisher，不能迁移。%@：属性")
    case .coding:
      Message(
        "no automatic fix: the keys of its synthesized coding would change, and saved data be lost",
        comment: "附注：合成的 Codable 的键会改变，已保存的数据会丢失，不能迁移")
    case .conformance(let name):
      Message(
        "no automatic fix: '\(name)' inherits from 'ObservableObject'",
        comment: "附注：协议继承自 ObservableObject，不能迁移。%@：协议名")
    case .anyModel:
      Message(
        "no automatic fix: any 'ObservableObject' can come here",
        comment: "附注：这里接受任意 ObservableObject，不能迁移")
    case .generic(let name):
      Message(
        "no automatic fix: '\(name)' wants an 'ObservableObject'",
        comment: "附注：调用要求 ObservableObject，不能迁移。%@：名称")
    case .untyped:
      Message("no automatic fix: the type of this model is unknown", comment: "附注：无法确定这里模型的类型，不能迁移")
    case .overlap:
      Message("no automatic fix: two changes would meet here", comment: "附注：两处改动会重叠，不能迁移")
    case .several:
      Message(
        "no automatic fix: declare each of these variables by itself",
        comment: "附注：一条声明里有多个变量，须先拆开才能迁移")
    case .local:
      Message(
        "no automatic fix: a class in a function cannot be '@Observable'",
        comment: "附注：函数内的类不能使用 @Observable")
    case .storage(let name):
      Message(
        "no automatic fix: '@Observable' needs the name '\(name)' itself",
        comment: "附注：@Observable 生成的名称与此冲突。%@：名称")
    case .wrapper(let name):
      Message(
        "no automatic fix: '\(name)' does not go with '@Observable'",
        comment: "附注：特性与 @Observable 不能共存，不能迁移。%@：特性")
    case .untracked(let name):
      Message(
        "no automatic fix: views read '\(name)', which cannot be tracked",
        comment: "附注：视图读取了无法跟踪的属性，不能迁移。%@：属性名")
    case .hiddenClass:
      Message(
        "no automatic fix: a 'private' class in a type cannot be '@Observable', a 'fileprivate' one can",
        comment: "附注：类型内的 private 类不能使用 @Observable")
    case .conditional:
      Message(
        "no automatic fix: the code to change stands under '#if'", comment: "附注：要修改的代码在 #if 分支内")
    case .unread:
      Message(
        "no automatic fix: this file cannot be read, and may use it", comment: "附注：文件无法读取，其中可能用到该类")
    case .older:
      Message("no automatic fix: this code is for older systems", comment: "附注：代码面向旧系统，不能迁移")
    case .view(let reason): reason.message
    }
  }
}
