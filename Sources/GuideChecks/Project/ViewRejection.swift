import LocalizationModel

/// A reason why a view that holds a model cannot be changed, with the name that the note quotes.
///
/// Migrations use it, and the fixes of rules such as `state-from-parent`.
enum ViewRejection: Hashable, Sendable {
  /// The wrapper of a property, such as `$model`, is passed on whole.
  case whole(String)
  /// Making the model has side effects, which `@State` would repeat.
  case effects(String)
  /// A `$name` outside of any body that could declare a local `@Bindable`.
  case placeless(String)
  /// No body reads the model, which only redraws the view.
  case redraw(String)
  /// The model is made in a call of the view's initializer.
  case made(String)
  /// A type other than a view that only the wrapper isolates to the main actor.
  case holder(String)
  /// An assignment in an initializer, which `@State` with an initial value would ignore.
  case assigned(String)
  /// A use of a property that would become private.
  case seen(String)
  /// A property that may get its value in another way than the fix assumes.
  case passed(String)
  /// A declaration with other variables, arguments or modifiers.
  case shares(String)
  /// A property that is changed only to redraw views.
  case trigger(String)
  /// A member that takes its value from files or settings.
  case outside

  var message: Message {
    switch self {
    case .trigger(let name):
      Message(
        "no automatic fix: '\(name)' is changed only to redraw views, and nothing reads it",
        comment: "附注：属性只为使视图重绘而改变，没有代码读取它。%@：属性名")
    case .outside:
      Message(
        "no automatic fix: views show files or settings through this class, which tells no change of them",
        comment: "附注：视图通过该类显示文件或设置，其变化无法被跟踪")
    case .whole(let name):
      Message(
        "no automatic fix: the wrapper of '\(name)' is passed on",
        comment: "附注：属性的包装器被传出，不能迁移。%@：属性名")
    case .effects(let name):
      Message(
        "no automatic fix: '@State' would run '\(name)' each time that the view is made",
        comment: "附注：改用 @State 后每次创建视图都会执行此调用，不能迁移。%@：调用")
    case .placeless(let name):
      Message(
        "no automatic fix: no '@Bindable var \(name)' can stand here",
        comment: "附注：这里无法声明局部的 @Bindable 变量。%@：变量名")
    case .redraw(let name):
      Message(
        "no automatic fix: no body reads '\(name)', so its changes would not redraw this view any more",
        comment: "附注：视图正文没有读取该模型，迁移后不再随它重绘。%@：属性名")
    case .made(let name):
      Message(
        "no automatic fix: '\(name)' is made here, and a plain 'var' would not keep it",
        comment: "附注：模型在此处创建，普通 var 不会保留它。%@：属性名")
    case .holder(let name):
      Message(
        "no automatic fix: the wrapper puts '\(name)' on the main actor",
        comment: "附注：包装器让该类型隔离到 main actor，去掉后可能无法编译。%@：类型名")
    case .assigned(let name):
      Message(
        "no automatic fix: '@State' would ignore this value of '\(name)'",
        comment: "附注：改用 @State 后此处的赋值会被忽略。%@：属性名")
    case .seen(let name):
      Message(
        "no automatic fix: '\(name)' would be private, and is used here",
        comment: "附注：属性会变为 private，而这里用到它。%@：属性名")
    case .passed(let name):
      Message(
        "no automatic fix: '\(name)' is not only passed in",
        comment: "附注：属性的值不只来自传入的参数。%@：属性名")
    case .shares(let name):
      Message(
        "no automatic fix: '\(name)' shares its declaration with others, or has arguments or modifiers",
        comment: "附注：属性与其他变量同在一条声明里，或带参数、修饰符。%@：属性名")
    }
  }
}

extension MigrationRejection {
  init(_ reason: ViewRejection, _ source: GuideSource, _ range: ByteRange) {
    self.init(reason: .view(reason), path: source.path, range: range)
  }
}
