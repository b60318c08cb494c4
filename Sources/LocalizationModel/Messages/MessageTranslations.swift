// swift-format-ignore-file
// Made from Catalogs/Gloss.xcstrings by Scripts/messages.

/// The translations of messages.
enum MessageTranslations {
  /// - Parameter key: As ``Message/key`` has it. Here a sign stands before it, so that no literal
  ///   of this file spells a key.
  static func text(of key: String, in language: MessageLanguage) -> String? {
    switch language {
    case .english: nil
    case .chinese: chinese["=" + key]
    }
  }

  private static let chinese: [String: String] = [
    "=%@ keys are not found in the sources, but they stay as they are": "有 %lld 个键在源码中找不到，但仍保留",
    "=%@ strings are": "%lld 个字符串",
    "=%@, because '%@' could not be read whole: mend that file": "%1$@，因为“%2$@”没有读完：请修复该文件",
    "=%@; more such places in this file: %@": "%1$@；文件中还有 %2$@ 处",
    "='%@' has no comment: say what it is for with '%@:'": "“%1$@”没有注释：请用“%2$@:”说明它的用途",
    "='%@' has the default value '%@' here and '%@' elsewhere: give one key one value": "“%1$@”在此处的默认值是“%2$@”，在别处是“%3$@”：请为一个键只写一个值",
    "='%@' is there twice, with different values: remove one of the two": "“%@”出现了两次，值不同：请删除其中一个",
    "='%@' is there twice, with the same value: remove this one": "“%@”出现了两次，值相同：请删除这一个",
    "='%@' looks up its key as it is: use a literal without interpolations and pass what varies as an argument of a format": "“%@”按键的原样查找：请使用不含插值的字面量，把变化的部分作为格式的参数传入",
    "='%@' needs a literal without interpolations: pass the text that varies as an argument of a format": "“%@”需要不含插值的字面量：请把变化的文字作为格式的参数传入",
    "='%@' takes argument %@ as %@, but the source text as %@: use the same specifier": "“%1$@”把第 %2$@ 个参数当作%3$@，而源文当作%4$@：请使用相同的占位符",
    "='%@' takes argument %@, which the source text does not have: remove it or write '%%'": "“%1$@”使用了第 %2$@ 个参数，而源文没有这个参数：请删除，或改写为“%%%%”",
    "=1 key is not found in the sources, but it stays as it is": "有 1 个键在源码中找不到，但仍保留",
    "=1 string is": "1 个字符串",
    "=A translation is filled with the arguments that the program passes for the source text. `%@` where a number comes takes the number for an address, and the app crashes, in that language only; a specifier without an argument reads whatever lies in memory. Use the source's specifier for each argument, with its number if the order changes: `%@`.": "译文会填入程序为源文传入的参数。数字的位置写成 `%@`，数字会被当成地址，应用只在这种语言下崩溃；没有对应参数的占位符会读到内存里的任意内容。请为每个参数使用与源文相同的占位符，顺序改变时写上序号：`%2$2$@`。",
    "=Merges leave the same key twice in a catalog. Xcode reads one of the two and drops the other with its translations when it saves. Where both say the same, drop the later one; else decide which is right.": "合并常在字符串目录里留下重复的键。Xcode 只读取其中一个，保存时会丢掉另一个及其译文。两者相同时，请删除后一个；不同时，请决定哪个正确。",
    "=Translators see the comment and hardly anything else. Without it “Open” is a verb to one and an adjective to the next, and nobody knows what a placeholder stands for. Give the comment where the string is made: `Text(\"Open\", comment: \"…\")`, `String(localized: \"Open\", comment: \"…\")`.": "译者几乎只能看到注释。没有注释，“Open”在一个人看来是动词，在另一个人看来是形容词，也没有人知道占位符代表什么。请在创建字符串的地方写注释：`Text(\"Open\", comment: \"…\")`、`String(localized: \"Open\", comment: \"…\")`。",
    "=`NSLocalizedString` and calls with a `defaultValue:` look up their key as it is. With an interpolation in it, every value is a key of its own, and none of them is in the catalog. Look up a fixed key and fill in the values: `String(localized: \"\\(name) called\")` or `String(format: NSLocalizedString(\"%@ called\", comment: \"…\"), name)`.": "`NSLocalizedString` 和带 `defaultValue:` 的调用会按键的原样查找。键里有插值时，每个值都成了不同的键，字符串目录里一个也没有。请查找固定的键再填入值：`String(localized: \"\\(name) called\")` 或 `String(format: NSLocalizedString(\"%@ called\", comment: \"…\"), name)`。",
    "=a C string": "C 字符串",
    "=a character": "单个字符",
    "=a floating-point number": "浮点数",
    "=a key that is put together when the program runs": "键在程序运行时才拼成",
    "=a literal spells '%@', but no call that localizes it for this catalog was recognized: the entry stays as it is": "有字面量与“%@”相同，但没有识别出把它本地化到此字符串目录的调用：条目保持不变",
    "=a localizable string without a comment": "可本地化的字符串没有注释",
    "=a member that is there twice": "成员重复出现",
    "=a placeholder of another type than in the source text": "占位符的类型与源文不同",
    "=a pointer": "指针",
    "=a value of an unknown type": "未知类型的值",
    "=accepted:": "符合规则：",
    "=add an empty '%@:' to be filled in": "添加空的“%@:”，待填写",
    "=an integer": "整数",
    "=an object": "对象",
    "=code nests deeper than %@ levels here; what is inside is not read": "代码嵌套超过 %@ 层，里面的内容没有读取",
    "=no catalog '%@.xcstrings' serves %@, so %@ kept nowhere: add one to the target, or map it under 'catalogs' in gloss.json": "没有字符串目录“%1$@.xcstrings”为%2$@服务，因此%3$@无处保存：请在目标中添加一个，或在 gloss.json 的“catalogs”中指定",
    "=only '%@', from which no strings are taken, spells '%@': the entry stays as it is": "只有不提取字符串的“%1$@”里有“%2$@”：条目保持不变",
    "=rejected:": "违反规则：",
    "=remove the second one": "删除第二个",
    "=the comment of '%@' is empty: say what the string is for": "“%@”的注释是空的：请说明这个字符串的用途",
    "=the first one": "第一个在这里",
    "=the sources spell '%@' with other Unicode scalars for the same characters, which is another key when the app runs: spell both alike; the entry stays as it is": "源码用另一组 Unicode 码位写出“%@”中相同的字符，应用运行时这是另一个键：请统一写法；条目保持不变",
    "=the table '%@' is computed, so the string '%@' has no catalog: name the table with a literal": "表名“%1$@”是计算得到的，因此字符串“%2$@”没有对应的字符串目录：请用字面量写表名",
    "=this comment is not closed: close it with '*/'": "注释没有结束：请用“*/”结束",
    "=this file and %@ other files": "此文件和另外 %@ 个文件",
    "=this file and 1 other file": "此文件和另外 1 个文件",
    "=this file": "此文件",
    "=this regular expression is not closed": "正则表达式没有结束",
    "=this string literal is not closed: close its quotes": "字符串字面量没有结束：请补上引号",
  ]
}
