import LocalizationModel

/// What keeps a class from being migrated, with its place.
struct MigrationStop: Hashable, Sendable {
  /// Why it does.
  enum Reason: Hashable, Sendable {
    case announcement
    case publisher(String)
    case coding
    case conformance(String)
    case anyModel
    case generic(String)
    case untyped
    case whole(String)
    case several
    case effects(String)
    case local
    case storage(String)
    case wrapper(String)
    case placeless(String)
    case unread
    case older
  }

  let reason: Reason
  let path: String
  let range: ByteRange?

  var note: FindingNote { FindingNote(message, path: path, range: range) }

  private var message: Message {
    switch reason {
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
    case .whole(let name):
      Message(
        "no automatic fix: the wrapper of '\(name)' is passed on",
        comment: "附注：属性的包装器被传出，不能迁移。%@：属性名")
    case .several:
      Message(
        "no automatic fix: declare each of these variables by itself",
        comment: "附注：一条声明里有多个变量，须先拆开才能迁移")
    case .effects(let name):
      Message(
        "no automatic fix: '@State' would run '\(name)' each time that the view is made",
        comment: "附注：改用 @State 后每次创建视图都会执行此调用，不能迁移。%@：调用")
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
    case .placeless(let name):
      Message(
        "no automatic fix: no '@Bindable var \(name)' can stand here",
        comment: "附注：这里无法声明局部的 @Bindable 变量。%@：变量名")
    case .unread:
      Message(
        "no automatic fix: this file cannot be read, and may use it", comment: "附注：文件无法读取，其中可能用到该类")
    case .older:
      Message("no automatic fix: this code is for older systems", comment: "附注：代码面向旧系统，不能迁移")
    }
  }
}
