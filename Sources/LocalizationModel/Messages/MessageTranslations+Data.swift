// swift-format-ignore-file
// Made from Catalogs/Gloss.xcstrings by Scripts/messages.

extension MessageTranslations {
  /// The keys and their Chinese translations, in the format of ``MessageTranslations/init(_:)``.
  static let chinese = #"""
="convention" in gloss.json sets the languages of keys and comments; "any" switches their rules off
:gloss.json 里的“convention”设定键和注释的语言；“any”关闭有关的规则
=%@ (%@ times)
:%1$@（%2$lld 次）
=%@ (%@)
:%1$@（%2$@）
=%@ added
:新增 %lld 个
=%@ and %@
:%1$@和 %2$@
=%@ and %@ more
:%1$@ 和另外 %2$lld 个字符串目录
=%@ applied
:采用 %lld 个
=%@ approved
:已批准 %@
=%@ catalogs
:%lld 个字符串目录
=%@ catalogs are in Xcode's form
:%lld 个字符串目录都是 Xcode 的格式
=%@ catalogs are left alone: Swift sources do not fill them ('gloss sync --explain')
:%lld 个字符串目录保持不动：它们的内容不来自 Swift 源码（见“gloss sync --explain”）
=%@ catalogs are left as they are
:%lld 个字符串目录保持不动
=%@ catalogs are up to date
:%lld 个字符串目录均已是最新
=%@ catalogs changed
:已更新 %lld 个字符串目录
=%@ catalogs created
:新建了 %lld 个字符串目录
=%@ catalogs would be created
:将新建 %lld 个字符串目录
=%@ catalogs would change
:将更新 %lld 个字符串目录
=%@ changed
:已修改 %@
=%@ comments belong to no key and cannot be kept in a catalog
:%lld 条注释不属于任何键，无法保留在字符串目录里
=%@ comments changed
:%lld 条注释有变
=%@ errors
:%lld 个错误
=%@ files
:%lld 个文件
=%@ files are written: only the report is missing
:%lld 个文件已写好，只是报告没能输出
=%@ findings
:%lld 个问题
=%@ fixed in %@
:已修复 %2$@中的 %1$@
=%@ found
:找到 %@
=%@ from %@
:来自 %2$@，共 %1$@
=%@ has another translation for it: keep one of them
:%@ 有不同的译文：请只留一个
=%@ in %@
:%2$@中有 %1$@
=%@ in %@ files
:%2$lld 个文件中有 %1$@
=%@ in 1 file
:1 个文件中有 %@
=%@ is expected here, not '%@': put texts in quotes
:此处应是%1$@，而不是“%2$@”：文案请加引号
=%@ is missing at the end of the file
:文件结尾缺少%@
=%@ is not valid for '%@'
:%1$@不是“%2$@”可用的值
=%@ is up to date
:%@ 已是最新
=%@ is valid
:%@ 没有错误
=%@ keys
:%lld 个键
=%@ keys agree
:%lld 个键一致
=%@ keys are not found in the sources, but they stay as they are
:有 %lld 个键在源码中找不到，但仍保留
=%@ keys found in no source here are kept, because this checkout lacks %@: fetch the missing sources, or list them under 'exclude'
:有 %1$lld 个键在现有源码中找不到，但予以保留，因为这份检出缺少 %2$@：请取回缺少的源码，或写进“exclude”
=%@ keys of the catalogs reach their lookup as a String; following them adds findings: %@
:字符串目录里有 %1$lld 个键以 String 的形式传到查找处；跟随它们会增加 %2$lld 个问题
=%@ languages
:%lld 种语言
=%@ literals
:%lld 处字面量
=%@ may be %@ reworded, but it is not clear which is which, so no translations are carried over: 'gloss rename OLD NEW' does it for the right pair
:%1$@ 可能是 %2$@ 的改写，但无法确定对应关系，因此没有转移译文：请用“gloss rename OLD NEW”为正确的一对转移
=%@ more
:另有 %lld 条
=%@ more members are duplicated with another value
:另有 %lld 个成员重复出现且值不同
=%@ moved here
:移入 %lld 个
=%@ moved in %@, %@ left as they are
:已更改 %1$@，涉及 %2$@；%3$lld 个保持原样
=%@ must be %@, not %@
:%1$@应是%2$@，而不是%3$@
=%@ no longer stale
:%lld 个不再过时
=%@ not to be translated
:不翻译 %lld 个
=%@ notes
:%lld 个提示
=%@ of %@
:来自 %2$@的 %1$@
=%@ of %@ 'ObservableObject' classes become '@Observable'
:%2$lld 个 ObservableObject 类中有 %1$lld 个将改为 @Observable
=%@ of %@ catalogs are not merged by gloss: run 'gloss git install'; if they stay, a .gitattributes beside them overrides '*.xcstrings merge=gloss'
:%2$lld 个字符串目录中有 %1$lld 个不由 gloss 合并：请运行“gloss git install”；如果仍然如此，是它们旁边的 .gitattributes 覆盖了“*.xcstrings merge=gloss”
=%@ of %@ catalogs changed
:%2$lld 个字符串目录中已更新 %1$lld 个
=%@ of %@ catalogs would change
:%2$lld 个字符串目录中将更新 %1$lld 个
=%@ of %@ findings are not listed here: 'gloss check' lists them all
:因篇幅所限，%2$lld 个问题中有 %1$lld 个未列出：运行“gloss check”可查看全部
=%@ of %@ other rules
:其余 %2$lld 条规则共 %1$@
=%@ of %@ shown: '--limit' sets how many
:共 %2$@，列出 %1$lld 个：用“--limit”设定个数
=%@ of %@ texts in the sources are in '%@'; %@ of %@ comments are in '%@'
:源码里的 %2$lld 处文案中有 %1$lld 处是“%3$@”；%5$lld 条注释中有 %4$lld 条是“%6$@”
=%@ of %@ texts translated, %@ to go
:共 %2$lld 条文案，已翻译 %1$lld 条，剩余 %3$lld 条
=%@ of %@ would change
:%2$@中将改动 %1$lld 个
=%@ of %@ written
:%2$@中的 %1$lld 个已写入
=%@ of %@, %@: 'gloss sync --check' tells whether they are up to date
:%1$@，来自 %2$@，%3$@：运行“gloss sync --check”可知是否需要更新
=%@ or %@
:%1$@或%2$@
=%@ or '%@'
:%1$@或“%2$@”
=%@ or one of %@ more
:%1$@，或另外 %2$lld 个之一
=%@ other catalogs
:其余 %lld 个字符串目录
=%@ places
:%lld 处
=%@ refused
:拒绝 %lld 个
=%@ removed
:删除 %lld 个
=%@ reworded
:改写 %lld 个
=%@ rules with their highest severity; an uncertain finding has a lower one. 'gloss rules RULE' explains a rule, 'gloss help rules' how to set severities
:%lld 条规则，所列为最高级别，不太确定的问题级别更低。“gloss rules RULE”解释一条规则，“gloss help rules”说明如何设置级别
=%@ skipped
:跳过 %lld 个
=%@ sources
:%lld 个源文件
=%@ stale
:过时 %lld 个
=%@ strings
:%lld 条字符串
=%@ strings are not synced, because this checkout lacks their catalog: fetch it, then run again
:有 %lld 条字符串没有同步，因为这份检出缺少它们的字符串目录：请先取回，再运行一次
=%@ strings files
:%lld 个 .strings 文件
=%@ strings go
:%lld 条字符串
=%@ symbols
:%lld 个符号
=%@ texts
:%lld 条文案
=%@ to approve
:有 %@待批准
=%@ to be translated again
:重新要翻译 %lld 个
=%@ unchanged
:不变 %lld 个
=%@ units
:%lld 个单元
=%@ up to date
:%@已是最新
=%@ values changed
:%lld 个源文有变
=%@ varied: %@
:已为 %1$@建立形式：%2$@
=%@ varied: %@; %@ plain
:已为 %1$@建立形式：%2$@；%3$@保持原样
=%@ warnings
:%lld 个警告
=%@ where %@ should be
:此处应是%2$@，却是%1$@
=%@ where %@ should be: add a comma before it
:此处应是%2$@，却是%1$@：请在前面加逗号
=%@ with '%arg', which Apple's extractor writes where it does not know the types, so that no look-up finds them
:%@带“%%arg”，是苹果的提取器在不知道类型时写出的，没有代码能查到
=%@ with '%arg', which no look-up finds: %@; 'gloss sync' carries their texts over to the keys that the code looks up, and marks the others as stale
:%1$@带“%%arg”，没有代码能查到：%2$@；“gloss sync”会把译文转给代码所查找的键，其余的标为过时
=%@ with forms written as the form 'other'
:有多种形式的%@只写了“other”形式
=%@ without a catalog: 'gloss sync --check' fails until each has one or is allowed
:%@没有字符串目录：在每条都有字符串目录或得到允许之前，“gloss sync --check”不会通过
=%@ would be approved
:将批准 %@
=%@ would be fixed in %@
:将修复 %2$@中的 %1$@
=%@ would be varied: %@
:会为 %1$@建立形式：%2$@
=%@ would be varied: %@; %@ plain
:会为 %1$@建立形式：%2$@；%3$@保持原样
=%@ would be written
:将写入 %@
=%@ would change
:将修改 %@
=%@ would move in %@, %@ would stay as they are
:将更改 %1$@，涉及 %2$@；%3$lld 个保持原样
=%@ written
:已写入 %@
=%@ … (+%@)
:%1$@等（另有 %2$lld 种）
=%@ → %@
:%1$@ → %2$@
=%@% of %@ in %@ translated
:%3$@的 %2$@已翻译 %1$lld%%
=%@% of %@ in %@ translated; not all could be read
:%3$@的 %2$@已翻译 %1$lld%%；有内容无法读取
=%@% translated: %@ of %@ texts
:已翻译 %1$@%%：%3$@ 条中的 %2$@ 条
=%@, %@
:%1$@，%2$@
=%@, %@ translated
:%1$@，已翻译 %2$lld 条
=%@, %@ translated, and %@ that need no translation
:%1$@，已翻译 %2$lld 条，另有 %3$lld 条不必翻译
=%@, because '%@' could not be read whole: repair that file
:%1$@，因为“%2$@”没有读完：请修复该文件
=%@, because '%@' has another one: the old entry stays
:%1$@，因为“%2$@”已有另一条：旧条目保留
=%@, because its placeholders are not those of %@: the old entry stays
:%1$@，因为其中的占位符与%2$@的不对应：旧条目保留
=%@, but its code has no comments; %@
:%1$@，而代码里没有注释；%2$@
=%@, but its code has too few comments to tell (%@); %@
:%1$@，而代码里的注释太少（%2$lld 条），看不出约定；%3$@
=%@, but only %@ of the %@ comments in its code are in '%@'; %@
:%1$@，而代码里的 %3$lld 条注释中只有 %2$lld 条是“%4$@”；%5$@
=%@, column '%@'
:%1$@，“%2$@”列
=%@, new
:%@，新建
=%@, which takes its place
:%@，前者由后者取代
=%@, which takes its texts over, to be reviewed
:%@；译文已转给后者，待复核
=%@: %@
:%1$@: %2$@
=%@: %@ = %@
:%1$@: %2$@ = %3$@
=%@: %@ added, %@ with another source, %@ gone
:%1$@: 新增 %2$@ 个，源文有变 %3$@ 个，消失 %4$@ 个
=%@: %@ conflicts: ours are kept
:%1$@: %2$lld 处冲突：保留我方内容
=%@: %@ conflicts: ours are kept, translations among them as 'needs_review'
:%1$@: %2$lld 处冲突：保留我方内容，其中的译文标为“needs_review”
=%@: %@ findings accepted
:%1$@: 已把 %2$lld 个问题记入基线
=%@: %@ findings are resolved: '--prune-baseline' removes them
:%1$@: %2$lld 个问题已解决，可用“--prune-baseline”删去
=%@: %@ of %@ translated (%@ from the project), %@ sent back, %@ open
:%1$@：共 %3$@，已翻译 %2$lld 条（取自项目 %4$lld 条），退回 %5$lld 条，尚缺 %6$lld 条
=%@: %@ of %@ translated (%@ from the project), %@ sent back, %@ open, %@ in written texts
:%1$@：共 %3$@，已翻译 %2$lld 条（取自项目 %4$lld 条），退回 %5$lld 条，尚缺 %6$lld 条，写入的译文里有 %7$@
=%@: %@ removed
:%1$@: 删除 %2$@
=%@: %@ resolved findings removed
:%1$@: %2$lld 个问题已解决，并已删去
=%@: %@ to translate; nothing is run or written
:%1$@：有 %2$@要翻译；没有运行程序，也没有写入
=%@: %@ words go out, %@ are left for later
:%1$@：这次导出 %2$lld 个单词，还剩 %3$lld 个
=%@: %@: %@
:%1$@: %2$@：%3$@
=%@: '%@' is not a state: choose 'translated' or 'needs review'
:%1$@：“%2$@”不是状态：请选“translated”或“needs review”
=%@: '%@' is what a program made of a text; format the column as text, and type it again
:%1$@：“%2$@”是软件由文本转换来的；请把该列设为文本格式后重新输入
=%@: 1 conflict: ours is kept
:%@: 1 处冲突：保留我方内容
=%@: 1 conflict: ours is kept, a translation as 'needs_review'
:%@: 1 处冲突：保留我方内容，译文标为“needs_review”
=%@: 1 finding accepted
:%@: 已把 1 个问题记入基线
=%@: 1 finding is resolved: '--prune-baseline' removes it
:%@: 1 个问题已解决，可用“--prune-baseline”删去
=%@: 1 resolved finding removed
:%@: 1 个问题已解决，并已删去
=%@: SwiftPM takes catalogs only with 'defaultLocalization: "%@"' in 'Package('
:%1$@: 要让 SwiftPM 接受字符串目录，请在“Package(”里写上“defaultLocalization: "%2$@"”
=%@: XcodeGen takes the languages from string catalogs and '.lproj' folders: run it again once a catalog has texts in %@
:%1$@：XcodeGen 从字符串目录和“.lproj”文件夹得知语言：字符串目录有了 %2$@ 的译文后，请再运行一次
=%@: a program changed the cell; export the text again, and translate that
:%@：单元格被软件改过；请重新导出这条文案再翻译
=%@: add %@ to 'CFBundleLocalizations', then run 'xcodegen'
:%1$@: 请把 %2$@ 写进“CFBundleLocalizations”，再运行“xcodegen”
=%@: add %@ to 'defaultKnownRegions' in the project's options, then run 'tuist generate'
:%1$@: 请把 %2$@ 写进项目选项的“defaultKnownRegions”，再运行“tuist generate”
=%@: add the line for *.xcstrings
:%@: 加入 *.xcstrings 一行
=%@: compared with '%@' of %@, the revision that fits best
:%1$@: 与“%2$@”的 %3$@ 版本比较，它最吻合
=%@: kept as ours changed it, theirs had removed it
:%@：对方删除而我方改过，按我方保留
=%@: kept as theirs changed it, ours had removed it
:%@：我方删除而对方改过，按对方保留
=%@: kept ours, %@, not theirs, %@
:%1$@：保留我方的%2$@，舍弃对方的%3$@
=%@: left as it is, because Xcode extracts no Swift strings for its targets ('SWIFT_EMIT_LOC_STRINGS' is NO)
:%@：保持不动，因为 Xcode 不为它的 target 提取 Swift 字符串（“SWIFT_EMIT_LOC_STRINGS”为 NO）
=%@: list %@ in 'languages' once every text is to be translated
:%1$@: 要求每条文案都有译文时，请把 %2$@ 写进“languages”
=%@: not in Xcode's form before, so lines are reformatted (%@): run 'gloss fmt' in a commit of its own first to keep them apart
:%1$@：原本不是 Xcode 的格式，因此有 %2$lld 行只是改了格式；先单独提交一次“gloss fmt”的结果，就能把两者分开
=%@: only C, Objective-C or C++ sources spell %@ keys, which stay as they are
:%1$@：%2$lld 个键只出现在 C、Objective-C 或 C++ 源码里，保留不动
=%@: only C, Objective-C or C++ sources spell 1 key, which stays as it is
:%@：1 个键只出现在 C、Objective-C 或 C++ 源码里，保留不动
=%@: remove the file, which holds nothing else
:%@: 内容全由 gloss 写入，整个删除
=%@: remove the line for *.xcstrings
:%@: 删去 *.xcstrings 一行
=%@: the key is not the one of the row's 'id': undo a sorting of some columns only, or export the texts again
:%@：这里的键与本行的“id”不是同一条文案：请撤销只对部分列做的排序，或重新导出
=%@; %@
:%1$@；%2$@
=%@; %@ changed
:%1$@；已更新 %2$@
=%@; %@ more in the baseline
:%1$@；另有 %2$lld 个已记入基线
=%@; %@ replaced by the keys that the code looks up, with their texts
:%1$@；其中 %2$lld 个换成了代码所查找的键，译文一并转移
=%@; %@ would change
:%1$@；将更新 %2$@
=%@; '%@' spells it, but localizes it in no known call
:%1$@；“%2$@”里写着它，但它不在已知的本地化调用里
=%@; '--renames=carry' carries their texts over to %@
:%1$@；“--renames=carry”会把译文转给%2$@
=%@; did you mean %@?
:%1$@；是不是 %2$@？
=%@; listed: %@; '--verbose' adds notes, '--limit' takes a higher number
:%1$@；已列出 %2$lld 条；--verbose 加上提示，--limit 可取更大的数
=%@; more such places in this file: %@
:%1$@；文件中另有 %2$@ 处
=%@; only the compiler has %@, only gloss %@, and %@ differ
:%1$@；仅编译器有 %2$lld 个，仅 gloss 有 %3$lld 个，不一致 %4$lld 个
=%@; only the compiler has %@, only gloss %@, and 1 differs
:%1$@；仅编译器有 %2$lld 个，仅 gloss 有 %3$lld 个，不一致 1 个
=%@; remove this entry unless something else uses it
:%@；如果没有别处使用，请删除此条目
=%@; the text is left out for %@
:%1$@；%2$@ 略去这条文案
='%' is shown as two percent signs, because the source text has no placeholders: write '%'
:“%%”会显示成两个百分号，因为源文没有占位符：请写“%”
='%@'
:“%@”
='%@' (%@) is not approved: %@
:未批准“%1$@”（%2$@）：%3$@
='%@' (line %@)
:“%1$@”（第 %2$lld 行）
='%@' addresses people informally in %@ texts and formally in %@: choose one
:“%1$@”有 %2$lld 条文案用亲切的称呼，%3$lld 条用正式的称呼：请统一为一种
='%@' and %@ more
:“%1$@”和另外 %2$lld 个文件
='%@' and %@ more hold this table, too, and no target builds with both: bring their texts over with 'gloss convert', then remove them
:“%1$@”等文件（另有 %2$lld 个）也保存了这个表，两者并存的 target 无法构建：请用“gloss convert”把其中的文案转入字符串目录，再删除这些文件
='%@' and %@ more hold this table, too, and no target builds with both: their texts are in the catalog, remove these files
:“%1$@”等文件（另有 %2$lld 个）也保存了这个表，两者并存的 target 无法构建：其中的文案都已在字符串目录里，请删除这些文件
='%@' and %@ more lie outside the project and are not read: '--allow-outside' reads what the project names there
:“%1$@”和另外 %2$lld 处位于项目之外，没有读取：“--allow-outside”可读取项目引用的外部内容
='%@' and '%@' are both '%@' in '%@': translate each
:“%1$@”和“%2$@”的译文都是“%3$@”（%4$@）：请分别翻译
='%@' and '%@' are both for argument %@, and none is for argument %@: correct 'argNum'
:“%1$@”和“%2$@”都使用第 %3$@ 个参数，而第 %4$@ 个参数没有用到：请改正“argNum”
='%@' and '%@' both become the Swift symbol '%@': remove the one that the code does not use, or give one another key
:“%1$@”和“%2$@”都生成 Swift 符号“%3$@”：请删除代码没有用到的那个，或给其中一个换一个键
='%@' and '%@' exclude each other: give one of them
:“%1$@”与“%2$@”不能合用：请只用一个
='%@' and '%@' share one translation: one was probably pasted by mistake
:“%1$@”与“%2$@”的译文相同：请确认译文属于哪一条
='%@' and '%@' would both be '%@' in files: change 'languageMap', or export one of them with '--language'
:“%1$@”与“%2$@”在文件中都会叫“%3$@”：请修改“languageMap”，或用“--language”只导出其中一种
='%@' and other subviews get one property each of one model: pass the model
:“%@”和其他子视图各得到同一模型的一个属性：请传入模型
='%@' and this branch have no commit in common: in CI, fetch the whole history
:“%@”与此分支没有共同的提交：在 CI 中请拉取完整历史
='%@' announces its change by hand: use '@Published', or an '@Observable' class
:“%@”手动通知变化：请用“@Published”，或改用“@Observable”类
='%@' becomes a %@, which holds no comment: change the type to LocalizedStringResource, and write LocalizedStringResource("…", comment: "…")
:“%1$@”在这里成为 %2$@，这种类型不带注释：请把类型改为 LocalizedStringResource，并写 LocalizedStringResource("…", comment: "…")
='%@' becomes a plain String here, and '%@' does not translate it: make it with %@
:“%1$@”在这里成了普通的 String，“%2$@”不会翻译它：请用 %3$@ 创建
='%@' begins a note that is not part of the text: remove the note
:“%@”开头的是译者的说明，不属于译文：请删除
='%@' begins or ends with a line break: remove it; if another text follows, make both one text or put the space into the layout
:“%@”的首尾有换行：请删除；如果后面还有别的文案，请合成一条，或用布局留出间距
='%@' begins or ends with white space, which translators overlook: remove it; if another text follows, make both one text or put the space into the layout
:“%@”的首尾有空白，译者容易漏掉：请删除；如果后面还有别的文案，请合成一条，或用布局留出间距
='%@' begins with a space, and the source text does not: remove it
:“%@”开头多了源文没有的空格：请删除
='%@' beside '%@' has no place in a catalog
:“%2$@”旁边的“%1$@”在字符串目录里没有位置
='%@' cannot be changed without a loss: save it as text, or as XML without loose comments
:修改“%@”会丢失内容：请存成文本，或去掉游离注释的 XML
='%@' cannot be run: run 'gloss git install' again
:无法执行“%@”：请重新运行“gloss git install”
='%@' cannot be written here so that it is read as that key: change it by hand, then run again
:“%@”无法写进这里又读回同一个键：请手工修改，再重新运行
='%@' cannot stand here in an entry: is a line before it missing?
:“%@”不能出现在条目的这个位置：前面是否少了一行？
='%@' carries a dictionary: declare a message type with a property for each value
:“%@”用字典携带数据：请声明消息类型，每个值对应一个属性
='%@' chooses between a singular and a plural text, which fits English and few other languages: use one text with the number and vary it by plural
:“%@”在单数和复数两条文案之间选择，而只有英语等少数语言是这样：请用一条包含数字的文案，并按复数区分
='%@' comes from the parent, and '@State' keeps the first one as long as the view is on the screen: use a plain 'var' or '@Bindable'
:“%@”来自父视图，“@State”会一直保留第一次传入的对象：请改用普通“var”或“@Bindable”
='%@' conforms to 'ObservableObject': use '@Observable'
:“%@”遵循“ObservableObject”：请改用“@Observable”
='%@' contains '%@' (U+%@), which is not used in '%@', the language of keys: write the key in that language, or show a name that stays as it is with 'Text(verbatim:)'
:“%1$@”里的“%2$@”（U+%3$@）不是键的语言“%4$@”的字母：请用这种语言写键；不翻译的名称用“Text(verbatim:)”显示
='%@' contains '%@', which is not used in '%@', the language of keys: write the key in that language, or show a name that stays as it is with 'Text(verbatim:)'
:“%1$@”里的“%2$@”不是键的语言“%3$@”的文字：请用这种语言写键；不翻译的名称用“Text(verbatim:)”显示
='%@' counts argument %@, which the format takes as %@
:“%1$@”按第 %2$lld 个参数计数，而格式把它当作%3$@
='%@' counts as %@ now, as the file says
:按文件所述，“%1$@”的状态现为 %2$@
='%@' counts something, but the text has no plural forms: vary it by plural
:“%@”后面是单词，而文案没有复数形式：请按复数区分
='%@' differs in '%@': write all files from the same commit
:“%1$@”与“%2$@”里的声明不同：请从同一个提交写出所有文件
='%@' does not match '%@', which the project requires: change it
:“%1$@”不符合项目要求的“%2$@”：请修改
='%@' does not stand for the value of this substitution: write '%arg', or, for another argument, its position, such as '%2$@'
:“%@”不代表这个替换项自己的值：请写“%%arg”；要用别的参数，请写出它的序号，例如“%%2$@”
='%@' does not take the arguments that '%@' takes: give it the same placeholders
:“%1$@”与“%2$@”的参数不同：请使用相同的占位符
='%@' ends with '%@', and the source text has no final mark: end both alike
:“%1$@”以“%2$@”结尾，而源文末尾没有标点：请统一两者的结尾
='%@' ends with '%@', and the source text with '%@': end both alike
:“%1$@”以“%2$@”结尾，而源文以“%3$@”结尾：请统一两者的结尾
='%@' ends with '%@', and the source text with '%@': end with '%@'
:“%1$@”以“%2$@”结尾，而源文以“%3$@”结尾：请以“%4$@”结尾
='%@' ends with '…' and the source text does not: remove it
:“%@”以“…”结尾，而源文没有：请删除
='%@' ends with a space, and the source text does not: remove it
:“%@”末尾多了源文没有的空格：请删除
='%@' explains nothing: say where the text stands and what it is for
:“%@”什么也没说明：请写出文案在哪里、有什么用
='%@' gets its key from elsewhere, and no literal is found there: write the literal here, or pass a String that is localized already
:“%@”的键来自别处，那里也找不到字面量：请在这里写字面量，或者传入已经本地化的 String
='%@' gets its key from elsewhere, so it is not extracted: write the literal here, or set "follow": true in gloss.json to find the literals that come here
:“%@”的键来自别处，因此不会被提取：请在这里写字面量，或者在 gloss.json 里把“follow”设为 true，gloss 就会找出传到这里的字面量
='%@' gets literals that '+' joins, so that no key is extracted: write one literal, a multi-line one for a long text
:“%@”得到的是用“+”拼接的字面量，无法提取为键：请写成一个字面量，较长的用多行字面量
='%@' gets several properties of one model: pass the model
:“%@”逐个接收同一模型的多个属性：请传入模型
='%@' goes to '%@' untranslated: use %@
:“%1$@”未经翻译就交给“%2$@”：请用 %3$@ 创建
='%@' has ',' or '.' after Japanese characters: write '、' and '。'
:“%@”在日文字符后面用了“,”或“.”：请改用“、”和“。”
='%@' has Chinese and Latin without a space between: write one
:“%@”的中文与西文之间没有空格：请加一个
='%@' has a different comment elsewhere: use one comment, or a key for each meaning
:“%@”在别处有另一条注释：请统一注释，意思不同时请换一个键
='%@' has a number and '%@' has none: number all placeholders
:“%1$@”带序号，“%2$@”不带：请给所有占位符加上序号
='%@' has a number and '%@' has none: write the placeholders of the source text, all with numbers or all without
:“%1$@”带序号，“%2$@”不带：请照源文写占位符，要么全带序号，要么全不带
='%@' has a parameter for the comment: give '%@' its comment there, and list the function under 'functions' in gloss.json
:“%1$@”有注释参数：请把“%2$@”的注释写在那里，并在 gloss.json 的 functions 中列出这个函数
='%@' has a punctuation mark without a no-break space before it: write U+202F or U+00A0
:“%@”的标点前没有不换行空格：请写 U+202F 或 U+00A0
='%@' has a space between Chinese and Latin: remove it
:“%@”的中文与西文之间有空格：请删除
='%@' has a stretched word: remove U+0640
:“%@”里有拉长的单词：请删除 U+0640
='%@' has a tag that the source text does not have: remove it
:“%@”比源文多一个标签：请删除
='%@' has another text in '%@', for the same language and catalog: keep one of them
:“%1$@”在“%2$@”里有另一种文案，语言和字符串目录都相同：请保留其中一种
='%@' has half-width kana: write '%@'
:“%1$@”里有半角假名：请写成“%2$@”
='%@' has half-width punctuation among Chinese: write the full-width marks
:“%@”的中文里有半角标点：请写全角标点
='%@' has letters written as two code points: use the composed form
:“%@”里有拆成两个码位的字母：请改用组合后的字符
='%@' has moved here from '%@', with its translations
:“%1$@”已从“%2$@”移到这里，译文一并带来
='%@' has moved here from '%@', with its translations, to be reviewed
:“%1$@”从“%2$@”移来，译文一并带来，待复核
='%@' has neither letters nor digits for a Swift symbol: use a key of words
:“%@”里没有可用于 Swift 符号的字母或数字：请用由词组成的键
='%@' has no '%@': add it
:“%1$@”缺少“%2$@”：请补上
='%@' has no '%@': put it where the question or exclamation begins
:“%1$@”缺少“%2$@”：请写在问句或感叹句开头
='%@' has no comment, and the code names it by its symbol: write one in the catalog
:“%@”没有注释，代码又用符号引用它：请在字符串目录里写上
='%@' has no comment: say what it is for with '%@:'
:“%1$@”没有注释：请用“%2$@:”说明它的用途
='%@' has no comment: write %@ in place of the literal
:“%1$@”没有注释：请把字面量换成 %2$@
='%@' has no comment: write LocalizedStringResource("…", comment: "…") in place of the literal
:“%@”没有注释：请把字面量换成 LocalizedStringResource("…", comment: "…")
='%@' has no kana and looks like Chinese: replace it with a translation into '%@'
:“%1$@”没有假名，像是中文：请换成“%2$@”的译文
='%@' has no letter of the script of '%@': translate the source text
:“%1$@”里没有“%2$@”的文字：请翻译源文
='%@' has no mark at the end, where the source text has '%@': add '%@'
:“%1$@”末尾没有标点，而源文以“%2$@”结尾：请加上“%3$@”
='%@' has no mark at the end, where the source text has '%@': end both alike
:“%1$@”末尾没有标点，而源文以“%2$@”结尾：请统一两者的结尾
='%@' has no partner in '%@': add the partner or remove this one
:“%1$@”在“%2$@”里不成对：请补上另一半或删除它
='%@' has no plural category '%@', so this text is never shown: remove it
:“%1$@”没有复数类别“%2$@”，这条文案永远不会显示：请删除
='%@' has no substitution '%@': add it or correct the name
:“%1$@”没有替换项“%2$@”：请添加，或改正名称
='%@' has nothing to translate: pass a Text(verbatim: "…") if that is possible, or set 'shouldTranslate' to false in the catalog
:“%@”没有可翻译的内容：如果可以，请传入 Text(verbatim: "…")，否则在字符串目录里把“shouldTranslate”设为 false
='%@' has nothing to translate: show it with Text(verbatim: "…")
:“%@”里没有可翻译的内容：请用 Text(verbatim: "…") 显示
='%@' has one text for all numbers, but the source text has plural forms: translate each form
:“%@”的译文不分数量，而源文有复数形式：请分别翻译
='%@' has several texts for '%@': the last one counts
:“%1$@”里“%2$@”有几条文案：以最后一条为准
='%@' has the character %@, which XML cannot hold: remove it
:“%1$@”里有 XML 容不下的字符 %2$@：请删除
='%@' has the comment of '%@': say what only this text is for
:“%1$@”的注释与“%2$@”的相同：请说明只属于这条文案的用途
='%@' has the default value '%@' here and '%@' elsewhere: give one key one value
:“%1$@”在此处的默认值是“%2$@”，在别处是“%3$@”：请为一个键只写一个值
='%@' has the full-width '%@' of Chinese and Japanese: write the mark that '%@' uses
:“%1$@”里有中日文的全角“%2$@”：请用“%3$@”的标点
='%@' has the invalid value '%@': %@
:“%1$@”的值“%2$@”有误：%3$@
='%@' has the rule '%@', which is unknown
:“%1$@”的规则“%2$@”无法识别
='%@' has the source text beside the translation: remove it
:“%@”在译文旁边还留着源文：请删掉源文
='%@' has the symbol '%@' already: give another key
:“%1$@”已有符号“%2$@”：请换一个键
='%@' has the unknown value '%@', did you mean '%@'?
:“%1$@”的值“%2$@”未知，是否想写“%3$@”？
='%@' has the unknown value '%@': known are %@
:“%1$@”的值“%2$@”未知：可用的有%3$@
='%@' has the words of the source text, '%@': translate it
:“%1$@”用的几乎全是源文“%2$@”的词：请翻译
='%@' has three dots: write '…'
:“%@”里有三个点：请写“…”
='%@' has translations of its own: remove those of one of the two keys, then run again
:“%@”已有自己的译文：请删去其中一个键的译文，再重新运行
='%@' has two spaces in a row: write one
:“%@”里有连续的空格：请只写一个
='%@' holds a text in the place of rules
:“%@”应是规则，却是文案
='%@' holds the invisible character U+%@: remove it
:“%1$@”含有看不见的字符 U+%2$@：请删除
='%@' holds the invisible separator U+%@: write a line feed instead
:“%1$@”含有看不见的分隔符 U+%2$@：请改用换行
='%@' holds this table, too, and no target builds with both: bring its texts over with 'gloss convert', then remove it
:“%@”也保存了这个表，两者并存的 target 无法构建：请用“gloss convert”把其中的文案转入字符串目录，再删除这个文件
='%@' holds this table, too, and no target builds with both: its texts are in the catalog, remove this file
:“%@”也保存了这个表，两者并存的 target 无法构建：其中的文案都已在字符串目录里，请删除这个文件
='%@' in '%@'
:“%2$@”的“%1$@”
='%@' in '%@' comes from a wrong encoding and stands for '%@': write that
:“%2$@”里的“%1$@”来自错误的编码，原本是“%3$@”：请改成后者
='%@' in '%@' comes from a wrong encoding: restore the text
:“%2$@”里的“%1$@”来自错误的编码：请恢复原文
='%@' in '%@' has question marks in place of letters: restore the letters
:“%2$@”里的“%1$@”有字母变成了问号：请恢复这些字母
='%@' in '%@' is a %@ letter: write the letter that looks the same in the word's own alphabet, or remove it if it is too much
:“%2$@”里的“%1$@”是%3$@字母：请换成该词所用字母表里形状相同的字母；如果是多余的，请删除
='%@' in '%@' is never translated: use %@
:“%1$@”（在“%2$@”中）永远不会被翻译：请用 %3$@ 创建
='%@' in the comment is not argument %@ of '%@', which is %@: write its specifier
:注释里的“%1$@”与“%3$@”的第 %2$lld 个参数不符，那是%4$@：请写成它的占位符
='%@' in the workbook: %@
:工作簿中的“%1$@”：%2$@
='%@' in the zip archive has a password: pack it without one
:zip 文件里的“%@”有密码：请不设密码重新打包
='%@' in the zip archive is damaged: get the file again
:zip 文件里的“%@”已损坏：请重新获取该文件
='%@' in the zip archive is larger than %@ MiB: split it
:zip 文件里的“%1$@”大于 %2$lld MiB：请拆分
='%@' is %@, expected %@
:“%1$@”应是%3$@，却是%2$@
='%@' is '%@' now, which may mean something else because of '%@': its translations are carried over, to be reviewed
:“%1$@”已改为“%2$@”，其中的“%3$@”可能改变了意思：译文已转给新键，待复核
='%@' is '%@' now: its translations are carried over, to be reviewed
:“%1$@”现在改为“%2$@”：译文已转过去，待复核
='%@' is '%@', not a language, did you mean '%@'?
:“%1$@”的值“%2$@”不是语言，是否想用“%3$@”？
='%@' is '%@', not a language: give a code such as 'zh-Hans' or 'pt-BR'
:“%1$@”的值“%2$@”不是语言：请写语言代码，如“zh-Hans”或“pt-BR”
='%@' is '%@', which is not a regular expression: %@
:“%1$@”的值“%2$@”不是正则表达式：%3$@
='%@' is '@Published', which announces its change: remove this call
:“%@”是“@Published”属性，会自行通知变化：请删除这次调用
='%@' is Swift, which catalogs do not read: write '%@'
:“%1$@”是 Swift 代码，字符串目录不认：请写成“%2$@”
='%@' is a '@StateObject': use '@State' with an '@Observable' class
:“%@”用了“@StateObject”：请改用“@State”和“@Observable”类
='%@' is a file of another format: give '--format %@', or a folder
:“%1$@”是另一种格式的文件：请加上“--format %2$@”，或给出文件夹
='%@' is a literal here that may come to a lookup: change it by hand and run again, or leave it with '--leave-unrecognized'
:这里的字面量“%@”可能会被查找：请手工修改后再运行一次，或用“--leave-unrecognized”保留不动
='%@' is a literal in a test here: change it if it expects the old text
:这里的测试里有字面量“%@”：如果它期望的是旧文案，请修改
='%@' is a literal in the sources, but in no call that is known to localize it for this catalog, or only in a '#Preview' or under '#if DEBUG': the entry stays as it is
:源码里有字面量“%@”，但没有一处是已知会为这个字符串目录做本地化的调用，或者只在“#Preview”里或“#if DEBUG”之下：条目保持不变
='%@' is a literal: make it a constant of 'Notification.Name' or a message type
:“%@”写成了字面量：请改为“Notification.Name”的常量或消息类型
='%@' is a name that stays untranslated: write it unchanged
:“%@”是名称，不应翻译：请照原样书写
='%@' is a reference and needs no '@Binding': pass the model itself
:“%@”是引用类型，不需要“@Binding”：请直接传入模型
='%@' is a zip archive in another: unpack the outer one and import its contents
:“%@”是压缩包里的 zip 文件：请先解开外层，再给出其中的文件
='%@' is already a text here and would get the translations of '%@': choose another key
:“%1$@”在这里已有文案，改名后会用上“%2$@”的译文：请换一个键
='%@' is already there in line %@, with another value: remove one of the two
:“%1$@”在第 %2$lld 行已经出现过，值不同：请删除其中一个
='%@' is already there in line %@, with other contents that fit: 'gloss check --fix' makes one of both
:“%1$@”已在第 %2$lld 行出现，两处内容不同但不矛盾：“gloss check --fix”可将两者合并
='%@' is also translated as '%@': translate both alike
:“%1$@”另有译法“%2$@”：请统一译法
='%@' is an '@EnvironmentObject': use '@Environment' with the type
:“%@”用了“@EnvironmentObject”：请改用“@Environment”加类型
='%@' is an '@ObservedObject': use an '@Observable' class without a wrapper
:“%@”用了“@ObservedObject”：请改用“@Observable”类，不加属性包装器
='%@' is an entry outside 'strings': move it there
:“%@”是一个条目，却不在“strings”里：请移过去
='%@' is both preferred and forbidden: remove one
:“%@”既是推荐词又是禁用词：请删去一处
='%@' is code that the source text does not have: keep the text in backticks as it is
:“%@”是源文没有的代码：反引号里的内容请保持原样
='%@' is compared here with texts that may be keys: change it by hand and run again, or leave it with '--leave-unrecognized'
:这里拿“%@”与可能是键的字符串比较：请手工修改后再运行一次，或用“--leave-unrecognized”保留不动
='%@' is created anew each time the view is drawn: keep it in '@State'
:每次重绘视图都会新建“%@”：请用“@State”保存
='%@' is created anew each time this view is made: keep it in '@State'
:每次创建这个视图，“%@”都会重新创建：请放进“@State”
='%@' is declared nowhere here, and %@ of its %@ calls spell keys of the catalogs: '"functions": [%@]' in gloss.json extracts them
:“%1$@”在这里没有声明，它的 %3$lld 处调用中有 %2$lld 处写的是字符串目录里的键：在 gloss.json 里写上“"functions": [%4$@]”即可提取它们
='%@' is declared nowhere here, and %@ of its %@ calls spell keys of the catalogs; uncomment this to extract them
:“%1$@”在这里没有声明，它的 %3$lld 处调用中有 %2$lld 处写的是字符串目录里的键；去掉这行的注释即可提取它们
='%@' is generated from the old key: run its generator again, and change it here
:“%@”由旧键生成：请再次运行它的生成器，并修改这里
='%@' is in %@ script, which '%@' does not use: replace it with a translation of the source text
:“%1$@”是%2$@文字，“%3$@”不用这种文字：请换成源文的译文
='%@' is in '%@' as well: its translations are copied, to be reviewed
:“%1$@”在“%2$@”中也有：已复制其译文，待复核
='%@' is larger than %@ MiB and stays out
:“%1$@”超过 %2$lld MiB，没有放进去
='%@' is left out: its folder is not named by a language
:“%@”不予导出：它所在的文件夹不是以语言命名的
='%@' is left out: the way to it leads out of the project or by a link
:“%@”没有导出：其路径通到项目之外，或经过链接
='%@' is listed twice: remove one
:“%@”出现了两次：请删去一个
='%@' is looked up in a dictionary: read it from a message type
:“%@”是从字典里取的：请从消息类型读取
='%@' is looked up in the app, not in this target: add 'bundle: .module'
:“%@”在应用里查找，而不是在这个 target 里：请加上“bundle: .module”
='%@' is made anew with each view value: use '@State' with an '@Observable' class
:“%@”随视图每次重建而新建：请用“@State”配合“@Observable”类
='%@' is marked as not to be translated, but has a translation for %@: remove the mark or the translation
:“%1$@”标为不翻译，却有 %2$@ 的译文：请去掉标记或删除译文
='%@' is marked as stale, but the code uses it: remove the mark
:“%@”标为 stale，但代码仍在使用：请去掉该标记
='%@' is neither 'yes' nor 'no': write one of them
:“%@”既不是“yes”也不是“no”：请写其中一个
='%@' is new here: did you mean '%@', which the catalogs have?
:“%1$@”在这里是新的语言：是否想用字符串目录里已有的“%2$@”？
='%@' is new: add it to its target where a project lists its files
:“%@”是新文件：如果 Xcode 项目逐个列出文件，请把它加进 target
='%@' is no placeholder of the source text: write '%@'
:“%1$@”不是格式说明符：请写“%2$@”
='%@' is no translation of '%@': translate it
:“%1$@”不是“%2$@”的译文：请翻译
='%@' is not 'Sendable': send a value, such as a 'String' or an enum
:“%@”不是 Sendable：请改为传值，例如 String 或枚举
='%@' is not Apple's code: move its texts to '%@'
:“%1$@”不是苹果系统的代码：请把它的文案移到“%2$@”
='%@' is not a keyword of a PO file: is the line before it complete?
:“%@”不是 PO 文件的关键词：请检查前一行是否完整
='%@' is not a language code: use one such as 'de', 'zh-Hans' or 'pt-BR'
:“%@”不是语言代码：请使用“de”“zh-Hans”“pt-BR”之类的代码
='%@' is not a language name for files: give one such as 'zh-CN'
:“%@”不是文件里能用的语言代码：请写“zh-CN”之类的代码
='%@' is not a language: did you mean '%@'?
:“%1$@”不是语言代码：是不是“%2$@”？
='%@' is not a language: give one such as 'zh-Hans' or 'pt-BR'
:“%@”不是语言代码：请写“zh-Hans”或“pt-BR”之类的代码
='%@' is not a language: rename it in the catalog, for example to 'zh-Hans'
:“%@”不是语言：请在字符串目录中改名，例如改为“zh-Hans”
='%@' is not a member of String Catalogs and is kept as it is: remove it if it is a mistake
:“%@”不是字符串目录的成员，会原样保留：如果是误加的，请删除
='%@' is not a member of a translation: use %@
:译文里没有名为“%1$@”的成员：请使用 %2$@
='%@' is not a path below the root of the repository: extract inside one checkout
:“%@”不是仓库根文件夹之下的路径：请在同一个克隆里提取
='%@' is not a pseudo-language: give one with the region 'XA', 'XB' or 'XC', such as 'en-XA', 'ar-XB' or 'zh-Hans-XA'
:“%@”不是伪语言：请用地区为 XA、XB 或 XC 的语言，如 en-XA、ar-XB、zh-Hans-XA
='%@' is not a text: a .stringsdict holds rules, a .strings file texts only
:“%@”不是文案：规则应放在 .stringsdict 里，.strings 文件只放文案
='%@' is not an escape: write a backslash as '\\'
:“%@”不是转义：反斜杠请写成“\\”
='%@' is not in the language of keys, '%@': write it in that language
:“%1$@”里没有约定的键的语言“%2$@”的词：请用这种语言来写
='%@' is not in the source text: remove it
:源文里没有“%@”：请删除
='%@' is not in the source text: write %@
:源文里没有“%1$@”：请写成%2$@
='%@' is not known to be of the type '%@'
:不能确定“%1$@”的类型是“%2$@”
='%@' is not one of the project's languages, and %@ entries have it: list it under 'languages', or remove its texts
:“%1$@”不是项目的语言，却有 %2$lld 个条目：请列出该语言或删除其文案
='%@' is not one of the project's languages, and 1 entry has it: list it under 'languages', or remove its text
:“%@”不在项目的语言之列，却有 1 个条目用到：请列入“languages”，或删除它的文案
='%@' is not part of a valid format specifier here: write placeholders as the source text does, '%@'
:“%1$@”在这里不是有效的格式说明符：请照源文“%2$@”写占位符
='%@' is not the same for every device
:“%@”在各设备上不一致
='%@' is not translated into %@: translate it
:“%1$@”没有译成 %2$@：请翻译
='%@' is not yet translated into %@
:“%1$@”还没有译成 %2$@
='%@' is observed without '@Published', which does not compile here: remove it
:“%@”不加“@Published”也会被观察，加了反而无法编译：请删除
='%@' is out of range: give a number from 1 to 1000000
:“%@”超出范围：请给 1 到 1000000 的整数
='%@' is packed by an unknown method: pack it again with 'Deflate'
:“%@”的压缩方法不常用：请用“Deflate”重新打包
='%@' is pasted twice in '%@': remove one
:“%2$@”里“%1$@”出现了两次：请删掉一处
='%@' is spelled as in '%@', since no declaration gives the type of %@
:“%1$@”采用“%2$@”里的写法，因为没有声明给出%3$@的类型
='%@' is spelled here too, in no look-up that is rewritten: change it here first, or leave it with '--leave-unrecognized'
:这里也写着“%@”，却不在会改写的查找调用里：请先修改这里，或用“--leave-unrecognized”保留不动
='%@' is stale and no longer in the code: 'gloss sync --stale=prune' removes all such keys with their translations; to keep this one, set its extraction state to 'manual'
:“%@”已过时，代码中也不再使用：“gloss sync --stale=prune”会删除所有这样的键及其译文；要保留它，请把 extractionState 设为“manual”
='%@' is still in the state 'new': translate it, or set the state to 'translated'
:“%@”的状态仍为“new”：请翻译，或把状态改为“translated”
='%@' is taken for '%@'
:“%1$@”按“%2$@”处理
='%@' is the comment of the text, not its translation: translate '%@'
:“%1$@”是这条文案的注释，不是译文：请翻译“%2$@”
='%@' is the key, not a text: translate '%@'
:“%1$@”是键，不是文案：请翻译“%2$@”
='%@' is the raw value of a case here, which may come to a lookup: change it by hand and run again, or leave it with '--leave-unrecognized'
:“%@”是这里某个枚举成员的原始值，可能会被查找：请手工修改后再运行一次，或用“--leave-unrecognized”保留不动
='%@' is the raw value of a case, which may be stored or compared elsewhere: give the case the raw value '%@' by hand, then run again
:“%1$@”是枚举成员的原始值，可能在别处存储或比较：请手工把它的原始值改为“%2$@”，再运行一次
='%@' is the source text, while other forms of '%@' are translated: translate it
:“%1$@”还是源文，而“%2$@”的其他复数形式已经翻译：请翻译这一条
='%@' is the translation into '%@' as well as into '%@': replace the one that is in the wrong language
:“%1$@”既是“%2$@”的译文，又是“%3$@”的译文：请替换放错语言的那一处
='%@' is there twice in one object: remove one of the two
:同一个对象里有两个“%@”：请删掉其中一个
='%@' is to be reviewed again, as the file says
:“%@”按文件重新标为待复核
='%@' is to be translated as '%@': use that
:“%1$@”应译为“%2$@”：请使用该译法
='%@' is translated, so it differs in each language: compare or look up by an enum or identifier
:“%@”会被翻译，各语言都不同：请用枚举或标识符来比较、查找
='%@' lacks the attribute '%@' of the source text: add it
:“%1$@”缺少源文里的属性“%2$@”：请补上
='%@' lacks the plural form %@, which only fractions take: add it if such numbers occur
:“%1$@”缺少只用于小数的复数形式 %2$@：如果会出现这样的数，请添加
='%@' lacks the plural form %@, which only whole millions take: add it if such numbers occur
:“%1$@”缺少只用于整百万的复数形式 %2$@：如果会出现这样的数，请添加
='%@' lacks the plural form %@, which this text may not need: add it if it does
:“%1$@”缺少复数形式 %2$@，这里可能用不到：用得到时请添加
='%@' lacks the plural form %@: add it
:“%1$@”缺少复数形式 %2$@：请补上
='%@' lacks the plural forms %@, which this text may not need: add them if it does
:“%1$@”缺少复数形式 %2$@，这里可能用不到：用得到时请添加
='%@' lacks the plural forms %@: add them
:“%1$@”缺少复数形式 %2$@：请补上
='%@' lacks the space at the end of the source text: add it
:“%@”末尾缺少源文有的空格：请补上
='%@' lacks the space at the start of the source text: add it
:“%@”开头缺少源文有的空格：请补上
='%@' lacks the tag '<%@>' of the source text: add it
:“%1$@”缺少源文的标签“<%2$@>”：请补上
='%@' lies outside the project and is not read: '--allow-outside' reads what the project names there
:“%@”位于项目之外，没有读取：“--allow-outside”可读取项目引用的外部内容
='%@' looks up '%@' in the app, not in this target: pass String(localized: "…", bundle: .module)
:“%1$@”在应用里查找“%2$@”，而不是在这个 target 里：请传入 String(localized: "…", bundle: .module)
='%@' matches '%@', which the project forbids: change it
:“%1$@”符合项目禁止的“%2$@”：请修改
='%@' may be something else here
:此处的“%@”可能另有所指
='%@' may be the symbol of '%@': change it by hand and run again, or leave it with '--leave-unrecognized'
:“%1$@”可能是“%2$@”的符号：请手工修改后重新运行，或用“--leave-unrecognized”保留
='%@' moves from '%@' to '%@', with its translations
:“%1$@”从“%2$@”移到“%3$@”，译文一并带去
='%@' must be a string: correct the file, or save it in Xcode
:“%@”必须是字符串：请改正文件，或在 Xcode 里重新保存
='%@' must be an array: correct the file, or save it in Xcode
:“%@”必须是数组：请改正文件，或在 Xcode 里重新保存
='%@' must be an object: correct the file, or save it in Xcode
:“%@”必须是对象：请改正文件，或在 Xcode 里重新保存
='%@' must not be used: write '%@'
:不应使用“%1$@”：请写“%2$@”
='%@' must not be used: write another word
:不应使用“%@”：请换一个词
='%@' names another notification already: give this one its own text
:“%@”已是另一个通知的名称：请换一个文本
='%@' observes an 'ObservableObject' and an '@Observable' model: migrate the older one
:“%@”同时观察“ObservableObject”和“@Observable”两种模型：请迁移旧的那个
='%@' occurs twice with different values: remove one of the two
:“%@”出现了两次，值不同：请删除其中一个
='%@' occurs twice with the same value: remove this one
:“%@”出现了两次，值相同：请删除这一个
='%@' occurs twice, and neither contradicts the other: make one of both
:“%@”出现了两次，内容并不矛盾：请合并成一个
='%@' of '%@'
:“%2$@”的“%1$@”
='%@' of '%@' of '%@'
:“%3$@”中“%2$@”的“%1$@”
='%@' of the source text is not in the translation: write it as it is
:译文里没有源文的“%@”：请原样写上
='%@' only starts a task, which outlives the view: make it 'async' and use '.task'
:“%@”只启动任务，视图消失后任务仍在运行：请改为“async”方法并用“.task”调用
='%@' reaches '%@' through a variable and is not translated: make it with %@
:“%1$@”经由变量到达“%2$@”，不会被翻译：请用 %3$@ 创建
='%@' reads an integer of another size than '%@' of the source text: use the same size
:“%1$@”读取的整数位数与源文的“%2$@”不同：请使用相同的位数
='%@' replaces the finished text '%@'
:“%1$@”取代已完成的译文“%2$@”
='%@' runs into the word beside it: write a blank between them
:“%@”与旁边的单词连在一起：请在中间加空格
='%@' runs this off the main thread, and views read '%@': go back to the main actor
:“%1$@”在主线程之外运行这段代码，而视图会读取“%2$@”：请回到主 actor 再修改
='%@' says '%@': finish the work and remove the marker
:“%1$@”写着“%2$@”：请完成剩下的工作并删除标记
='%@' says the same as the source text: translate it
:“%@”与源文相同：请翻译
='%@' seems to be '%@' reworded: 'gloss rename' carries its translations over
:“%1$@”看起来是“%2$@”的改写：可用“gloss rename”转移译文
='%@' shows '%@', which only programs understand: write the character itself
:“%1$@”会显示出“%2$@”，那是只有程序才懂的写法：请直接写该字符
='%@' shows '\n' as two characters: press Return there, or remove it
:“%@”里的“\n”显示成两个字符：请改为按回车键换行，或删除它
='%@' shows a list joined with commas: make it with '.formatted()', as each language does
:“%@”显示的列表用逗号连接：请改用“.formatted()”，由各种语言决定写法
='%@' shows a raw value as it is: show a property that localizes each case
:“%@”直接显示原始值：请改为显示一个属性，由它本地化每个 case
='%@' shows no number that is known to be one, so no form can follow it
:“%@”没有写出已知是数字的参数，无法建立随它变化的形式
='%@' shows several numbers: choose one with '--argument' (%@)
:“%1$@”有几个数目：请用“--argument”选一个（%2$@）
='%@' spells it, too
:“%@”里也写着它
='%@' stands beside a value in '%@': format the amount with its currency and fill that in
:“%2$@”里的“%1$@”直接写在数值旁边：请按货币格式化金额，再填入结果
='%@' stands in the code now
:“%@”现在写在代码里
='%@' stands twice in '%@': remove one
:“%1$@”在“%2$@”里连写了两次：请删除一个
='%@' stays here
:“%@”在这里保留不动
='%@' stays here: no call looks it up in this table
:“%@”在这里保留不动：没有调用在这个表里查找它
='%@' stays the text
:“%@”保留为文案
='%@' stays: %@
:“%1$@”保持原样：%2$@
='%@' takes %@ columns, but there is room for %@: shorten it
:“%1$@”占 %2$lld 列，而空间只有 %3$@ 列：请缩短
='%@' takes an argument, and the source text has none: remove it
:“%@”使用了参数，而源文没有任何参数：请删除
='%@' takes argument %@ as %@, but the key passes %@: correct 'formatSpecifier' or 'argNum'
:“%1$@”把第 %2$@ 个参数当作“%3$@”，而键传入的是“%4$@”：请改正“formatSpecifier”或“argNum”
='%@' takes argument %@ as %@, but the key passes %@: use the key's specifier
:“%1$@”把第 %2$@ 个参数当作“%3$@”，而键传入的是“%4$@”：请使用键里的占位符
='%@' takes argument %@ as %@, but the source text takes it as %@: use the same specifier
:“%1$@”把第 %2$@ 个参数当作“%3$@”，而源文当作“%4$@”：请使用相同的占位符
='%@' takes argument %@ as %@, but the substitution '%@' counts it: correct 'argNum'
:“%1$@”把第 %2$lld 个参数当作%3$@，而替换项“%4$@”按它计数：请改正“argNum”
='%@' takes argument %@, which the key does not pass: remove it
:“%1$@”使用了第 %2$@ 个参数，而键没有传入：请删除
='%@' takes argument %@, which the source text does not have: write the placeholders of the source text
:“%1$@”使用了第 %2$lld 个参数，而源文没有这个参数：请照源文写占位符
='%@' takes its arguments in another order, which calls do not: keep the order of '%@', and let translations number theirs
:“%1$@”的参数顺序变了，而调用处的顺序没有变：请保持“%2$@”的顺序，需要换序的译文用序号
='%@' takes no LocalizedStringResource
:“%@”不接受 LocalizedStringResource
='%@' takes no comment: let it take a LocalizedStringResource, and pass LocalizedStringResource("…", comment: "…") for '%@'
:“%1$@”没有注释参数：请让它接受 LocalizedStringResource，并为“%2$@”传入 LocalizedStringResource("…", comment: "…")
='%@' takes no comment: pass String(localized: "…", comment: "…") for '%@'
:“%1$@”没有注释参数：请为“%2$@”传入 String(localized: "…", comment: "…")
='%@' takes no comment: pass String(localized: "…", comment: "…") or Text("…", comment: "…") for '%@'
:“%1$@”没有注释参数：请为“%2$@”传入 String(localized: "…", comment: "…") 或 Text("…", comment: "…")
='%@' takes no value, but %@ was given
:“%1$@”不带值，却给了%2$@
='%@' ties the model to the user's settings: keep '@AppStorage' in a view
:“%@”把模型和用户设置绑在一起：“@AppStorage”请放在视图里
='%@' was duplicated, with the same value
:“%@”重复且值相同，已去掉一个
='%@' was not '@Published'; it is tracked now, because views read it
:“%@”原来没有“@Published”；因为视图读取它，现在也会被跟踪
='%@', and the catalog has '%@'
:“%1$@”，字符串目录里是“%2$@”
='%@': %@
:“%1$@”：%2$@
=',' or '%@'
:“,”或“%@”
=',' or ')'
:“,”或“)”
='-' checks one unsaved text: leave out '--fix', '--write-baseline', '--prune-baseline', '--files-from', '--changed-only' and '--outdated'
:“-”只检查一份尚未保存的内容：请去掉“--fix”“--write-baseline”“--prune-baseline”“--files-from”“--changed-only”和“--outdated”
='-' needs '--path FILE': where the text on standard input belongs in the project
:“-”需要“--path FILE”：标准输入中的内容在项目里属于哪个文件
='-' stands alone: leave other paths out
:“-”只能单独使用：请去掉其他路径
='--config' and '--no-config' exclude each other: give one of them
:“--config”与“--no-config”互相排斥：请只给其中一个
='--declarations' goes with '--from': give the folders of strings, too
:“--declarations”要与“--from”合用：请一并给出字符串所在的文件夹
='--dry-run' shows what '--fix' would do: give both
:“--dry-run”显示“--fix”会做什么：请两个都给
='--fail-under' has no language to look at: name some with '--language'
:“--fail-under”没有可看的语言：请用“--language”指定
='--format json' needs '--statements': give both
:“--format json”需要“--statements”：请两者都给出
='--format stringsdata' goes to the folder of '--output': give both, or neither
:“--format stringsdata”写到“--output”的文件夹：请两个都给，或都不给
='--format' is the format of '--explain': give both
:“--format”是“--explain”的列表格式：请两个一起给出
='--language' names no language: give one such as 'zh-Hans', or leave it out
:“--language”没有写语言：请写“zh-Hans”之类的代码，或去掉它
='--language' names one language at most for files that say none: give the others as pairs, such as 'zh-CN=zh-Hans'
:对没有写语言的文件，“--language”最多写一种语言：其余请成对地写，例如“zh-CN=zh-Hans”
='--limit' takes a number from 1 on
:“--limit”须是不小于 1 的数
='--only %@' needs a pack that is off: add '--guides %@'
:“--only %1$@”需要的规则包没有启用：请加上“--guides %2$@”
='--only' limits what '--fix' changes: give both
:“--only”限定“--fix”改什么：请两个都给
='--pass-through' is for standard input: give '-' and no other file
:“--pass-through”只用于标准输入：请只给出“-”
='--path' names neither a Swift source nor a String Catalog
:“--path”所指的既不是 Swift 源码，也不是字符串目录
='--path' names the file whose text is on standard input: give '-' as PATH
:“--path”说明标准输入中的内容属于哪个文件：请把“-”作为 PATH
='--prune-baseline' writes, and '--dry-run' does not: give one of them
:“--prune-baseline”会写入，“--dry-run”则不写：请只给其中一个
='--retries' is out of range: give a number from 0 to 100
:“--retries”超出范围：请给 0 到 100 的整数
='--screenshots' goes with '--xcloc' or '--format html'
:“--screenshots”须与“--xcloc”或“--format html”一起使用
='--write-baseline' records all findings: leave '%@' out
:“--write-baseline”会记录全部问题：请去掉“%@”
='--write-baseline' records all findings: leave '--fix' out
:“--write-baseline”会记下全部问题：请去掉“--fix”
='--write-baseline' records all findings: leave '--prune-baseline' out
:“--write-baseline”会记下全部问题：请去掉“--prune-baseline”
='--write-baseline' records all findings: leave '--since' out
:“--write-baseline”会记下全部问题：请去掉“--since”
='.%@' cannot be written here so that it is read as the symbol: change it by hand
:“.%@”写在这里读回来不是该符号：请手工修改
='.environment(model)' and '@Environment(Model.self)'
:用“.environment(model)”和“@Environment(Model.self)”
='.environmentObject' needs an 'ObservableObject': use '.environment' with an '@Observable' class
:“.environmentObject”只接受“ObservableObject”：请改用“.environment”传入“@Observable”类
='.onAppear' does synchronous work only
:“.onAppear”只做同步的事
='.onAppear' that begins a subscription
:“.onAppear”里开始的订阅
='.onAppear' that calls a method which only starts a 'Task'
:“.onAppear”调用只启动“Task”的方法
='.receive(on:)' before '.onReceive' of a message type
:消息类型的“.onReceive”之前写“.receive(on:)”
='.receive(on:)' before '.onReceive' of a name
:按名称的“.onReceive”之前写“.receive(on:)”
='.receive(on:)' before '.sink' of a message type
:消息类型的“.sink”之前写“.receive(on:)”
='.receive(on:)' before a publisher assigns state
:发布者给状态赋值之前写“.receive(on:)”
=':' after the member's name
:成员名后面的“:”
='@AppStorage' belongs in views, rarely in view models
:“@AppStorage”用在视图里，很少用在视图模型里
='@AppStorage' in a view model
:视图模型里的“@AppStorage”
='@AppStorage' with a literal key
:“@AppStorage”的键写成字面量
='@Bindable var model = model' in a body that binds to a model of the environment
:body 里用“@Bindable var model = model”绑定环境中的模型
='@Bindable' where a view takes bindings with '$'
:需要用“$”取绑定时用“@Bindable”
='@Bindable' where bindings are taken
:取绑定的地方用“@Bindable”
='@Bindable' without a binding taken from it
:“@Bindable”没有用来取绑定
='@Binding' to an '@Observable' class
:对“@Observable”类使用“@Binding”
='@EnvironmentObject' becomes '@Environment'
:“@EnvironmentObject”改为“@Environment”
='@ObservationIgnored' for properties without tracking
:不需要跟踪的属性加“@ObservationIgnored”
='@ObservedObject' for a class of the project
:对项目自己的类使用“@ObservedObject”
='@ObservedObject' is removed
:去掉“@ObservedObject”
='@Published' in an '@Observable' class
:“@Observable”类里的“@Published”
='@Published' is removed
:去掉“@Published”
='@Published' properties change on the main thread only
:“@Published”属性只在主线程修改
='@State' for a model that the parent view passes in
:用“@State”保存父视图传入的模型
='@StateObject' becomes '@State'
:“@StateObject”改为“@State”
='@StateObject' for a class of the project
:对项目自己的类使用“@StateObject”
='LocalizedStringKey' looks up a raw value, and no case becomes a key: set "follow": true in gloss.json, or localize each case in a property
:“LocalizedStringKey”查找的是原始值，而各个 case 都不会成为键：请在 gloss.json 里把 follow 设为 true，或用一个属性本地化每个 case
='MainActor.run' and 'Task { @MainActor in }' do as well
:用“MainActor.run”或“Task { @MainActor in }”也可以
='Plural-Forms: %@' does not fit '%@': write '%@'
:“Plural-Forms: %1$@”不适用于“%2$@”：请写成“%3$@”
='String(localized:)' takes its comment
:“String(localized:)”写上 comment 参数
='Text' takes its comment
:“Text”写上 comment 参数
='Text' takes the comment itself: write Text("…", comment: "…")
:“Text”自己有注释参数：请写成 Text("…", comment: "…")
='\u' needs four hexadecimal digits
:“\u”后面要有四位十六进制数字
='addObserver(forName:)' whose token is dropped
:丢弃令牌的“addObserver(forName:)”
='approve' without a terminal needs a selection, such as '--language', or '--all'
:不在终端上时，“approve”需要选择条件（如“--language”）或“--all”
='comment' was null
:“comment”为 null，已去掉
='git diff' shows catalogs as JSON: run 'gloss git install'
:“git diff”把字符串目录显示成 JSON：请运行“gloss git install”
='gloss approve --machine -l %@' shows the translations and marks reviewed ones as done
:“gloss approve --machine -l %@”列出这些译文，并把复核过的标为完成
='gloss approve --machine' shows the %@ of a machine and marks reviewed ones as done
:“gloss approve --machine”列出机器翻译的 %@，并把复核过的标为完成
='gloss approve' shows the %@ to review and marks reviewed ones as done
:“gloss approve”列出待复核的 %@，并把复核过的标为完成
='gloss approve' shows translations to review and marks reviewed ones as done
:“gloss approve”列出待复核的译文，并把复核过的标为完成
='gloss check --fix' fixes %@ safely (errors among them: %@); '--dry-run' shows the diff first
:“gloss check --fix”能安全修复 %1$@（其中错误 %2$lld 个）；先用“--dry-run”看改动
='gloss check --fix' fixes %@ safely (none of them errors); '--dry-run' shows the diff first
:“gloss check --fix”能安全修复 %@（其中没有错误）；先用“--dry-run”看改动
='gloss check --write-baseline' accepts all present findings: only new ones count
:“gloss check --write-baseline”接受现有的全部问题，此后只有新的才算数
='gloss check --write-baseline' records all current findings: only new ones count from then on.
=
=A finding that is not certain has a lower severity than the list says. 'gloss rules' also lists findings that no rule makes, such as syntax errors, and 'gloss rules --pack NAME' the rules of a pack.
:“gloss check --write-baseline”记录现有的全部问题，此后只有新的问题才算数。
:
:不确定的问题级别低于表中所列。“gloss rules”还会列出不由规则产生的问题，例如语法错误；“gloss rules --pack NAME”列出一个规则包里的规则。
='gloss check' finds errors in them, such as other arguments than their sources take
:“gloss check”会在其中报错，例如参数与源文不同
='gloss export --language %@' writes the texts for translators, 'gloss translate' asks a program
:“gloss export --language %@”把文案写给译者，“gloss translate”让程序翻译
='gloss export' writes the %@ to translate for translators, 'gloss translate' asks a program
:“gloss export”把待翻译的 %@写给译者，“gloss translate”让程序翻译
='gloss init --convention en:zh-Hans' writes a gloss.json for English keys and Chinese comments, 'gloss init' one for the languages in use
:“gloss init --convention en:zh-Hans”写出要求英文键、中文注释的 gloss.json，“gloss init”则按正在使用的语言来写
='gloss rules %@' explains that rule, with examples
:“gloss rules %@”说明这条规则并举例
='gloss rules RULE' explains a rule, with texts that it accepts and rejects. A severity is 'error', 'warning', 'info' (shown as a note) or 'off'. gloss.json sets it for the project, for files and for tables:
:“gloss rules RULE”解释一条规则，并给出接受和拒绝的例子。级别有“error”“warning”“info”（报告中显示为 note，合计里称“提示”）和“off”。在 gloss.json 中可以为整个项目、某些文件或某些表设置级别：
='gloss sync' brings the catalogs up to date
:“gloss sync”会更新字符串目录
='import Combine' in a file that uses nothing of it
:文件没有用到 Combine，却写了“import Combine”
='msgstr[%@]' is missing, which 'Plural-Forms: %@' needs: add it
:缺少“msgstr[%1$lld]”，而“Plural-Forms: %2$@”需要它：请补上
='msgstr[%@]' is too many for 'Plural-Forms: %@': remove it
:对“Plural-Forms: %2$@”来说，“msgstr[%1$lld]”是多余的：请删去
='msgstr[%@]' stands in an entry without 'msgid_plural': add that line, or keep one 'msgstr'
:条目没有“msgid_plural”，却有“msgstr[%lld]”：请补上该行，或只留一个“msgstr”
='objectWillChange.send()' where '@Published' says the same
:“@Published”已能通知时手动调用“objectWillChange.send()”
='source' or 'tables' is missing
:缺少“source”或“tables”
='translate' needs '--language': name one, such as 'zh-Hans'
:“translate”需要“--language”：请写明一种语言，例如“zh-Hans”
='translate' needs a program: write it behind '--', or give '--memory' or '--dry-run'
:“translate”需要一个程序：写在“--”之后，或者给出“--memory”或“--dry-run”
='verbatim:' keeps '%@' from translation: write %@
:“verbatim:”让“%1$@”得不到翻译：请写成 %2$@
=, exported as '%@'
:，导出时是“%@”
=.strings and .stringsdict files, folders that contain some, or String Catalogs
:.strings 与 .stringsdict 文件、包含它们的文件夹，或字符串目录
=0 to 100
:0 至 100
=1 catalog
:1 个字符串目录
=1 catalog changed
:已更新 1 个字符串目录
=1 catalog created
:新建了 1 个字符串目录
=1 catalog is in Xcode's form
:1 个字符串目录已是 Xcode 的格式
=1 catalog is left alone: Swift sources do not fill it ('gloss sync --explain')
:1 个字符串目录保持不动：它的内容不来自 Swift 源码（见“gloss sync --explain”）
=1 catalog is left as it is
:1 个字符串目录保持不动
=1 catalog is up to date
:1 个字符串目录已是最新
=1 catalog would be created
:将新建 1 个字符串目录
=1 catalog would change
:将更新 1 个字符串目录
=1 comment belongs to no key and cannot be kept in a catalog
:1 条注释不属于任何键，无法保留在字符串目录里
=1 comment changed
:1 条注释有变
=1 error
:1 个错误
=1 file
:1 个文件
=1 file is written: only the report is missing
:1 个文件已写好，只是报告没能输出
=1 finding
:1 个问题
=1 key
:1 个键
=1 key agrees
:1 个键一致
=1 key found in no source here is kept, because this checkout lacks %@: fetch the missing sources, or list them under 'exclude'
:有 1 个键在现有源码中找不到，但予以保留，因为这份检出缺少 %@：请取回缺少的源码，或写进“exclude”
=1 key is not found in the sources, but it stays as it is
:有 1 个键在源码中找不到，但仍保留
=1 language
:1 种语言
=1 literal
:1 处字面量
=1 more member is duplicated with another value
:另有 1 个成员重复出现且值不同
=1 note
:1 个提示
=1 of %@ is not merged by gloss: run 'gloss git install'; if it stays, a .gitattributes beside it overrides '*.xcstrings merge=gloss'
:%@中有 1 个不由 gloss 合并：请运行“gloss git install”；如果仍然如此，是它旁边的 .gitattributes 覆盖了“*.xcstrings merge=gloss”
=1 other catalog
:其余 1 个字符串目录
=1 place
:1 处
=1 source
:1 个源文件
=1 string
:1 条字符串
=1 string goes
:1 条字符串
=1 string is not synced, because this checkout lacks its catalog: fetch it, then run again
:有一条字符串没有同步，因为这份检出缺少它的字符串目录：请先取回，再运行一次
=1 strings file
:1 个 .strings 文件
=1 symbol
:1 个符号
=1 text
:1 条文案
=1 unit
:1 个单元
=1 value changed
:1 个源文有变
=1 warning
:1 个警告
=: not in Xcode's form
:：不是 Xcode 的格式
=: rewritten in Xcode's form
:：已写成 Xcode 的格式
=; a value is a word of its own, as in %@
:；值要单独写成一个词，如%1$@
=; did you mean %@?
:；是否想用%1$@？
=; it goes after a command, as in '%@ %@'
:；它要写在命令之后，如“%1$@ %2$@”
=A Cyrillic `а` in a Latin word looks right, and nothing finds the word: no search, no spelling checker, no screen reader. It comes from another keyboard layout or from optical character recognition. Words spelled the same way in the source text are not reported.
:拉丁单词里混进一个西里尔字母 `а`，看上去没错，却搜不到，拼写检查和屏幕朗读也认不出。它来自另一种键盘布局或文字识别。源文里写法相同的词不报告。
=A String Catalog holds all languages, so it belongs to none of their folders: from `en.lproj` or `Base.lproj` Xcode does not load it, and the app shows its keys. Move it out, beside the folder. Only `mul.lproj` is a place for catalogs: those of storyboards and xibs.
:字符串目录包含所有语言，因此不属于任何一种语言的文件夹：放在 `en.lproj` 或 `Base.lproj` 里，Xcode 不会加载，应用显示的就是键本身。请把它移出来，放在该文件夹旁边。只有 `mul.lproj` 可以放字符串目录，即 storyboard 和 xib 的字符串目录。
=A String Catalog, or '-'
:字符串目录，或“-”
=A `@Published` property announces its own change. A function that only assigns such properties need not send `objectWillChange` as well: every view would be drawn twice. A property whose `willSet` sends it is a `@Published` property, spelled by hand.
:`@Published` 属性会自己通知变化。只给这类属性赋值的函数不必再调用 `objectWillChange`，否则每个视图都要多绘制一次。在 `willSet` 里发送通知的属性，其实就是手写的 `@Published` 属性。
=A bracket that opens and does not close is a slip of the keyboard, or what is left of a text that was cut off. Lists such as `a)` are not reported, nor is what the source text has as well. A half-width bracket may close a full-width one.
:有开无合的括号是笔误，或是文案被截断留下的。`a)` 这样的编号不计，源文同样不成对时也不计。半角括号可以与全角括号配对。
=A catalog brings a language into the app: people who prefer it get a mixture of it and the source language. Add it to the `languages` of `gloss.json`, or take its texts out of the catalog. Without such a list, the Xcode project's list counts, to which `gloss add-language` adds a language, unless the project builds only the languages it lists. A language of that list without a text is named, too.
:字符串目录里有哪种语言，应用就会显示哪种语言：偏好该语言的用户看到的是它与源语言的混合。请把它加入 `gloss.json` 的 `languages`，或从字符串目录中删除它的文案。没有这样的列表时，以 Xcode 工程的列表为准，可用 `gloss add-language` 添加语言；工程只构建所列语言时除外。列表中没有任何文案的语言也会指出。
=A catalog holds one source text under a key, so one of two default values is never seen, and which one depends on the order of the files. Use the same text everywhere, or another key.
:字符串目录里一个键只有一条源文，两个默认值总有一个永远看不到，是哪一个取决于文件的顺序。请处处使用同样的文案，或者换一个键。
=A catalog keeps one comment with each key. `convert` leaves out what stands apart, such as a license at the top or a heading between groups, and other comments on the same key. Move it to a place that stays, if it is still needed.
:字符串目录里每个键只有一条注释。`convert` 会略去独立的注释，例如文件开头的许可证或分组标题，以及同一个键的其他注释。如果还需要，请移到会保留的地方。
=A catalog's language becomes the name of a folder in the app, and the system looks for its own names: `zh-Hans`, not `cn`; `pt-BR`, not `pt_BR`; `uk` for Ukrainian, not `ua`. Texts under another name may never be shown. Old codes that still work, such as `zh-TW`, are notes.
:字符串目录里的语言会成为应用中文件夹的名称，系统只找自己认识的名称：是 `zh-Hans` 而不是 `cn`，是 `pt-BR` 而不是 `pt_BR`，乌克兰语是 `uk` 而不是 `ua`。用其他名称的文案可能永远不会显示。仍然有效的旧代码，如 `zh-TW`，只作提示。
=A catalog, '-', or one of a revision, such as HEAD~1:App/Localizable.xcstrings
:字符串目录、“-”，或某个版本中的字符串目录，如 HEAD~1:App/Localizable.xcstrings
=A column was pasted one place too far, or a tool translated the comment and not the text. Where the comment is in the language of the translation, it is reported only if it describes a text, as “the title of the button” does, and the source text names no such part.
:粘贴时错了一列，或者工具翻译的是注释而不是文案。如果注释与译文是同一种语言，只有注释像“按钮的标题”那样描述一段文字，而源文没有提到这样的界面元素时，才会报告。
=A comment in Swift suppresses findings, with the reason after ' -- '; 'all' means every rule:
:Swift 中的注释可以抑制问题，理由写在“ -- ”之后；“all”表示所有规则：
=A comment that begins with `gloss:` turns rules off or on. One with a typing mistake turns nothing off, and the findings it is for come back. Write `gloss:disable:next RULE`, `gloss:disable:this RULE`, `gloss:disable RULE` or `gloss:enable RULE`.
:以 `gloss:` 开头的注释用来关闭或打开规则。写错的注释不起作用，想要关闭的问题会再次出现。请写成 `gloss:disable:next RULE`、`gloss:disable:this RULE`、`gloss:disable RULE` 或 `gloss:enable RULE`。
=A comment that was copied from one string to the next tells translators the same of both, and one of the two it describes wrongly or not at all. Say of each what only it is for. Keys that differ in signs, capitals and placeholders alone may share a comment.
:从一条字符串复制到另一条的注释，对两条说的是同样的话，对其中一条往往不对或什么也没说。请说明每条文案各自的用途。只有标点、大小写和占位符不同的键可以共用注释。
=A file that cannot be read has no findings, which must not look like a clean one. The message says what is wrong. Correct the file, or leave it out with `exclude` in `gloss.json`.
:无法读取的文件不会报告问题，但不能因此当作没有问题。消息会说明原因。请修复文件，或在 `gloss.json` 的 `exclude` 中排除它。
=A file that cannot be read or parsed, or a run without any file to look at, gives 2 and never 0; only '--changed-only' and '--files-from' may find no file. Where several hold, 2 wins over 1.
=
='gloss check' exits 1 if a finding is an error; '--fail-on' moves that limit. 'gloss status' exits 1 only with '--fail-under'. A dry run of 'sync', 'check --fix', 'import', 'fmt', 'plural', 'approve', 'add-language', 'pseudo', 'rename', 'symbols', 'git install' and 'git uninstall' exits 1 if it would change bytes, and so does '--check' of those that have it; other dry runs do not. 'diff' and 'parity' exit 1 for a difference, 'merge' for a conflict, 'import' for changed texts left out, 'convert' for texts left out, 'translate' for texts left open or written with a finding, 'git status' for a problem, such as catalogs that gloss does not merge, 'sync --check' for strings without a catalog, too, 'sync --explain' for a warning or a note, 'why' for an unknown key, 'find' for no key alike, 'approve' for a refused text, 'add-language' for a list to write by hand.
:文件读不了、解析不了，或者没有任何可检查的文件，退出码都是 2，绝不会是 0；只有“--changed-only”和“--files-from”可以一个文件也没有。同时符合几种情况时，2 优先于 1。
:
:“gloss check”发现错误时退出码为 1，界限可用“--fail-on”调整。“gloss status”只有加了“--fail-under”，退出码才可能为 1。“sync”、“check --fix”、“import”、“fmt”、“plural”、“approve”、“add-language”、“pseudo”、“rename”、“symbols”、“git install”和“git uninstall”的预演如果会改变文件，退出码为 1；支持“--check”的命令加上它时也一样，其他命令的预演不会。“diff”和“parity”发现差异、“merge”遇到冲突、“import”略去改过的译文、“convert”略去文案、“translate”有文案没有译出或写入的译文有问题、“git status”发现问题（如有字符串目录不由 gloss 合并）、“sync --check”发现有字符串进不了任何字符串目录、“sync --explain”给出警告或提示、“why”找不到键、“find”找不到相近的键、“approve”拒绝译文、“add-language”要求手工填写列表时，退出码也是 1。
=A first run needs no configuration: call 'gloss status' in the project's folder, then 'gloss sync --dry-run'.
=
=In continuous integration, 'gloss sync --check' exits 1 if a catalog is out of date, and 'gloss check --format auto' if there is an error; neither changes a file.
:第一次使用无需配置：在项目文件夹里运行“gloss status”，再运行“gloss sync --dry-run”看看会改什么。
:
:在持续集成中，“gloss sync --check”在字符串目录落后时退出码为 1，“gloss check --format auto”在有错误时退出码为 1；两者都不改动文件。
=A form that the language does not have is never shown; for example, Chinese has only `other`. Remove it. `zero` may stand in every language: Apple's formats take it for the number 0.
:语言没有的形式永远不会显示；例如中文只有 `other` 一种形式。请删除。`zero` 可以出现在任何语言里：苹果的格式用它表示数字 0。
=A format specifier is read letter by letter: with a full-width `％` or `＠`, a space in it, a capital `L` or its last letter missing, it is shown as it is, or takes the wrong argument. Translation tools and input methods do that. Write the specifier of the source text.
:格式说明符逐个字母读取：写成全角的 `％` 或 `＠`、中间有空格、用了大写的 `L` 或丢了最后的字母，就会原样显示，或取错参数。翻译工具和输入法常造成这种错误。请写源文里的占位符。
=A key as the catalogs spell it, such as 'Total: %@'
:键，按字符串目录中的写法，如“Total: %lld”
=A key has one translation, wherever it stands. Two comments show that it stands for two things, for which another language may need two words; or they say the same in other words, and translators have to read both. Give different meanings different keys (`String(localized: "send.payment", defaultValue: "Send", comment: "…")`), and the same meaning the same comment. In a project without a convention on comments this is a note.
:一个键不论出现在哪里，都只有一个译文。两条注释说明它代表两个意思，别的语言可能需要两个词；或者同一个意思有两种说法，译者不得不都读。意思不同就用不同的键（`String(localized: "send.payment", defaultValue: "Send", comment: "…")`），意思相同就用相同的注释。项目没有注释约定时，这只是提示。
=A key in the code that the catalog lacks reaches no translator, and the app shows it untranslated. Run `gloss sync` and commit the catalog. `gloss check` reports this with `--outdated` only.
:代码里有而字符串目录里没有的键到不了译者手上，应用会照源文显示。请运行 `gloss sync` 并提交字符串目录。只有加上 `--outdated`，`gloss check` 才会报告这一项。
=A key such as `pick.shop` came into the place of its text, or the source language has no text for it at all: people read the identifier. A translation is reported if the source language has words for the key. The source language's own text is reported if another language has words, and the key is certainly an identifier: it has a part such as `title`, or three parts, or the code looks it up.
:`pick.shop` 这样的键占了文案的位置，或者源语言根本没有文案：用户看到的是标识符。源语言另有文案时，报告译文。源语言自己的文案，只有另一种语言已有文案、而且键确实是标识符时才报告：它含有 `title` 这样的部分，或者有三个部分，或者代码查找它。
=A key that is missing from the sources is stale, unless one of them could not be read to its end, or the checkout lacks one: the key may be there. Correct that file, or fetch what is missing (a submodule, the rest of a sparse checkout, generated code), then run `sync` again. Under `exclude` name sources that shall not count, whether or not they exist.
:源码中找不到的键就是过时的，除非有源文件没能读完，或检出里缺少源文件：键可能就在其中。请改正那个文件，或取回缺少的部分（子模块、稀疏检出没有取出的文件、生成的代码），再运行 `sync`。不该计入的源码，无论是否存在，都可以写进 `exclude`。
=A key that is reworded in the code is a new key to the catalog, and its translations stay behind with the old one. With `--renames=carry`, or `renames` in `gloss.json`, `sync` hands them on to be reviewed; otherwise use `gloss rename`.
:代码里改写了键，对字符串目录来说就是新键，译文仍留在旧键下。使用 `--renames=carry` 或 `gloss.json` 的 `renames` 时，`sync` 会转移译文并标为待复核；否则请使用 `gloss rename`。
=A key that is spelled at each use is spelled wrong at one of them, and the setting is lost without a word. Name all keys in one enum of raw values: `@AppStorage(SettingKey.sound.rawValue)`. A class for settings that spells each key once names its keys itself.
:每处都手写键，迟早会有一处写错，设置就悄悄丢失。请把所有键集中到一个带原始值的枚举：`@AppStorage(SettingKey.sound.rawValue)`。设置类若每个键只写一次，就算自己给键命名。
=A label that lost its colon, or a question without its mark, reads as another kind of text. Each language has its own marks, and those count as the same: `?` `？` `؟`. Thai, Lao and Khmer have no full stop; where a language has no mark of a kind, none is asked for.
:标签丢了冒号，问句丢了问号，读起来就成了另一种文案。各语言有自己的标点，互相对应的视为相同：`?` `？` `؟`。泰语、老挝语和高棉语没有句号；语言没有的标点不作要求。
=A line break at the end of a text leaves an empty line in the app, and one that is missing joins two paragraphs.
:文案末尾多一个换行，应用里就多一个空行；少一个换行，两段就连在一起。
=A message is posted on one thread and received on another. A class, an `Error`, an `Any` or a closure in it, or in a structure or enum that it holds, is then used by both at once. Send values: a `String` or an identifier in the place of an object, an enum in the place of an error.
:消息在一个线程发送，在另一个线程接收。其中的类实例、`Error`、`Any` 或闭包，包括它持有的结构体或枚举里的，会被两个线程同时使用。请传值：用 `String` 或标识符代替对象，用枚举代替错误。
=A model is a reference: a child view can change its properties without a binding to the reference. Pass the model itself, as `var model: Model` or `@Bindable var model: Model`. A child that puts another model in its place needs the binding.
:模型是引用类型，子视图不需要绑定就能修改它的属性。请直接传入模型：`var model: Model` 或 `@Bindable var model: Model`。只有要换成另一个模型的子视图才需要绑定。
=A name that is spelled twice is spelled differently one day, and the message is never received. Name each once: as a `static let` in an extension of `Notification.Name`, or better as the `name` of a message type, which says what the message carries, too. Any constant or property that names it is accepted.
:名称写两次，总有一天会写得不一样，消息就再也收不到。请只命名一次：写成 `Notification.Name` 扩展里的 `static let`，更好的是写成消息类型的 `name`，它还说明消息携带什么。任何给它命名的常量或属性都可以。
=A number without its form is shown with the wrong one: without `few`, Russian says “2 файлов” in place of “2 файла”. Which categories a language has is a matter of Unicode CLDR. Categories only for fractions or whole millions, as `many` in Czech and in French, get a lower severity; so does a missing `one` where the source has none, because then the app has another text for 1.
:数字没有对应的形式时，显示的就是错误的形式：俄语缺少 `few`，“2 файла”就成了“2 файлов”。一种语言有哪些类别，由 Unicode CLDR 规定。只用于小数或整百万的类别（例如捷克语和法语的 `many`）级别较低；源文没有 `one` 时，缺少它也是如此，因为应用对 1 另有文案。
=A paragraph that became one word was cut off; a word that became a paragraph holds another text. Widths are measured in columns, two for a Chinese character, and compared with the usual ratio of the two languages. The rule `length` checks a limit that you set.
:一段话译成一个词，多半是被截断了；一个词译成一段话，多半是贴错了文案。宽度按列计算（一个汉字占两列），与两种语言之间通常的比例相比。你设定的长度上限由规则 `length` 检查。
=A plain `String` is shown as it is, in every language: a label's `text`, a view model's `statusText`, the title of an alert, `errorDescription`, `Text(verbatim:)`. Nothing extracts it and no translator sees it. Use `String(localized: "…", comment: "…")`. A text that is certainly shown is a warning; a text that may not be shown, or a single word that may be a name, is a note.
:普通的 `String` 在任何语言下都原样显示：标签的 `text`、视图模型的 `statusText`、警告框的标题、`errorDescription`、`Text(verbatim:)`。它们不会被提取，译者也看不到。请用 `String(localized: "…", comment: "…")` 创建。肯定会显示的是警告；可能不显示的文案，或者可能是名称的单个词，是提示。
=A publisher of notifications delivers on the thread that posts. What views show may only change on the main actor: put `.receive(on: DispatchQueue.main)` behind the publisher, be it one of a name or of a message type. `.assign` and methods that change state count, too, and so does a `.receive(on:)` with a queue of the background. Names that UIKit, AppKit or SwiftUI declare, and names that only main-actor code posts, are not reported.
:通知的发布者在发送通知的线程上投递。视图显示的内容只能在主 actor 上修改：请在发布者后面加上 `.receive(on: DispatchQueue.main)`，无论它按名称还是按消息类型发布。`.assign` 和修改状态的方法也算，`.receive(on:)` 指定后台队列时也一样。UIKit、AppKit 或 SwiftUI 声明的名称，以及只由主 actor 代码发送的名称不报告。
=A quotation that opens and does not close, or that the source text has and the translation has not. Each language has its own marks, and any of them count; apostrophes do not.
:引号有开无合，或者源文有引号而译文没有。各语言有自己的引号，用哪一种都算；撇号不算。
=A quote, bracket or comment that is not closed hides all strings after it. No key is called stale while a source is in doubt. Correct the code at this place.
:没有闭合的引号、括号或注释会遮住后面的所有字符串。源文件存疑时，任何键都不会算作过时。请修正此处的代码。
=A script wrote `null` or `undefined`, a spreadsheet `#N/A`, a designer lorem ipsum, a program that lost the letters `????`. Reported where the source text has words and says nothing of the kind. Dashes, dots and words such as `N/A` may translate one or two words: they are reported beside a command or a sentence. A text that another language of the entry has as well is not.
:脚本写出了 `null` 或 `undefined`，表格软件写出了 `#N/A`，设计稿留下了 lorem ipsum，丢失字母的程序写出了 `????`。源文有文字而且没有这类意思时才会报告。横线、圆点和 `N/A` 这样的词可能就是一两个词的译文：只有源文是命令或句子时才报告。同一条目的另一种语言也有同样文字时不报告。
=A space at the end of a text is invisible in an editor, but shows in the app: the label is off its line, or two words that are put together run into each other. Languages without spaces between words may leave the source's out, and a text that the code joins to another may need a space of its own. A space behind a whole sentence of the source is probably a mistake in the source, so a translation without it gets only a note.
:文案首尾的空格在编辑器里看不见，在应用里看得见：标签偏出一行，或两个拼在一起的词连成一片。词间没有空格的语言可以省去源文的空格；由代码与别的文案拼接的文案可能需要自己的空格。源文整句之后的空格多半是源文的笔误，译文缺了它只作提示。
=A spreadsheet or a script took UTF-8 for Latin-1, Mac Roman or Windows-1251, so `ä` became `Ã¤` or `√§`. The bytes are still there: read as UTF-8 they are the text again. `Gr??e` has lost its letters, and `Ñîõðàíèòü` is Russian read as Latin-1: take such a text from its source again.
:表格软件或脚本把 UTF-8 当成 Latin-1、Mac Roman 或 Windows-1251 读取，`ä` 就变成了 `Ã¤` 或 `√§`。字节仍在：按 UTF-8 读取即可还原。`Gr??e` 已经丢失字母，`Ñîõðàíèòü` 则是按 Latin-1 读取的俄文：请重新取得原来的文字。
=A stale key without a place in the code is dead weight: translators keep translating it, and its texts ship with the app. Remove it, or set its state to `manual` if something else looks it up. A key that some literal spells, and those of storyboards and `InfoPlist`, are not reported.
:代码中没有出现的过时键只是负担：译者还在翻译它，它的文案也随应用发布。请删除；如果有别的东西在查找它，请把状态设为 `manual`。某个字面量写了的键，以及 storyboard 和 `InfoPlist` 的键，不在此列。
=A string of the table `Help` goes to `Help.xcstrings` in the target. Without that file it goes into no catalog and is never translated. Create the catalog with `gloss sync --create`, add one to the target in Xcode, or map it under `catalogs` in `gloss.json`.
:表 `Help` 的字符串保存在 target 的 `Help.xcstrings` 中。没有这个文件，字符串就进不了任何字符串目录，也不会被翻译。请用 `gloss sync --create` 新建字符串目录，在 Xcode 里给 target 添加一个，或在 `gloss.json` 的 `catalogs` 下映射。
=A subscription lives as long as the `AnyCancellable` that `sink` or `assign(to:on:)` gives. Dropped, or kept only by a local constant that nothing uses, it is cancelled at once, and nothing is ever received. Keep it: `.store(in: &cancellables)`.
:订阅和 `sink` 或 `assign(to:on:)` 返回的 `AnyCancellable` 同生共死。丢弃它，或只用一个没有用到的局部常量保存它，订阅立刻取消，什么也收不到。请保存：`.store(in: &cancellables)`。
=A substitution has plural forms for one argument: `argNum` says which, `formatSpecifier` how it is passed, and in the forms `%@rg` shows it. Another specifier in a form takes an argument of its own, a wrong class crashes, and two substitutions for one argument leave another one out.
:一个替换项为一个参数提供复数形式：`argNum` 指明参数，`formatSpecifier` 说明传入的类型，文案里用 `%arg` 显示它。文案里写别的占位符会另取参数，类型不对会崩溃，两个替换项用同一个参数则会漏掉另一个参数。
=A subview that is given the properties of one model, or bindings to them, one by one needs a new parameter for each that it shows next, and its parent is drawn for each change. Pass the model, and let the subview read what it shows. Several subviews that get one property each are told in a note. Views that are also made from other values or models are not reported.
:子视图逐个接收同一模型的属性或绑定时，每多显示一项就要多一个参数，而且任何变化都会重绘父视图。请传入模型，让子视图读取它要显示的内容。多个子视图各得到一个属性时只作提示。也用其他值或其他模型创建的视图不报告。
=A tab or a button has room for so much text and cuts off the rest. The comment says how much: `max:12`; `"maxLength"` in `gloss.json` says it for all texts, or for some: `[{"columns": 12, "keys": ["tab.*"], "tables": ["Main"]}]`. Counted are columns: East Asian characters and emoji take two, placeholders none.
:标签或按钮只容得下一定长度的文案，多余的会被截断。注释可以写明上限：`max:12`；`gloss.json` 的 `"maxLength"` 为全部译文或其中一部分规定上限：`[{"columns": 12, "keys": ["tab.*"], "tables": ["Main"]}]`。按列计算：东亚字符和表情符号占两列，占位符不计。
=A task that `.onAppear` starts goes on when the view is gone, and the next appearance starts another one. `.task { … }` cancels its work with the view. Where other statements stand beside the task, put only the asynchronous part into `.task`. A task without `await` has nothing to cancel.
:`.onAppear` 启动的任务在视图消失后仍会运行，再次出现时又启动一个。`.task { … }` 会随视图取消工作。如果旁边还有其他语句，只把异步的部分放进 `.task`。没有 `await` 的任务没有可取消的内容。
=A text in the state `new` waits for its translator; usually it is empty, says the same as the source or was filled in from another form. Languages that the project does not ask for, or does not build, are not reported.
:状态为 `new` 的文案还在等译者；它多半是空的、与源文相同，或由其他形式填入。项目不要求或不构建的语言不计。
=A text in the state `translated` that still says the same as the source was often confirmed by mistake. Capitals make no difference, and of four and more words a few may differ: such a text was left when the source text was reworded. Names, numbers, placeholders and addresses do not count; between languages of one script only whole phrases do, for single words are often the same.
:状态为 `translated` 却与源文相同的译文，往往是误点确认造成的。大小写不计；四个词以上的文案可以有个别词不同：那是源文改写后留下的旧文字。名称、数字、占位符和地址不计；同一种文字的语言之间只检查整句，因为单个词常常相同。
=A text that moves to another table or target is a new key to one catalog and a gone one to another. Where it is new in one and gone from one other, `sync` takes its translations along as they are. Where several catalogs lost the key, it says so and takes none.
:文案换到另一个表或 target 时，对一个字符串目录是新键，对另一个字符串目录则是消失的键。键在一个字符串目录里新增、又恰好从另一个字符串目录消失时，`sync` 会把译文原样带过去；有几个字符串目录同时失去这个键时，不带任何译文。
=A text that varies by device needs `other` for all devices that it does not name. Without it, people on a new kind of device, or on a Mac where only `iphone` and `ipad` are given, see the key. Add the case. Where `iphone`, `ipad` and `mac` are all given, it is a note.
:按设备变化的文案需要 `other`，用于没有列出的所有设备。没有它，用新设备的人，或只写了 `iphone` 和 `ipad` 时用 Mac 的人，看到的是键。请补上这个 case。如果 `iphone`、`ipad` 和 `mac` 都写了，只作提示。
=A text that was typed into a sheet is the source text, and its state does not say that it is translated. For a name that stays as it is, choose `translated` in the column `state`.
:填进表格的译文就是源文，而状态没有写明已翻译。如果名称本来就不翻译，请在 `state` 列选 `translated`。
=A three-way merge of what was exported, what came back and what the catalogs have now: a unit that translators left as it was changes nothing. Every unit is accounted for: applied, unchanged, skipped or refused, with the reason. Exit code 1 means that some changed translations were left out and the others imported. If one catalog cannot be written, none is changed.
:对导出时的内容、译者交回的内容与字符串目录现有的内容做三方合并：译者没有动过的单元不会改变任何东西。每个单元都有交代：采用、不变、跳过或拒绝，并附理由。退出码 1 表示有改过的译文没有采用，其余的已导入。只要有一个字符串目录写不了，就一个也不改。
=A tool or a language model gave its answer in quotation marks, in backticks, as JSON or as CDATA, and they came along: the app shows them. A text whose source has quotation marks is not reported.
:工具或语言模型给回答加上了引号或反引号，或者写成了 JSON、CDATA，它们跟着进了译文，会显示在应用里。源文里有引号的文案不报告。
=A tool wrote `&amp;` for `&`, or `\n` as two characters in the place of a line break, or a merge left its marks. People see what was meant for programs. What the source text has as well is not reported.
:工具把 `&` 写成了 `&amp;`，把换行写成了 `\n` 两个字符，或者合并时留下了冲突标记。写给程序看的东西就会显示给用户。源文里同样有的不报告。
=A translated text differs in every language, and changes when a translator corrects it. Compared, looked up or made into a file's name, it fails once the user changes the language and an old text is still stored. Compare what does not change, an `enum` or an identifier, and translate only what is shown.
:译文在每种语言里都不同，译者修改后也会变。用它来比较、查找或组成文件名，一旦用户切换语言而存着的还是旧译文，就会出错。请比较不变的东西，例如 `enum` 或标识符，只翻译要显示的内容。
=A translation is filled with the arguments that the program passes for the source text. `%@` where a number comes takes the number for an address, and the app crashes, in that language only; a specifier without an argument reads whatever lies in memory. Use the source's specifier for each argument, with its number if the order changes: `%@`.
:译文会填入程序为源文传入的参数。数字的位置写成 `%@`，数字会被当成地址，应用只在这种语言下崩溃；没有对应参数的占位符会读到内存里的任意内容。请为每个参数使用与源文相同的占位符，顺序改变时写上序号：`%2$@`。
=A translator chose a lower state for the text in a sheet or a PO file without changing it. The catalog's text has that state from now on.
:译者在表格或 PO 文件里没有改动译文，但选了较低的状态。字符串目录里的文案从此采用这个状态。
=A unit without a `value` or a `state`, a `value` that is `null` or a number, a `stringUnits` with an `s` too many, a variation that no system knows: the text seems to be there, but the app never shows it. `status` and `export` count it as missing.
:单元缺少 `value` 或 `state`，`value` 是 `null` 或数字，多写了一个 `s` 的 `stringUnits`，系统不认识的区分方式：文案看似在文件里，却永远不会显示。`status` 和 `export` 会把没有文案的单元算作缺少。
=A view appears again and again: on the way back, when a tab is chosen, when a list scrolls. Each time one more subscription is added, and everything happens twice. Use `.onReceive`, or a loop in `.task`, which ends with the view.
:视图会反复出现：返回时、切换标签时、列表滚动时。每次都会多一个订阅，事情就会重复发生。请用 `.onReceive`，或在 `.task` 里循环，它会随视图结束。
=A view that holds an `ObservableObject` is drawn again for every change of any of its `@Published` properties, whether it reads them or not. With `@Observable` (iOS 17, macOS 14) a view depends on what it reads, and properties need no `@Published`. Put `@Observable` before the class and remove the conformance, then change the views that hold it: `@State`, `@Bindable`, `@Environment`. A class of a dependency stays as it is.
:视图持有 `ObservableObject` 时，任何一个 `@Published` 属性变化都会刷新，不管视图有没有读取它。用 `@Observable`（iOS 17、macOS 14）后，视图只依赖它读取的属性，也不需要 `@Published`。请在类前加 `@Observable` 并去掉这项遵循，再修改持有它的视图：`@State`、`@Bindable`、`@Environment`。依赖库里的类不用改。
=A view that is given an `@Observable` model needs no wrapper: it depends on the properties that it reads. Write `var model: Model`, or `@Bindable var model: Model` if the view takes a binding such as `$model.name`. A view that makes the model itself, as in `@ObservedObject var model = Model()`, loses it whenever its parent is drawn: own it with `@State`. A class of a dependency keeps `@ObservedObject`.
:传入 `@Observable` 模型的视图不需要包装器：它读取哪些属性就依赖哪些属性。写 `var model: Model`；要取 `$model.name` 这样的绑定，就写 `@Bindable var model: Model`。自己创建模型的视图（如 `@ObservedObject var model = Model()`）会在父视图重绘时丢失它：请用 `@State` 持有。依赖库的类保留 `@ObservedObject`。
=Accept a language that the project does not have, such as pt-PT beside pt-BR
:采用项目没有的语言，如已有 pt-BR 时的 pt-PT
=Accept all present findings: also write gloss-baseline.json
:接受现有的全部问题：同时写出基线 gloss-baseline.json
=Add a language to the project, as Xcode does
:像 Xcode 那样为项目增加一种语言
=Add screenshots to bundles and pages, beside the texts that they show: pictures named like a key or a source file, or listed in screenshots.json
:在 bundle 和网页里，把应用的截图放在相应的文案旁：图片按键或源文件命名，或列在 screenshots.json 里
=Adds a pseudo-language to the String Catalogs, made of the source texts: each is 40 %@nger and in brackets, so that you can see which texts are cut off, glued together or not localized. en-XA has accents, ar-XB runs from right to left, zh-Hans-XA has wide letters. Placeholders, markup, links and plural forms stay intact. A further run replaces the texts by those of today's sources; 'export' and 'status' leave such languages out unless they are named.
:由源文生成一种伪语言，加入字符串目录：每条文案加长 40 % 并放进括号，被截断、拼接或没有本地化的文案一看便知。en-XA 带重音符号，ar-XB 从右向左书写，zh-Hans-XA 用全角字母。占位符、标记、链接和复数形式保持完好。再次运行时按现在的源文更新；“export”和“status”默认不含这类语言，点名才包括。
=Adds new keys as Xcode writes them, updates comments from the code, and removes keys that are gone from the sources, or marks them as stale if they have translations. If a key was reworded, the new key gets its translations, marked for review; no other translation is touched. PATH limits what is added; whether a key is gone is always decided by all sources of the project. '--create' makes a missing catalog beside the other catalogs of the target or, if it has none, in the target's folder or its Resources. '--check' also fails for strings that go into no catalog. The source language of a new catalog is the one in gloss.json, otherwise the one of the package or Xcode project.
:按 Xcode 的写法添加新键，注释以代码为准；源码里已没有的键，没有译文的删除，其余标为过时（stale）。键的文案改写后，新键接手原来的译文并标为待复核，其他译文一律不动。PATH 只限制新增的范围；键是否已消失，始终看项目的全部源码。“--create”新建缺少的字符串目录：放在该 target 的其他字符串目录旁边，没有则放在 target 的文件夹或其中的 Resources 里。有字符串进不了任何字符串目录时，“--check”也不通过。新字符串目录的源语言取 gloss.json 的设置，没有则取软件包或 Xcode 项目的。
=All forms of a key vary by the same: by number, or by device. Export the key again.
:同一个键的所有形式必须按同一种方式变化：按数量或按设备。请重新导出该键。
=Also accept units in these states, marked for review: needs-review, new; or empty, which clears texts
:还要采用哪些：needs-review、new（标为待复核），或 empty（清空文案）
=Also apply these rule packs, which check SwiftUI code rather than strings; several with commas (default: those of gloss.json)
:另外启用这些规则包，它们检查的是 SwiftUI 代码而不是字符串；多个用逗号分隔（默认：gloss.json 中的）
=Also approve machine translations that were not reviewed
:也批准未经复核的机器译文
=Also fill the catalogs with the texts of this near language, to be reviewed; texts that are there stay
:并用这种相近语言的译文填充字符串目录，标为待复核；已有的译文不变
=Also import translations of keys that are marked as not to be translated
:也采用标明不翻译的键的译文
=Also list what is normally only counted
:平时只计数的内容也逐条列出
=Also make the catalogs that strings need and the project lacks
:同时新建字符串需要而项目缺少的字符串目录
=Also put catalogs into Xcode's form as they are staged
:暂存时还把字符串目录转成 Xcode 的写法
=Also read and write files that the project refers to but that lie outside it
:项目引用了项目之外的文件时，也读写它们
=Also report catalogs that 'gloss sync' would change
:一并报告“gloss sync”会改动的字符串目录
=Also report the findings in the baseline
:连基线里已有的问题也一并报告
=Also search the translations into this language; several with commas
:也查找这种语言的译文；多种以逗号分隔
=Also use declarations of modules that are scanned separately, as 'extract --format declarations' writes them
:另外使用分开扫描的其他模块的声明，由“extract --format declarations”写出
=An `@Observable` model is put in the environment with `.environment(model)` and read with `@Environment(Model.self)`. Change both sides together: one without the other builds, and stops the app when the view appears. A class of a dependency keeps `@EnvironmentObject`.
:`@Observable` 模型用 `.environment(model)` 放进环境，用 `@Environment(Model.self)` 读取。两边要一起改：只改一边也能编译，但视图出现时应用会崩溃。依赖库里的类可继续用 `@EnvironmentObject`。
=An `é` can be one scalar, or an `e` and an accent. Both look alike, and the running app takes them for two keys. Spell the key the same way in code and catalog; until then the entry stays as it is.
:`é` 可以是一个码位，也可以是 `e` 加重音符号。两者看起来相同，运行中的应用却视为两个键。请让代码和字符串目录写法一致；在此之前条目保持不变。
=An address was cut off or mistyped, and mail gets nowhere. It has to be the same in every language.
:地址被截断或写错，邮件就寄不到。它在每种语言里都必须相同。
=An address was cut off, translated or mistyped, and people end up nowhere. The host has to be the same as in the source text; what stands behind it may differ, for pages have languages.
:地址被截断、翻译或写错，用户就到不了该去的地方。主机名必须与源文相同；后面的部分可以不同，因为网页有不同的语言版本。
=An editor filled a new form with the source text, and the others were translated: one number in ten is shown in the wrong language. Between languages of one script only forms of two and more words count, since single words are often the same, and units and names are in all.
:编辑器用源文填了新的复数形式，其他形式却已翻译：有些数量显示的是另一种语言。两种语言使用同一种文字时，只看两个词以上的形式，因为单个词常常相同，单位和名称则到处一样。
=An entry beside `strings`, or in another entry, is usually the work of a merge or an edit by hand that moved a brace. Nothing reads it there, so its texts are missing from the app. Any other member that the format does not name may come from another tool or a newer Xcode: it is kept and reported as a note.
:条目落在 `strings` 旁边或另一个条目里，多半是合并或手工编辑挪动了花括号。那里的内容不会被读取，应用里就缺了这些文案。格式没有规定的其他成员可能来自别的工具或更新的 Xcode：会原样保留，只作提示。
=An entry with `msgid_plural` has one `msgstr[i]` for each form of the language, as `Plural-Forms` counts them. With another number it is not certain which form each text is for, so none of the entry is taken; the other entries are.
:带 `msgid_plural` 的条目，对语言的每种形式各有一个 `msgstr[i]`，个数由 `Plural-Forms` 规定。个数不对时，无法确定每条译文属于哪种形式，所以整个条目都不采用，其余条目照常。
=An entry with `shouldTranslate: false` says that its text is the same everywhere, and its translations say otherwise. Exports mark such units as not to be translated, and translators leave them. Remove the mark or the translations.
:带 `shouldTranslate: false` 的条目表示文案在各处都一样，而它的译文却说不一样。导出时这样的单元标为不翻译，没有人会处理它们。请去掉标记或删除译文。
=An explanation for the reader of the file came along with the translation: an empty line and a sentence after it, `(Note: …)`, `Translation: …`, the language's name, or a language model's `Sure! Here is the translation:`. The app shows it. Line breaks, brackets and colons of the source text are not reported.
:写给读文件的人看的说明跟着进了译文：空一行再写的一句话、`（注：…）`、`译文：…`、语言的名称，或语言模型的 `Sure! Here is the translation:`，都会显示在应用里。源文里有的换行、括号和冒号不报告。
=Approve all selected texts without asking; needed without a terminal and a selection
:不询问，批准选中的全部译文；不在终端上又没有选择条件时必须给出
=Arabic
:阿拉伯
=Arguments:
:参数：
=Armenian
:亚美尼亚
=AttValue: " or ' expected
:属性值没有加引号
=AttValue: ' expected
:属性值缺少结束的引号
=Attribute %@ redefined
:属性“%@”重复
=Bengali
:孟加拉
=Blank needed here
:此处缺少空格
=Bopomofo
:注音
=Both texts came along from a table of two columns, or the source text was kept for reference: people see both. A name may stand beside its explanation: a text is reported only if it is a sentence or a command, or if other languages of the entry translate it and none keeps it; in brackets, only a sentence.
:两列的表格连同源文一起贴了过来，或者源文留作参照：用户会同时看到两种文字。名称可以与解释并列：只有源文是句子或命令，或者这个条目的其他语言都翻译了它而没有一种保留它时，才会报告；放在括号里的，只报告句子。
=Both the file and the catalog had changed the text, and `--prefer=file` chose the file's. It is marked for review; the message has the catalog's old text.
:文件和字符串目录都改动了该译文，`--prefer=file` 选用了文件的译文，并标为待复核；说明中列出了字符串目录原有的译文。
=Bring String Catalogs up to date with the sources
:按源码更新字符串目录
=Bring the catalogs up to date
:更新字符串目录
=CData section not finished
:CDATA 段没有结束
=CData section not finished %@
:CDATA 段没有结束：“%@”
=Change a key in the sources and the catalogs
:在源码与字符串目录中给键改名
=Change nothing; print what would change
:不改动；只说明会改什么
=Char 0x%@ out of allowed range
:字符 0x%@ 不在允许的范围内
=CharRef: invalid decimal value
:字符引用不是有效的十进制数
=CharRef: invalid hexadecimal value
:字符引用不是有效的十六进制数
=Check gloss.json, and nothing else
:只检查 gloss.json
=Check gloss.json, or print its JSON Schema
:检查 gloss.json，或打印其 JSON Schema
=Check only changed files: since the last commit or, with --since, since the branch split off
:只检查有改动的文件：自上次提交以来；与 --since 合用时，自分支分出以来
=Check the files that FILE lists, or standard input for '-': one per line, or separated by NUL as 'git … -z' writes them
:检查 FILE 中列出的文件，“-”表示标准输入；每行一个，或像“git … -z”那样以 NUL 分隔
=Check the project again whenever its files change
:文件一有变化就重新检查项目
=Check; with --sync afterwards (default)
:检查；与 --sync 同用时在其后（默认）
=Checks Swift sources and String Catalogs by the rules that 'gloss rules' lists. gloss.json sets which rules apply, and the languages of keys and comments. With '-' as PATH and '--path FILE' it checks unsaved text from standard input, for editors.
:按“gloss rules”列出的规则检查 Swift 源码和字符串目录。哪些规则生效、键和注释各用什么语言，由 gloss.json 设定。PATH 为“-”并给出“--path FILE”时，检查来自标准输入、尚未保存的内容，供编辑器使用。
=Checkstyle's XML
:Checkstyle 的 XML
=Cherokee
:切罗基
=Chinese has punctuation of its own, as wide as a character: `，。？！：；（）［］`. The half-width marks of English stick to the character before them, also before a placeholder. Numbers, Latin words and addresses keep theirs.
:中文有自己的全角标点：`，。？！：；（）［］`。英文的半角标点会紧贴前面的汉字，在占位符前也一样。数字、拉丁字母的词和网址保留各自的标点。
=Code that makes `<b>` bold or `<link>` a link looks for the tags of the source text. A translation that drops one, or translates its name, shows the rest of it to people.
:把 `<b>` 变成粗体、把 `<link>` 变成链接的代码，找的是源文的标签。译文若漏掉标签或翻译了标签名，剩下的部分就会显示给用户。
=Commands to copy
:可以照抄的命令
=Commands:
:命令：
=Comment not terminated
:注释没有结束
=Comments are for the people who translate and for those who read the code, and a team settles on one language for them: `"convention": {"comment": "zh-Hans"}`. A comment may hold names, identifiers and quoted texts of any language; its own words must be in that one. Kana make it Japanese, and one Chinese character in an English sentence does not make it Chinese.
:注释是写给译者和读代码的人看的，团队要为它选定一种语言：`"convention": {"comment": "zh-Hans"}`。注释里可以有任何语言的名称、标识符和引文，但自己的话必须用这种语言。有假名就是日语，英语句子里有一个汉字也不算中文。
=Comments go into the catalogs with the keys. In gloss.json, "convention": {"key": "en", "comment": "any"} takes comments in any language, and "convention": "any" switches these rules off. 'gloss init --convention en:zh-Hans' writes a gloss.json for English keys and Chinese comments. Without "convention", the rules count where gloss.json names one of them in "rules" or "overrides", where the baseline records their findings, and where the project shows the convention: all of its comments are in Chinese, or it has five or more comments and at least half are.
:注释会随键一起写进字符串目录。gloss.json 中的“"convention": {"key": "en", "comment": "any"}”接受任何语言的注释，“"convention": "any"”关闭这些规则。“gloss init --convention en:zh-Hans”写出要求英文键、中文注释的 gloss.json。没有设置“convention”时，这些规则在以下情况生效：gloss.json 在“rules”或“overrides”里写了其中一条；基线里有这些规则的问题；项目本身体现了约定，即注释全部是中文，或者有五条以上且至少一半是中文。
=Compare with what Xcode extracted in a build
:与 Xcode 构建时提取的结果对比
=Compile catalogs to .strings and .stringsdict files, as Xcode does
:像 Xcode 那样把字符串目录编译成 .strings 与 .stringsdict 文件
=Control characters, zero-width spaces and joiners, soft hyphens, line separators, tags, byte order marks and private-use characters come along with copied text. They break searching and line breaks, and show as boxes in some fonts. A bidirectional control that is not closed turns the order of all that follows on the screen; that is an error, the others are warnings. U+FFFD stands for a character that was lost. Characters that emoji and some scripts need are not reported, nor are no-break spaces beside numbers, marks and short words, nor characters that the source text has, too.
:控制字符、零宽空格和连接符、软连字符、行分隔符、标签字符、字节顺序标记和私用区字符会随复制的文字一起进来。它们妨碍搜索和换行，在某些字体里显示成方框。没有闭合的双向控制字符会颠倒后面所有内容的顺序，这是错误；其余是警告。U+FFFD 代表一个已经丢失的字符。表情符号和某些文字所需的字符不报告；数字、标点和短词旁的不换行空格，以及源文也有的字符，也不报告。
=Convert .strings and .stringsdict files to catalogs, or back
:在 .strings、.stringsdict 文件与字符串目录之间转换
=Correct the catalog, then import again.
:请修复字符串目录，然后重新导入。
=Couldn't find end of Start Tag %@
:起始标签“%@”没有结束
=Couldn't find end of Start Tag %@ line %@
:第 %2$lld 行的起始标签“%1$@”没有结束
=Count words and characters of the source text for a price estimate, in place of the bars; in Chinese, Japanese and Thai each character counts as a word, and placeholders and markup do not count
:统计源文的单词数与字符数（代替进度条），用于报价；中文、日文和泰文一个字符算一个单词，占位符和标记不计
=Counts texts as translators see them: each plural form that the language has, each device's text and each substitution's text counts as one. Texts to be reviewed and machine translations do not count as translated and have columns of their own. Untranslatable keys do not count, nor do texts without words, such as '%@ · %@', unless they are translated. Stale keys are counted separately. '--verbose' lists what is to be done.
:按译者看到的条目计数：语言的每个复数类别、每种设备、每个替换项各算一条。待复核的和机器翻译的不算已翻译，各有一列。标明不翻译的不计；没有可译内容的文案（如“%@ · %lld”）没有译文时也不计；过时（stale）的另列。“--verbose”逐条列出待办。
=Cyrillic
:西里尔
=Cyrillic in German, kana in Chinese or English words alone in Russian: a text was pasted into the wrong language, or was never translated. Reported are letters of a script that the language is not written in, and texts of two and more Latin words without a letter of the language's script. Names, units, placeholders, addresses and codes do not count.
:德语里出现西里尔字母，中文里出现假名，俄语里只有英语单词：译文贴错了语言，或者从来没有翻译。报告的是这种语言不使用的文字，以及有两个以上拉丁字母的单词、却没有一个本语言字母的译文。名称、单位、占位符、地址和代码不算在内。
=Describe each unit: where its text appears, its placeholders, the numbers that a plural form is for, and its neighbors
:在每个单元里注明文案出现在何处、占位符是什么、复数形式用于哪些数，以及附近有哪些文案
=Devanagari
:天城
=Document is empty
:文件是空的
=Double hyphen within comment
:注释里有两个连续的连字符
=Double hyphen within comment: %@
:注释里有两个连续的连字符：“%@”
=Dropping the handle of a task does not end it: its work goes on when the object is gone, a loop for ever. That holds for handles in lists as well. Cancel it where the work ends, at the latest in `deinit`, which may read the handle of an `@MainActor` class if the property is `@ObservationIgnored private var task: Task<Void, Never>?`.
:丢弃任务的句柄并不会结束它：对象消失后工作仍在继续，循环则永不停止。列表里的句柄也一样。请在工作结束处取消，最迟在 `deinit` 里；如果属性写成 `@ObservationIgnored private var task: Task<Void, Never>?`，`@MainActor` 类也可以在其中读取它。
=Each bundle has languages of its own: a widget with German texts alone stays in the source language for people who use the app in French. Translate the extension into the languages of its app.
:每个 bundle 各有自己的语言：小组件只有德语文案时，使用法语应用的用户看到的仍是源语言。请把扩展译成应用的各种语言。
=Editors complete and check gloss.json by it. Save it to a file, such as gloss.schema.json, and name that file as "$schema" in gloss.json. The dialect is draft 2020-12.
:编辑器据此补全并检查 gloss.json。请存成文件，如 gloss.schema.json，并在 gloss.json 中以“$schema”指明该文件。采用 draft 2020-12。
=EndTag: '</' not found
:缺少结束标签“</”
=English keys and Chinese comments: the comments are too few to tell (%@), and the team is Chinese
:英文键、中文注释：注释太少（%lld 条），看不出约定，而团队使用中文
=English keys, Chinese comments: what each string needs
:英文键、中文注释：对每个字符串的要求
=Entity '%@' not defined
:实体“%@”没有定义
=EntityRef: expecting ';'
:实体引用缺少“;”
=Ethiopic
:埃塞俄比亚
=Every language has the category `other`, and it stands in for those that are missing. Without it the catalog does not compile, or people see the key for most numbers. Add the form.
:每种语言都有类别 `other`，它会顶替缺少的类别。没有它，字符串目录无法编译，或者大多数数字都会显示键。请添加这个形式。
=Every text, state and comment is merged separately, and the result is always a catalog as Xcode writes it. Where both sides changed a text differently, OURS is kept and, if it is a translation, marked 'needs_review', and the conflict is listed (exit code 1). An entry that one side removed and the other changed is kept. 'gloss git install' makes git call this command.
:每条文案、状态与注释各自合并，结果始终是 Xcode 写法的字符串目录。双方对同一条文案的修改不一致时，保留 OURS（若是译文，则标为“needs_review”），并列出冲突（退出码 1）。一边删除、另一边改动的条目会保留。“gloss git install”让 git 调用本命令。
=Exit 1 for findings of this severity or higher
:有问题达到此级别时，退出码为 1
=Exit 1 if less than this percentage of a language's texts is translated (0 to 100)
:有语言的翻译进度低于此百分比（0 至 100）时，退出码为 1
=Expect these languages of keys and comments, such as en:zh-Hans (default: those of gloss.json)
:要求键和注释使用这些语言，例如 en:zh-Hans（默认：gloss.json 中的）
=Export only untranslated texts, up to N words in total, counted as by 'gloss status --words'; an entry is never split
:只导出还没有译文的文案，总计不超过 N 个单词（按“gloss status --words”计数）；条目不会拆开
=Extra content at the end of the document
:文件结尾有多余的内容
=Files and folders to leave out, as globs.
:要排除的文件和文件夹，可用通配符。
=Files and folders with sources and catalogs, as globs. If not set, all below this file.
:源码和字符串目录所在的文件和文件夹，可用通配符；未设置时为本文件以下的全部内容。
=Files that gloss reads and writes, and the formats of its reports
:gloss 读写的文件，以及各种报告格式
=Files with more words like those of 'glossary': tables in CSV, or catalogs of other products.
:更多术语的文件，内容与“glossary”相同：CSV 表格，或其他产品的字符串目录。
=Files:
:文件：
=Fill units that have no translation, for programs that show only units with one
:为没有译文的单元填上内容，供只显示有译文单元的软件使用
=Find keys like a text, before another one is added
:在新增之前，查找与一条文案相近的键
=Find mistakes in translations, keys and comments
:查找译文、键和注释中的错误
=Finds every literal that Xcode would put into a String Catalog, without a build, in all branches of #if except '#if DEBUG'. Test targets and previews are left out. "debug": true in gloss.json includes '#if DEBUG'.
:无需构建，找出 Xcode 会放进字符串目录的每个字面量，#if 的所有分支都算，“#if DEBUG”除外。测试 target 和预览不算。在 gloss.json 里写上“"debug": true”，“#if DEBUG”里的也会提取。
=First take texts that are translated elsewhere in the project
:先取用项目里别处已有的译文
=For all repositories of this user
:用于当前用户的所有仓库
=For scripts and agents:
:供脚本和智能体使用：
=Format of the answer
:回答的格式
=Format of the import report, which says what became of each unit
:导入记录的格式；它说明每个单元的结果
=Format of the list
:列表的格式
=Format of the list of statements
:条目列表的格式
=Format of the report, and the file it goes to; may be given several times
:报告的格式，以及写到哪个文件；可多次给出
=Forms by number or device would be lost. Export the key again and translate its forms.
:按数量或设备区分的形式会丢失。请重新导出该键，并翻译各个形式。
=Forms that do not differ in a language that has several are usually an unedited copy: “1 files”. Write the forms. Where the words really do not change, leave them equal: one text in their place is what `plural-flattened` reports.
:一种语言有几个复数形式，而内容都一样，通常是没有改过的副本：“1 files”。请分别写出各个形式。如果词语确实不变，就让它们保持相同：换成一条文案会被 `plural-flattened` 报告。
=French has a space before `?`, `!`, `;` and `:`. It has to be one at which no line breaks, U+202F or U+00A0, or the mark ends up alone at the beginning of a line. In Canada there is none, except before a colon, so that `fr-CA` is not reported.
:法文在 `?`、`!`、`;` 和 `:` 之前有空格。它必须是不换行的空格，即 U+202F 或 U+00A0，否则标点会独自落到下一行的开头。加拿大除冒号外不加空格，因此 `fr-CA` 不计。
=Functions that localize a literal and are not declared in the sources: macros, binary dependencies.
:会把字面量本地化、但源码中没有声明的函数：宏、二进制依赖。
=Georgian
:格鲁吉亚
=German “du” and “Sie”, French “tu” and “vous”, Spanish “tú” and “usted”: an app that changes between them reads as written by several people, which it was. Choose one for each language. The words are counted over the whole catalog; texts with both count for neither.
:德语的“du”和“Sie”，法语的“tu”和“vous”，西班牙语的“tú”和“usted”：应用在两者之间换来换去，读起来像是出自多人之手，事实也是如此。请为每种语言选定一种。数目按整个字符串目录统计；两种都有的文案不计。
=GitLab's code quality report
:GitLab 的代码质量报告
=Give a key the plural forms of each language
:为键建立各语言的复数形式
=Greek
:希腊
=Gujarati
:古吉拉特
=Gurmukhi
:古木基
=Half-width kana are a leftover of old machines: screens show them too narrow, and searches do not find them. `,` and `.` between Japanese characters are `、` and `。`. Marks beside Latin letters, digits and placeholders are left alone, and so are `!` and `?`.
:半角假名是老式机器的遗留：显示得太窄，搜索也找不到。日文字符之间的 `,` 和 `.` 应写成 `、` 和 `。`。拉丁字母、数字和占位符旁边的标点不检查，`!` 和 `?` 也不检查。
=Han
:汉
=Hangul
:谚文
=Hebrew
:希伯来
=Help topics:
:帮助主题：
=How git merges String Catalogs, and shows their texts
:git 如何合并字符串目录并显示其中的文案
=How long one process may take
:每个进程最多运行多久
=How many processes run at a time
:同时运行的进程数
=How often to ask again for a text without a usable answer
:没有可用回答的文案重问几次
=How to treat a catalog entry whose key is gone from the sources.
:键在源码中已不存在时，如何处理字符串目录中的条目。
=How to treat a key that was reworded in the sources
:键在源码中被改写时如何处理
=How to treat an entry whose key is gone from the sources
:键已从源码消失时，如何处理字符串目录中的条目
=How to treat the text of a key that is its own text
:键本身就是文案时，如何处理这条文案
=How to treat the translations of a key that was reworded in the sources.
:源码中改写了文案的键，其译文如何处理。
=How to treat translations in which 'gloss check' finds an error: wrong placeholders, but also any other; one that only lacks a placeholder is always imported, marked for review
:如何处理“gloss check”报告了错误的译文：不仅是占位符不对，也包括其他错误；只是缺少占位符的总会导入，标为待复核
=How to treat units whose source text has changed
:源文已改变的单元如何处理
=How wide a translation may be, in columns; East Asian characters take two. A list sets it for some tables and keys, and 'max:12' in a comment for one text.
:译文的最大宽度，以列计，东亚字符占两列。写成列表可限定部分表和键；注释中写“max:12”则只限定一条文案。
=Ids are made of keys, and two keys can give the same id. Neither unit can be placed with certainty. Translate the texts in the catalog.
:id 由键组成，两个键可能得到相同的 id，因此两个单元都无法确定位置。请直接在字符串目录中翻译。
=Ignore gloss.json
:不使用 gloss.json
=Import the language THEIRS of the files as OURS, such as zh-CN=zh-Hans; or, without '=', the language of files that do not name one
:把文件里的语言 THEIRS 当作 OURS 导入，如 zh-CN=zh-Hans；不带“=”时，给出未写语言的文件的语言
=Import translators' files into the String Catalogs
:把译者的文件导入字符串目录
=In CI, where exit code 1 ends the job:
:在 CI 里，退出码 1 会结束作业：
=In a target with `STRING_CATALOG_GENERATE_SYMBOLS` Xcode makes a Swift symbol from every key that was added by hand: `.openFile` from “Open file”. What is no letter or digit is left out, so “Open file” and “Open file…” get the same name, and “…” gets none. If both mean the same, remove the one that the code does not use. Otherwise give one another key with `gloss rename`, which changes the code, too.
:在设置了 `STRING_CATALOG_GENERATE_SYMBOLS` 的 target 里，Xcode 为每个手工添加的键生成 Swift 符号：“Open file”生成 `.openFile`。字母和数字以外的字符都会略去，所以“Open file”和“Open file…”得到同一个名称，而“…”没有名称。两个键意思相同时，请删除代码没有用到的那个；否则请用 `gloss rename` 给其中一个换一个键，代码也会一并修改。
=In a text with placeholders a percent sign is written `%`: a single one and the letters behind it are read as a specifier of an argument that does not exist: `50%@er` prints a number and `er`. A text without placeholders is no format: there `%` is shown as two signs.
:在带占位符的文案里，百分号要写成 `%%`：单个百分号会把后面的字母当成占位符，读取不存在的参数，`50% der` 会显示一个数字和 `er`。没有占位符的文案不按格式读取，`%%` 会显示成两个百分号。
=In an `@Observable` class `@AppStorage` only compiles beside `@ObservationIgnored`, and then views do not see it change. In an `ObservableObject` it works and ties the model to the user's settings, which is a note only; classes named as settings are not reported. Keep `@AppStorage` in the views, or give the model a plain property that is read from `UserDefaults` and written in its `didSet`.
:在 `@Observable` 类里，`@AppStorage` 只有和 `@ObservationIgnored` 一起才能编译，而这样视图看不到它变化。在 `ObservableObject` 里它可以工作，但把模型和用户设置绑在一起，因此只是提示；名称表明用于保存设置的类不报告。请把 `@AppStorage` 留在视图里，或给模型一个普通属性，从 `UserDefaults` 读取并在 `didSet` 里写回。
=In an `@Observable` class `@Published` only compiles beside `@ObservationIgnored`, and then no view sees the property change. Remove both attributes: a plain `var` is observed.
:在 `@Observable` 类里，`@Published` 只有和 `@ObservationIgnored` 一起才能编译，而这样视图就看不到属性变化。请把两个标注都去掉：普通的 `var` 就会被观察。
=In each language the text of the key becomes the form 'other', with its state; the other forms of the language are added as 'new' with the same text, for developers and translators to change. The source language gets forms, too. Existing forms stay, and so does a text that does not show the number, which is listed. Where a text shows several numbers, one varies by a substitution.
:在每种语言里，键的文案连同状态成为形式“other”；该语言的其余形式以“new”状态加入，文案相同，由开发者和译者修改。源语言也会得到各种形式。已有的形式保持不变；没有写出数目的文案也保持不变，并列出来。文案里有几个数目时，其中一个通过替换项变化。
=In the project's folder:
:在项目的文件夹里：
=Incomplete: not all catalogs could be read
:不完整：有字符串目录无法读取
=It has the same translation and is taken once.
:译文相同，只采用一次。
=It is probably the source text, passed through a program that changes line ends and indentation. It is taken as it is; translate it if it has words.
:这多半是源文，只是经过的程序改动了换行和缩进。译文照常采用；如果含有词语，请翻译。
=It is taken, because some languages say a number in words. Check that nothing is missing on the screen.
:译文照常采用，因为有些语言会用文字表示数字。请检查界面上是否缺少内容。
=It may have been moved, renamed or removed since the export. Name the right one with `--map OLD=NEW`.
:导出之后，它可能被移动、改名或删除了。请用 `--map OLD=NEW` 指明正确的字符串目录。
=JSON for a badge of shields.io
:shields.io 徽章用的 JSON
=Kana
:假名
=Kannada
:卡纳达
=Keep String Catalogs in step with Swift sources
:让字符串目录（String Catalog）与 Swift 源码保持一致
=Keep one of each.
:源文和译文请各保留一个。
=Keep the states of the translations: only the key changes
:保留译文的状态：只换键
=Khmer
:高棉
=Language of reports, messages and help (default: the environment's language on a terminal, otherwise English)
:报告、消息与帮助的语言（默认：在终端上随系统环境，否则为英文）
=Lao
:老挝
=Latin
:拉丁
=Leave literals and files that spell OLD and are not known to look it up
:保留写着 OLD、但未识别出查找它的字面量和文件
=Leave out summaries, next steps and progress
:不输出汇总、下一步建议和进度
=Let agents change sources and catalogs; their translations need review
:允许智能体改动源码和字符串目录；它们的译文标为待复核
=Like '--allow-write'; also let agents mark translations as finished
:同“--allow-write”，并允许智能体把译文标为已完成
=List at most N keys, the most alike first
:最多列出 N 个键，最相近的在前
=List the localizable strings of Swift sources
:列出 Swift 源码中可本地化的字符串
=List the rules of 'gloss check', or explain the ones named
:列出“gloss check”的规则，或解释给出的规则
=List the rules of a pack, which are off unless asked for
:列出一个规则包的规则；不要求则不启用
=List the statements of the guides that the packs are made of, and which rules hold each
:列出各规则包所依据的规范条目，以及由哪些规则保证
=Lists every place in the sources where the key stands, with its #if conditions, placeholders and catalogs, the key's entry in each catalog, and what would make it stale. Exit code 1 means that the key is in no source and no catalog.
:列出键在源码中的每个位置（连同编译条件、占位符与所属字符串目录）、它在各字符串目录中的条目，以及怎样会使它过时（stale）。退出码 1 表示源码和字符串目录里都没有这个键。
=Look for changes twice a second instead of waiting for the system's notices
:每秒查看两次文件，而不等系统通知
=Looks at the project: the languages of keys and comments, the catalogs, strings that are found only with the setting 'follow' (a plain String that is localized later), and what the rules find today. Writes gloss.json with the reason beside each setting, and its JSON Schema for editors. Nothing is overwritten, and nothing is asked; where there is a gloss.json, the exit code is 2, with '--dry-run' too.
:查看项目：键与注释的语言、字符串目录、只有开启设置“follow”才能找到的字符串（先作为普通 String，后来才本地化），以及各规则目前的问题。写出 gloss.json（每项设置旁附理由）及供编辑器使用的 JSON Schema。不覆盖任何文件，也不提问；已有 gloss.json 时退出码为 2，加“--dry-run”也一样。
=Lower any higher severity to this one, for example in a build that must not fail
:把更高的级别降为此级别，例如用于不应失败的构建
=Make git merge and show String Catalogs text by text
:让 git 逐条合并与显示字符串目录
=Make pseudo-translations that reveal layout problems
:生成测试用译文，让界面布局的问题显现
=Make the fixes, then report what is left
:能修复的先修复，再报告其余的
=Makes the files of an app or package that is built without Xcode, with the options of Apple's 'xcstringstool compile': for each language LANG.lproj/TABLE.strings and, for texts with forms, TABLE.stringsdict. Prints the path of each file. Texts in any state but 'new' are written, in the source language those, too. A source text that only the code has is left to the code.
:为不用 Xcode 构建的应用或软件包生成文件，选项与苹果的“xcstringstool compile”相同：每种语言一个 LANG.lproj/TABLE.strings，有复数等形式的文案则写入 TABLE.stringsdict。打印每个文件的路径。除“new”以外的状态都写入，源语言的“new”也写入；只在代码中有的源语言文案留给代码。
=Malayalam
:马拉雅拉姆
=Maps the names of languages in translators' files to those in the catalogs.
:把译者文件中的语言名称对应到字符串目录中的语言名称。
=Mark reviewed translations as done
:把复核过的译文标为完成
=Markdown that differs from the source's
:Markdown 与源文不同
=Merge two changed copies of a String Catalog
:合并字符串目录的两份改动
=Mongolian
:蒙古
=Myanmar
:缅甸
=NEW is the text
:文案变为 NEW
=Name keys by the symbols that Xcode makes: Text(.openFile) for Text("Open file")
:用 Xcode 生成的符号引用键：Text("Open file") 改为 Text(.openFile)
=Name the language with `--language`, or write it into `target-language`.
:请用 `--language` 指定语言，或把它写进 `target-language`。
=Names of products stay as they are in every language. The `glossary` of `gloss.json` lists them: `{"term": "iCloud", "keep": true}`. Case counts.
:产品名称在每种语言里都保持原样。`gloss.json` 的 `glossary` 列出它们：`{"term": "iCloud", "keep": true}`。区分大小写。
=Namespace prefix %@ for %@ is not defined
:属性“%2$@”的命名空间前缀“%1$@”没有定义
=Namespace prefix %@ for %@ on %@ is not defined
:元素“%3$@”的属性“%2$@”的命名空间前缀“%1$@”没有定义
=Namespace prefix %@ on %@ is not defined
:元素“%2$@”的命名空间前缀“%1$@”没有定义
=No declaration gives the type of an interpolated value, so its specifier is unknown. The catalog has exactly one key that differs in such specifiers only, and its spelling is taken. `sync --explain` lists these keys. Where a type is declared, the catalog decides nothing.
:没有声明给出插值的类型，因此无法知道它的格式说明符。字符串目录里恰好有一个键只在这些说明符上不同，于是采用它的写法。`sync --explain` 会列出这些键。只要类型有声明，就不看字符串目录的写法。
=Not rules, and not set under "rules" ('catalog-outdated' only with '--outdated'):
:不属于规则，“rules”设置对它们无效（“catalog-outdated”只在加“--outdated”时报告）：
=Nothing checks the keys of a `userInfo` and the types behind them: a receiver that spells one wrong finds nothing. Declare one `struct` for each message, with a property for each value, and post that.
:`userInfo` 的键和值的类型都没有检查，接收方写错键就什么也取不到。请为每种消息声明一个 `struct`，每个值对应一个属性，然后发送它。
=Nothing says what was exported: the file carries no sums, and git has no revision to compare it with. Either text may be the newer one, so the catalog's stays. Export again with this version of gloss, fetch the whole history (`git fetch --unshallow`), or take the file's texts with `--prefer=file`.
:无法知道导出了什么：文件里没有校验和，git 也没有可比较的版本。两条文案都可能更新，因此保留字符串目录里的。请用这个版本的 gloss 重新导出，取回完整历史（`git fetch --unshallow`），或用 `--prefer=file` 采用文件里的文案。
=Nothing to translate
:没有要翻译的内容
=OLD stays the text in the source language
:OLD 保留为源语言的文案
=OLD, the present key as the catalogs spell it, and NEW; with --to-symbols or --to-text the keys to move (default: all)
:OLD 为现有的键（按字符串目录的写法），NEW 为新键；用 --to-symbols 或 --to-text 时为要改的键（默认：全部）
=Older files, or folders around them, become one catalog for each table, beside the .lproj folders; an existing catalog gets the entries that it lacks. A catalog becomes a .strings and a .stringsdict file for each of its languages, for programs that are not built by Xcode.
:旧格式的文件或其文件夹会按表（table）各转成一个字符串目录，放在 .lproj 文件夹旁边；已有的字符串目录只补上缺少的内容。字符串目录则按语言转成 .strings 与 .stringsdict 文件，供不由 Xcode 构建的程序读取。
=On catalog files:
:处理字符串目录：
=One catalog holds every key in every language, so branches collide in it. With gloss as its merge driver, git merges each text, state and comment separately; the result is always a catalog in Xcode's form. In a true conflict the text of git's 'ours' is kept (in a rebase, that is the branch you rebase onto) and, if it is a translation, marked 'needs_review'; both texts are listed, and git stops. There are no markers to resolve: choose the texts in the catalog, 'git add', go on. 'gloss status' counts such a text under 'review'; with "rules": {"translation-needs-review": "warning"} in gloss.json, 'gloss check' reports it.
=
=Run 'gloss git install' once in each clone and commit .gitattributes. 'git diff' and 'git log -p' then show one line per text.
=
=As .git/hooks/pre-commit, made executable, this script checks the working tree before each commit. What was not staged counts, too:
:一个字符串目录存放所有语言的所有键，分支之间很容易冲突。让 gloss 担任合并驱动后，git 会逐条合并文案、状态和注释，结果始终是 Xcode 格式的字符串目录。遇到真正的冲突时保留 git 所说的“ours”一方的文案（变基时是目标分支；若是译文，则标为“needs_review”），列出双方的文案，git 停下。文件里没有冲突标记要清理：在字符串目录里选定文案，运行“git add”，继续即可。“gloss status”把这样的文案计入“待复核”；在 gloss.json 里写上“"rules": {"translation-needs-review": "warning"}”，“gloss check”也会报告。
:
:每个克隆运行一次“gloss git install”，并提交 .gitattributes。此后“git diff”和“git log -p”会一行显示一条文案。
:
:把下面的脚本放到 .git/hooks/pre-commit 并加上可执行权限，每次提交前会检查工作区（未暂存的改动也算）：
=One file for each language, with all String Catalogs of the project, as Xcode would export them. An existing file with translations that are not in the catalogs yet is replaced only with '--overwrite'.
:每种语言一个文件，包含项目的所有字符串目录，与 Xcode 导出的一致。已有的文件里如果有字符串目录还没有的译文，只有给出“--overwrite”才会被替换。
=One form in the editor is easily overlooked: the entry looks translated, and people with three files read nothing, or the text of another language. Translate every form.
:编辑器里很容易漏掉一个形式：条目看上去已翻译，而有三个文件的用户什么也看不到，或看到另一种语言。请翻译每个形式。
=One letter spelled in two ways counts as two in searches, look-ups and limits of length. `é` can be one code point, or an `e` and an accent; both look the same. macOS may give file names in the decomposed form; texts are written composed (Unicode NFC).
:同一个字母有两种编码，在搜索、查找和长度限制中会被当成不同的文字。`é` 可以是一个字符，也可以是 `e` 加一个重音符，看上去一样。macOS 给出的文件名可能是分解形式；文字应当写成组合形式（Unicode NFC）。
=One line for each text or other value, 'old' → 'new'. Exit code 1 if there is a difference.
:每条文案或其他值占一行：“旧”→“新”。有差异则退出码为 1。
=One line for each text or other value: key · language · form: value. Any other file is printed unchanged.
:每条文案或其他值占一行：键 · 语言 · 形式：值。不是字符串目录的内容原样打印。
=One of them would be lost. Correct the catalog first.
:其中一种会丢失。请先修正字符串目录。
=One view with an `ObservableObject` and an `@Observable` model follows two sets of rules: who owns a model, how a binding is taken, when the view is drawn. A gradual migration goes through such views, so this is a note: migrate the older model next.
:同一视图同时使用 `ObservableObject` 和 `@Observable` 模型，就要遵守两套规则：谁持有模型、如何取绑定、何时重绘。逐步迁移会经过这样的视图，所以这里只是提示：请接着迁移旧模型。
=Only a person can say which one is right. Keep one of them and import again.
:哪一个正确只能由人判断。请保留其中一个，然后重新导入。
=Only catalogs with this path or name, such as 'App/**' or 'Localizable.xcstrings'
:只处理这个路径或名称的字符串目录，如“App/**”或“Localizable.xcstrings”
=Only literals are extracted, and `NSLocalizedString` and calls with a `defaultValue:` look up their key as it is. With an interpolation in it, every value is a key of its own, and none of them is in the catalog. Look up a fixed key and fill in the values: `String(localized: "\(name) called")` or `String(format: NSLocalizedString("%@ called", comment: "…"), name)`. A key that comes from elsewhere is a warning or a note: it may be a literal there, and `"follow": true` in `gloss.json` finds those, through helpers such as `"Done".localized`.
:只有字面量会被提取，而 `NSLocalizedString` 和带 `defaultValue:` 的调用会按键的原样查找。键里有插值时，每个值都成了不同的键，字符串目录里一个也没有。请查找固定的键再填入值：`String(localized: "\(name) called")` 或 `String(format: NSLocalizedString("%@ called", comment: "…"), name)`。键来自别处的，只是警告或提示：那里可能写的就是字面量；在 `gloss.json` 里设 `"follow": true`，gloss 会穿过 `"Done".localized` 这样的辅助函数找到它们。
=Only one of two entries with the same key is used; bad merges leave such pairs. Xcode reads one of the two and drops the other with its translations when it saves. Where both say the same, drop the later one; where each has what the other lacks, make one of them; else decide which is right.
:同一个键的两个条目只有一个生效；出了差错的合并会留下这样的条目。Xcode 只读取其中一个，保存时会丢掉另一个及其译文。两者相同时，请删除后一个；各有对方所缺的内容时，请合并成一个；否则请决定哪个正确。
=Only strings and catalogs of this table
:只处理这个表（table）的字符串与字符串目录
=Only texts in this language; several with commas (default: all, the source language included)
:只处理这种语言；多种以逗号分隔（默认：全部，包括源语言）
=Only texts that are new or changed since this branch split off from REVISION, such as origin/main
:只导出当前分支自 REVISION（如 origin/main）分出之后新增的，或源文有变的
=Only texts that came up for review since this branch split off from REVISION
:只处理当前分支自 REVISION 分出之后才需要复核的
=Only these keys, as the catalogs spell them; '*' stands for any characters. Stale keys only if they are named
:只处理这些键，写法与字符串目录相同；“*”代表任意字符。过时的键必须指名
=Only this language; several with commas (default: all)
:只处理这种语言；多种以逗号分隔（默认：全部）
=Opening and ending tag mismatch: %@ and %@
:起始标签“%1$@”与结束标签“%2$@”不配对
=Opening and ending tag mismatch: %@ line %@ and %@
:第 %2$lld 行的起始标签“%1$@”与结束标签“%3$@”不配对
=Options of all commands:
:所有命令共用的选项：
=Options:
:选项：
=Order, white space and escapes become Xcode's. Removes identical duplicate members and comments that are null. Anything doubtful is reported with its place, and the file is left alone. '-' stands for standard input and output.
:顺序、空白与转义都改成 Xcode 的写法，删去完全相同的重复成员与为 null 的注释。凡存疑之处都会连同位置报告，文件则保持不动。“-”表示标准输入与标准输出。
=Oriya
:奥里亚
=Other languages have other orders of words. Translators who see `%@ of %@` move the parts as they are; where the numbers are missing they have to know the grammar of formats. Number the specifiers of the source text; the key stays as it is.
:其他语言的词序不同。译者看到 `%1$@ of %2$@` 就能照样移动；没有序号时，他们得懂格式的语法。请给源文的占位符写上序号，键保持不变。
=Other settings for some files, some tables, or some tables in some files; the last one wins.
:针对部分文件、部分表，或部分文件中部分表的其他设置；后面的优先。
=Our catalog, which is replaced
:我方的字符串目录，会被替换
=PCDATA invalid Char value %@
:有不允许的字符，编码为 %lld
=People learn one word for a thing and look for it everywhere. The `glossary` of `gloss.json` says which: `{"term": "server", "translations": {"zh-Hans": "服务器"}}`; files under `terms` say it for many, see `gloss rules forbidden-term`. A term is found as a whole word in upper or lower case, `server*` with any ending, and with `"case": true` as it is written.
:用户记住一个词，就会到处找这个词。`gloss.json` 的 `glossary` 规定用哪个词：`{"term": "server", "translations": {"zh-Hans": "服务器"}}`；词多时写进 `terms` 指定的文件，见 `gloss rules forbidden-term`。术语按整词查找，不分大小写；`server*` 匹配任意词尾，加上 `"case": true` 则区分大小写。
=Phrases of an App Shortcut are translated one by one. Put each into an `mrk` element of its own, as the source has it.
:App 快捷指令的短语需要逐条翻译。请像源文一样，把每条短语放入各自的 `mrk` 元素。
=Plural forms under `substitutions` are shown only where the language's text names them, as `%@files@`. Forms that nothing names are never shown, and usually the text has lost its number. Put the name into the text, or remove the substitution.
:`substitutions` 下的复数形式，只有在该语言的文案以 `%#@files@` 的方式写出名称时才会显示。没有写出名称的形式等于白白翻译，而且文案多半丢了数字。请把名称写进文案，或删除这个替换项。
=Premature end of data in tag %@
:文件提前结束，标签“%@”没有结束
=Premature end of data in tag %@ line %@
:文件提前结束，第 %2$lld 行的标签“%1$@”没有结束
=Print a String Catalog as lines, for 'git diff'
:把字符串目录逐行打印，供“git diff”使用
=Print a script that completes commands and options in a shell
:打印供 shell 补全命令与选项的脚本
=Print the JSON Schema of gloss.json
:打印 gloss.json 的 JSON Schema
=Print the JSON Schema of requests and answers
:打印请求与回答的 JSON Schema
=Prints one line now and after each change, until it is interrupted: the result of 'gloss check', or of 'gloss sync' with --sync; with both options one line for each. Changes that come together, such as a switch of branches, are one.
:立刻打印一行结果，此后每有变化再打印一行，直到被中断：“gloss check”的结果；给出 --sync 时是“gloss sync”的结果；两个选项都给出时各占一行。同时发生的变化（例如切换分支）算一次。
=Programs name languages differently: `zh-CN` and `zh-Hans`, `iw` and `he`, `de-DE` and `de` are the same. Name the one that is meant with `--language THEIRS=OURS`, or once and for all with `languageMap` in `gloss.json`.
:同一种语言在不同程序里写法不同：`zh-CN` 与 `zh-Hans`、`iw` 与 `he`、`de-DE` 与 `de` 都是一回事。请用 `--language THEIRS=OURS` 指明，或在 `gloss.json` 的 `languageMap` 中一次写定。
=Project setup:
:项目设置：
=Put each file into an .xcloc bundle, as Xcode exchanges them
:每个文件放进一个 .xcloc bundle，即 Xcode 交换译文的形式
=Ranks the keys of the catalogs by their likeness to TEXT: words count, not their order, case, number or punctuation. Lists each with its comment, catalog, languages and places in the sources. Exit code 1 means that no key is like it.
:按与 TEXT 的相近程度排列各字符串目录的键：只看单词，不看顺序、大小写、单复数和标点。列出每个键的注释、字符串目录、语言和在源码里的位置。退出码 1 表示没有相近的键。
=Reads Swift sources without Xcode and without a build, and updates their .xcstrings files.
:无需 Xcode，也无需构建，直接读取 Swift 源码，并更新对应的 .xcstrings 文件。
=Reads messages from standard input and answers on standard output until the editor ends. It shows the findings of 'gloss check' while you type and makes its fixes; it tells where a key is used, completes keys and renames them. All changes are the editor's: nothing is written. Exits 0 if the editor said 'shutdown' first, otherwise 1.
:从标准输入读取消息，在标准输出上回答，直到编辑器结束。边输入边显示“gloss check”的问题，并提供修复；指出键用在哪里，补全键，给键改名。所有更改都由编辑器来做，自己什么也不写。编辑器先发出“shutdown”时以 0 退出，否则以 1 退出。
=Reads requests from standard input and answers on standard output, one JSON message a line, until the input ends. Agents find texts, get their context, check, and, if that is allowed, sync, write translations for review and write comments into the code. Without options nothing is written.
:从标准输入读取请求，在标准输出上回答，每行一条 JSON 消息，直到输入结束。智能体可以查找文案、取得语境、检查；得到许可时还可以同步字符串目录、写入待复核的译文、把注释写进代码。不给选项时什么也不写。
=Reads the .stringsdata files of a build (with SWIFT_EMIT_LOC_STRINGS) and lists, for each source of the build, what only the compiler found, what only gloss found and, where known, why. Exit code 1 means that they differ.
:读取构建（开启 SWIFT_EMIT_LOC_STRINGS）写出的 .stringsdata 文件，对构建涉及的每个源文件，列出只有编译器找到的、只有 gloss 找到的，并尽可能说明原因。退出码 1 表示两者有差异。
=Reads the settings as every command does, and says whether they are understood and whether the catalogs and term files that they name are there.
:像其他命令一样读取设置，并说明设置能否读懂、其中提到的字符串目录和术语文件是否存在。
=Reasons in the report of 'gloss import' (not rules):
:“gloss import”记录中的原因（不是规则）：
=Record all current findings in a new baseline; an error if there is one
:把目前的全部问题记入新的基线；已有基线时报错
=Regular expressions that texts must not match; with 'require', must match.
:文案不得匹配的正则表达式；加上“require”则必须匹配。
=Remove resolved findings from the baseline
:从基线中删去已解决的问题
=Remove what 'install' has set up
:撤销“install”所做的设置
=Replace differing texts in an existing catalog, and existing files
:替换字符串目录中不同的文案与已有的文件
=Replace files even if that loses translations that are not in the catalogs yet
:照样替换文件，即使会丢失字符串目录还没有的译文
=Report only findings that are new since this branch split off from REVISION, such as origin/main
:只报告当前分支自 REVISION（如 origin/main）分出之后新增的问题
=Report only this language, including catalogs that have no translation into it yet; may be given several times
:只看这种语言，包括还没有这种译文的字符串目录；可多次给出
=Rewrite String Catalogs exactly as Xcode would
:按 Xcode 的写法重写字符串目录
=Rewrites every literal of the project's Swift sources whose key is OLD; each keeps its form (raw, multi-line), and its interpolations fill the placeholders of NEW in order. The translations in all catalogs move to NEW, to be reviewed. Uses of the symbol that Xcode makes of a key follow. Placeholders are written as catalogs have them, such as %@. What cannot be done everywhere is not done at all: every place that may still look up OLD is an error. With --to-symbols and --to-text the keys stay as they are, and the code names them otherwise.
:修改项目 Swift 源码中所有键为 OLD 的字面量，保留各自的形式（原始、多行）；插值依次填入 NEW 的占位符。所有字符串目录里的译文移到 NEW，待复核。Xcode 由键生成的符号，其用法随之修改。占位符按字符串目录的写法，例如 %lld。不能处处完成就一处也不改：凡可能仍查找 OLD 的地方都是错误。用 --to-symbols 和 --to-text 时键保持不变，只改变代码引用它的方式。
=Rule packs to apply: observation, notifications, lifecycle; 'gloss rules --pack NAME' lists their rules.
:要启用的规则包：observation、notifications、lifecycle；“gloss rules --pack NAME”列出其中的规则。
=Rules and their default severities:
:规则与默认级别：
=Rules of the convention:
:与约定有关的规则：
=Run '%@ --help' for the command's own help.
:命令本身的帮助请运行“%1$@ --help”。
=Run '%@ help COMMAND' for more about a command.
:运行“%1$@ help COMMAND”可查看某个命令的说明。
=Run '%@ help NAME' for more about a command or a topic.
:命令或主题的详细说明请运行“%1$@ help NAME”。
=Run '%@ help' for all %@ commands, '%@ help NAME' for one of them.
:全部 %2$@ 个命令请运行“%1$@ help”，其中一个的说明请运行“%1$@ help NAME”。
=Runs COMMAND, without a shell, once for each batch of texts: COMMAND reads one JSON object per line, the text with its context, and writes one JSON object per line, {"id": …, "text": …}, in any order. Usable answers are written after each batch, marked for review; a text with an error, such as a lost placeholder, or with a warning goes back once with the reason. Run it again for what is left. Write '--' before COMMAND.
:每一批文案运行一次 COMMAND，不经过 shell：COMMAND 每行读一个 JSON 对象（文案及其语境），每行写一个带 id 与 text 的 JSON 对象，次序不限。每批之后写入可用的译文，标为待复核；有错误的（例如丢了占位符）和有警告的连同原因退回一次。再运行一次即可翻译剩下的。COMMAND 之前要写“--”。
=SARIF 2.1.0, for code scanning
:SARIF 2.1.0，供代码扫描使用
=Sequence ']]>' not allowed in content
:内容里不能出现“]]>”
=Serve the project to agents by the Model Context Protocol
:用 Model Context Protocol 为智能体提供项目的文案
=Serve the project to editors by the Language Server Protocol
:供编辑器使用的 Language Server Protocol 服务
=Services often leave states out. The texts of such a file count as finished; set the ones that are not to `needs_review`.
:翻译服务常常不写状态。这样的文件里的译文都算已完成；如果哪些还没有完成，请把它们设为 `needs_review`。
=Services that know no plural forms give one text back, and every number gets it: “1 Dateien”. Translate a form for each category of the language. Languages with one category need one text only. A warning in languages with three and more forms where a word follows the number, elsewhere a note.
:不懂复数形式的服务只交回一条译文，任何数量都显示它：“1 Dateien”。请按这种语言的各个类别分别翻译。只有一个类别的语言一条就够。在有三个以上形式的语言里，数字后面跟着词时是警告，其他情况是提示。
=Services turn no-break spaces (U+00A0) and other blanks into plain ones. That is no translator's change: the catalog's text stays.
:翻译服务会把不换行空格（U+00A0）等空格变成普通空格。这不是译者的改动，字符串目录的译文保持不变。
=Set these languages of keys and comments, such as en:zh-Hans, or any (default: those in use)
:设定键和注释的语言，例如 en:zh-Hans，或 any 表示不要约定（默认：正在使用的）
=Set up the merge driver and 'git diff'
:设置合并驱动与“git diff”
=Sets merge.gloss and diff.gloss in the settings of git, and adds '*.xcstrings merge=gloss diff=gloss' to .gitattributes. What others wrote there stays, and what is there already is not written again.
:在 git 的设置中写入 merge.gloss 与 diff.gloss，并在 .gitattributes 中加入“*.xcstrings merge=gloss diff=gloss”。已有的其他内容保留，已经写好的不会重复写入。
=Settings:
:设置：
=Several keys went and several came, and more than one pair is similar. Translations under the wrong key are worse than none, so `sync` carries none over. Use `gloss rename` for the right pairs.
:同时消失和新增了多个键，相似的组合不止一个。译文放到错误的键下比没有译文更糟，因此 `sync` 不转移任何译文。请用 `gloss rename` 处理正确的组合。
=Show how far the catalogs are translated
:显示各字符串目录的翻译进度
=Show the differences between two String Catalogs, text by text
:逐条显示两个字符串目录的差异
=Show the version
:显示版本
=Show this help
:显示此帮助
=Show where a key comes from, and why it stays in the catalog
:显示键来自哪里、为何保留
=Show whether git uses gloss for catalogs; exit 1 if not
:显示 git 是否用 gloss 处理字符串目录；不是则退出码为 1
=Simplified characters in Traditional Chinese, '%@': write '%@' for '%@'
:繁体中文里有简体字“%1$@”：“%3$@”应写作“%2$@”
=Sinhala
:僧伽罗
=Some programs change white space or special characters in ids. The unit fits exactly one key and is taken.
:有些程序会改动 id 中的空白或特殊字符。这个单元只与一个键相符，照常采用。
=Some programs write `en-US` for `en`. The file is taken: each unit is compared with the catalog's source text anyway.
:有些程序把 `en` 写成 `en-US`。文件照常导入：反正每个单元都会与字符串目录中的源文核对。
=Some set a space between Chinese characters and Latin letters or digits, some do not; an app that does both looks careless. `"chineseSpacing"` in `gloss.json` says which it is: `"space"` or `"none"`.
:有人在中文与西文字母或数字之间加空格，有人不加；两种混用显得草率。`gloss.json` 的 `"chineseSpacing"` 规定采用哪一种：`"space"` 或 `"none"`。
=Some words belong to another region, a competitor or an older version. The `glossary` of `gloss.json` lists them: `{"term": "server", "translations": {"zh-Hans": "服务器"}, "forbidden": {"zh-Hans": "伺服器"}}`; the fix writes the first translation. Files under `terms` hold longer lists, as CSV with the columns `term`, `keep`, `case`, a language each, and `forbidden de` and the like; `|` separates several words. `Diener*` takes any ending, a lowercase word matches any case, and a word that is a part of a longer one of the list is not reported: `联系` in `联系人`.
:有些词属于其他地区、竞争对手或旧版本。`gloss.json` 的 `glossary` 列出它们：`{"term": "server", "translations": {"zh-Hans": "服务器"}, "forbidden": {"zh-Hans": "伺服器"}}`；修复会写入第一个译法。词多时写进 `terms` 指定的 CSV 文件，列名为 `term`、`keep`、`case`、各语言的代码，以及 `forbidden de` 之类；一格多个词以 `|` 分隔。`Diener*` 匹配任意词尾，全小写的词不分大小写；如果它只是词表中某个更长的词的一部分，则不报告，例如 `联系人` 中的 `联系`。
=Spanish opens a question with `¿` and an exclamation with `¡`. A text that ends with `?` or `!` as the source text does, and has no such mark anywhere, was translated by someone in a hurry. Put the mark where the question begins, which need not be the first word.
:西班牙语的问句以 `¿` 开头，感叹句以 `¡` 开头。译文与源文一样以 `?` 或 `!` 结尾，却没有这样的标点，多半是匆忙译成的。请把标点写在问句开始的地方，不一定是第一个词。
=Specification mandate value for attribute %@
:属性“%@”没有值
=Specification mandates value for attribute %@
:属性“%@”没有值
=Specifiers without numbers take the arguments as they come, whatever the order of the words: `%@ of %@` for `%@ of %@` takes an address for a number and a number for an address, and the app crashes. Where a language needs another order, number them: `%@ … %@`.
:没有序号的占位符按参数的先后取值，与词序无关：把 `%lld of %@` 写给 `%@ of %lld`，就会把地址当数字、把数字当地址，应用崩溃。语言需要别的顺序时，请写上序号：`%2$lld … %1$@`。
=Spell keys again where the code names them by symbols
:代码用符号引用键的地方改回写出键
=Spreadsheet programs make numbers, dates or errors of texts, or cut them off. The ledger names row and column. Format the column as text and type the translation again; if the source or the id was changed, copy the translation to a new export.
:表格软件会把文本变成数字、日期或错误值，也会截断文本。记录里写明了行和列。请把该列设为文本格式，再重新输入译文；如果被改的是源文或 id，请把译文抄到新导出的表格里。
=Spreadsheet programs put control characters, such as U+000B for a line break, into texts. The text could not be exported as XLIFF again. Type it again without the character.
:表格软件会把控制字符放进文本，例如用 U+000B 表示换行。这样的文本无法再导出为 XLIFF。请去掉该字符，重新输入。
=Start tag expected, '<' not found
:缺少起始标签的“<”
=StartTag: invalid element name
:元素名无效
=String Catalogs
:字符串目录
=String Catalogs, byte for byte as Xcode writes them
:字符串目录，与 Xcode 写出的逐字节相同
=String Catalogs, or folders that contain some
:字符串目录，或包含它们的文件夹
=String Catalogs; without one, all of the project
:字符串目录；不给时取项目的全部字符串目录
=Strings files and catalogs do not hold the same: one has no variations by device, the other no comments without keys. What does not fit is left out, and the message names it. Move it by hand.
:strings 文件和字符串目录能保存的内容不同：前者没有按设备区分的文案，后者没有不属于键的注释。放不下的内容会略去，消息会指出是哪些。请手工处理。
=Strings files have no states, no keys that are not to be translated or are gone from the sources, and fewer characters in comments. `convert` brings the texts over, and names what is lost with them, so that a conversion back holds no surprise.
:strings 文件没有状态，不能标明不翻译的键和已从源码里消失的键，注释里能用的字符也较少。`convert` 会转换文案，并列出随之失去的内容，以便再转换回来时心中有数。
=Swift files, catalogs, or folders that contain some
:Swift 文件、字符串目录，或含有它们的文件夹
=Swift with a syntax error
:无法读完的 Swift 代码
=SwiftUI makes a view's value again whenever its parent is drawn, and with it a model that a plain property, an initializer or the body creates: what the user did is lost. Keep it in `@State private var model = Model()`. In an `App` this is a note only, because an app is made once.
:父视图刷新时，SwiftUI 会重新创建视图的值，普通属性、初始化方法或正文里新建的模型也随之重建，用户的操作就丢了。请写成 `@State private var model = Model()`。在 `App` 里只作提示，因为它只创建一次。
=SwiftUI renders the Markdown of a localized text: a link without its brackets shows its address, one star too few shows stars. Write as many links, bold, emphasized, struck and inflected parts and code spans as the source text, and link to the same hosts. Languages with one plural form, plural variations and parts without a number need no `inflect`.
:SwiftUI 会渲染本地化文案里的 Markdown：链接少了括号就会露出地址，少一个星号就会露出星号。链接、粗体、斜体、删除线、随数量变化的部分和代码片段要与源文一样多，链接要指向同样的主机。只有一种复数形式的语言、写了复数形式的译文和不含数目的部分，不需要 `inflect`。
=Take the strings from the .stringsdata files of a build; may be given several times
:改用一次构建写出的 .stringsdata 文件中的字符串；可给多次
=Takes translations that are to be reviewed, as rename, sync, merge, import and translate leave them, and marks them as translated. Shows each form beside its source text, and the source text that it was made of if git has it; on a terminal it asks for one key after the other. Only states change. A text in which 'gloss check' finds an error is left out, with exit code 1.
:处理 rename、sync、merge、import 和 translate 留下的待复核译文，把它们标为已翻译。每种形式与源文并列显示；如果 git 里有，还显示译文原来所译的源文。在终端上逐个键询问。只改状态。“gloss check”会报错误的译文不处理，退出码为 1。
=Tamil
:泰米尔
=Telugu
:泰卢固
=Texts that were copied from the other catalog, or converted by a tool, keep single characters of the other script, which readers take for a mistake. Reported are characters that exist in one script only, by the Unihan database; those that both write, such as 台 or 着, never are. Terms of the `glossary` may hold them.
:从另一种字形的字符串目录复制、或用工具转换的文案，会残留另一种字形的个别字，读者会当成错字。只报告按 Unihan 数据库仅存在于一种字形的字；简繁通用的字，如“台”和“着”，不会报告。`glossary` 里的术语可以含有这些字。
=Thai
:泰
=The Xcode project or the manifest names a file, a folder or a local package that is neither on the disk nor in git, and that git does not ignore. It counts as deleted: no key stays for it. Remove the reference.
:Xcode 项目或清单引用了一个文件、文件夹或本地软件包，但它既不在磁盘上，也不在 git 里，也没有被 git 忽略。它视为已删除，不会因它保留任何键。请删除这个引用。
=The app crashes when a view reads a model that no view around it has put in the environment; a preview stops the canvas. Put it there once, on a view that contains all its readers: `.environment(model)`, or `.environmentObject(model)` for the old kind. Reported where the project shows how an app comes to the view; what is put in the environment of a view beside it does not count. A preview without a model that it draws is a warning.
:视图读取的模型没有由任何上级视图放进环境时，应用会崩溃，预览则会停止。请在包含所有读取者的视图上注入一次：`.environment(model)`，旧式模型用 `.environmentObject(model)`。只有项目能看出应用如何到达该视图时才报告；注入到旁边的视图不算。预览缺少它绘制的模型是警告。
=The argument whose number varies, counted from 1 (default: the only number, or the only one before a noun)
:随之变化的参数，从 1 数起（默认：唯一的数目，或者唯一一个在名词前的数目）
=The catalog has changed since the export and the file has not, so the catalog stays.
:导出之后字符串目录改过而文件没有改，因此保留字符串目录里的译文。
=The catalog says `shouldTranslate: false`. Take such translations with `--untranslatable`.
:字符串目录中写有 `shouldTranslate: false`。如果仍要采用译文，请使用 `--untranslatable`。
=The catalog's text varied and the unit does not, so the forms are gone. Check that one text is right for all of them.
:字符串目录中的文案有多个形式，而单元只有一个，各个形式因此被取代。请检查这一条文案是否适合所有情况。
=The catalog's text varies by number, device or substitution, and the file has one text in its place. At least two finished forms with different texts would be lost, so the text is held back. Translate the forms; if one text is right for all of them, `--prefer=file` takes it for review and removes the forms.
:字符串目录里的译文按数量、设备或替换项变化，而文件里只有一条。至少两个已完成且不同的形式会丢失，所以这条译文没有采用。请翻译各个形式；如果一条译文确实都适用，`--prefer=file` 会采用它，标为待复核，并去掉那些形式。
=The character `…` is not torn apart at the end of a line, and VoiceOver reads it well. In menus it says that a question follows: what ends with one in the source ends with one everywhere. Chinese may write `……`.
:字符 `…` 不会在行末被拆开，VoiceOver 也能读好。在菜单里它表示之后还会询问：源文以它结尾，各语言都应以它结尾。中文可以写 `……`。
=The command that runs gloss: a path or a name (default: the path of this program)
:git 如何调用 gloss：路径或名称；不给则用当前程序的路径
=The common ancestor; may be empty
:两份改动的共同祖先；可以为空
=The file for a report without '=FILE' (default: standard output)
:没有写“=FILE”的报告所写入的文件（默认：标准输出）
=The file for the result instead of OURS; '-' for standard output
:结果写到这里而不是 OURS；“-”表示标准输出
=The file has another text than the catalog had. It is taken; the old text is shown so that you can compare.
:文件里的译文与字符串目录原有的不同。已采用文件里的译文，并列出旧译文以便对照。
=The file has no `target-language`. Its name, or the `contents.json` of its bundle, says which language it is for. If that is wrong, name the right one with `--language`.
:文件没有写 `target-language`，语言取自文件名或 bundle 内的 `contents.json`。如果不对，请用 `--language` 指定。
=The file has the catalog's text in a further state, such as `translated` for a text that is to be reviewed, and nothing says for certain with which state it was exported. The catalog's state stays; take the file's with `--prefer=file`.
:文件里的译文与字符串目录相同，状态更进一步（如字符串目录里待复核，文件里是 `translated`），而无法确定导出时是什么状态。字符串目录的状态不变；要采用文件的，请用 `--prefer=file`。
=The file has two translations of one text. Keep the right one and import again.
:同一处文案在文件中有两个译文。请保留正确的一个，然后重新导入。
=The file of accepted findings (default: the one that gloss.json names, otherwise gloss-baseline.json)
:基线文件，即已接受的问题（默认：gloss.json 指定的，否则为 gloss-baseline.json）
=The file of accepted findings, which 'gloss check --write-baseline' writes. If not set, gloss-baseline.json.
:已接受的问题所在的文件，由“gloss check --write-baseline”写出；不写则为 gloss-baseline.json。
=The files to make
:要生成的文件
=The folder for the .lproj folders; files in it are replaced
:存放各 .lproj 文件夹的文件夹；其中的文件会被替换
=The folder for the files (default: beside the originals)
:文件写到哪个文件夹（默认：与原文件放在一起）
=The folder for the files of '--format stringsdata'; created if missing
:“--format stringsdata”的文件写到哪里；需要时会新建
=The folder for the files, created if missing; with one language it may also name a file, such as de.xliff
:文件写到哪个文件夹，没有则新建；只有一种语言时也可以写文件名，例如 de.xliff
=The folder where a build wrote .stringsdata files
:构建写出 .stringsdata 文件的位置
=The form of each file
:每个文件的格式
=The format of the files: for translation programs, for spreadsheets, or a page to type in
:文件格式：供翻译软件、表格软件使用，或可直接填写的网页
=The forms of a text are chosen by one number. Where the text has two, as `%@ of %@ files`, nothing in the catalog says by which one, and Xcode warns. A substitution names its argument: the text is `%@files@`, and the forms stand under `substitutions.files` with their `argNum`. The fix makes one where the forms tell which number decides: the one whose words change.
:一条文案的各个形式由一个数字选定。文案里有两个数字时，例如 `%lld of %lld files`，字符串目录没有说明由哪一个决定，Xcode 也会警告。替换项（substitution）会指明参数：文案写成 `%#@files@`，各形式放在 `substitutions.files` 下，并注明 `argNum`。如果从各形式能看出由哪个数字决定，即旁边的词有变化的那个，修复会建立替换项。
=The id of a rule
:规则的 id
=The id says which key the translation is for. Export again, and translate that file.
:id 说明译文属于哪个键。请重新导出，并翻译新的文件。
=The import is left over from `ObservableObject` and says that a model still depends on Combine. Remove it, and with it a set of `AnyCancellable` that nothing is stored in. Files with a publisher's members, such as `sink` or `receive`, are not reported.
:这个导入是 `ObservableObject` 时代留下的，看起来模型仍依赖 Combine。请删除它，连同没有保存任何订阅的 `AnyCancellable` 集合。使用发布者成员（如 `sink` 或 `receive`）的文件不报告。
=The key is the source text: what every translation starts from and what people see where there is none. Keys in one language that all translators read, English unless the configuration says otherwise, also keep clear of encodings and input methods that not every tool knows. Symbols, curly quotes, accents and emoji are fine; letters of other scripts and full-width punctuation are not. Say it in English and put the rest into the comment.
:键就是源文：所有翻译都从它开始，没有译文时人们看到的也是它。键用一种所有译者都懂的语言（除非配置另有规定，就是英语），还能避开并非每个工具都支持的编码和输入法。符号、弯引号、带重音的字母和表情都可以；其他文字的字母和全角标点不行。请用英语来写，其余的放进注释。
=The key may be gone from the sources since the export, or have another name or other words, and no key of the catalog is certainly the same.
:导出之后，源码里可能已没有这个键，或改了名称、措辞，而字符串目录里没有哪个键能确定就是它。
=The key may reach a localizing call in a way that gloss cannot follow, so its entry stays as it is. If a function or view looks it up, of your own or of a library, name it under `functions` in `gloss.json`: `"functions": [{"name": "AsyncButton"}]`. If something else looks it up, such as a server's answer, set the entry's extraction state to `manual`. Texts under `#if DEBUG` are taken with `"debug": true`; those of previews never are. If nothing looks it up, delete the entry.
:这个键可能以 gloss 看不到的方式到达本地化调用，因此条目保持不变。如果由函数或视图查找（无论是你自己的还是某个库的），请写在 `gloss.json` 的 `functions` 里：`"functions": [{"name": "AsyncButton"}]`；如果由别的来源查找（如服务器返回的键），请把条目的 extractionState 设为 `manual`；`#if DEBUG` 之下的文案在写上 `"debug": true` 后会提取，预览里的从不提取；都不是的话，请删除条目。
=The key moved to another table or target since the export. Its text is taken there.
:导出之后，键移到了别的表或 target。译文已收到那里。
=The key was renamed since the export, and its source text is the same. The text is taken under the new name.
:导出之后键改了名，源文没有变。译文已转到新的键下。
=The key was reworded since the export. The text is taken under the new key, to be reviewed: it translates the old words.
:导出之后键改了措辞。译文已转到新的键下，标为待复核：它翻译的是原来的措辞。
=The keys of all catalogs are in the language that the project is developed in: the `sourceLanguage` of `gloss.json`, else what the Xcode project or package says of the catalog's targets. A catalog that names another one has its source texts taken for translations. An import refuses a file that translates from another language than its catalog.
:所有字符串目录的键都用项目的开发语言书写：先看 `gloss.json` 的 `sourceLanguage`，否则以 Xcode 项目或软件包对字符串目录所属 target 的声明为准。字符串目录若写了别的语言，源文会被当成译文。导入会拒绝从其他语言翻译的文件。
=The keys, as the catalogs spell them; '*' stands for any characters
:键，按字符串目录里的写法；“*”代表任意字符
=The language as Apple names it, such as fr, pt-BR or zh-Hans
:语言，用苹果的写法，如 fr、pt-BR 或 zh-Hans
=The language of a new catalog's keys, and of Base.lproj
:新字符串目录的键与 Base.lproj 所用的语言
=The language of reports. If not set, the environment's language on a terminal, and English elsewhere.
:报告的语言；未设置时，终端上随系统环境，其他情况为英语。
=The language of the source texts, and of keys that are the text itself.
:源文的语言；键就是源文时，也是键的语言。
=The language to translate into (required)
:译入的语言（必须给出）
=The languages of keys and comments, such as 'zh-Hans', or 'any'; "any" alone asks for no convention. If not set, the comments decide whether the project keeps the default.
:键和注释的语言，例如“zh-Hans”；“any”表示不限，单独写“any”表示不要约定。没有设置时，由注释判断项目是否遵守默认约定。
=The languages that every text is translated to.
:每条文案都要翻译成的语言。
=The mistake that it was for is corrected or gone, or stands on another line. Left where it is, the comment would hide the next mistake there. Remove the comment, or the id that finds nothing. Rules that are off are not counted.
:它原本针对的问题已经改正、消失，或移到了别的行。留着它，只会遮住这里的下一个问题。请删去这条注释，或删去其中没有对应问题的规则 id。已关闭的规则不计。
=The most texts that one process gets
:每个进程最多得到的文案数
=The name for the file in messages: git passes temporary files
:消息中如何称呼文件：git 传来的是临时文件
=The other catalog, given in the same way
:另一个
=The path that the file names fits several catalogs. Name the right one with `--map OLD=NEW`.
:文件所写的路径与多个字符串目录相符。请用 `--map OLD=NEW` 指明。
=The placeholder already shows the number that the form is for. With a digit beside it, people read “1 1 file” or “11 files”. Reported is the number of the form at the beginning of the text or between the placeholder and a word, and a digit glued to the placeholder. Where the source text has a number, nothing is.
:占位符已经会显示这个形式对应的数字。旁边再写一个数字，用户就会看到“1 1 个文件”或“11 个文件”。报告的是文字开头或占位符与词之间、与这个形式相同的数字，以及紧贴占位符的数字。源文有数字时不报告。
=The program that the file went through has made a blank of a line break, or dropped white space at an end. The text is the same, so its translation is taken; look whether it lacks a line break.
:文件经过的程序把换行变成了空格，或去掉了首尾的空白。文案相同，因此采用译文；请检查译文是否少了换行。
=The program, and its arguments
:程序及其参数
=The project does not translate to the language, or only in another script or for another region, such as `pt-BR` where the file is for `pt-PT`. If it is to have the language, take it with `--add-language`.
:项目没有这种语言，或只有它的另一种文字、另一个地区，如文件是 `pt-PT`，而项目有 `pt-BR`。如果项目要增加这种语言，请用 `--add-language` 导入。
=The project has no catalog at the path that the file names, but one elsewhere that has the same keys. If it is the same catalog, take it with `--map OLD=NEW`; of a folder, that maps all catalogs below it.
:文件所写的路径上没有字符串目录，但别处有一个字符串目录含有相同的键。如果是同一个字符串目录，请用 `--map OLD=NEW` 导入；写文件夹时，其中的字符串目录全部随之对应。
=The project's folder (default: the current one)
:项目的文件夹（默认：当前文件夹）
=The project's folder for an editor that names none (default: the current one)
:项目的文件夹，供没有指明文件夹的编辑器使用（默认：当前文件夹）
=The pseudo-language, such as en-XA; several with commas (default: those in the catalogs; needed the first time)
:要生成的伪语言，如 en-XA；多个以逗号分隔（默认：字符串目录里已有的；第一次必须给出）
=The revision that fits the file best has the catalog's text in a lower state. The file's state is taken; if the file is older than the catalog, set it back.
:与文件最相符的版本里，这条译文的状态较低。已采用文件的状态；如果文件其实比字符串目录旧，请改回来。
=The rules about comments and the language of keys hold a team to a convention. Where neither `gloss.json` nor a baseline names it or one of these rules, they count only if the project follows the default one, English keys and Chinese comments: all of its comments are in Chinese, or at least half of five or more. `gloss init --convention en:zh-Hans` sets it, and in a `gloss.json` `"convention": "any"` turns these rules off.
:关于注释和键的语言的规则用来维持团队的约定。`gloss.json` 和基线都没有提到约定或其中任何一条规则时，只有项目确实遵守默认约定（英文键、中文注释）才生效：注释全部是中文，或者有五条以上且至少一半是中文。`gloss init --convention en:zh-Hans` 设定这项约定；在 `gloss.json` 里写 `"convention": "any"` 则关闭这些规则。
=The rules of 'gloss check', their severities, and how to suppress one
:“gloss check”的规则、级别，以及如何抑制
=The same key with the same source text in two tables is usually one thing, copied for another target. Translated in two ways, people see one button under two names. Translate both alike; where they mean different things, say so in the comment of each table. One word can well have two meanings, so that is a note only.
:同一个键、同一源文出现在两个表里，多半是同一样东西，只是为另一个 target 复制了一份。译法不同，用户就会看到同一个按钮有两个名称。请统一译法；若含义确实不同，请在各个表的注释里写明。单个词可能有两种含义，因此只作为提示。
=The same sentence for two source texts is often a slip in a long table: one of the two was pasted into the wrong line. Short words are not reported, nor are source texts that differ in case and punctuation only. Texts of all catalogs of the project are compared.
:两条源文的译文是同一句话，往往是在长表格里贴错了行。短词不计，只有大小写和标点不同的源文也不计。项目的所有字符串目录会一起比较。
=The settings of a project, in gloss.json
:项目的设置文件 gloss.json
=The severity of each rule, by its id, or 'off'; 'gloss rules' lists them.
:各条规则的级别，以规则名称为键，可为“off”；“gloss rules”列出全部规则。
=The source is compared with the catalog's, so that no translation of an older text is taken. Export again.
:源文会与字符串目录比较，以免采用旧文案的译文。请重新导出。
=The source text has changed, or a machine or an importer has written the translation. It ships as it is until it has been reviewed.
:源文改动过，或者译文出自机器或导入工具。在有人复核之前，它会原样发布。
=The source text has three sentences or more, and the translation one: the rest was cut off, or added to the source text later. A sentence ends with a stop, a question or exclamation mark before a blank, a line break or the end. Languages that end sentences without a mark are not reported.
:源文有三句以上，译文只有一句：其余的被截掉了，或是后来才加进源文的。句号、问号、感叹号后面是空格、换行或结尾时，算一句结束。句末不用标点的语言不检查。
=The space before or after a text is invisible in a table of translations, so it gets lost, and “Topic:Travel” is what people read. It also shows that the text is a piece of a sentence that is put together, which another language would put together in another order. Make one text of it: `Text("Topic: \(topic)")`, or leave the spacing to the layout.
:在译文表里谁也看不见文案前后的空格，于是它丢了，人们看到的是“Topic:Travel”。这也说明文案是拼接句子的片段，而别的语言的语序不同。请写成一条文案 `Text("Topic: \(topic)")`，或者让布局留出间距。
=The specifiers of a key say what the program passes. A text of the source language that takes something else crashes or shows nonsense, and every translation is made after it. Change the code and let the key be extracted again, or write the key's specifiers, numbered if the order changes.
:键里的占位符说明程序传入什么。源语言的文案如果使用了别的参数，程序会崩溃或显示乱码，而所有译文都以它为准。请修改代码并重新提取键，或使用键里的占位符，顺序改变时写上序号。
=The state of each text that changes
:每条有改动的译文的状态
=The system fills `${applicationName}` and the parameters of an intent, such as `${mood}`, into a text by their names. A name that was translated or left out is shown as it is, or takes the parameter away from people of that language; a phrase of an App Shortcut without `${applicationName}` does not build. `\(.applicationName)` is Swift: a catalog has `${applicationName}` instead. Write the same names as the source text; of several phrases of one shortcut each needs the app's name, and the parameters may be divided among them.
:系统按名称把 `${applicationName}` 和意图的参数（如 `${mood}`）填入文案。名称被翻译了会原样显示，漏掉了则该语言的用户用不上这个参数；App 快捷指令的短语没有 `${applicationName}` 就无法构建。`\(.applicationName)` 是 Swift 代码，字符串目录里写 `${applicationName}`。请使用与源文相同的名称；一个快捷指令有几条短语时，每条都要有应用名，参数可以分在不同的短语里。
=The system looks a text up under the key of the `Info.plist`, such as `NSCameraUsageDescription`. A misspelled key, or Xcode's title of a key such as `Privacy - Camera Usage Description`, is never found, so its translations are never shown. A reason for a permission that no `Info.plist` has is never shown either.
:系统按 `Info.plist` 的键查找文案，如 `NSCameraUsageDescription`。键写错了，或写成 Xcode 显示的标题（如 `Privacy - Camera Usage Description`），就永远找不到，译文也不会显示。任何 `Info.plist` 都没有的权限说明同样不会显示。
=The system shows the texts under keys such as `NSCameraUsageDescription` when it asks people for access. In a language that they do not read they say no, and App Review rejects the app. Translate them to every language of the app, in a catalog `InfoPlist.xcstrings`. Texts of an `Info.plist` and of build settings such as `INFOPLIST_KEY_NSCameraUsageDescription` count as well where the app has several languages.
:系统请求权限时会显示 `NSCameraUsageDescription` 之类的键对应的文案。用户看不懂就会拒绝，App 审核也会退回。请在字符串目录 `InfoPlist.xcstrings` 中译成应用支持的每一种语言。应用有多种语言时，`Info.plist` 和 `INFOPLIST_KEY_NSCameraUsageDescription` 之类构建设置里的文案也算在内。
=The table decides which catalog takes the string. A name that is computed when the program runs says nothing here, so the string goes into no catalog. Name the table with a literal.
:表名决定由哪个字符串目录保存字符串。运行时才算出的名称在这里无法得知，因此字符串进不了任何字符串目录。请用字面量写出表名。
=The target language, such as zh-Hans, or zh-CN=zh-Hans to call it zh-CN in the file; several with commas (default: all languages of the catalogs)
:目标语言，如 zh-Hans；写成 zh-CN=zh-Hans 则在文件中称为 zh-CN；多个用逗号分隔（默认：字符串目录里的所有语言）
=The task in the method goes on when the view is gone, like one in `.onAppear` itself. Make the method `async` and call it from `.task { await load() }`, which cancels it with the view.
:方法里的任务和直接写在 `.onAppear` 里一样，视图消失后仍会运行。请把方法改为 `async`，用 `.task { await load() }` 调用，它会随视图取消。
=The text in the code is English and is the key. A comment in Chinese tells translators where it appears, and lets Chinese developers read the code. Where the call takes a comment, it is given there:
:代码里的文案用英文写，它就是键。中文注释告诉译者文案出现在哪里，中文开发者读代码也一目了然。调用可以带注释时，就写在调用里：
=The text is not the one that was exported, on either side. Both are listed with their places. Keep the catalog's, edit it, or take the file's with `--prefer=file`, which marks it for review.
:两边的译文都与导出时不同。两条译文及其位置都会列出。可以保留或修改字符串目录里的译文，也可以用 `--prefer=file` 采用文件里的译文，并标为待复核。
=The text is taken. A name stays as it is in many languages; a whole column of such texts was probably pasted by mistake.
:译文已采用。名称在许多语言里本来就不翻译；如果整列都是这样，多半是误粘贴。
=The text was changed, and its state says that it is not finished. Finish it, or take such states for review with `--accept`.
:译文改过，而状态说明它还没有完成。请完成它，或用 `--accept` 采用这类状态的译文，标为待复核。
=The text was exported and came back blank. The catalog keeps it; clear it with `--accept=empty`.
:导出时有译文，回来时是空的。字符串目录保留原译文；要清空它，请用 `--accept=empty`。
=The text, such as 'Delete account'; several words are one text
:要查找的文案，如“Delete account”；多个单词算一条文案
=The token is the only way to remove such an observer. Dropped, its block runs as long as the app does, once more for each object that added it. Keep the token and pass it to `removeObserver`, or use `notifications(named:)` in a task.
:只有凭令牌才能移除这种观察者。丢弃令牌后，闭包会一直执行到应用退出，每个添加它的对象都会多执行一次。请保留令牌并传给 `removeObserver`，或在任务里用 `notifications(named:)`。
=The type of a value decides its specifier in the key: `%@` for `Int`, `%@` for `Double`, `%@` for `Float`, `%@` for `String`. With another one in the catalog, such as `%@`, the look-up fails and the app shows the key. Only declared types count: where none is known, the catalog's spelling is taken.
:值的类型决定键里的格式说明符：`Int` 是 `%lld`，`Double` 是 `%lf`，`Float` 是 `%f`，`String` 是 `%@`。如果字符串目录里写成别的，例如 `%d`，应用就找不到译文，只会显示键本身。这里只看有声明的类型；类型未知时采用字符串目录的写法。
=The type of a value decides its specifier: `%@` for `Int`, `%@` for `Double`, `%@` for `String`. With another one in the catalog, such as `%@`, the look-up fails and the app shows the key. `sync` adds the key that the code looks up, and gives it the texts with their specifiers converted, to be reviewed. An entry that is `manual` stays until it is removed by hand.
:值的类型决定格式说明符：`Int` 是 `%lld`，`Double` 是 `%lf`，`String` 是 `%@`。如果字符串目录里写成别的，例如 `%d`，应用就找不到译文，只会显示键本身。`sync` 会加入代码真正查找的键，把译文的格式说明符换好后转过去，并标为待复核。状态为 `manual` 的条目会保留，直到手工删除。
=The value of git's %L; ignored, because there are no conflict markers
:git 为 %L 给出的值；用不到，因为不写冲突标记
=The value of git's %P; the same as '--path'
:git 为 %P 给出的值；与“--path”相同
=The work goes on when the model and its view are gone, and a second call starts it again beside the first. Make the method `async` and call it from `.task`, or keep the handle in a property and cancel it, at the latest in `deinit`. A task that only hops to the main actor is not reported, nor are `nonisolated` methods.
:模型和视图消失后任务仍在运行，再次调用又会并行启动一个。请把方法改为 `async` 并在 `.task` 里调用，或把句柄存入属性并取消，最迟在 `deinit` 里。只为回到主 actor 的任务不报告，`nonisolated` 方法也不报告。
=The work starts whenever the object is made, by a preview or a test as well, and nothing can cancel it. Start the work in a method that the view calls from `.task`, or keep the handle and cancel it. The only object of a class, such as `static let shared`, lives as long as the app and is not reported.
:对象一创建，工作就开始了，在预览和测试里也一样，而且无法取消。请在方法里启动，由视图在 `.task` 中调用；或保留句柄并取消它。类的唯一实例（如 `static let shared`）与应用同生共死，不报告。
=Their catalog
:对方的字符串目录
=There is nothing to take.
:没有可以采用的内容。
=Tibetan
:藏
=Traditional characters in Simplified Chinese, '%@': write '%@' for '%@'
:简体中文里有繁体字“%1$@”：“%3$@”应写作“%2$@”
=Traditional characters in Simplified Chinese, or the reverse
:简体中文里有繁体字，或繁体中文里有简体字
=Translate missing texts with a program of your choice
:用选定的程序翻译缺少的文案
=Translate only the next texts, up to N words in total
:只翻译接下来的文案，总计不超过 N 个单词
=Translators see the comment and hardly anything else. Without it “Open” is a verb to one and an adjective to the next, and what a placeholder stands for is a guess. Give the comment where the string is made: `Text("Open", comment: "…")`, `String(localized: "Open", comment: "…")`. It has to be a literal without interpolations: nothing else is extracted. `--fix=all` takes over the comment that the key has elsewhere or that stands beside the literal in the code, else it begins one with the role and the view, `按钮：…，在 SettingsView`, to be completed.
:译者几乎只能看到注释。没有注释，“Open”在一个人看来是动词，在另一个人看来是形容词，也没有人知道占位符代表什么。请在创建字符串的地方写注释：`Text("Open", comment: "…")`、`String(localized: "Open", comment: "…")`。注释必须是不带插值的字面量，否则不会被提取。`--fix=all` 会写上这个键在别处的注释，或代码里写在字面量旁边的注释；都没有时，按角色和视图写一个开头 `按钮：…，在 SettingsView`，由人补完。
=Translators' files, .xcloc bundles, zip archives, or folders with any of them
:译者的文件、.xcloc bundle、zip 文件，或包含它们的文件夹
=Translators' files, by 'gloss export' and 'gloss import':
:译者的文件，由“gloss export”和“gloss import”读写：
=Two keys with one source text usually name the same thing, and people take two words for two things. Translate both alike, or let the source texts differ as their meanings do. Texts of all catalogs of the project are compared.
:源文相同的两个键大多指同一样东西，译成两个词，用户会以为是两样东西。请统一译法；若含义不同，请让源文也不同。项目的所有字符串目录会一起比较。
=Two languages of one key have the same text of three words or more, so one of them is in the other's place: a row of a table was pasted one column off. The second of them is reported, unless the script tells which is wrong. Related languages, such as Spanish and Portuguese, may share a text, and so do single words and names.
:同一个键的两种语言有相同的译文，且不少于三个词，所以其中一处放错了列：表格里的一行贴错了位置。报告其中的第二处，除非译文本身能说明哪一处不对。西班牙语和葡萄牙语这样相近的语言可以有相同的译文，单个词和名称也可以。
=Two spaces between words are a slip of the keyboard, or what is left of a word that was taken out. Where the source text has them too, they are meant.
:词与词之间出现两个空格，是误按键盘，或是删词后留下的。源文也有时，视为有意。
=Two texts chosen by a number, as in `count == 1 ? "1 file" : "\(count) files"`, fit the grammar of English and few other languages. Russian has three forms, Arabic six, and French says 0 like 1: no translation of two texts can be right. Use one text with the number in it, `"\(count) files"`, and vary it by plural in the catalog; endings such as `item\(count == 1 ? "" : "s")` likewise.
:按数字二选一的文案，如 `count == 1 ? "1 file" : "\(count) files"`，只适合英语和少数几种语言的语法。俄语有三种形式，阿拉伯语有六种，法语的 0 与 1 相同：两条文案怎么翻译都不会对。请用一条包含数字的文案 `"\(count) files"`，并在字符串目录里按复数区分；`item\(count == 1 ? "" : "s")` 这样的词尾也一样。
=Types of binary dependencies that localize a literal, as 'LocalizedStringKey' does.
:二进制依赖中会本地化字面量的类型，就像 LocalizedStringKey 那样。
=U+0640 stretches a word to fill a line of a book. In an app, where the font and the width vary, it only makes the word longer, and searching does not find it. After a single letter, as in abbreviations, it is right.
:U+0640 用来拉长单词、填满书中的一行。应用里字体和宽度都会变化，它只会让单词变长，而且搜索不到。用在单个字母之后（如缩写）是对的。
=Unescaped '<' not allowed in attributes values
:属性值里的“<”没有转义
=Update a file that translators are working on; what they have finished stays
:更新正在译者手中的文件；已完成的译文保留
=Usage: 
:用法：
=Use the catalog or folder NEW where the files name OLD
:文件中写 OLD 的地方，改用字符串目录或文件夹 NEW
=Use these settings instead of the nearest gloss.json
:使用这份设置，而不是最近的 gloss.json
=Views read a `@Published` property, or one of an `@Observable` class, on the main actor. Code in `DispatchQueue.global`, on a queue of the class, in `Task.detached` or in a completion handler of `URLSession` changes it while they read, directly or through a method. Do the work there, and go back with `await MainActor.run`, `DispatchQueue.main.async` or an `async` method of a `@MainActor` class.
:视图在主 actor 上读取 `@Published` 属性和 `@Observable` 类的属性。`DispatchQueue.global`、类自己的队列、`Task.detached` 或 `URLSession` 回调里的代码会在读取的同时直接或通过方法修改它。工作可以在那里做，结果请用 `await MainActor.run`、`DispatchQueue.main.async` 或 `@MainActor` 类的 `async` 方法带回来。
=Views read a model on the main actor. Without `@MainActor` on the class, a task can change it on another thread at the same time. A class without a stored `var` has nothing to protect and is not reported. An extension's `@MainActor` does not isolate the class, nor does a `@MainActor` protocol that an extension adopts. Classes that are `Sendable` or `nonisolated` say themselves how they are kept safe.
:视图在主 actor 上读取模型。类上没有 `@MainActor` 时，任务可能同时在别的线程修改它。没有存储 `var` 的类没有什么要保护，不报告。扩展上的 `@MainActor` 不能隔离整个类，扩展里遵循的 `@MainActor` 协议也不能。`Sendable` 或 `nonisolated` 的类自己负责安全。
=What exit codes mean
:各退出码的含义
=What only this project knows: no exclamation marks, a product name with its sign, a comment that names its screen. The `patterns` of `gloss.json` say it with regular expressions: `{"pattern": "!", "in": "value", "languages": ["de"], "message": "no shouting", "replacement": "."}`. With `"require": true` every text has to match; `"keys": ["tab.*"]` and `"tables"` say which texts, and `"severity": "error"` what it weighs.
:只有本项目才有的规定：不用感叹号、产品名称要带标记、注释要写明所在界面。`gloss.json` 的 `patterns` 用正则表达式说明：`{"pattern": "!", "in": "value", "languages": ["de"], "message": "no shouting", "replacement": "."}`。加上 `"require": true` 则每条文案都必须匹配；`"keys": ["tab.*"]` 和 `"tables"` 限定哪些文案，`"severity": "error"` 规定级别。
=What the source text shows, the translation should show: a name, a number or a date left out is usually lost by accident. In a plural form that stands for one number only, as `one` in English, the number may be left out; where a form stands for several, as `one` in Russian (1, 21, 31 …), see `plural-implied-number`.
:源文显示的内容，译文也应显示：缺少的人名、数字或日期多半是误删。只对应一个数的复数形式（例如英语的 `one`）可以不写数字；对应多个数的形式（例如俄语的 `one`：1、21、31 ……）见 `plural-implied-number`。
=When to use color
:何时使用颜色
=Where a form stands for several numbers, a text without the number does not say which. In Russian, `one` is 1, 21, 31 …, in French 0 and 1. “Один файл” for 21 files is wrong. Only where a form stands for a single number may it say that number in words; with `zero` beside it, `one` in French is 1 only.
:一种形式对应多个数时，不写数字就看不出是几个。`one` 在俄语里是 1、21、31 ……，在法语里是 0 和 1。21 个文件显示“Один файл”是错的。只有当一种形式只对应一个数时，才可以用文字代替数字；法语在另有 `zero` 时，`one` 只表示 1。
=Where a language has no translation, people see the source text in the midst of their own language. The languages checked are the `languages` of `gloss.json`; without that setting, every language with at least half as many texts in the catalog as the most complete one. Not reported: a text that every translated language repeats, and a single word with a capital letter inside; both are taken for names.
:缺少译文时，用户会在自己的语言中间看到源文。需要哪些语言由 `gloss.json` 的 `languages` 决定；没有写时，取条目数不少于最完整语言一半的那些语言。不报告所有译文都照抄源文的文案和中间有大写字母的单词：两者都视为名称。
=Where a translation is empty, people see nothing where the text should be, not even the source text. Translate it, or remove the translation from the catalog. A translation of white space alone counts as empty.
:译文为空时，该有文案的地方什么都看不到，连源文也没有。请翻译，或从字符串目录里删除这条译文。只有空白的译文同样算空。
=Where keys are names such as `login.title`, the source text can change and nothing tells the translators: all languages stay `translated` and say what the app said last year. This compares with the revision that `--since` names. Set the state `needs_review`, or translate again. An import leaves such a translation out unless `--source-changed=review` takes it.
:键是 `login.title` 这样的名称时，源文改了也没有人告诉译者：各语言仍是 `translated`，说的却是应用去年的话。本规则与 `--since` 指定的版本比较。请把状态改为 `needs_review`，或重新翻译。导入会略去这样的译文，除非用 `--source-changed=review` 采用。
=Where the call takes no comment, make the string first:
:不能带注释时，先生成字符串：
=Where the source text has a blank between a word and a placeholder, the translation joins both, and people read “fromAnna”. Languages that do not space words, and those that add endings or short words to a name, are not reported, nor is what fewer than three letters join.
:源文的单词与占位符之间有空格，译文却把两者连在一起，用户读到的是“fromAnna”。词间不留空格的语言，以及给名称加词尾或短词的语言不检查；连在一起的不足三个字母时也不报告。
=Where the source text is laid out in lines and paragraphs, a translation with fewer has often lost one of them.
:源文分成若干行和段落时，行数更少的译文往往漏掉了其中之一。
=Whether strings under '#if DEBUG' are extracted.
:是否提取“#if DEBUG”中的字符串。
=Whether to follow a String from its lookup back to literals, through functions, views and variables of the project.
:是否沿着项目中的函数、视图和变量，从查找处一路跟随 String 直到字面量。
=Whether to write a space between Chinese and Latin letters or digits.
:中文与拉丁字母、数字之间是否留空格。
=Which catalog takes the strings of which sources; wins over targets and folders.
:指定部分源码的字符串放进哪个字符串目录，优先于 target 和文件夹。
=Which side wins where both have changed a text since the export
:导出之后两边都改过同一文案时，以哪边为准
=Which texts to translate
:翻译哪些文案
=Which units to export
:导出哪些翻译单元
=While developing:
:日常开发：
=Who may use the symbols
:谁可以使用这些符号
=Whoever observes one name receives the notifications of both. Such a pair is usually a copy whose text was not changed. Give each its own text, or use one name.
:监听其中一个名称，会同时收到两种通知。这多半是复制后忘了改文本。请让每个名称用自己的文本，或只用一个名称。
=With '-' as PATH: the file whose text is on standard input
:PATH 为“-”时：标准输入中的内容属于哪个文件
=With '-': print input unchanged if it cannot be read, as a git filter must
:与“-”合用：无法读取的内容原样打印，git 的过滤器要求如此
=With '--format agent': list at most N findings, the gravest first (default: 100)
:与 --format agent 合用：最多列出 N 个问题，最严重的在前（默认：100）
=With --explain: format of the list
:与 --explain 合用：列表的格式
=With --fix: make only the fixes of these rules or packs; several with commas
:与 --fix 合用：只做这些规则或规则包的修复；多个用逗号分隔
=With --fix: write nothing; print the changes as a unified diff
:与 --fix 合用：不写入；以 unified diff 打印改动
=With translators:
:与译者协作：
=With wrong placeholders the program would crash or show the wrong value. The message says what is wrong; correct it and import again, or take it for review with `--placeholders=review`.
:占位符有误会使程序崩溃或显示错误的值。消息会指出问题所在；请改正后重新导入，或用 `--placeholders=review` 采用并标为待复核。
=Without `bundle:`, a text is looked up in the app's main bundle. The catalog of a package's target is in the target's own, so its translations are never found. Say `bundle: .module`, or `bundle: #bundle` since Swift 6.2. A key that the target's catalog does not have is a note.
:不写 `bundle:` 的文案在应用的主 bundle 里查找。软件包目标的字符串目录在 target 自己的 bundle 里，所以永远找不到它的译文。请写 `bundle: .module`，Swift 6.2 起也可以写 `bundle: #bundle`。target 的字符串目录里没有的键只作为提示。
=Words that translations use, and words that they avoid.
:译文应当使用的词和应当避免的词。
=Write XLIFF files for translators
:为译者写出 XLIFF 文件
=Write `target-language` as the catalog does, such as `zh-Hans`.
:请按字符串目录的写法填写 `target-language`，例如 `zh-Hans`。
=Write a first gloss.json that suits the project
:为项目写出第一份合适的 gloss.json
=Write and run nothing; print the requests
:不写入也不运行；打印请求
=Write copies of the catalogs there, and leave the catalogs as they are
:把字符串目录的副本写到这里，原文件不动
=Write nothing; exit 1 if there are conflicts, and list them
:不写入；有冲突则列出，退出码为 1
=Write nothing; list the files that would change, and exit 1 if there are any
:不写入；若写入会改变内容则退出码为 1，并说明是哪些文件
=Write nothing; list the texts that wait for a review
:不写入；列出待复核的译文
=Write nothing; print gloss.json
:不写入文件，只打印 gloss.json
=Write nothing; print the changes as a unified diff
:不写入；以 unified diff 打印改动
=Write nothing; print the paths of the files
:不写入，只打印文件的路径
=Write nothing; print what changes in OURS as a unified diff
:不写入；以 unified diff 打印 OURS 的改动
=Write nothing; print what would be written
:不写入；只说明会写出什么
=Write nothing; show which catalogs take the strings of which files, and why
:不写入；显示各文件的字符串归入哪个字符串目录，以及原因
=Write the Swift symbols that Xcode makes of keys
:写出 Xcode 由键生成的 Swift 符号
=Write the files there, one for each catalog
:把文件写到那里，每个字符串目录一个
=Writes the language into the Xcode projects that have String Catalogs: one line in 'knownRegions' of project.pbxproj or in 'supported' of project.xcproj, and nothing else. For Tuist, and for XcodeGen with a list of languages in project.yml, it says what to write where, with exit code 1. Catalogs need no change: 'export', 'translate' and 'import' take the language from here on.
:把语言写进含有字符串目录的 Xcode 项目：project.pbxproj 的“knownRegions”或 project.xcproj 的“supported”只多一行，其余不变。项目由 Tuist 生成，或由 XcodeGen 生成且 project.yml 列有语言时，说明该在哪里写什么，退出码为 1。字符串目录不必改动：此后“export”“translate”和“import”都接受这种语言。
=XLIFF of version '%@' in the namespace '%@' is not supported: save the file as 1.2, 2.0 or 2.1
:不支持命名空间“%2$@”里版本为“%1$@”的 XLIFF：请存成 1.2、2.0 或 2.1
=XLIFF, which translation programs and Xcode take
:XLIFF，翻译软件和 Xcode 都能读取
=XML declaration allowed only at the start of the document
:XML 声明只能放在文件开头
=Xcode 26 makes a static member of LocalizedStringResource from every key that was added to a catalog by hand, such as Text(.introTitle). This writes the same Swift file, GeneratedStringSymbols_TABLE.swift, for builds without Xcode: beside the sources of the catalog's target, or where it already is. '#if !Xcode' hides its contents from Xcode. Where a target generates these symbols itself, nothing is written: exit code 2.
:Xcode 26 为字符串目录里每个手工添加的键生成 LocalizedStringResource 的静态成员，例如 Text(.introTitle)。本命令写出同样的 Swift 文件 GeneratedStringSymbols_TABLE.swift，供不用 Xcode 的构建使用：放在字符串目录所属 target 的源码旁边，或它已在的位置。“#if !Xcode”让 Xcode 看不到其中的内容。有 target 自己生成这些符号时，不写任何文件，退出码为 2。
=Xcode also exports strings files, storyboards and property lists. Translations are taken into the project's `.strings` and `.stringsdict` files for the language. All others are left to Xcode.
:Xcode 还会导出 strings 文件、storyboard 和属性列表。译文写入项目里该语言的 `.strings` 与 `.stringsdict` 文件；其余的都留给 Xcode。
=Xcode and most programs take 1.2
:Xcode 与多数软件使用 1.2
=Xcode does not build a target that has `Localizable.xcstrings` and `Localizable.strings` or `.stringsdict`: both become the same file of the app. Translations are usually in the older files: `gloss convert` brings over those that the catalog lacks; then remove the older files.
:target 里同时有 `Localizable.xcstrings` 和 `Localizable.strings` 或 `.stringsdict` 时，Xcode 无法构建，因为两者会变成应用里的同一个文件。译文多半在旧文件里：`gloss convert` 可把字符串目录缺少的转入，之后请删除旧文件。
=Xcode does not load a String Catalog from '%@': move it out of that folder
:Xcode 不会从“%@”加载字符串目录：请把它移出该文件夹
=Xcode does not open a catalog without `version`. `1.0` is right for every catalog that Xcode 15 and later are to read.
:没有 `version` 的字符串目录 Xcode 打不开。要让 Xcode 15 及更高版本读取，写 `1.0` 总是对的。
=Xcode knows no state '%@': use one of %@
:Xcode 不认识状态“%1$@”：请使用 %2$@ 之一
=Xcode knows the states `new`, `translated`, `needs_review` and `machine_translated` of a text, and `manual`, `extracted_with_value`, `stale` and `migrated` of an entry. What it makes of others is its own guess: the text may not ship, or its state be lost.
:Xcode 认识的文案状态有 `new`、`translated`、`needs_review` 和 `machine_translated`，条目状态有 `manual`、`extracted_with_value`、`stale` 和 `migrated`。遇到其他值时它怎么处理无从得知：文案可能不发布，状态也可能丢失。
=Xcode makes no symbol of it
:Xcode 不会为它生成符号
=Xcode marks a key as stale when a build did not come across it, even if the code that uses it is only in an `#if` for another platform. Xcode leaves stale keys out of its exports, and `gloss sync --stale=prune` deletes them with their translations.
:只要某次构建没有遇到某个键，Xcode 就会把它标为 stale，哪怕使用它的代码只是写在另一个平台的 `#if` 里。Xcode 的导出不含过时的键，`gloss sync --stale=prune` 会把它们连同译文一起删掉。
=Xcode rewrites the whole file whenever it saves one, with its own order, spaces and line ends. A catalog that a script or a merge left otherwise becomes a change of thousands of lines as soon as it is opened in Xcode. `gloss fmt` writes the same bytes as Xcode.
:Xcode 每次保存都会按自己的顺序、空格和换行重写整个文件。脚本或合并留下的其他写法，只要有人在 Xcode 里打开看一眼，就会变成几千行的改动。`gloss fmt` 写出的字节与 Xcode 相同。
=Xcode writes the versions 1.0 to 1.3. Another one is a slip, or from an Xcode that this tool does not know yet; it is kept as it is.
:Xcode 写出的版本是 1.0 到 1.3。其他值不是笔误，就是出自本工具还不认识的 Xcode；它会原样保留。
=`"$\(price)"` is how English writes an amount of dollars; German writes `5,00 $`, and a price in another country has another currency. Format the amount, `price.formatted(.currency(code: currency))`, and fill in the result.
:`"$\(price)"` 是英语写美元金额的方式；德语写成 `5,00 $`，别的国家用的是别的货币。请格式化金额 `price.formatted(.currency(code: currency))`，再填入结果。
=`%(name)@` and `%1$(count)lld` label an argument, and Xcode makes the label of a Swift parameter of it. A label is a name in the code, like a key: a translated one names no argument. Write the source's label, or leave it out: the type and the order, or the number, say which argument is meant.
:`%(name)@` 和 `%1$(count)lld` 给参数加上标签，Xcode 据此生成 Swift 参数的标签。标签和键一样是代码里的名称，译了就对不上任何参数。请照写源文的标签，或去掉：类型和顺序（或序号）已经说明是哪个参数。
=`%@ … %@`: which argument the second one takes is undefined, in C and in Foundation. Number all of them or none. `%` and substitutions such as `%@files@` do not count.
:`%2$@ … %@` 里第二个占位符取哪个参数，C 和 Foundation 都没有定义。要么全部带序号，要么全部不带。`%%` 和 `%#@files@` 这样的替换项不算在内。
=`%@` reads 32 bits, `%@` and `%@` read 64. Where the program passes an `Int`, `%@` shows large numbers wrong; the other way round, `%@` reads bits that were never set. Use the source's specifier.
:`%d` 读取 32 位，`%lld` 和 `%ld` 读取 64 位。程序传入 `Int` 时，`%d` 会显示错误的大数；反过来，`%lld` 会读到没有写入的位。请使用源文的占位符。
=`%@files@` is replaced by the plural forms that the same language gives under `substitutions.files`. Without them the text cannot be put together, and people see the bare specifier or nothing. Each language needs its own; the source's do not help.
:`%#@files@` 会换成同一语言在 `substitutions.files` 下给出的复数形式。没有这些形式就无法拼出文案，用户会看到占位符本身，或什么都看不到。每种语言都需要自己的形式，源语言的不起作用。
=`--catalog` names the catalogs that an import is for.
:`--catalog` 指定要导入的字符串目录。
=`.task` runs once for each appearance. When the parent passes another value, the task does not begin again, and the view shows what belongs to the old one. Write `.task(id: value) { … }`.
:`.task` 只在每次出现时执行一次。父视图传入新值后任务不会重新执行，界面显示的仍是旧值的内容。请写 `.task(id: value) { … }`。
=`@Bindable` is for bindings to the properties of a model, such as `$model.name`. A view that only reads or changes the model needs no wrapper.
:`@Bindable` 用来取模型属性的绑定，例如 `$model.name`。只读取或修改模型的视图不需要它。
=`@Observable` needs iOS 17, macOS 14, tvOS 17 or watchOS 10. The rules of the pack `observation` report nothing in a target that also runs on older systems. Raise its deployment target, or turn the pack off.
:`@Observable` 需要 iOS 17、macOS 14、tvOS 17 或 watchOS 10。target 还支持更早的系统时，规范 `observation` 的规则不报告任何问题。请提高部署目标，或关闭这套规范。
=`@StateObject` needs an `ObservableObject`. A view that owns an `@Observable` model keeps it in `@State`. Mind one difference: `@State` evaluates its initial value each time that the view is made, `@StateObject` once. So an initializer should only assign properties, and work belongs in `.task`. A class of a dependency keeps `@StateObject`.
:`@StateObject` 只能用于 `ObservableObject`。视图拥有的 `@Observable` 模型应放进 `@State`。注意区别：`@State` 在每次创建视图时都会求初始值，`@StateObject` 只求一次。所以初始化方法应只给属性赋值，实际工作放到 `.task`。依赖库里的类可继续用 `@StateObject`。
=`@State` keeps the first value for as long as the view is on the screen. When the parent passes another model, the view still shows the old one. A view that does not own the model declares `var model: Model`, or `@Bindable var model: Model` if it takes bindings.
:只要视图还在屏幕上，`@State` 就一直保留第一次的值。父视图换了模型，这里显示的仍是旧的。视图不拥有模型时，写 `var model: Model`；要取绑定则写 `@Bindable var model: Model`。
=`Button`, `Toggle`, `Label`, `.navigationTitle` and many more localize their literal but take no comment, so translators get none. Make the string first, `Button(String(localized: "Save", comment: "…"))`, or use the form that takes a view, with `Text("Save", comment: "…")` in it. `Text` takes the comment itself: `Text(String(localized: "Save", comment: "…"))` is a detour that leaves the language of the environment behind. An API of your own takes a comment where its parameter is a `LocalizedStringResource`: `Card(LocalizedStringResource("Save", comment: "…"))`. `LocalizedStringKey` and `String.LocalizationValue` hold none. An API with a parameter for the comment is listed under `functions` in `gloss.json`.
:`Button`、`Toggle`、`Label`、`.navigationTitle` 等许多接口会本地化字面量，却没有注释参数，译者也就看不到注释。请先用 `Button(String(localized: "Save", comment: "…"))` 创建字符串，或改用以视图为标签的形式，在其中写 `Text("Save", comment: "…")`。`Text` 自己就有注释参数：`Text(String(localized: "Save", comment: "…"))` 绕了弯路，而且不再跟随环境的语言。项目自己的接口，参数类型为 `LocalizedStringResource` 时可以带注释：`Card(LocalizedStringResource("Save", comment: "…"))`；`LocalizedStringKey` 和 `String.LocalizationValue` 不带注释。接口若有注释参数，请在 `gloss.json` 的 `functions` 中列出。
=`SichernSichern` or `Fertig. Fertig.` where the source text says it once: a translation was pasted behind itself. Many languages double words on purpose, `bye bye`: two single words are reported only beside a command such as `Save`, and nothing beside a source text that itself has two parts.
:源文只说一遍，译文却是 `SichernSichern` 或 `Fertig. Fertig.`：译文被粘贴了两次。许多语言会有意重复单词，例如 `bye bye`：重复的单个词只有在源文是 `Save` 这样的命令时才报告；源文本身有两个部分时不报告。
=`TODO`, `FIXME`, 待翻译, or the `[MT]` that a machine put before its work: a text with such a mark ships as it is unless it is found in time, and a comment with one tells translators nothing.
:`TODO`、`FIXME`、待翻译，或机器在译文前加的 `[MT]`：没有人及时发现的话，带这种标记的文案会原样发布，而带标记的注释对译者毫无帮助。
=`Text("…")` translates a literal and shows a `String` as it is. With `name ?? "No name"`, `isOn ? "On" : title` or a variable, the literal becomes a `String`: it is not extracted and never translated. Make the literal with `String(localized: "…", comment: "…")`.
:`Text("…")` 会翻译字面量，而 `String` 则原样显示。写成 `name ?? "No name"`、`isOn ? "On" : title` 或者放进变量，字面量就成了 `String`：不会被提取，也永远不会被翻译。请用 `String(localized: "…", comment: "…")` 创建字面量。
=`Text(tab.rawValue)` shows the name of a case as the code spells it, in every language: nothing extracts it, and no translator sees it. Give the type a property that localizes each case, `String(localized: "…", comment: "…")`, and keep the raw value for programs. `LocalizedStringKey(tab.rawValue)` looks the raw value up, which is a note: its cases become keys only with `"follow": true` in `gloss.json`.
:`Text(tab.rawValue)` 在每种语言里都按代码的写法显示 case 的名称：它不会被提取，译者也看不到。请给类型加一个本地化每个 case 的属性 `String(localized: "…", comment: "…")`，原始值只留给程序使用。`LocalizedStringKey(tab.rawValue)` 会查找原始值，只作提示：只有在 `gloss.json` 里设置 `"follow": true`，各个 case 才会成为键。
=`final` tells readers that nothing overrides what they see, and lets the compiler call members directly. A class that others are to inherit from is `open` or has a subclass.
:`final` 告诉读者没有子类会重写这里的代码，也让编译器直接调用成员。供他人继承的类应标为 `open`，或者已有子类。
=`names.joined(separator: ", ")` makes an English list: Chinese separates with `、`, Arabic with `،`, and most languages put a word before the last name. `names.formatted()` makes the list of each language, `names.formatted(.list(type: .and))` with the word.
:`names.joined(separator: ", ")` 得到的是英语的列表：中文用 `、` 分隔，阿拉伯语用 `،`，多数语言在最后一个名字前还有连词。`names.formatted()` 按各种语言生成列表，`names.formatted(.list(type: .and))` 带连词。
=`original` says which catalog the units are for. Export again, or name the catalog with `--catalog`.
:`original` 说明单元属于哪个字符串目录。请重新导出，或用 `--catalog` 指定字符串目录。
=`sync --explain` lists which catalog takes the strings of which source. A catalog without a source is a leftover, or its sources are mapped elsewhere. Remove it, or name its sources under `catalogs` in `gloss.json`.
:`sync --explain` 列出哪个字符串目录保存哪个源文件的字符串。没有源文件的字符串目录要么是遗留文件，要么源文件被映射到了别处。请删除它，或在 `gloss.json` 的 `catalogs` 下写明它的源文件。
=`xcstringstool extract` reads sources without a build and knows no types, so that it writes `Closed %@rg` for `Text("Closed \(name)")`. The app looks up `Closed %@`: the key with `%@rg` is never found, and its translations never show. `gloss sync` makes the key that the code looks up, and carries texts, states and comments over; a key that no literal spells goes stale with its texts. Then let `gloss extract` and `gloss sync` do what that script does.
:`xcstringstool extract` 不构建就读取源码，不知道类型，因此为 `Text("Closed \(name)")` 写出 `Closed %arg`。应用查找的是 `Closed %@`：带 `%arg` 的键永远查不到，它的译文从不显示。`gloss sync` 会加入代码所查找的键，并转入译文、状态和注释；没有字面量写到的键，连同译文标为过时。此后请用 `gloss extract` 和 `gloss sync` 代替那个脚本。
=`{name}`, `{{user}}`, `%{count}`, `%name%` and `$1` are filled by the program or by a server, which look for the name: translated, renamed or left out, people see the name, or miss what stands there. `$1` counts only beside `$2`, so `Price from $5` is an amount. Braces around words may be marks for colors: nothing is reported where the source text has Apple's placeholders as well, where another language differs too, or where the comment speaks of brackets. Plural forms may leave a placeholder out.
:`{name}`、`{{user}}`、`%{count}`、`%name%` 和 `$1` 由程序或服务器按名称填写：一旦被翻译、改名或漏掉，用户就会看到名称本身，或者看不到应有的内容。`$1` 只有与 `$2` 同时出现才算，所以 `Price from $5` 是金额。花括号也可能只是给文字上色的标记：源文另有苹果的占位符、另一种语言也不一样，或者注释提到括号时，不报告。复数形式可以不写占位符。
=a '%' in a text with placeholders is read as one of them: write '%'
:带占位符的文案里，单个“%”会被当成占位符：请写“%%”
=a '%' that the source text does not have is read as a placeholder: remove it
:源文没有这个“%”，它会被当成占位符读取：请删掉
=a '.task' that reads a property which changes, without 'id:'
:“.task”读取会变化的属性，却没有 id:
=a 'Task' in '.onAppear'
:“.onAppear”里的“Task”
=a 'Task' in a model's method whose handle is dropped
:模型的方法里启动“Task”却丢弃句柄
=a 'Task' in the initializer of a class whose handle is dropped
:类的初始化方法里启动“Task”却不保留句柄
=a 'didSet' for debugging is allowed
:调试时可以用“didSet”
=a 'gloss:' comment that cannot be understood
:无法识别的 gloss: 注释
=a 'gloss:disable' comment that silences nothing
:没有抑制任何问题的 gloss:disable 注释
=a 'sink' whose subscription is dropped
:“sink”的订阅被丢弃
=a C string
:C 字符串
=a Spanish question or exclamation without its opening mark
:缺少句首倒置标点的西班牙语问句或感叹句
=a String brings it to the call
:它是以 String 传给调用的
=a URL that is missing from the translation
:译文里缺了网址
=a binary property list, which no version of Xcode writes here: convert it with Xcode
:二进制属性列表，Xcode 从不在此处这样写：请用 Xcode 转换
=a boolean
:布尔值
=a brace has no partner: close it, or write '\{' for the character
:花括号不配对：请补上另一半；要表示字符本身，请写“\{”
=a bracket without its partner
:括号不成对
=a bundle with an XLIFF file, as Xcode exchanges it
:带有 XLIFF 文件的 bundle，与 Xcode 交换的相同
=a catalog in the folder of one language
:字符串目录放在某一种语言的文件夹里
=a catalog of an unknown version
:未知版本的字符串目录
=a catalog of another source language than the project's
:字符串目录的源语言与项目不同
=a catalog that is behind its sources
:落后于源码的字符串目录
=a catalog that is not formatted as Xcode writes it
:不是 Xcode 写法的字符串目录
=a catalog without a string in any Swift source
:没有任何 Swift 源文件使用的字符串目录
=a catalog without a version
:字符串目录没有版本
=a cell holds at most %@ characters: export as XLIFF or CSV
:一个单元格最多放 %lld 个字符：请导出为 XLIFF 或 CSV
=a character
:单个字符
=a check at run time, which the global actor makes at compile time
:这是运行时检查，全局 actor 在编译时已经保证
=a child view has no '@StateObject' for a model that it is given
:子视图不用“@StateObject”接收传入的模型
=a child view takes a model as a plain 'var'
:子视图用普通“var”接收模型
=a class for settings that spells each key once names its keys itself
:设置类若每个键只写一次，就算自己给键命名
=a class that conforms to ObservableObject
:遵循 ObservableObject 的类
=a comma before '%@': remove it
:“%@”前多了逗号：请删除
=a comment in another language than the convention's
:注释的语言与约定不同
=a comment of a strings file that a catalog does not keep
:strings 文件中字符串目录不保留的注释
=a comment that explains nothing
:什么也没说明的注释
=a comment that leaves a placeholder unexplained
:注释没有说明占位符
=a comment, '//' or '/*',
:注释（“//”或“/*”）
=a conflict in which the file's text was taken
:已采用文件译文的冲突
=a control character
:控制字符
=a control character inside a string: write '%@'
:字符串里有控制字符：请写成“%@”
=a currency sign beside a value that is filled in
:填入的数值旁边直接写了货币符号
=a digit is missing in a number
:数字里缺了数位
=a document type declaration, which no workbook has a use for
:里面有文档类型声明，工作簿用不着它
=a duplicate member
:成员重复出现
=a duplicate unit with another translation
:重复且译文不同的单元
=a fault of gloss itself: please report it
:gloss 自身的缺陷：请反馈给我们
=a file element that names no catalog
:没有指明字符串目录的 file 元素
=a file that could not be read
:无法读取的文件
=a file that fits more than one catalog
:可能对应多个字符串目录的文件
=a file that is no XLIFF lies in the place of the export and is left as it is: move it, or give '--overwrite'
:导出位置上有一个不是 XLIFF 的文件，因此保持不动：请移走它，或给出“--overwrite”
=a file whose language was read from its name or its bundle
:文件的语言取自文件名或所在的 bundle
=a file whose source language differs by its region alone
:文件的源语言只有地区不同
=a file without a target language
:没有目标语言的文件
=a file without any state
:没有任何状态的文件
=a finished text that is to be reviewed again
:标回待复核的已完成文案
=a floating-point number
:浮点数
=a folder, as Xcode makes it
:文件夹，与 Xcode 生成的一样
=a folder, not a catalog: give .xcstrings files
:这是文件夹，不是字符串目录：请给出 .xcstrings 文件
=a gradual migration with both kinds of models is allowed
:可以逐步迁移，两种模型并存
=a high surrogate needs a low surrogate after it
:高位代理后面没有低位代理，不成字符
=a key
:键
=a key in a literal that no recognized call localizes
:源码中写有、但没有识别出本地化调用的键
=a key in another language than the convention's
:键的语言与约定不同
=a key marked as stale that the code still uses
:标为 stale 的键仍在代码中使用
=a key of InfoPlist.xcstrings that no Info.plist has
:InfoPlist.xcstrings 中的键不在任何 Info.plist 里
=a key that begins or ends with white space
:首尾有空白的键
=a key that differs from the code only in Unicode scalars
:与代码只在 Unicode 码位上不同的键
=a key that is composed at run time
:键在程序运行时才拼成
=a key that moved to another catalog
:移到另一个字符串目录的键
=a key that no look-up reaches
:没有代码查找的键
=a key that takes its specifiers from the catalog
:格式说明符取自字符串目录的键
=a key that the code no longer uses
:代码不再使用的键
=a key whose specifiers are not those of the code
:格式说明符与代码不符的键
=a key without types
:没有类型的键
=a language code that is not Apple's
:不是苹果写法的语言代码
=a language that the project does not list
:项目没有列出的语言
=a letter of another alphabet inside a word
:单词里混入另一种字母
=a letter written as two characters
:一个字母拆成了两个字符
=a line break inside a string: close the string, or write '\n'
:字符串里有换行：请补上引号，或写成“\n”
=a list that is joined with commas
:用逗号连接的列表
=a literal spells it, in no call that is known to localize it
:有字面量写着它，但它不在已知的本地化调用里
=a literal spells it, in no call that is known to localize it, in a '#Preview', or under '#if DEBUG'
:有字面量写着它，但它不在已知的本地化调用里，或位于“#Preview”或“#if DEBUG”之下
=a literal that looks localizable but is never translated
:看似可以本地化、却原样显示的字面量
=a localizable literal where no comment can be given
:无法写注释的可本地化字面量
=a localizable literal without words
:没有可译内容的可本地化字面量
=a localizable string without a comment
:可本地化的字符串没有注释
=a low surrogate needs a high surrogate before it
:低位代理前面没有高位代理，不成字符
=a mark at the end that differs from the source text
:末尾标点与源文不同
=a marker of unfinished work
:未完成工作的标记
=a member 'name' is missing: correct the file, or save it in Xcode
:缺少成员“name”：请改正文件，或在 Xcode 里重新保存
=a member name in quotes or '}'
:带引号的成员名或“}”
=a membership names no phase: correct it, or save the project in Xcode
:文件的归属没有写明构建阶段：请改正，或在 Xcode 里重新保存项目
=a merge conflict marker '%@': resolve the conflict, then run again
:合并冲突标记“%@”：请解决冲突，然后重新运行
=a merge conflict marker: resolve the conflict and remove the markers
:这里有合并冲突：请解决冲突并删除标记
=a merge conflict marker: resolve the conflict, then run again
:合并冲突标记：请解决冲突，然后重新运行
=a message holds no 'Error'
:消息里不放“Error”
=a message is a struct, not a 'userInfo' dictionary
:消息用结构体，不用“userInfo”字典
=a message type with a property that is not 'Sendable'
:消息类型含有不是 Sendable 的属性
=a model asserts that it runs on the main thread
:模型断言自己在主线程上运行
=a model from the environment that no view around puts there
:没有上级视图注入的环境对象
=a model in the environment by '@EnvironmentObject' or '.environmentObject'
:用“@EnvironmentObject”或“.environmentObject”在环境里传递模型
=a model in the environment is put there by a view around
:环境对象由上级视图注入
=a model is not taken apart for a subview
:不把模型拆成多个属性传给子视图
=a model is put in the environment once, at the parent
:环境对象只在父视图注入一次
=a name or '}'
:名称或“}”
=a name that any constant or property gives is accepted
:只要名称由某个常量或属性给出，就接受
=a name that is missing from the translation
:译文里缺了名称
=a name that something cancels anywhere counts as cancelled
:某处取消了同名的任务，就算已取消
=a new key that is probably a reworded old one
:看起来由旧键改写而来的新键
=a notification of the project that carries a dictionary
:项目自己的通知携带字典
=a notification that changes state without '.receive(on:)'
:收到通知后修改状态，却没有 .receive(on:)
=a number
:数字
=a number above 0
:大于 0 的数
=a number before a word, without plural forms
:单词前有数字，却没有复数形式
=a number cannot start with a zero: remove it
:数字不能以零开头：请删除零
=a number of lines that differs from the source text
:行数与源文不同
=a number that differs from the source's
:与源文不同的数字
=a number written beside its placeholder
:占位符旁边又写了数字
=a package's text that is looked up in the app's bundle
:软件包的文案却在应用的 bundle 里查找
=a packed file: unpack it first, then name its contents
:这是压缩文件：请先解压，再给出其中的内容
=a percent sign that is not doubled in a format
:格式文案里的百分号没有写成两个
=a placeholder of another type than in the source text
:占位符的类型与源文不同
=a placeholder that is no valid format specifier
:占位符不是有效的格式说明符
=a placeholder that runs into a word
:与单词连在一起的占位符
=a placeholder that the translation lacks
:译文缺少占位符
=a placeholder with another label than in the source text
:占位符的标签与源文不同
=a plural entry of a PO file with a 'msgstr' too many or too few
:PO 文件的复数条目多了或少了“msgstr”
=a plural form left undone beside translated ones
:其他形式已翻译，有一个复数形式没有完成
=a plural form that stands for several numbers but leaves the number out
:对应多个数的复数形式，却没有写出数字
=a plural form that the language does not have
:该语言没有的复数形式
=a plural form varies in another way
:某个复数形式还按别的方式变化
=a pointer
:指针
=a preview puts the models that its view reads in the environment
:预览注入视图需要的环境对象
=a program looks here for '%@', never for '%@': give it that key
:程序在这里查找“%1$@”，不会查找“%2$@”：请使用那个键
=a program that formats this text reads '%@' as a placeholder: write '%%' if one does
:如果程序把这条文案当作格式串，“%@”会被读成占位符：那样的话请写“%%%%”
=a project that does not say which convention it has
:没有说明约定的项目
=a project that names a source that does not exist
:项目引用了不存在的源码
=a property list as JSON, which is not read here: have Xcode save the project
:JSON 格式的属性列表，此处不支持：请用 Xcode 重新保存项目
=a property list as XML, which is not read here: have Xcode save the project
:XML 格式的属性列表，此处不支持：请用 Xcode 重新保存项目
=a property list: save it as text, with 'key = value' lines
:这是属性列表：请存成文本，每行形如“key = value”
=a quotation mark in '%@' has no partner: add it or remove this one
:“%@”里有一个引号不成对：请补上另一半或删除它
=a raw value that is shown to people
:直接显示给用户的原始值
=a repeated unit
:文件中已出现过的单元
=a sample has '@Bindable' in a view that only shows the model
:示例在只显示模型的视图里用了“@Bindable”
=a second one can be meant: it stands before the first
:再次注入可能是有意的：它会覆盖外层的对象
=a semicolon is missing after '%@': add it
:“%@”后面缺少分号：请补上
=a set of phrases on one side of a unit only
:只有一侧是短语集合的单元
=a source text that differs from the catalog's in white space only
:源文与字符串目录里的只差空白
=a source text with other placeholders than its key
:源文的占位符与键不同
=a stand-in for a translation
:用占位的词代替译文
=a state that is not part of the format
:格式不认识的状态
=a state that may be older than the catalog's
:可能比字符串目录旧的状态
=a stored task that nothing cancels
:保存的任务从不取消
=a stretched Arabic word
:拉长的阿拉伯文单词
=a string
:字符串
=a substitution is called '%@': rename it
:有替换项名为“%@”：请改名
=a substitution that is used and not defined
:用到却没有定义的替换项
=a substitution that no text uses
:没有任何文案用到的替换项
=a substitution with a wrong argument
:替换项的参数不对
=a subview that edits a model has '@Bindable'
:编辑模型的子视图用“@Bindable”
=a symbolic link to nothing: remove it or make its target, then run again
:符号链接指向的目标不存在：请删除链接或建立目标后再运行
=a tab inside a string: write '\t'
:字符串里有制表符：请写成“\t”
=a table for spreadsheet programs, one row per text
:供表格软件使用的表，一行一条文案
=a table in a catalog and in .strings files
:同一个表既有字符串目录，也有 .strings 文件
=a table name that is not a literal
:表名不是字面量的字符串
=a taken translation that repeats the source text
:采用的译文与源文相同
=a target has no name: correct the file, or save it in Xcode
:有 target 没有名称：请改正文件，或在 Xcode 里重新保存
=a target language that is new to the project
:项目里没有的目标语言
=a target language that is there under another name
:目标语言已经以另一个名称存在
=a target that supports systems too old for a rule pack
:target 支持的系统早于规范要求
=a task of a '@MainActor' class runs on the main actor already
:“@MainActor”类里的任务本来就在主 actor 上运行
=a text beside variations, or in a substitution that no text names, is never shown
:与多种形式并列的文案，或没有文案用到的替换项里的文案，从不显示
=a text in the state 'new' waits for its translation
:状态为“new”的文案还没有译文
=a text is missing here: write it in quotation marks, '""' if it is empty
:此处缺少文案：请写在半角双引号里，空文案写成一对空引号
=a text put together from pieces
:用片段拼接的文案
=a text read in the wrong encoding
:按错误编码读出的文字（乱码）
=a text that both the file and the catalog have changed
:文件和字符串目录都改过的文案
=a text that differs from the catalog's in the kind of blanks only
:与字符串目录的译文只差空格种类的译文
=a text that is not closed: the file may be cut off
:文案的引号没有结束：文件可能不完整
=a text that may be older than the finished one
:可能比已完成的文案更旧的文案
=a text that one of the project's patterns forbids
:项目的某个模式所禁止的文案
=a text that the file has finished without changing it
:文件未改动译文，只将其标为完成
=a text that the other format cannot hold
:另一种格式无法保存的文案
=a text that the other format holds, but not all that is known of it
:另一种格式能写下文案，但写不下它的全部信息
=a text that varies has no place in it: remove it from the import
:文件容不下有变化的文案：请从导入中去掉
=a text whose key has another name now
:键已改名的译文
=a text whose key has other words now
:键已改措辞的译文
=a text whose key is in another catalog now
:键已移到另一个字符串目录的译文
=a text with a character that XML cannot hold
:含有 XML 不能容纳的字符的文案
=a text without a translation
:文案没有译文
=a tool makes it, so create %@ and add the resources where the tool reads its targets
:这个工程由工具生成，请新建%@，并在该工具读取 target 的文件里把它列为资源
=a translation far longer or shorter than usual
:译文比通常长得多或短得多
=a translation in a row that a program changed
:译文所在的行被软件改过
=a translation in another script
:译文用了另一种书写系统
=a translation in the state 'needs_review'
:状态为“needs_review”的译文
=a translation in the state 'new'
:状态为“new”的译文
=a translation of a key that is not to be translated
:不需要翻译的键有了译文
=a translation of an older source text
:译文对应的是旧的源文
=a translation that `gloss check` calls an error
:`gloss check` 会报错的译文
=a translation that cannot be read
:读不出来的译文
=a translation that differs from its source in white space only
:与源文只有空白不同的译文
=a translation that is empty
:译文为空
=a translation that is the source text
:译文与源文相同
=a translation that is too long
:译文太长
=a translation that lacks some placeholders of its source
:缺少部分占位符的译文
=a translation that replaces a finished one
:替换了已完成译文的译文
=a translation that replaces several forms
:取代了多个形式的译文
=a translation that the file has emptied
:在文件里被清空的译文
=a translation that was pasted twice
:被粘贴了两次的译文
=a translation whose state is unfinished
:状态为未完成的译文
=a translation with another kind of variations than the catalog
:变化方式与字符串目录不同的译文
=a translation with far fewer sentences
:句数少得多的译文
=a translator's note in the text
:译文里有译者的说明
=a typed translation that repeats the source text
:填写的译文与源文相同
=a unit that is as it was exported
:与导出时相同的单元
=a unit whose id was damaged and is recovered
:id 损坏后恢复的单元
=a unit whose key the catalog does not have
:字符串目录中没有对应键的单元
=a unit with several sources or targets
:有多个源文或译文的单元
=a unit without a source text
:没有源文的单元
=a unit without a translation
:没有译文的单元
=a unit without an id
:没有 id 的单元
=a value
:值
=a value in '@State' is right as it is: there is nothing to find
:值类型放在“@State”里本来就对，没有可报告的内容
=a value of an unknown type
:未知类型的值
=a value or ')'
:值或“)”
=a view is drawn anew only for what its body reads
:视图只因 body 读取的内容而更新
=a view owns its model: '@State private var model = Model()'
:视图持有模型：“@State private var model = Model()”
=a view that creates its model in a plain property
:视图在普通属性里创建模型
=a view that makes its model owns it; '@ObservedObject' is for one that it is given
:自己创建的模型由视图持有；“@ObservedObject”只用于传入的模型
=a view that observes both kinds of models
:同时观察两种模型的视图
=a word is empty: remove the '|' beside it
:有一个词是空的：请删去旁边的“|”
=a word that is not translated as the glossary says
:没有按术语表翻译的词
=a word that must not be used
:禁用的词
=a wording chosen by whether a number is 1
:按数字是否为 1 选择文案
=a workbook is no table in text: save its sheet as 'CSV UTF-8'
:这是工作簿，不是文本表格：请把工作表另存为“CSV UTF-8”
=a workbook of Excel, one sheet per catalog, where only translations can change
:Excel 工作簿，每个字符串目录一个工作表，只有译文可以修改
=a workbook of an old form, or with a password: save it as .xlsx without one
:旧格式或有密码的工作簿：请另存为 .xlsx，不要设密码
=accepted findings, which 'gloss check --write-baseline' writes
:已接受的问题，由“gloss check --write-baseline”写出
=accepted:
:符合规则：
=add '.receive(on: DispatchQueue.main)'
:加上 .receive(on: DispatchQueue.main)
=add '@MainActor'
:加上 @MainActor
=add an empty '%@:' to be filled in
:添加空的“%@:”，待填写
=add the missing forms in the state 'new', with the text of 'other'
:补上缺少的形式，状态为 new，文案与“other”相同
=add version 1.0
:添加版本 1.0
=added
:新增
=all catalogs
:所有字符串目录
=all catalogs that could be read
:所有可读取的字符串目录
=all names stand in one file
:所有名称放在同一个文件里
=all plural forms of '%@' say '%@': write a form for each category
:“%1$@”的所有复数形式都是“%2$@”：请写出各个形式
=all texts in .strings, those with forms by their form 'other': for Foundation on Linux
:全部写入 .strings，有多种形式的只写“other”：供 Linux 上的 Foundation 使用
=all texts in .stringsdict
:全部写入 .stringsdict
=also fixes that may be wrong, change code or discard translations: read the diff
:也包括可能不合适、会改代码或丢弃译文的修复：请先看 diff
=also texts that need review
:还包括待复核的文案
=among those in the nearest folders, it has the keys
:在最近的几个文件夹里，它含有这些键
=an '@Observable' class of views without a global actor
:视图使用的 @Observable 类没有全局 actor
=an '@Observable' class without subclasses that is not 'final'
:没有子类的 @Observable 类未标为 final
=an 'ObservableObject' that is made for settings is accepted
:专门保存设置的“ObservableObject”可以接受
=an array
:数组
=an array of objects
:由对象组成的数组
=an array of strings
:由字符串组成的数组
=an e-mail address that is missing from the translation
:译文里缺了邮箱地址
=an element in the target stands for a text that the file does not give: write the placeholder itself
:译文里有一个元素代表某条文案，文件却没有写出这条文案：请直接写占位符
=an entry outside of 'strings'
:条目不在“strings”里
=an entry with two kinds of variations at one place
:同一处有两种变化方式的条目
=an escape such as `\n` that is shown as it is
:原样显示出来的转义符，如 `\n`
=an exception names neither a target nor a phase: correct it, or save the project in Xcode
:文件夹的例外既没有写 target，也没有写构建阶段：请改正，或在 Xcode 里重新保存项目
=an extension with fewer languages than its app
:扩展的语言比应用少
=an identifier shown as text
:把标识符当成文案显示
=an integer
:整数
=an integer of another size than in the source text
:整数占位符的位数与源文不同
=an invalid target language
:不存在的目标语言
=an invisible character
:看不见的字符
=an object
:对象
=an observed property that is changed off the main thread
:在主线程之外修改被观察的属性
=an older text, or taken back: the file has '%@', %@%@; keep the catalog's, or take the file's with '--prefer=file'
:可能是旧译文，也可能是有意改回：文件里是“%1$@”，%2$@%3$@；可保留字符串目录里的，或用“--prefer=file”采用文件里的
=an unknown kind of file: save the project in Xcode, or update gloss
:文件的种类无法识别：请在 Xcode 里重新保存项目，或更新 gloss
=an untranslated reason for a permission
:权限说明没有翻译
=and %@ more
:另有 %@
=and %@: '--verbose' lists all
:另有 %@：--verbose 全部列出
=annotations of a GitHub workflow, and the summary of its step
:GitHub 工作流的注解与步骤摘要
=another comment of the key is kept
:保留了该键的另一条注释
=another file has the same name with its accents composed differently: rename or exclude it
:另有一个文件名称相同，只是重音符号的组合方式不同：请改名或排除
=another file lies in the place of what would be written, and is left as it is: move it, or give '--overwrite'
:要写的位置上有别的文件，因此保持不动：请移走它，或给出“--overwrite”
=another run has been writing in this project for more than %@ s: wait for its end or end it, then run again
:另一次运行在这个项目中写入已超过 %lld 秒：请等它结束或将其终止，然后再运行
=another run is writing in this folder: wait for its end, then run again
:另一次运行正在写入这个文件夹：请等它结束后再运行
=any extension of 'Notification.Name' is accepted: which file is the one, sources do not tell
:任何“Notification.Name”扩展都可以：究竟是哪个文件，源码看不出来
=any of: %@
:可取（可多选）：%1$@
=applied
:采用
=approve? [y]es, [n]o, [a]ll from here, [q]uit:
:批准吗？[y] 是，[n] 否，[a] 此后全部，[q] 退出：
=argument %@ of '%@' is not a number: choose one with '--argument' (%@)
:“%2$@”的参数 %1$lld 不是数字：请用“--argument”选一个（%3$@）
=as GITHUB_ACTIONS, TF_BUILD, GITLAB_CI or Xcode's variables say, else text
:按 GITHUB_ACTIONS、TF_BUILD、GITLAB_CI 或 Xcode 的变量选择，否则为文本
=as it was exported; the catalog has a newer text
:与导出时相同；字符串目录里的译文更新
=as written
:按代码所写
=attributes construct error
:属性写法有误
=begin a comment, '%@', to be completed
:写上注释的开头“%@”，待补完
=below %@%:
:低于 %@%%：
=below %@%: %@
:低于 %1$lld%%：%2$@
=best practices
:最佳实践
=binary property list
:二进制属性列表
=bold parts: %@ in the source text, %@ in the translation: use the same number
:粗体：源文有 %1$lld 处，译文有 %2$lld 处：请写成一样多
=both keys are the same
:两个键相同
=both sides changed it: '%@' (to be reviewed) is back%@
:双方都改过：恢复“%1$@”（待复核）%2$@
=both sides changed it: '%@' (to be reviewed) replaces the catalog's %@%@
:双方都改过：“%1$@”（待复核）取代字符串目录里的%2$@%3$@
=both sides changed it: the file has '%@', %@%@; keep the catalog's, or take the file's with '--prefer=file'
:双方都改过：文件里是“%1$@”，%2$@%3$@；可保留字符串目录里的，或用“--prefer=file”采用文件里的
=both sides changed them: '-v' lists both texts; keep the catalog's, or take the file's with '--prefer=file'
:双方都改过：用“-v”列出两边的译文；可保留字符串目录里的，或用“--prefer=file”采用文件里的
=both sides changed them: the file's texts replace the catalog's and are to be reviewed; '-v' lists both
:双方都改过：文件里的译文取代了字符串目录里的，待复核；用“-v”列出两边
=bytes that are not UTF-8: save the file as UTF-8
:有不属于 UTF-8 的字节：请把文件存成 UTF-8
=cancel a task in 'deinit' or when cleaning up
:在“deinit”或清理时取消任务
=cannot be opened: %@
:无法打开：%@
=cannot be read: %@
:无法读取：%@
=cannot be replaced: %@
:无法替换：%@
=cannot be written: %@
:无法写入：%@
=catalog
:字符串目录
=catalogs
:字符串目录
=catalogs and older files cannot be converted in one run: give either the one or the other
:一次运行不能同时转换字符串目录与旧格式文件：请只给出其中一类
=cells of the sheet cannot be taken as they are: '-v' lists them
:表格里有不能照收的单元格：“-v”列出全部
=changed %@: %@
:有所改变：%1$@：%2$@
=characters
:字符
=check list: all '@Published' are gone
:检查表：“@Published”全部去掉
=check list: all view models are '@Observable'
:检查表：所有视图模型都是“@Observable”
=check list: child views have no wrapper
:检查表：子视图没有属性包装器
=check list: classes of the user interface are '@MainActor'
:检查表：界面相关的类都标了“@MainActor”
=check list: no assertion of the main actor fails at run time
:检查表：运行时没有主 actor 断言失败
=check list: the app uses '@State'
:检查表：应用用“@State”
=check list: the project builds without warnings
:检查表：项目构建没有警告
=check list: unneeded imports of Combine are gone
:检查表：多余的 Combine 导入都已去掉
=checking the project
:正在检查项目
=classes become '@Observable'
:类改为“@Observable”
=classes that a view holds, alone or in lists; whether others reach a view, sources do not tell
:检查视图单独或以列表持有的类；其他类是否到达视图，源代码看不出来
=classes without a stored 'var' are left alone; whether one with state works in the background, sources cannot tell
:没有可变存储属性的类不报告；有状态的类是否在后台工作，源码看不出来
=clean filter
:清理过滤器
=code in 'DispatchQueue.global', in 'Task.detached' and in handlers of known frameworks; which thread calls other code, sources do not tell
:只看“DispatchQueue.global”、“Task.detached”和已知框架的回调；其他代码由哪个线程调用，源码看不出来
=code nests deeper than %@ levels here; what is inside is not read
:代码嵌套超过 %@ 层，里面的内容没有读取
=comment changed
:注释有变
=comment: %@
:注释：%@
=comments are Chinese
:注释是中文
=compose them
:改成组合字符
=computed: %@
:计算得出：%@
=conflict
:冲突
=conflict:
:冲突：
=created, with keys in '%@'
:新建，键的语言为“%@”
=default: %@
:默认：%1$@
=device variations without 'other'
:缺少 other 的设备形式
=differs:
:不一致：
=do not look for reworded keys
:不查找
=each appearance adds this subscription again: use '.onReceive' or '.task'
:视图每次出现都会再添加一个订阅：请改用“.onReceive”或“.task”
=empty
:空的
=end as the source text does
:与源文的结尾一致
=entries outside 'strings' (%@), which nothing reads: %@; no second ones are added: 'gloss check --fix=all' moves them
:有 %1$lld 个条目不在“strings”里，不会被读取：%2$@；不另加同名条目：“gloss check --fix=all”会把它们移回去
=error
:错误
=error 1: '@Published' in an '@Observable' class
:错误一：“@Observable”类里用“@Published”
=error 2: '@State' for a model that the parent passes in
:错误二：用“@State”接收父视图传入的模型
=error 3: '@MainActor' is missing
:错误三：缺少“@MainActor”
=error: %@
:error: %1$@
=every text of the catalogs
:字符串目录中的所有文案
=everyone
:所有人
=expected '>'
:缺少“>”
=files with models import Observation
:声明模型的文件导入 Observation
=filled from an Info.plist, Interface Builder or Shortcuts
:内容来自 Info.plist、Interface Builder 或快捷指令
=finding
:问题
=findings
:问题数
=findings at or above '--fail-on', or something is out of date
:有达到“--fail-on”级别的问题，或有文件需要更新
=findings by rule
:各规则的问题数
=findings that were there at the start; fix them when there is time
:开始使用时已有的问题，有空再修
=finds nothing new: run it in CI
:没有新的问题：可以放进 CI
=fix
:修复
=fix the %@ errors before the warnings and notes
:先修正 %lld 个错误，再看警告和提示
=fix the error before the warnings and notes
:先修正错误，再看警告和提示
=fixes that are certain, such as spacing, punctuation and escapes
:有把握的修复，如空格、标点、转义
=fixes that are certain, then the findings that are left
:做有把握的修复，再报告余下的问题
=followed: a String gets there, so Xcode does not see it
:由追踪得出：这里收到的是 String，Xcode 提取不到
=for a comment on a pull request
:供拉取请求的评论使用
=for coding agents: a path once, then a short line for each finding
:供编码智能体：路径只写一次，每个问题一行
=for notifications that the project itself names
:检查项目自己命名的通知
=for people
:供人阅读
=for people: a bar for each language
:供人阅读：每种语言一个进度条
=for people: the source with a mark, the reason, the fix
:供人阅读：标出位置的源码、理由与修复
=for programs: one object, described in the manual under 'Formats and JSON'
:供程序读取：一个 JSON 对象，见手册“格式与 JSON”一页
=for programs: one object, with '--statements'
:供程序使用：一个对象，与“--statements”合用
=for subviews that only this model's properties make
:检查只用该模型的属性创建的子视图
=for views that the preview draws under no condition
:检查预览无条件绘制的视图
=formal and informal address in one catalog
:同一字符串目录混用亲切与正式的称呼
=forms of the catalog's texts would be lost: export the keys again
:字符串目录里的形式会丢失：请重新导出这些键
=fr.xliff for a translator
:给译者的 fr.xliff
=from '%@'
:来自“%@”
=gettext's format, for Poedit, Weblate and other programs
:gettext 的格式，供 Poedit、Weblate 等软件使用
=git cannot be run: install it, or put it on the PATH
:无法运行 git：请安装，或把它放进 PATH
=git cannot read what this file was in %@: in CI, fetch the whole history with its files
:git 读不到这个文件在 %@ 时的内容：在 CI 中请拉取完整的历史和文件
=git cannot say what has changed: see what 'git status' reports
:git 无法给出改动：请看“git status”的报告
=git cannot set '%@' there: check the file with 'git config --list'
:git 无法在那里写入“%@”：请用“git config --list”检查该文件
=git does not say where it is: see what 'git status' reports
:git 没有给出它的位置：请看“git status”的报告
=git is not installed, so its history cannot tell what was exported: install git
:没有安装 git，历史无法说明导出了什么：请安装 git
=git merges %@ of this repository by entries
:git 会逐条合并此仓库的 %@
=git merges catalogs by lines again
:git 又按行合并字符串目录了
=git merges catalogs text by text already
:git 已经在逐条合并字符串目录
=git now merges catalogs text by text
:git 现在逐条合并字符串目录
=git now merges catalogs text by text: commit .gitattributes, and run 'gloss git install' once in each clone
:git 现在逐条合并字符串目录：请提交 .gitattributes，并在每个克隆里运行一次“gloss git install”
=git's global settings
:git 的全局设置
=give the comment to 'Text'
:把注释交给“Text”
=give the present key and the new key: 'gloss rename OLD NEW'
:请给出现有的键和新键：“gloss rename OLD NEW”
=gloss does not support parts of '%@', and there is no Xcode project: catalogs are chosen by folder; generate the project first
:gloss 不支持“%@”里的部分写法，又没有 Xcode 项目：字符串目录按文件夹选择，请先生成项目
=gloss does not understand this comment: write 'gloss:disable:next RULE', 'gloss:disable:this RULE', 'gloss:disable RULE' or 'gloss:enable RULE'
:这条注释无法识别：请写成“gloss:disable:next RULE”“gloss:disable:this RULE”“gloss:disable RULE”或“gloss:enable RULE”
=gloss.json is optional. It lies at the root of the project and is found by walking up from PATH or, without one, from the working directory. Comments and trailing commas are allowed; an unknown key is an error with its place. 'gloss init' writes a first one that suits the project. 'gloss help convention' says when the rules on keys and comments count without "convention".
:gloss.json 可有可无。它放在项目的根文件夹，gloss 从 PATH 所在处逐级向上查找，没有 PATH 则从工作文件夹找起。文件中可以写注释，末尾可以多一个逗号；未知的名称是错误，并指出位置。“gloss init”会写出一份适合项目的 gloss.json。没有设置“convention”时，有关键和注释的规则何时生效，见“gloss help convention”。
=gloss.json names this catalog, but there is no such file: make it with 'gloss sync --create', or remove its row if no string goes there
:gloss.json 写了这个字符串目录，但没有这个文件：请用“gloss sync --create”新建；如果没有文案写进去，请删掉这一行
=gloss: %@ files read, %@ s
:gloss: 已读取 %1$lld 个文件，%2$lld 秒
=glossaries, as "terms" in gloss.json
:术语表，由 gloss.json 中的“terms”指定
=gone
:消失
=half-width kana or marks in Japanese
:日语里的半角假名或半角标点
=half-width punctuation among Chinese characters
:中文里的半角标点
=has forms, unchanged
:已有各种形式，未改动
=held
:已保证
=held for notifications; which thread another publisher delivers on, sources do not tell
:对通知有效；其他发布者在哪个线程投递，源码看不出来
=here it is '%@', with other specifiers
:这里是“%@”，格式说明符不同
=here it is in the table '%@'
:这里属于表“%@”
=here the comment is '%@'
:这里的注释是“%@”
=here the comment is none
:这里没有注释
=here the default value is '%@'
:这里的默认源文是“%@”
=here the default value is none
:这里没有默认源文
=holds %@ translations that the catalogs lack, and is left as it is: 'gloss import' it first, bring XLIFF up to date with '--update', or give '--overwrite'
:其中有 %lld 条译文是字符串目录没有的，因此保持不动：请先“gloss import”导入，XLIFF 也可用“--update”更新，或给出“--overwrite”
=holds 1 translation that the catalogs lack, and is left as it is: 'gloss import' it first, bring XLIFF up to date with '--update', or give '--overwrite'
:其中有 1 条译文是字符串目录没有的，因此保持不动：请先“gloss import”导入，XLIFF 也可用“--update”更新，或给出“--overwrite”
=holds no workbook of Excel: save the sheet as .xlsx
:里面没有 Excel 工作簿：请把表格另存为 .xlsx
=holds several .xliff files: give the one to bring up to date
:含有多个 .xliff 文件：请给出要更新的那一个
=how far each language is translated
:各语言译了多少
=how wide translations may be, in columns; East Asian characters take two
:译文的最大宽度，以列计；东亚字符占两列
=ids stand for several texts
:一个 id 对应多条文案
=in
:语言
=in part
:部分保证
=in the nearest folder, because no target provides one
:在最近的文件夹里，因为没有 target 提供字符串目录
=in the same target
:在同一个 target 里
=in the same target: %@
:在同一个 target 里：%@
=inconsistent spacing between Chinese and Latin
:中西文间距不统一
=input/output error: check the disk, then run again
:输入输出错误：请检查磁盘后再运行
=invalid character in attribute value
:属性值里有不允许的字符
=issues in the log of Azure Pipelines
:Azure Pipelines 日志里的问题
=it comes from the bundle '%@'
:它来自 bundle“%@”
=it contains no project: restore the file, or save it in Xcode
:文件里没有项目：请恢复文件，或用 Xcode 重新保存
=it differs from the source by line ends and indentation only
:与源文只差换行和缩进
=it has more than %@ elements and attributes
:元素与属性超过 %lld 个
=it has no elements
:里面没有元素
=it has no key '%@'
:没有键“%@”
=it has no rule for '%@': add one
:没有“%@”的规则：请添加
=it has no symbol
:它没有符号
=it holds 'project.pbxproj' and 'project.xcproj': remove the one that is out of date
:里面同时有“project.pbxproj”和“project.xcproj”：请删掉较旧的那个
=it is a folder: give a file
:它是文件夹：请给出文件
=it is a part of a longer expression
:它是更长的表达式的一部分
=it is accepted: 'notification-off-main' is silent then
:这是允许的，此时“notification-off-main”不报告
=it is allowed: 'observable-mixed' counts such views in a note
:这是允许的：“observable-mixed”只用提示统计这样的视图
=it is allowed: there is nothing to find
:这是允许的，没有可报告的内容
=it is closed: open it for this run
:已经关闭：请为这次运行打开它
=it is in '%@'
:编码是“%@”
=it is larger than %@ MiB
:超过 %lld MiB
=it is looked up here
:这里查找该文案
=it is shown here
:在这里显示
=it is used here
:此处使用了它
=it is what Observation does, not a thing to write
:这是 Observation 的行为，不是要写的代码
=it lists no files: restore the file, or save it in Xcode
:里面没有列出文件：请恢复该文件，或在 Xcode 里重新保存
=it matches nothing: use '**' for everything
:没有指定任何内容：要表示全部，请写“**”
=it needs support for '%@', which this version of gloss does not have
:它需要“%@”，这个版本的 gloss 还不支持
=it needs the members %@: write the file again
:缺少成员 %@：请重新写出这个文件
=it says that it is in '%@' but is in %@
:声明的编码是“%1$@”，实际是 %2$@
=it stands in a preview or in a branch that is left out
:在预览里，或在不提取的分支里
=it stands inside of another key's text
:它在另一个键的文案里面
=it takes the place of %@ texts that varied
:取代了 %lld 个形式
=it takes the place of 1 text that varied
:取代了 1 个形式
=it translates from '%@', and the catalog's source language is '%@'
:文件从“%1$@”翻译，而字符串目录的源语言是“%2$@”
=its braces stand for too many patterns: split it
:花括号展开后的模式太多：请拆开写
=its catalog '%@' could not be read
:对应的字符串目录“%@”无法读取
=its catalog is not among those that were asked for
:对应的字符串目录不在所选范围内
=its document type has declarations of its own
:文档类型里自带声明
=its extraction state is '%@'
:它的提取状态是“%@”
=its file '%@' could be %@: name one with '--map %@=PATH'
:所属文件“%1$@”可能是 %2$@：请用“--map %3$@=PATH”指定
=its file does not say its language ('target-language'): give it with '--language', such as '--language de'
:所属文件没有写语言（“target-language”）：请用“--language”指定，例如“--language de”
=its file does not say which catalog it is for ('original'): name it with '--catalog'
:所属文件没有说明属于哪个字符串目录（original）：请用“--catalog”指定
=its file is for '%@', another name of '%@': take it with '--language %@=%@'
:所属文件的语言是“%1$@”，即“%2$@”的别名：可用“--language %3$@=%4$@”采用
=its file is for '%@', which catalogs call '%@' and the project does not have: take it with '--language %@=%@ --add-language %@'
:所属文件的语言是“%1$@”，在字符串目录里写作“%2$@”，项目没有这种语言：可用“--language %3$@=%4$@ --add-language %5$@”采用
=its file is for '%@', which is new beside %@: take it with '--add-language %@'
:所属文件的语言“%1$@”在 %2$@ 之外是新的：可用“--add-language %3$@”加入
=its file is for '%@', which is not a language: write 'target-language' as the catalog does, such as 'zh-Hans'
:所属文件的“%@”不是语言代码：“target-language”请与字符串目录写法一致，例如“zh-Hans”
=its file is for '%@', which is probably '%@': take it with '--language %@=%@', or as another language with '--add-language %@'
:所属文件的“%1$@”很可能就是“%2$@”：可用“--language %3$@=%4$@”导入；若确是另一种语言，用“--add-language %5$@”
=its file is for '%@', which the project does not have: take it with '--add-language %@'
:文件的语言“%1$@”是项目没有的：要导入请用“--add-language %2$@”
=its file is for the language that the project is developed in: change the text there
:所属文件是开发语言的：请直接在项目里修改
=its file is named by no path from the project to a '.lproj' folder: give it the name that it was exported under
:所属文件写的路径不指向“.lproj”文件夹：请写成导出时的名称
=its file is neither a String Catalog nor a .strings or .stringsdict file, and no catalog alone has its key: name one with '--catalog', or import it with Xcode
:所属文件不是字符串目录，也不是 .strings 或 .stringsdict 文件，键也不是只有一个字符串目录才有：请用“--catalog”指定，或用 Xcode 导入
=its file translates from '%@', the catalog's source language is '%@': export it again
:所属文件从“%1$@”翻译，字符串目录的源语言却是“%2$@”：请重新导出
=its folder is not a language's: move it into one such as 'en.lproj', then run again
:它的文件夹不是某种语言的：请移到“en.lproj”之类的文件夹里再运行
=its key has moved here from '%@'
:键是从“%@”移过来的
=its key is '%@' now
:键现在是“%@”
=its key may be '%@' now, whose comment says something else: to be reviewed
:键现在可能是“%@”，但注释不同：待复核
=its key now says '%@': to be reviewed
:键的措辞现在是“%@”：待复核
=its source '%@' is now '%@': translate it again, or take it with '--source-changed=review'
:源文“%1$@”已改为“%2$@”：请重新翻译，或用“--source-changed=review”采用
=its source differs in white space only
:文件里的源文与字符串目录里的只差空白
=its source language is '%@', and XLIFF %@ has one for the whole file, here '%@': export it by itself with '--catalog', or as 1.2
:它的源语言是“%1$@”，而 XLIFF %2$@ 整个文件只有一种源语言，这里是“%3$@”：请用“--catalog”单独导出，或导出为 1.2
=its symbols would go to '%@', as those of '%@' do: name one of the two
:其符号会写进“%1$@”，与“%2$@”的相同：请只指定其中一个
=its target makes these symbols itself: turn 'STRING_CATALOG_GENERATE_SYMBOLS' off for it, or use the symbols of the target
:其 target 自己会生成这些符号：请为它关闭“STRING_CATALOG_GENERATE_SYMBOLS”，或使用 target 生成的符号
=its targets have more than %@ members: correct the file
:各 target 的成员超过 %lld 个：请修正文件
=its text takes other arguments than the code gives
:它的文案所用的参数与代码给出的不同
=its type is declared
:类型有声明
=its type is inferred
:类型由推断得出
=its type is not known
:类型未知
=join it with the entry in 'strings'
:与“strings”里的条目合并
=keep it if NEW is a name, such as tone.pick, and OLD is not
:若 NEW 是名称（如 tone.pick）而 OLD 不是，则保留
=keep it in '@State'
:改用 @State 保存
=keep the catalog's text and list the conflict
:保留它的文案，并列出冲突
=keep the handle of a task
:保存任务的句柄
=kept; left as it is once all of its %@ uses in the code are gone
:保留；代码中的 %lld 处都消失后也保持原样
=kept; left as it is once its only use in the code is gone
:保留；代码中唯一的一处消失后也保持原样
=kept; marked stale once all of its %@ uses in the code are gone
:保留；代码中的 %lld 处都消失后标为过时
=kept; marked stale once its only use in the code is gone
:保留；代码中唯一的一处消失后标为过时
=kept; removed once all of its %@ uses in the code are gone
:保留；代码中的 %lld 处都消失后删除
=kept; removed once its only use in the code is gone
:保留；代码中唯一的一处消失后删除
=key
:键
=keys and comments of this project are not checked yet: gloss expects English keys and Chinese comments by default
:尚未检查本项目的键和注释：gloss 默认要求英文键、中文注释
=keys are English
:键是英文
=keys kept because a source could not be read to its end, or is not in the checkout
:因源文件没有读完或不在检出里而保留的键
=keys of '@AppStorage' stand in one enum
:“@AppStorage”的键放在一个枚举里
=keys that are in no source stay as they are (%@), because '%@' lies outside the project and is not read: '--allow-outside' reads it
:有 %1$lld 个键在源码中找不到，但保持不变，因为“%2$@”在项目之外，没有读取：加上“--allow-outside”即可读取
=keys whose Swift symbols have the same name
:Swift 符号同名的键
=keys: %@
:键：%@
=keys: %@ (%@ not to be translated)
:键：%1$lld（其中 %2$lld 个不翻译）
=language
:语言
=languages that are there under other names: take them with '--language THEIRS=OURS'
:这些语言在字符串目录里用的是别的代码：可用“--language THEIRS=OURS”导入
=languages that the project does not have: take them with '--add-language'
:项目没有的语言：要导入请用“--add-language”
=larger than %@ MB: split the file or exclude it
:大于 %lld MB：请拆分或排除这个文件
=larger than %@ MiB: split the sheet
:大于 %lld MiB：请拆分工作表
=later runs take it by "baseline" in gloss.json, or '--baseline %@'
:以后要用上它：在 gloss.json 里设置“baseline”，或用“--baseline %@”
=leads out of the project, which ends at '%@', so it is neither read nor written: replace the link, exclude it, or give '--allow-outside'
:指向项目之外（项目止于“%@”），因此不读也不写：请替换链接、将其排除，或给出“--allow-outside”
=leave it as it is
:保持原样
=leave them out and list them in the report
:不采用，列入导入记录
=left as it is, because Xcode extracts no Swift strings for its targets ('SWIFT_EMIT_LOC_STRINGS' is NO)
:保持不动，因为 Xcode 不为它的 target 提取 Swift 字符串（“SWIFT_EMIT_LOC_STRINGS”为 NO）
=left out %@: %@
:略去 %1$@：%2$@
=left out %@: the folder is not a language's, such as 'en.lproj'
:略去 %@：所在的文件夹不属于任何语言，语言文件夹如“en.lproj”
=left out the comments of %@: %@
:略去 %1$@的注释：%2$@
=left out: tests and package manifests
:不提取：测试和软件包清单
=left: %@
:未迁移：%@
=left: %@, for %@ (and %@ more): %@
:未迁移：%1$@，原因在 %2$@（另有 %3$lld 处）：%4$@
=left: %@, for %@: %@
:未迁移：%1$@，原因在 %2$@：%3$@
=let 'Text' translate it
:让“Text”翻译它
=lies outside the project, which ends at '%@', so it is neither read nor written: name a place inside, or give '--allow-outside'
:位于项目之外（项目止于“%@”），因此不读也不写：请指定项目内的位置，或给出“--allow-outside”
=line %@ has another translation for the same text: keep one of them
:第 %lld 行对同一文案有不同的译文：请只留一个
=line breaks at the beginning: %@ in the source text, %@ in the translation
:开头的换行：源文 %1$lld 个，译文 %2$lld 个
=line breaks at the end: %@ in the source text, %@ in the translation
:末尾的换行：源文 %1$lld 个，译文 %2$lld 个
=line breaks at the ends that differ from the source's
:首尾换行与源文不同
=lines that Xcode and other editors jump to
:Xcode 等编辑器可以跳转的行
=lists the findings; with '--write-baseline' it accepts the present ones
:列出问题；加上“--write-baseline”可以接受现有的问题
=lists the new catalogs
:列出新建的字符串目录
=local view state stays in '@State'
:视图自己的状态仍用“@State”
=logic that depends on a translated text
:依赖译文的逻辑
=look it up in the target's bundle
:在 target 自己的 bundle 里查找
=machine
:机器翻译
=machine translation
:机器译文
=machine translations left out: %@; '--machine' takes them, too
:未选入的机器译文：%lld 条；“--machine”也处理它们
=machine-translated
:机器翻译
=made of the catalog with the old key: run 'gloss symbols' again
:此文件由含旧键的字符串目录生成：请再次运行“gloss symbols”
=make a substitution for argument %@
:为第 %lld 个参数建立替换项
=make all certain fixes in this file
:修复本文件里所有有把握的问题
=make it 'final'
:加上 final
=make it localizable
:改为可本地化的字符串
=make it localizable, with a comment to be filled in
:改为可本地化，注释留待填写
=make it the constant '%@'
:改为常量“%@”
=make plural forms: the text becomes 'other', and the language's other forms are new
:建立复数形式：原文案成为“other”，该语言的其余形式为“new”
=make the string with its comment: '%@'
:创建带注释的字符串：“%@”
=makes catalogs from the .strings files
:由 .strings 文件生成字符串目录
=makes the catalogs that the strings need
:新建这些字符串所需的字符串目录
=mapped under 'catalogs' in gloss.json
:由 gloss.json 的“catalogs”指定
=mark it as 'manual', since Xcode does not see its use
:标为“manual”，因为 Xcode 看不到它的用法
=mark it as stale
:标为过时（stale）
=marked as stale although a source uses it: 'gloss sync' removes the mark
:标为过时，但有源码在用：“gloss sync”会去掉这个标记
=merge driver
:合并驱动
=messages are 'Sendable'
:消息是“Sendable”的
=migrate '%@' to '@Observable' with all its uses
:把“%@”及其所有用法迁移到 @Observable
=migration guide
:迁移指南
=missing
:缺少
=missing argument '%@'
:缺少参数“%1$@”
=missing option '%@'
:缺少选项“%1$@”
=missing value for '%@'
:“%1$@”缺少值
=misuse of the command line
:命令行用法有误
=model classes are 'final' (off unless the rule is named)
:模型类是“final”（默认关闭，需点名开启）
=models are '@Observable' classes, not 'ObservableObject'
:模型用“@Observable”，不再用“ObservableObject”
=models have no '@Published'
:模型里没有“@Published”
=models of views are isolated to '@MainActor'
:界面用的模型标注“@MainActor”
=more such words: CSV with the columns term, keep, de, forbidden de …, or a catalog
:更多这样的词：CSV（列名为 term、keep、de、forbidden de 等）或字符串目录
=more than %@ elements and attributes: split the sheet
:元素与属性超过 %lld 个：请拆分工作表
=more than %@ folders are in it, which was taken for the project because %@: run gloss in a folder further down, or name 'sources' and 'exclude' in a gloss.json
:其中的文件夹超过 %1$lld 个；之所以把它当作项目：%2$@。请在更下层的文件夹运行 gloss，或在 gloss.json 中设置“sources”与“exclude”
=most keys are Chinese, but the source language is '%@': make 'zh-Hans' the source language and the development region
:键多为中文，而源语言是“%@”：请把“zh-Hans”设为源语言和开发区域
=move it to 'strings'
:移到“strings”里
=moved here
:移入
=name the arguments as the code does
:用代码里的名称说明参数
=name the keys to vary: 'gloss plural KEY'
:请给出要建立形式的键：“gloss plural KEY”
=named placeholders that differ from the source's
:带名称的占位符与源文不同
=names %@, which neither this folder nor git has: remove the reference
:引用了 %@，但磁盘上和 git 里都没有：请删除这个引用
=names of notifications are constants, not literals
:通知名称是常量，不是字面量
=needs_review, whatever the file says
:一律为 needs_review，不管文件怎么写
=neither UTF-8 nor UTF-16: save the workbook again
:既不是 UTF-8 也不是 UTF-16：请重新保存工作簿
=neither a source nor a catalog: give .swift or .xcstrings files, or folders
:既不是源码也不是字符串目录：请给出 .swift 或 .xcstrings 文件，或文件夹
=nested deeper than %@ levels
:嵌套超过 %lld 层
=new
:未开始
=new code uses Observation only
:新代码只用 Observation
=new scripts or regions of languages: take them with '--add-language'
:语言的新文字或新地区：可用“--add-language”加入
=next steps
:接下来
=no '@Bindable' for a model that is only read
:只读取模型时不用“@Bindable”
=no '@Binding' to a model
:不用“@Binding”传模型
=no '@MainActor' for pure data and background classes
:纯数据类和后台类不加“@MainActor”
=no 'Task' in the initializer of a view model
:视图模型的初始化方法里不启动“Task”
=no 'import Combine' only to observe a model
:不为了观察模型而“import Combine”
=no 'objectWillChange.send()' by hand for what '@Published' announces
:“@Published”能通知的变化，不手动调用“objectWillChange.send()”
=no .strings or .stringsdict file in an .lproj folder here, and no catalog: give such files, or folders that hold them
:此处的 .lproj 文件夹里没有 .strings 或 .stringsdict 文件，也没有字符串目录：请给出这些文件，或包含它们的文件夹
=no .stringsdata file in this folder: build with SWIFT_EMIT_LOC_STRINGS, or let 'gloss extract --format stringsdata' write some
:这个文件夹里没有 .stringsdata 文件：请开启 SWIFT_EMIT_LOC_STRINGS 构建，或用“gloss extract --format stringsdata”写出
=no .xliff file, no .xcloc bundle and no sheet here: give the files that came back
:这里没有 .xliff 文件、.xcloc bundle 或表格：请给出译者交回的文件
=no Info.plist has the key '%@', so its texts are never shown: '%@' is probably meant
:任何 Info.plist 都没有键“%1$@”，它的文案不会显示：可能应为“%2$@”
=no Info.plist has the key '%@', so its texts are never shown: add it there, or remove the entry
:任何 Info.plist 都没有键“%@”，它的文案不会显示：请在那里添加，或删除这个条目
=no Swift source has a string for this catalog: set "follow" in gloss.json if its keys are plain strings there ('gloss init' finds out), or map sources to it under 'catalogs'
:没有 Swift 源码为这个字符串目录提供字符串：如果它的键在源码里是普通字符串，请在 gloss.json 里设置“follow”（“gloss init”会查明）；否则在“catalogs”里为它指定源码
=no Swift sources found here: give other paths, or check 'sources' and 'exclude' in gloss.json
:此处没有找到 Swift 源码：请给出其他路径，或检查 gloss.json 中的“sources”与“exclude”
=no Xcode project lists languages here: packages take them from the catalogs
:这里没有列出语言的 Xcode 项目：软件包的语言取自字符串目录
=no attribute sends catalogs to the merge driver: run 'gloss git install'
:没有属性把字符串目录交给合并驱动：请运行“gloss git install”
=no automatic fix: '%@' does not go with '@Observable'
:无法自动修复：“%@”不能与 @Observable 合用
=no automatic fix: '%@' inherits from 'ObservableObject'
:无法自动修复：“%@”继承自 ObservableObject
=no automatic fix: '%@' is changed only to redraw views, and nothing reads it
:无法自动修复：“%@”只为使视图重绘而改变，没有代码读取它
=no automatic fix: '%@' is made here, and a plain 'var' would not keep it
:无法自动修复：“%@”在此处创建，普通的“var”不会保留它
=no automatic fix: '%@' is not only passed in
:无法自动修复：“%@”的值不只来自传入的参数
=no automatic fix: '%@' is used as a publisher
:无法自动修复：“%@”被当作 publisher 使用
=no automatic fix: '%@' may run off the main actor
:无法自动修复：“%@”可能不在 main actor 上运行
=no automatic fix: '%@' shares its declaration with others, or has arguments or modifiers
:无法自动修复：“%@”与其他变量同在一条声明里，或带有参数或修饰符
=no automatic fix: '%@' wants an 'ObservableObject'
:无法自动修复：“%@”要求传入 ObservableObject
=no automatic fix: '%@' would be private, and is used here
:无法自动修复：“%@”会变为私有，而这里用到它
=no automatic fix: '.task' does not take the arguments of this task
:无法自动修复：“.task”不接受该任务的参数
=no automatic fix: '.task' would run it on the main actor
:无法自动修复：改用“.task”后，它会在 main actor 上运行
=no automatic fix: '@Observable' needs the name '%@' itself
:无法自动修复：@Observable 生成的代码要用“%@”这个名称
=no automatic fix: '@State' would ignore this value of '%@'
:无法自动修复：改用“@State”后，“%@”在此处的值会被忽略
=no automatic fix: '@State' would run '%@' each time that the view is made
:无法自动修复：改用 @State 后，每次创建视图都会执行“%@”
=no automatic fix: 'objectWillChange' is used
:无法自动修复：用到了 objectWillChange
=no automatic fix: a 'private' class in a type cannot be '@Observable', a 'fileprivate' one can
:无法自动修复：类型内的“private”类不能使用“@Observable”，“fileprivate”的可以
=no automatic fix: a class in a function cannot be '@Observable'
:无法自动修复：函数内声明的类不能用 @Observable
=no automatic fix: a comment stands around the task
:无法自动修复：任务前后有注释
=no automatic fix: any 'ObservableObject' can come here
:无法自动修复：这里接受任意 ObservableObject
=no automatic fix: code that may not be on the main actor uses the class
:无法自动修复：可能不在 main actor 上的代码用到了这个类
=no automatic fix: declare each of these variables by itself
:无法自动修复：请先把这些变量拆成单独的声明
=no automatic fix: no '@Bindable var %@' can stand here
:无法自动修复：此处不能声明“@Bindable var %@”
=no automatic fix: no body reads '%@', so its changes would not redraw this view any more
:无法自动修复：视图正文没有读取“%@”，迁移后它的变化不再使视图重绘
=no automatic fix: no extension of 'Notification.Name' in this target can take the constant
:无法自动修复：此 target 中没有可以放置该常量的“Notification.Name”扩展
=no automatic fix: other code shares a line with what would go
:无法自动修复：要删除的内容与其他代码在同一行
=no automatic fix: other statements stand beside the task
:无法自动修复：任务旁边还有其他语句
=no automatic fix: the class inherits from what may not be on the main actor
:无法自动修复：这个类的父类或协议可能不在 main actor 上
=no automatic fix: the closure of '.task' throws no errors, so catch them here first
:无法自动修复：“.task”的闭包不能抛出错误，请先在这里捕获
=no automatic fix: the code to change stands under '#if'
:无法自动修复：要修改的代码在“#if”分支内
=no automatic fix: the keys of its synthesized coding would change, and saved data be lost
:无法自动修复：自动合成的 Codable 的键会改变，已保存的数据将丢失
=no automatic fix: the project has no comment of this key, and no draft is known in this language
:无法自动修复：项目里没有这个键的注释，也没有该语言的注释草稿
=no automatic fix: the task begins inside another statement
:无法自动修复：任务在另一条语句内启动
=no automatic fix: the type of this model is unknown
:无法自动修复：无法确定此处模型的类型
=no automatic fix: the wrapper of '%@' is passed on
:无法自动修复：“%@”的属性包装器被传到别处
=no automatic fix: the wrapper puts '%@' on the main actor
:无法自动修复：包装器使“%@”隔离到 main actor
=no automatic fix: this code is for older systems
:无法自动修复：此处代码面向旧系统
=no automatic fix: this file cannot be read, and may use it
:无法自动修复：此文件无法读取，其中可能用到该类
=no automatic fix: this file would change and is not checked
:无法自动修复：此文件需要修改，但不在检查范围内
=no automatic fix: two changes would meet here
:无法自动修复：这里的两处改动会重叠
=no automatic fix: views read '%@', which cannot be tracked
:无法自动修复：视图读取了“%@”，而它无法被跟踪
=no automatic fix: views show files or settings through this class, which tells no change of them
:无法自动修复：视图通过这个类显示文件或设置，而它们的变化无法被跟踪
=no baseline is written, because something cannot be read whole: correct that first
:没有写出基线，因为有内容读不完整：请先修好
=no binding is taken from '%@': remove '@Bindable'
:没有从“%@”取绑定：请删除“@Bindable”
=no call is known to look up '%@', so whatever does would keep it: change that by hand, then rename with '--leave-unrecognized'
:没有识别出查找“%@”的调用，真正查找它的地方会继续用旧键：请先手工修改那里，再用“--leave-unrecognized”改名
=no catalog
:没有字符串目录
=no catalog '%@.xcstrings' serves %@, so %@ into no catalog: '%@' has the same keys, and Xcode does not load it from there, so move it out of that folder
:%2$@没有可用的字符串目录“%1$@.xcstrings”，%3$@进不了任何字符串目录：“%4$@”里有同样的键，但 Xcode 不会从那里加载，请把它移出该文件夹
=no catalog '%@.xcstrings' serves %@, so %@ into no catalog: '%@' has the same keys, so map these sources to it under 'catalogs' in gloss.json ('gloss help config' shows how)
:没有字符串目录“%1$@.xcstrings”为%2$@服务，因此%3$@进不了任何字符串目录：“%4$@”里有同样的键，请在 gloss.json 的“catalogs”中把这些源码对应到它（写法见“gloss help config”）
=no catalog '%@.xcstrings' serves %@, so %@ into no catalog: '%@' holds the table, but not these keys: make the catalog with 'gloss convert', then run 'gloss sync'
:%2$@没有可用的字符串目录“%1$@.xcstrings”，%3$@进不了任何字符串目录：“%4$@”保存着这个表，但没有这些键：先用“gloss convert”生成字符串目录，再运行“gloss sync”
=no catalog '%@.xcstrings' serves %@, so %@ into no catalog: '%@' holds the table, so 'gloss convert' makes the catalog, with its translations
:%2$@没有可用的字符串目录“%1$@.xcstrings”，%3$@进不了任何字符串目录：“%4$@”保存着这个表，“gloss convert”可由它生成字符串目录，译文一并转入
=no catalog '%@.xcstrings' serves %@, so %@ into no catalog: '%@' is in no target, so add it to one, or map it under 'catalogs' in gloss.json
:没有字符串目录“%1$@.xcstrings”为%2$@服务，因此%3$@进不了任何字符串目录：“%4$@”不属于任何 target，请把它加入一个 target，或在 gloss.json 的“catalogs”中指定
=no catalog '%@.xcstrings' serves %@, so %@ into no catalog: make one with 'gloss sync --create', map it under 'catalogs' in gloss.json, or, if the files belong to no target, list them under 'exclude'
:%2$@没有可用的字符串目录“%1$@.xcstrings”，%3$@进不了任何字符串目录：请用“gloss sync --create”新建，或在 gloss.json 的“catalogs”中指定；如果这些文件不属于任何 target，请列入“exclude”
=no catalog '%@.xcstrings' serves %@, so %@ into no catalog: the target lists its files, so add one in Xcode, or map it under 'catalogs' in gloss.json
:%2$@没有可用的字符串目录“%1$@.xcstrings”，%3$@进不了任何字符串目录：该 target 逐个列出文件，请在 Xcode 中添加，或在 gloss.json 的“catalogs”中指定
=no catalog has '%@'
:没有任何字符串目录含有“%@”
=no catalog has a language to translate to: name one with '--language', or in 'languages' in gloss.json
:没有任何字符串目录含有目标语言：请用“--language”指定，或写进 gloss.json 的“languages”
=no catalog has a pseudo-language: name one, such as '--language en-XA'
:字符串目录里没有伪语言：请指明一种，如“--language en-XA”
=no catalog has the language '%@'
:没有任何字符串目录含有语言“%@”
=no catalog has the language '%@', did you mean '%@'?
:没有任何字符串目录含有语言“%1$@”，是否想用“%2$@”？
=no catalog is changed, because '%@' cannot be read and decides which catalogs the strings go to: correct that file first
:所有字符串目录都没有改动，因为“%@”读不了，而字符串归哪个字符串目录由它决定：请先修好这个文件
=no catalog is filled from these sources
:没有与这些源码对应的字符串目录
=no catalog is made beside '%@': 'gloss convert' makes one from it
:已有“%@”，不在旁边另建字符串目录：“gloss convert”可由它生成
=no catalog matches %@: the project has %@
:没有与%1$@相符的字符串目录：项目里有%2$@
=no catalog of this table serves the file
:没有这个表的字符串目录为该文件服务
=no catalog serves this file
:没有字符串目录为该文件服务
=no code is known to use it
:没有识别出使用它的代码
=no extraction state
:无提取状态
=no findings
:没有发现问题
=no first row with the columns 'id' and 'target': restore the one that was exported
:首行没有“id”和“target”两列：请恢复导出时的首行
=no folder with pictures: give one with .png, .jpg, .gif or .webp files
:不是有图片的文件夹：请给出含 .png、.jpg、.gif 或 .webp 文件的文件夹
=no git repository here to compare with: run gloss in a clone, or leave '--since' and '--changed-only' out
:这里没有可供比较的 git 仓库：请在克隆里运行，或去掉“--since”和“--changed-only”
=no git repository here: run 'git init', or give '--global'
:这里没有 git 仓库：请运行“git init”，或用“--global”
=no git repository holds the catalog, so its history cannot tell what was exported
:字符串目录不在 git 仓库里，历史无法说明导出了什么
=no key resembles '%@'
:没有与“%@”相近的键
=no language yet: 'gloss export --language de' starts one with files for translators, 'gloss translate --language de' with a program
:还没有译文：“gloss export --language de”为译者写出文件，“gloss translate --language de”让程序翻译
=no list of the project's languages is found in it: add the language in Xcode
:其中找不到项目的语言列表：请在 Xcode 里添加语言
=no literal of the source spells it; a macro may have made it
:源码里没有写着它的字面量，可能由宏生成
=no longer stale
:不再过时
=no look-up finds it: an extractor without types wrote '%@rg', and no literal spells the key
:没有代码查找它：“%arg”是不知道类型的提取器写的，而没有字面量写到这个键
=no look-up finds it: an extractor without types wrote '%arg'; the code looks up %@, and 'gloss sync' carries the texts over
:没有代码查找它：“%%arg”是不知道类型的提取器写的；代码查找的是%@，“gloss sync”会把译文转过去
=no look-up reaches '%@': by the declared types the code looks up '%@'
:没有代码查找“%1$@”：按声明的类型，代码查找的是“%2$@”
=no look-up reaches '%@': by the declared types the code looks up '%@'; 'gloss sync' adds that key with these texts
:没有代码查找“%1$@”：按声明的类型，代码查找的是“%2$@”；“gloss sync”会加入那个键，并转入这里的译文
=no look-up reaches '%@': by the declared types the code looks up '%@'; 'gloss sync' adds that key with these texts, then remove this entry
:没有代码查找“%1$@”：按声明的类型，代码查找的是“%2$@”；“gloss sync”会加入那个键，并转入这里的译文，之后请删除此条目
=no look-up reaches it: by the declared types '%@', line %@, looks up '%@'
:没有代码查找它：按声明的类型，“%1$@”第 %2$lld 行查找的是“%3$@”
=no narrow space before a French mark
:法文标点前没有窄空格
=no older format varies by '%@'
:旧格式不能按“%@”变化
=no phrase takes %@, as the source's do: add it to one
:没有一条短语用到源文里的%@：请加到其中一条
=no plural forms are known for '%@': use XLIFF for this language
:没有“%@”的复数规则：这种语言请改用 XLIFF
=no revision in git's history fits the file, so nothing tells what was exported
:git 历史里没有与文件相符的版本，无法知道导出了什么
=no rule
:没有规则
=no rule '%@', did you mean '%@'?
:没有规则“%1$@”，是否想用“%2$@”？
=no rule '%@': 'gloss rules' lists them
:没有规则“%@”：“gloss rules”可列出所有规则
=no source and no catalog has the key '%@'
:源码与字符串目录中都没有键“%@”
=no source and no catalog has the key '%@', did you mean '%@'?
:源码与字符串目录中都没有键“%1$@”，是否想用“%2$@”？
=no source and no catalog has the key '%@': check its spelling
:源码与字符串目录都没有键“%@”：请检查写法
=no source has it: with 'gloss sync' it is left as it is
:源码里没有它：“gloss sync”后保持原样
=no source has it: with 'gloss sync' it is marked stale
:源码里没有它：“gloss sync”后标为过时
=no source has it: with 'gloss sync' it is removed
:源码里没有它：“gloss sync”后删除
=no source uses it
:没有源码用到它
=no space left on the device: free some, then run again
:磁盘空间不足：请腾出空间后再运行
=no string catalog and no localizable string found here: give other paths, or check 'sources' and 'exclude' in gloss.json
:这里既没有字符串目录，也没有可本地化的字符串：请换别的路径，或检查 gloss.json 的“sources”和“exclude”
=no string catalog found here, and '%@' holds the texts: 'gloss convert' makes catalogs from such files
:这里没有字符串目录，文案保存在“%@”里：“gloss convert”可由这类文件生成字符串目录
=no string catalog found here, and the targets list their files: add one in Xcode
:这里没有字符串目录，而 target 逐个列出文件：请在 Xcode 中添加
=no string catalog found here: 'gloss sync --create' makes those that the strings need
:这里没有字符串目录：“gloss sync --create”可新建所需的字符串目录
=no subscription is stored here: remove the import with the empty set
:这里没有保存任何订阅：请删除导入和空的集合
=no such baseline: 'gloss check --write-baseline' writes one
:没有这个基线：“gloss check --write-baseline”可写出一个
=no such file or folder, did you mean '%@'?
:没有这个文件或文件夹，是否想用“%@”？
=no such file or folder: check the path
:没有这个文件或文件夹：请检查路径
=no such file, and git knows no revision with one: check the path and the revision
:没有这个文件，git 的版本里也没有：请检查路径和版本
=no text of '%@' uses the substitution '%@': put '%#@%@@' into it or remove this
:“%1$@”的文案没有使用替换项“%2$@”：请写入“%%#@%3$@@”，或删除它
=no text to compile in %@
:%@ 没有要编译的文字
=no text to compile in these languages
:这些语言里没有要编译的文案
=no translation in the project
:项目里没有可用的译文
=no units
:没有单元
=no version %@ is known: Xcode writes "1.0" to "1.3"
:没有 %@ 这个版本：Xcode 写的是“1.0”到“1.3”
=no view around '%@' puts '%@' in the environment: add it at one of them
:“%1$@”的上级视图都没有注入“%2$@”：请在其中一个视图上注入
=no view sees '%@' change: keep '@AppStorage' in a view
:视图看不到“%@”的变化：请把“@AppStorage”放在视图里
=no view sees '%@' change: remove '@ObservationIgnored' and '@Published'
:视图看不到“%@”的变化：请删除“@ObservationIgnored”和“@Published”
=none
:无
=none of its .stringsdata files is about a source of this project: give the folder of its build
:其中的 .stringsdata 文件都与本项目的源码无关：请给出本项目的构建文件夹
=not Swift from here on, so '%@' may be looked up unseen: repair this file first
:从这里起不是有效的 Swift，可能有看不到的地方在查找“%@”：请先修好这个文件
=not Swift from here on, so keys may be looked up unseen: repair this file first
:从这里开始不是有效的 Swift，可能有看不到的键：请先修好此文件
=not a .stringsdata file: %@
:不是 .stringsdata 文件：%@
=not a baseline of this version: restore the file, or remove it and run 'gloss check --write-baseline'
:不是此版本的基线：请恢复文件，或将其删除后运行“gloss check --write-baseline”
=not a catalog: give .xcstrings files
:不是字符串目录：请给出 .xcstrings 文件
=not a file of 'gloss extract --format declarations': %@
:不是“gloss extract --format declarations”写出的文件：%@
=not a language: give one such as 'zh-Hans' or 'pt-BR'
:不是语言：请写“zh-Hans”或“pt-BR”这样的代码
=not a list of texts by keys
:不是由键和文案组成的列表
=not a map of this folder's pictures to keys: write it as the manual shows for '--screenshots'
:不是本文件夹的图片与键的对照表：请按手册里“--screenshots”的说明书写
=not a path pattern: give one such as 'App/*.xcstrings'
:不是路径的通配符：请写“App/*.xcstrings”这样的形式
=not a property list: save it as XML
:不是属性列表：请存成 XML
=not a regular file: give files or folders
:不是普通文件：请给出文件或文件夹
=not a valid property list (%@): check it with 'plutil -lint'
:不是有效的属性列表（%@）：请用“plutil -lint”检查
=not a valid property list: check it with 'plutil -lint'
:不是有效的属性列表：请用“plutil -lint”检查
=not a zip archive, or one that was cut off: get the file again
:不是 zip 文件，或者文件不完整：请重新获取该文件
=not all catalogs have the same languages; uncomment this to require these in all
:并非所有字符串目录的语言都相同；取消这一行的注释，就要求每个字符串目录都有这些语言
=not an XLIFF document: its root element is '%@'
:不是 XLIFF 文件：根元素是“%@”
=not changed, because '%@' cannot be read and could take the same strings: correct that file first
:没有改动，因为“%@”读不了，而同样的字符串也可能归它：请先修好这个文件
=not changed, because this checkout lacks '%@', which could take the same strings: fetch it first
:没有改动，因为这份检出缺少“%@”，而同样的字符串也可能归它：请先取回
=not enough memory: end other programs, then run again
:内存不足：请结束其他程序后再运行
=not merged: the file stays as our side has it
:没有合并：文件保持我方的内容
=not searched for keys, because the project has more than %@ folders: put a gloss.json further down, or give '--stale=keep'
:项目的文件夹超过 %lld 个，因此没有在此搜索键：请把 gloss.json 放到更下层，或给出“--stale=keep”
=not shown; '--verbose' lists all
:未列出的问题；--verbose 全部列出
=not so: a private property of an '@Observable' class is tracked as well
:与事实不符：“@Observable”类的私有属性同样会被跟踪
=not there yet: 'gloss sync' adds it
:字符串目录里还没有：“gloss sync”会加入
=not there yet: 'gloss sync' adds it with the texts of '%@', a key without types
:字符串目录里还没有：“gloss sync”会加入它，并转入没有类型的键“%@”的译文
=not there yet: 'gloss sync' adds it with the texts of '%@', to be reviewed
:字符串目录里还没有：“gloss sync”会加入该键，并转入“%@”的译文，待复核
=not to be translated
:不翻译
=not translated
:没有译文
=not valid JSON: %@
:不是有效的 JSON：%@
=not well-formed XML: %@
:XML 格式有误：%@
=not written, because the run was interrupted: run again
:没有写入，因为运行被中断：请再运行一次
=note
:提示
=note: %@
:note: %@
=notes not shown: %@; '--verbose' lists them
:另有 %lld 个提示未列出：用“--verbose”列出
=notes on Combine
:Combine 笔记
=nothing can cancel this task: keep its handle, or make the method 'async'
:这个任务无法取消：请保存句柄，或把方法改为“async”
=nothing can cancel this task: start it in a method, or keep its handle
:这个任务无法取消：请在方法里启动，或保留句柄
=nothing can follow the closing brace: remove it
:右花括号后面不能再有内容：请删除
=nothing cancels '%@', and its loop goes on: cancel it, at the latest in 'deinit'
:“%@”从不取消，其中的循环会一直运行：请取消，最迟在 deinit 里
=nothing cancels '%@': cancel it, at the latest in 'deinit'
:“%@”从不取消：请取消它，最迟在“deinit”里
=nothing here uses Combine: remove the import
:这里没有用到 Combine：请删除这行导入
=nothing inherits from '%@': make it 'final'
:没有类继承“%@”：请加上 final
=nothing is renamed
:没有改任何键
=nothing is written in a dry run
:预演时不写入任何内容
=nothing is written: fix what cannot be compiled, or leave it out
:没有写入任何文件：请修正不能编译的内容，或者略去它
=nothing is written: fix what cannot be converted, or leave it out
:什么也没有写入：请修正无法转换的内容，或将其排除
=nothing is written: fix what cannot be read, or leave it out
:什么也没有写入：请修正无法读取的内容，或将其排除
=nothing tells whether '%@' is newer than the catalog's finished text '%@': keep the catalog's, or take the file's with '--prefer=file'
:无法知道“%1$@”是否比字符串目录里已完成的“%2$@”更新：可保留字符串目录里的，或用“--prefer=file”采用文件里的
=nothing tells whether the state '%@' of '%@' is newer than the catalog's '%@': keep the catalog's, or take the file's with '--prefer=file'
:无从判断“%2$@”的状态“%1$@”是否比字符串目录里的“%3$@”新：请保留字符串目录的，或用“--prefer=file”采用文件的
=nothing tells whether their states are newer than the catalog's: '-v' lists both; keep the catalog's, or take the file's with '--prefer=file'
:无从判断它们的状态是否比字符串目录里的新：“-v”会列出双方；请保留字符串目录的，或用“--prefer=file”采用文件的
=nothing tells whether they are newer than the catalog's finished texts: '-v' lists both; keep the catalog's, or take the file's with '--prefer=file'
:无法知道它们是否比字符串目录里已完成的文案更新：“-v”列出两边；可保留字符串目录里的，或用“--prefer=file”采用文件里的
=nothing to add for %@: the catalogs are translated from this language
:%@ 不需要新增：它是字符串目录的源语言
=nothing to approve
:没有要批准的译文
=nothing to convert: all of it is there already
:没有可转换的：内容都已在字符串目录里
=nothing to fix
:没有可修复的问题
=nothing to fix without changing behavior; '--fix=all' fixes %@: read its diff first
:没有可以安全修复的问题；“--fix=all”还能修复 %lld 个，请先看它的 diff
=nothing to fix: %@ findings with a fix are in the baseline and stay as they are; '--no-baseline' fixes them, too
:没有可修复的：%lld 个可修复的问题已在基线中，保持不变；加“--no-baseline”可一并修复
=nothing to translate to %@
:没有要译成 %@ 的文案
=nothing to translate to %@: '%@' is from an earlier export
:没有要译成 %1$@ 的文案：“%2$@”是以前导出的
=nothing to vary
:没有要建立的形式
=nothing to vary; %@ plain
:没有要建立的形式；%@保持原样
=now
:当前译文
=number %@ is missing from the translation
:译文缺少数字 %@
=of %@ findings the %@ heaviest are listed: fix some, or accept them in a baseline
:共 %1$lld 个问题，只列出最重要的 %2$lld 处：请修复一些，或写入基线
=older files: read beside catalogs, and converted by 'gloss convert'
:旧格式：与字符串目录一起读取，“gloss convert”可将其转换为字符串目录
=older formats cannot say that a key is gone from the sources
:旧格式不能标明某个键已从源码里消失
=older formats cannot say that a key is not to be translated
:旧格式不能标明某个键不翻译
=older formats have no '%@'
:旧格式没有“%@”
=older formats have no state '%@'
:旧格式没有“%@”状态
=one comment on several keys
:多个键用同一条注释
=one file holds one language, and %@ would go out: name one with '--language', or give a folder
:一个文件只能放一种语言，而这次要导出 %lld 种：请用“--language”指定一种，或给出文件夹
=one key of a table with two different comments
:同一个表里同一个键有两条不同的注释
=one key with different translations in two tables
:同一个键在两个表里译法不同
=one key with two different default values
:同一个键有两个不同的默认值
=one object, described in the manual under 'Formats and JSON'
:一个 JSON 对象，见手册“格式与 JSON”一页
=one of source and target is a set of phrases and the other one text: put each phrase into a 'mrk' element of its own, as the source has it
:源文与译文一个是一组短语，另一个是单条文案：请像源文那样，把每个短语放进各自的“mrk”元素
=one of: %@
:可取：%1$@
=one offline page for people, with search, filters and fixes as diffs
:供人阅读的离线网页：可搜索、筛选，修复以 diff 显示
=one offline page per language, with checks; it saves XLIFF for 'gloss import'
:每种语言一个离线网页，边写边检查；可存成 XLIFF，由“gloss import”取回
=one offline page that can be searched and printed
:一个离线网页，可搜索、可打印
=one plural form left in the source language
:仍是源文的复数形式
=one substitution has an argument number and another has none: number both
:替换项有的带参数序号，有的不带：请全部编号
=one text in place of finished forms
:以一条译文取代已完成的形式
=one text would take the place of %@ finished forms: translate the forms, or take the text for review with '--prefer=file'
:一条译文会取代 %lld 个已完成的形式：请分别翻译，或用“--prefer=file”采用，标为待复核
=one translated text where the source has plural forms
:源文有复数形式而译文只有一条
=one translation for a text and its opposite
:意思相反的两条文案译文相同
=one translation for two different texts
:两条不同的文案译文相同
=only '%@', which is not extracted, has '%@': the entry stays as it is
:只有不提取字符串的“%1$@”里有“%2$@”：条目保持不变
=only XLIFF can be brought up to date: 'gloss import' the file, then export again
:只有 XLIFF 可以更新：请先用“gloss import”导入该文件，再重新导出
=only a run of the app shows it
:只有运行应用才能看出来
=only gloss:
:仅 gloss 有：
=only the compiler:
:仅编译器有：
=only the kind of blanks differs, so the catalog's text stays: '%@' in the file, '%@' in the catalog
:只有空格的种类不同，字符串目录的译文不变：文件里是“%1$@”，字符串目录里是“%2$@”
=only the kind of blanks differs, so the catalog's texts stay: '-v' lists both
:只有空格的种类不同，字符串目录的译文不变：“-v”会列出双方
=open these catalogs in the editor and rename again: %@
:请先在编辑器里打开这些字符串目录，再改名：%@
=other files have other translations for them: keep one of each
:别的文件里有不同的译文：每条请只留一个
=packed into one .xcloc.zip file, to be sent
:打包成一个 .xcloc.zip 文件，便于发送
=part of the path is not a folder: check the path
:路径中有一部分不是文件夹：请检查路径
=pass the model itself
:直接传入模型
=pass the model itself to a subview
:把模型本身传给子视图
=patterns that texts must not match, with a message of your own
:文案不得匹配的模式，提示可以自己写
=people see the key '%@' in the source language: write its text
:源语言的用户会看到键“%@”：请写上它的文案
=permission denied: check the rights of the file and its folder
:没有权限：请检查文件及其文件夹的权限
=phrases of App Shortcuts come from another step of the build
:快捷指令短语由构建的另一步骤生成
=phrases of shortcuts are left to Xcode
:快捷指令短语交给 Xcode 处理
=phrases of shortcuts have no older form
:快捷指令的短语没有对应的旧格式
=place
:位置
=placeholders in another order, without numbers
:占位符顺序不同，却没有序号
=placeholders such as '{name}' that differ from the source's
:“{name}”这样的占位符与源文不同
=placeholders with and without numbers in one text
:同一文案里占位符有的带序号、有的不带
=plain texts in .strings, texts with forms in .stringsdict
:普通文案写入 .strings，有多种形式的写入 .stringsdict
=plural entries have a 'msgstr' too many or too few: '-v' lists them
:有些复数条目多了或少了“msgstr”：用“-v”列出
=plural forms of a text with several numbers
:含多个数字的文案直接按复数变化
=plural forms that all say the same
:所有复数形式都一样
=plural forms that lack a category of the language
:复数形式缺少该语言的类别
=plural forms without 'other'
:复数形式缺少“other”
=plural rules for the key count before a text
:同一个键的复数规则优先于文案
=post a message type, not a dictionary
:发送消息类型，而不是字典
=private properties are not observed
:私有属性不会被观察
=project guide
:项目指南
=property list in XML
:XML 属性列表
=put what both have into the first one
:把两者的内容合并到第一个里
=quotation marks around the whole translation
:整条译文被加上了引号
=quotation marks that are not in pairs
:引号不成对
=read the bytes as UTF-8
:按 UTF-8 还原文字
=reading was stopped
:读取被中止
=refused
:拒绝
=rejected:
:违反规则：
=remove '@Bindable'
:删除“@Bindable”
=remove '@ObservationIgnored' and '@Published'
:删除“@ObservationIgnored”和“@Published”
=remove '@Published'
:删除“@Published”
=remove 'import Combine'
:删除“import Combine”
=remove U+0640
:删除 U+0640
=remove all such keys with their translations, also those marked before
:连同译文一并删除所有这样的键，包括以前标记过的
=remove it
:删除它
=remove it if it has no localizations, else mark it: what Xcode does
:没有译文就删除，否则加标记：与 Xcode 相同
=remove the converted .strings and .stringsdict files: Xcode does not build a target with both
:请删除已转换的 .strings 和 .stringsdict 文件：两者并存的 target 在 Xcode 里无法构建
=remove the entry
:删除该条目
=remove the form '%@'
:删除“%@”形式
=remove the second one
:删除第二个
=remove the state
:删除该状态
=remove the substitution '%@' with its texts
:删除替换项“%@”及其文案
=removed
:删除
=rename it to '%@'
:改名为“%@”
=report the pairs of keys, and carry nothing over
:只指出哪些键相互对应，不移动译文
=reported where the project shows the way from the app to the view
:只有项目能看出从应用到视图的路径时才报告
=review
:待复核
=reviewdog's diagnostics, with fixes as suggestions
:reviewdog 的诊断，修复即建议
=reworded
:改写
=reworded keys that cannot be told apart
:可能由旧键改写而来、但无法确定的新键
=row %@
:第 %lld 行
=rule
:规则
=run 'gloss init --convention en:zh-Hans' to check them, or 'gloss init' for the languages in use
:要检查就运行“gloss init --convention en:zh-Hans”，或者运行“gloss init”采用正在使用的语言
=run 'gloss sync' and commit the catalogs
:请运行“gloss sync”，并提交字符串目录
=safe fixes
:可安全修复
=see '%@ --help'
:详见“%1$@ --help”
=set "convention" in gloss.json to check them ('gloss help convention')
:要检查就在 gloss.json 里设置“convention”（见“gloss help convention”）
=set Chinese and Latin as the project does
:按项目的规定处理中西文间距
=set the state 'needs_review'
:把状态改为“needs_review”
=sets git up to merge catalogs text by text
:设置 git 逐条合并字符串目录
=several catalogs serve this place
:有几个字符串目录为此处服务
=several placeholders without numbers in the source text
:源文有多个没有序号的占位符
=several properties of one model passed to a view that only shows them
:把同一模型的多个属性逐个传给只作展示的视图
=severity
:级别
=sheet '%@', cell %@
:工作表“%1$@”，单元格 %2$@
=sheet '%@', cell %@: %@
:工作表“%1$@”的单元格 %2$@：%3$@
=sheet '%@': %@
:工作表“%1$@”：%2$@
=show it as it is with 'verbatim:'
:用“verbatim:”原样显示
=shown as it is: %@
:原样显示：%@
=shows what the catalogs lack
:显示字符串目录缺少什么
=single texts would take the place of finished forms: translate the forms, or take the texts for review with '--prefer=file'
:单条译文会取代已完成的形式：请分别翻译，或用“--prefer=file”采用，标为待复核
=skipped
:跳过
=some placeholders have no numbers, so translators cannot move them: number them all
:有的占位符没有序号，译者无法移动它们：请给每个都加上序号
=some text
:字符串
=source
:源文
=source language
:源语言
=source language: %@
:源语言：%@
=sources to leave out
:不查看的源码
=spaces at the ends that differ from the source's
:首尾空格与源文不同
=staged as it is: %@
:原样暂存：%@
=stale
:已过时
=stale keys left out: %@; name the keys to approve their texts
:未选入的过时键：%lld 个；要批准其译文，请指名这些键
=stale: %@
:已过时：%@
=stale: no localizing call uses it; it comes back once one does
:已过时：没有本地化调用用到它；再次用到时会恢复
=standard input
:标准输入
=standard input is read once: give '-' for one of the catalogs
:标准输入只能读取一次：请只让一个字符串目录用“-”
=standard input is read once: give '-' for one of the two catalogs
:标准输入只能读取一次：两个字符串目录中只能有一个用“-”
=start it in '.task'
:改用“.task”启动
=state
:状态
=state '%@' is unfinished: finish the translation, or take it with '--accept=%@'
:状态“%1$@”表示译文未完成：请先完成，或用“--accept=%2$@”采用
=stays as long as '%@' cannot be read whole
:“%@”读不完整，所以先保留
=stays plain: a text of this shape takes no substitution
:保持原样：这种结构的文案不能加入替换项
=stays plain: the plural forms of this language are not known
:保持原样：不知道这种语言的复数形式
=stays plain: the text does not show the number
:保持原样：文案没有写出这个数目
=stays whatever the sources say, because it is '%@'
:与源码无关，始终保留，因为状态是“%@”
=stays whatever the sources say, because it is not to be translated
:与源码无关，始终保留，因为它标为不翻译
=stays: '%@' spells it, in no call that is known to localize it, in a '#Preview', or under '#if DEBUG'
:保留：“%@”里写着它，但它不在已知的本地化调用里，或位于“#Preview”或“#if DEBUG”之下
=stays: this catalog is not filled from Swift
:保留：这个字符串目录的内容不来自 Swift
=step 1: the imports are replaced
:第一步：替换导入
=step 2: the class declaration changes
:第二步：修改类声明
=step 3: '@Published' goes
:第三步：去掉“@Published”
=step 4: sets of subscriptions that hold nothing go
:第四步：去掉不再使用的订阅集合
=step 5: the views change with the class
:第五步：同时修改视图
=strings of a table that has no catalog
:所属的表没有字符串目录的字符串
=subscriptions are stored with '.store(in:)'
:订阅用“.store(in:)”保存
=success: no findings that fail the run
:成功：没有导致失败的问题
=such as en:zh-Hans
:例如 en:zh-Hans
=system error %@
:系统错误 %lld
=tags that differ from the source's
:标签与源文不同
=take the model as it is passed
:直接使用传入的模型
=target '%@' compiles %@ and has no catalog '%@.xcstrings', so %@ into no catalog: add one to the target in Xcode, or map it under 'catalogs' in gloss.json
:target“%1$@”编译%2$@，却没有字符串目录“%3$@.xcstrings”，因此%4$@进不了任何字符串目录：请在 Xcode 里为它加一个，或在 gloss.json 的“catalogs”里指定
=target '%@' compiles %@ and has no catalog '%@.xcstrings', so %@ into no catalog: make one with 'gloss sync --create', or map it under 'catalogs' in gloss.json
:target“%1$@”编译%2$@，却没有字符串目录“%3$@.xcstrings”，因此%4$@进不了任何字符串目录：请用“gloss sync --create”新建，或在 gloss.json 的“catalogs”里指定
=tasks of methods that end something must finish, and 'nonisolated' ones hop back
:结束工作的方法里的任务必须完成，“nonisolated”方法的任务只是跳回原来的 actor
=tasks that change a model say '@MainActor in'
:修改模型的任务写明“@MainActor in”
=tasks, and methods that only start one; what else waits, sources do not tell
:检查任务和只启动任务的方法；其他代码是否等待，源代码看不出来
=templates
:模板
=test results
:测试结果
=text
:文案
=text follows the cell's closing quotation mark: double the marks within a cell
:单元格的结束引号后面还有内容：单元格内的引号要写两次
=text on the screen that is in no catalog
:屏幕上有字符串目录不知道的文案
=textconv
:文本转换
=texts cannot vary by '%@': use %@
:文案不能按“%1$@”变化：请使用 %2$@
=texts without a translation
:没有译文的文案
=the %@ translation of '%@' has to be reviewed
:“%2$@”的 %1$@ 译文需要复核
=the '%@' text '%@' of '%@' is not carried over
:“%3$@”的 %1$@ 译文“%2$@”没有转移
=the '%@' texts of '%@' are not carried over, because '%@' does not have the words that changed: write them anew
:“%2$@”的“%1$@”文案没有转移，因为“%3$@”里没有改动的词：请重新填写
=the '@Published' properties assigned here announce their change: remove this call
:这里赋值的“@Published”属性会自己通知变化：请删除这个调用
=the PO file is not in UTF-8: convert it with 'msgconv -t UTF-8'
:PO 文件不是 UTF-8 编码：请用“msgconv -t UTF-8”转换
=the Xcode project does not list %@: 'gloss add-language' adds languages, or remove their texts
:Xcode 工程没有列出 %@：“gloss add-language”可以添加语言，或删除它们的文案
=the Xcode project does not list '%@': 'gloss add-language %@' adds it, or remove its texts
:Xcode 工程没有列出“%1$@”：“gloss add-language %2$@”可以添加它，或删除它的文案
=the Xcode project lists %@, and no catalog has a text in it: translate the texts, or remove it from the list
:Xcode 工程列出了 %@，却没有一个字符串目录有它的文案：请翻译，或从列表中删除它
=the answer lacks '%@'
:回答缺少“%@”
=the app has %@, this extension has not: translate it, too
:应用有 %@，这个扩展没有：请一并翻译
=the app owns its models with '@State'
:应用用“@State”持有模型
=the attributes ask for the clean filter, which is not set up here: run 'gloss git install --clean-filter'
:属性要求清理过滤器，但这里没有设置：请运行“gloss git install --clean-filter”
=the bidirectional controls in '%@' are not balanced: close each one, or write without them
:“%@”里的双向控制字符不成对：请逐一关闭，或不使用它们
=the brace at the start is not closed: add '}'
:开头的花括号没有结束：请补上“}”
=the build may not take the branch '#if %@'
:构建可能不走分支“#if %@”
=the call has an argument '%@' that goes with a text only
:调用的参数“%@”只能与文案合用
=the catalog
:字符串目录
=the catalog does not have the key any more
:字符串目录里已没有这个键
=the catalog had another text, which is replaced
:字符串目录里原有的文案被取代
=the catalog has %@
:字符串目录里是%@
=the catalog has another text, which stays unless '--overwrite' is given
:字符串目录里已有另一种文案，予以保留，除非给出“--overwrite”
=the catalog has no 'version': add '"version" : "1.0"'
:字符串目录没有“version”：请添加“"version" : "1.0"”
=the catalog has no such key: it may be gone from the sources, or renamed
:字符串目录里没有这个键：可能已从源码删除，或改了名
=the catalog has none
:字符串目录里没有译文
=the catalog is behind its sources, entries to change: %@; run 'gloss sync'
:字符串目录落后于源码，要改动的条目：%lld；请运行“gloss sync”
=the catalog's text varies by %@, and its forms would be lost: export the key again, and translate those
:字符串目录里的文案按 %@ 有多种形式，导入会丢失：请重新导出这个键，翻译各个形式
=the catalog's texts are to be reviewed again, as the file says
:字符串目录里的这些文案按文件重新标为待复核
=the catalogs follow the sources; missing ones are made
:按源码更新字符串目录，缺少的会新建
=the cell's quotation mark is never closed: save the sheet again
:单元格的引号没有结束：请重新保存表格
=the cell's text is missing in the workbook: save it again
:工作簿里缺少这个单元格的内容：请重新保存工作簿
=the clone is shallow, so git cannot tell what was exported: run 'git fetch --unshallow'
:这是浅克隆，git 无法说明导出了什么：请运行“git fetch --unshallow”
=the code computes the name of the table
:表名由代码算出
=the code spells it '%@' here
:此处代码写作“%@”
=the comment does not name argument %@ of '%@': write what each stands for, by its number
:注释没有说明第 %1$@ 个参数（文案“%2$@”）：请按序号写出每个参数代表什么
=the comment does not name arguments %@ of '%@': write what each stands for, by its number
:注释没有说明“%2$@”的参数 %1$@：请按序号写明各代表什么
=the comment does not name the placeholder of '%@': write what it stands for
:注释没有说明“%@”的占位符：请写出它代表什么
=the comment explains '%@', which '%@' does not have: correct the comment
:注释说明了“%1$@”，但“%2$@”里没有它：请修改注释
=the comment has characters that end a comment in the file, and is written without them
:注释里有会使文件里的注释提前结束的字符，写出时已拆开或去掉
=the comment in place of the translation
:译文的位置上是注释
=the comment is Chinese: write it in the language of comments, '%@'
:注释是中文：请用约定的注释语言“%@”来写
=the comment is Japanese: write it in the language of comments, '%@'
:注释是日语：请用约定的注释语言“%@”来写
=the comment is Korean: write it in the language of comments, '%@'
:注释是韩语：请用约定的注释语言“%@”来写
=the comment is in Simplified characters: write it in the language of comments, '%@'
:注释用了简体字：请用约定的注释语言“%@”来写
=the comment is in Traditional characters: write it in the language of comments, '%@'
:注释用了繁体字：请用约定的注释语言“%@”来写
=the comment is not closed: add '*/'
:注释没有结束：请补上“*/”
=the comment is not in '%@', the language of comments: write it in that language
:注释没有用约定的语言“%@”：请改用这种语言
=the comment of '%@' is a draft: say what the string is for in place of '…'
:“%@”的注释还是草稿：请在“…”处写明字符串的用途
=the comment of '%@' is empty: say what the string is for
:“%@”的注释是空的：请说明这个字符串的用途
=the comment of '%@' is not a literal, so translators cannot see it: write a literal without interpolations
:“%@”的注释不是字面量，译者看不到：请写成没有插值的字面量
=the comment of '%@' is not extracted: list '%@' under 'functions' in gloss.json
:“%1$@”的注释没有被提取：请在 gloss.json 的 functions 中列出“%2$@”
=the comment only translates the text: say where it stands and what it is for
:注释只是翻译了文案：请写出它在哪里、有什么用
=the comment says the text again: say where it stands and what it is for
:注释只是重复了文案：请写出它在哪里、有什么用
=the compiler asks for it, and the fix of 'observable-object' adds it
:编译器会要求，“observable-object”的修复会自动加上
=the compiler says it
:由编译器报告
=the compiler sees no localizable text there
:编译器认为那里没有可本地化的文案
=the constants of this manifest make more than %@ elements from here on: write lists that do not repeat one another
:从此处起，清单里的常量展开后超过 %lld 个元素：列表请勿层层重复
=the control character %@
:控制字符 %@
=the copy would replace the catalog itself: give '--output' another folder, or leave it out
:副本会覆盖字符串目录本身：请给“--output”换一个文件夹，或去掉它
=the default value '%@' contains '%@' (U+%@), which is not used in '%@', the language of keys: write it in that language
:默认值“%1$@”里的“%2$@”（U+%3$@）不是键的语言“%4$@”的字母：请用这种语言来写
=the default value '%@' contains '%@', which is not used in '%@', the language of keys: write it in that language
:默认值“%1$@”里的“%2$@”不是键的语言“%3$@”的文字：请用这种语言来写
=the device variations of '%@' lack 'other': add it
:“%@”的设备形式缺少“other”：请补上
=the directory of the zip archive is damaged: get the file again
:zip 文件的目录结构已损坏：请重新获取该文件
=the disk quota is used up: free some space, then run again
:磁盘配额已用完：请腾出空间后再运行
=the element '%@' stands in '%@', which is not allowed: the file is damaged, so export it again from the program that made it
:元素“%1$@”不能放在“%2$@”里：文件已损坏，请从原来的程序重新导出
=the end of the file
:文件结尾
=the entry '%@'
:条目“%@”
=the entry has a text beside variations, or two kinds of them, of which one would be lost: fix the catalog first
:条目里文案与多种形式并存，或形式有两类，导入会丢失其一：请先修正字符串目录
=the entry has no '%@': add the line
:条目缺少“%@”：请补上这一行
=the file already exists and is left unchanged: remove it, then run again
:文件已存在，因此保持不动：请删除后再运行
=the file already exists: edit it, or remove it first
:文件已经存在：请修改它，或先删除
=the file cannot be removed: check its rights and remove it by hand
:文件无法删除：请检查权限并手动删除
=the file does not say its language ('target-language'), or has several: give a file of one
:文件没有写明语言（target-language），或有多种语言：请给出只含一种语言的文件
=the file ends inside an escape: it may be cut off: restore it
:文件在转义中间就结束了，可能不完整：请恢复文件
=the file ends where %@ should be: a closing bracket may be missing before line %@, where the indentation breaks
:文件提前结束，此处应是%1$@：第 %2$lld 行缩进错乱，之前可能缺少右括号
=the file ends where %@ should be: it may be cut off
:文件提前结束，此处应是%@：文件可能不完整
=the file ends where %@ should be: it may be cut off: restore it
:文件提前结束，此处应是%@，文件可能不完整：请恢复文件
=the file has a document type declaration, which XLIFF has no use for: remove it
:文件里有文档类型声明，XLIFF 用不到：请删除
=the file has another text for the same key further down, which counts
:文件后面对同一个键还有另一种文案，以后者为准
=the file has dropped '%@': translate it, or clear it with '--accept=empty'
:文件清空了“%@”：请补上译文，或用“--accept=empty”清空
=the file has dropped their texts: translate them, or clear them with '--accept=empty'
:文件清空了这些译文：请补上，或用“--accept=empty”清空
=the file has more than %@ elements and attributes: split it by language or catalog
:文件的元素与属性超过 %lld 个：请按语言或字符串目录拆分
=the file has no states: its texts count as translated
:文件没有写状态：其中的译文算已完成
=the file has other translations for the same texts: keep one of each
:文件对同样的文案有不同的译文：每条请只留一个
=the file has the catalog's texts in further states, which are taken
:译文与字符串目录相同而状态更进一步，已采用其状态
=the file is empty
:文件是空的
=the file is empty: restore it
:文件是空的：请恢复文件
=the file is empty: restore it, or merge again once it holds a catalog
:文件是空的：请恢复文件，或等它含有字符串目录后再合并
=the file is in '%@': save it as UTF-8
:文件的编码是“%@”：请存成 UTF-8
=the file is larger than %@ MiB: split it by language or catalog
:文件超过 %lld MiB：请按语言或字符串目录拆分
=the file is read-only: make it writable (chmod u+w), then run again
:文件是只读的：请改为可写（chmod u+w）后再运行
=the file is too large: 4 GiB is the limit
:文件太大：上限为 4 GiB
=the file name changes with the language: use a name that is not translated
:文件在每种语言里名称都不同：请把文件名和显示的文案分开
=the file says no language and is taken for '%@'
:文件没有写语言，按“%@”处理
=the file says that it is in '%@' but is in %@: save it as UTF-8
:文件声明的编码是“%1$@”，实际是 %2$@：请存成 UTF-8
=the file system is read-only: give another place
:文件系统是只读的：请换个位置
=the file translates from '%@', and the source language of '%@' is '%@': export it again
:文件的源语言是“%1$@”，而“%2$@”的源语言是“%3$@”：请重新导出
=the file was changed by someone else during this run and is left as it is: run again
:运行期间文件被别人改动，因此保持不动：请再运行一次
=the file's; unfinished texts are left out unless '--accept' takes them
:文件里的状态；未完成的译文不采用，除非给出“--accept”
=the first name with this text
:第一个使用该文本的名称
=the first one
:第一个在这里
=the first row has no column 'term': name the columns there
:第一行没有“term”列：请在第一行写上列名
=the fixes of %@ are left out: after them there would be more errors than before
:%@ 的修复没有做：做完之后错误会比原来多
=the fixes would leave a file that cannot be read, so none is made: edit it by hand and report this
:修复后文件将无法读取，因此这里一处也没有修复：请手动修改，并向我们反馈
=the flag 'fuzzy' says that it is unfinished: remove the flag when the translation is right, or take it with '--accept=needs-review'
:标记“fuzzy”表示译文未完成：译文无误时请去掉标记，或用“--accept=needs-review”采用
=the folder cannot be made: '%@' is a file: give another one with '--output'
:无法新建文件夹：“%@”是文件，请用“--output”另给一个
=the folder cannot be made: make it, or give another one with '--output'
:无法新建文件夹：请自行新建，或用“--output”另给一个
=the folder of the file does not exist: make it, then run again
:文件所在的文件夹不存在：请新建后再运行
=the form '%@' is empty, although others are translated: translate it
:“%@”形式是空的，而其他形式已翻译：请补写
=the form '%@' of '%@' is not a text
:“%2$@”的“%1$@”形式不是文案
=the form '%@' of '%@' is shown for several numbers (%@) and does not say which: add the number
:“%2$@”的“%1$@”形式用于多个数（%3$@），却没有写出是哪个：请写出数字
=the form 'other' is not translated
:“other”形式没有译文
=the format names '%@', which is missing
:格式里用到了没有定义的“%@”
=the forms depend on one of %@ numbers, and nothing says which: use a substitution
:文案里有 %lld 个数字，却没有说明各形式由哪一个决定：请使用替换项（substitution）
=the header names no language, so the plural forms have no names: add 'Language: …'
:文件头没有写语言，无法确定各复数形式：请加上“Language: …”
=the header says 'charset=%@': convert the file with 'msgconv -t UTF-8'
:文件头写着“charset=%@”：请用“msgconv -t UTF-8”转换文件
=the headers of several files stand here in one: import these files one by one
:几个文件的文件头并在了一起：请逐个导入原来的文件
=the id was repaired: '%@'
:id 已修复：“%@”
=the inline elements refer to so much 'originalData' that the texts would be larger than the file: save it without 'dataRef'
:行内元素反复引用“originalData”，展开后会比文件还大：请不带“dataRef”重新保存
=the key '%@' is given twice: remove one
:键“%@”出现了两次：请删去一个
=the key '%@' is translated as '%@' in another table: use one translation if both mean the same
:键“%1$@”在另一个表里译作“%2$@”：如果意思相同，请统一译法
=the key does not have the placeholders of its text
:键里没有其文案的占位符
=the key has no form '%@' any more
:键已没有“%@”这种形式
=the key is not one literal here: change it by hand, then run again
:这里的键不是一个字面量：请手工修改，再重新运行
=the key is not to be translated
:该键标为不翻译
=the key of '%@' has to be a literal without interpolations: pass values as arguments of a format
:“%@”按键的原样查找：请使用不含插值的字面量，把变化的部分作为格式的参数传入
=the key of '%@' is a literal: name it in an enum of raw values
:“%@”的键写成了字面量：请放到带原始值的枚举里
=the key, with translations to %@
:键，连同 %@的译文
=the key, with translations to %@, to be reviewed
:键，连同 %@的译文，待复核
=the key, without translations
:键，没有译文
=the keys '%@' and '%@' both have a text with the id '%@', so translators' files cannot tell them apart: rename one of the keys
:键“%1$@”与“%2$@”都有 id 为“%3$@”的文案，译者的文件无法区分：请给其中一个键改名
=the label '%@' is '%@' in the source text: write that, or leave it out
:标签“%1$@”在源文里是“%2$@”：请照写，或去掉
=the label '%@' is not in the source text: remove it
:源文里没有标签“%@”：请去掉
=the language '%@' is read from the bundle's 'contents.json'
:语言“%@”取自 bundle 里的“contents.json”
=the language '%@' is read from the name of the file
:语言“%@”取自文件名
=the language of messages
:消息的语言
=the language that the catalogs are developed in
:字符串目录的源语言
=the languages of keys and comments, as asked for
:按要求设定的键和注释的语言
=the languages that every text has to be translated to
:每条文案都要译成的语言
=the languages that every text has to be translated to; without those with few texts: %@
:每条文案都要译成的语言；不含文案很少的语言：%@
=the ledger does not account for every unit, so nothing is written: please report this
:导入记录没有涵盖所有单元，因此什么也没有写入：请向我们反馈
=the line breaks at the ends are other characters than in the source text: use the same
:首尾的换行符与源文种类不同：请用同一种
=the list holds something other than texts and dictionaries
:列表里有字符串和字典以外的内容
=the list stands for more than %@ values
:列表展开后超过 %lld 个值
=the literal here does not have an interpolation for each placeholder of '%@': change it by hand, then run again
:这里的字面量没有与“%@”的每个占位符对应的插值：请手工修改，再重新运行
=the literals are not rows of 16 hexadecimal digits: write the file again
:字面量不是一串串 16 位的十六进制数字：请重新写出这个文件
=the manifest declares no 'Package(': restore the file, it may be cut off
:清单里没有“Package(”，文件可能不完整：请恢复文件
=the missing ones, and those marked for review or translated by machine
:同上，再加上待复核的（包括机器翻译）
=the module, as in Xcode
:本模块，与 Xcode 相同
=the name is not valid UTF-8: rename the file or exclude its folder
:文件名不是有效的 UTF-8：请改名，或排除它所在的文件夹
=the name of a notification as a literal where it is used
:在使用处把通知名称写成字面量
=the name of a type
:类型名
=the new key gets the translations, marked for review
:新键接手译文，并标为待复核
=the number %@ stands beside the placeholder, which shows the number already: remove it
:数字 %@ 写在占位符旁边，而占位符已经会显示数字：请删掉它
=the only object of a class, which lives as long as the app, may start a task
:单例与应用同生共死，可以启动任务
=the other key
:另一个键
=the other translation
:另一处译文
=the other units of the key have it vary in another way
:同一键的其他单元按别的方式变化
=the package
:本软件包
=the path is too long: shorten it
:路径过长：请缩短
=the pattern '%@' takes more than %@ s on texts such as '%@': write it without a repetition within a repetition
:模式“%1$@”处理“%3$@”之类的文案超过 %2$lld 秒：请不要在重复中再用重复
=the phrase '%@' lacks '\(.applicationName)', which every phrase needs: put it in
:短语“%@”缺少“\(.applicationName)”，每条短语都要有：请补上
=the phrases of '%@' in '%@' cannot be compiled: only Xcode builds phrases of App Shortcuts
:“%1$@”（%2$@）的短语不能编译：快捷指令的短语只有 Xcode 能构建
=the placeholders are in another order than in '%@': number them, as in '%2$@'
:占位符的顺序与“%@”不同：请写上序号，例如“%%2$@”
=the placeholders have no numbers, so translators cannot move them: number them, beginning with '%@'
:占位符没有序号，译者无法移动它们：请加上序号，第一个写成“%@”
=the plural forms of '%@' lack 'other': add it
:“%@”的复数形式缺少“other”：请添加
=the program answered a request that it was not given
:程序回答了没有给它的请求
=the program answered a request twice: the first answer counts
:程序对同一请求回答了两次：以第一次为准
=the program cannot be run: give its path, or a name that PATH finds
:无法运行该程序：请给出它的路径，或 PATH 能找到的名称
=the program does not fill '%@', which the source text does not have: remove it
:程序不会填写“%@”，源文里也没有它：请删掉
=the program ended with %@
:程序异常结束，退出码 %lld
=the program ended with %@: %@
:程序异常结束，退出码 %1$lld：%2$@
=the program gave no answer
:程序没有回答
=the program left it out: %@
:程序跳过了它：%@
=the program printed more than %@ MB and was stopped
:程序输出超过 %lld MB，已被终止
=the program took longer than %@ s and was stopped
:程序运行超过 %lld 秒，已被终止
=the program wrote a line that is no answer: %@
:程序写出的一行不是回答：%@
=the project guide wins: no '@Bindable' for a model that is only read
:以项目指南为准：只读取模型时不用“@Bindable”
=the project has no catalog '%@'
:项目里没有字符串目录“%@”
=the project has no catalog '%@': %@ have %@ of its %@ keys, and '--map %@=%@' takes it
:项目里没有字符串目录“%1$@”：%2$@各有其 %4$lld 个键中的 %3$lld 个，可用“--map %5$@=%6$@”导入
=the project has no catalog '%@': '%@' has %@ of its %@ keys, and '--map %@=%@' takes it
:项目里没有字符串目录“%1$@”：“%2$@”有其 %4$lld 个键中的 %3$lld 个，可用“--map %5$@=%6$@”导入
=the project has no catalog here: give the new path of one behind '=' in '--map OLD=NEW'
:项目在此处没有字符串目录：请在“--map OLD=NEW”的“=”后写字符串目录的新路径
=the project has no catalogs in '%@', but others with their keys in '%@': '--map %@=%@' takes them
:项目的“%1$@”里没有字符串目录，但“%2$@”里有键相同的字符串目录：可用“--map %3$@=%4$@”导入
=the project has no catalogs of these names
:项目里没有这些字符串目录
=the project has no catalogs of these names, but others with their keys: '-v' lists them, and '--map OLD=NEW' takes them
:项目里没有这些字符串目录，但有键相同的字符串目录：用“-v”列出，用“--map OLD=NEW”导入
=the project has no file of that name for '%@', and none can be made: add it with Xcode
:项目里没有“%@”的同名文件，也无法新建：请用 Xcode 添加
=the project has no such file: it may have been moved, or made a String Catalog
:项目里没有这个文件：可能已移动，或已转成字符串目录
=the project has no target '%@': correct the name, or save the project in Xcode
:项目里没有 target“%@”：请改正名称，或在 Xcode 里重新保存项目
=the repository '%@' belongs to another user, so git does not read it: add it to 'safe.directory' in git's settings
:仓库“%@”属于别的用户，git 不读取它：请把它加入 git 设置里的“safe.directory”
=the row has more than %@ cells: quote a cell that holds the separator
:这一行的单元格多于 %lld 个：含有分隔符的单元格请加引号
=the row has more than %@ cells: save the sheet again
:这一行的单元格超过 %lld 个：请重新保存表格
=the row has no term: give the word in the source language
:这一行没有术语：请写源语言中的词
=the rule '%@' finds nothing here: remove it from this comment
:规则“%@”在这里没有发现任何问题：请从这条注释中删去
=the rule pack 'observation' reports nothing for '%@', which runs on %@ %@
:“%1$@”支持 %2$@ %3$lld，不检查规范“observation”
=the same file as '%@' through a symbolic link: give one of them
:经由符号链接，与“%@”是同一个文件：请只给出其中一个
=the same findings, one per line
:同样的问题，每行一个
=the same text translated in two ways
:同一条文案有两种译法
=the same unit stands in the file before
:文件里前面已有同样的单元
=the same with tabs between the cells
:同上，以制表符分隔单元格
=the same word twice in a row
:同一个词连写两次
=the settings of a project, see 'gloss help config'
:项目的设置：见“gloss help config”
=the sheet is not in UTF-8: save it as 'CSV UTF-8'
:表格不是 UTF-8 编码：请另存为“CSV UTF-8”
=the source language is '%@', but the project's is '%@': name the one that the texts are in, in both
:源语言是“%1$@”，而项目的是“%2$@”：请让两处都写文案实际所用的语言
=the source text beside its translation
:译文旁边留着源文
=the source text ends with '…' and '%@' does not: add it
:源文以“…”结尾，而“%@”没有：请补上
=the source text has %@ Markdown links and the translation %@: use the same number
:源文有 %1$lld 个 Markdown 链接，译文有 %2$lld 个：请写成一样多
=the source text has %@ line breaks and the translation %@: use the same number
:源文有 %1$@ 个换行，译文有 %2$@ 个：请写成一样多
=the source text has %@ percent, the translation only the number: add the percent sign
:源文是百分之 %@，译文只写了数字：请加上百分号
=the source text has %@ sentences, and the translation has one: translate the others
:源文有 %lld 句，译文只有一句：请补译其余各句
=the source text has '%@', and the translation lacks it: add it
:源文有“%@”，译文没有：请补上
=the source text has '%@', and the translation lacks its host: add it
:源文有“%@”，译文没有它的主机名：请补上
=the source text has '%@', the translation has '%@': write '%@'
:源文是“%1$@”，译文却是“%2$@”：请写“%3$@”
=the source text has quotation marks and '%@' has none: write them
:源文有引号，而“%@”没有：请补上
=the source text has the number %@, and the translation has %@: write the same
:源文的数字是 %1$@，译文却是 %2$@：请写成一样的
=the source text has the number %@, and the translation lacks its decimal mark: write it
:源文的数字是 %@，译文缺少小数点：请补上
=the source text; 'gloss import' skips such a unit while its text is the same
:填入源文；只要文案没有改动，“gloss import”就会跳过这样的单元
=the sources have a literal with an interpolation that can make '%@': the entry stays as it is
:源码里有带插值的字面量，可能拼出“%@”：条目保持不变
=the sources spell '%@' with other Unicode scalars for the same characters, which is another key when the app runs: spell both alike; the entry stays as it is
:源码用另一组 Unicode 码位写出“%@”中相同的字符，应用运行时这是另一个键：请统一写法；条目保持不变
=the sources spell '%@' with other specifiers, as '%@': the entry stays as it is; delete it if nothing else looks it up
:源码中的“%1$@”用的是另一种格式说明符，键为“%2$@”：条目保持不变；如果没有别处用到它，请删除
=the state 'new' says that it is unfinished: choose 'translated' or 'needs review', or take it with '--accept=new'
:状态“new”表示译文未完成：请选“translated”或“needs review”，或用“--accept=new”采用
=the string is not closed: the file may be cut off: restore it
:字符串没有结束，文件可能不完整：请恢复文件
=the substitution '%@' has no '%@': add it
:替换项“%1$@”没有“%2$@”：请加上
=the substitution '%@' has no text
:替换项“%@”没有文案
=the substitution '%@' is for argument %@, which the key does not pass: correct 'argNum'
:替换项“%1$@”使用第 %2$@ 个参数，而键没有传入：请改正“argNum”
=the substitution '%@' varies by something other than number
:替换项“%@”不是按数量变化
=the symbol '.%@' is taken
:符号“.%@”已被占用
=the system asks for a permission with '%@', and no 'InfoPlist.xcstrings' translates it into %@: add that catalog
:系统用“%1$@”请求权限，却没有“InfoPlist.xcstrings”把它译成 %2$@：请添加这个字符串目录
=the system asks for a permission with '%@', which '%@' lacks: run 'gloss sync' and translate it into %@
:系统用“%1$@”请求权限，“%2$@”里却没有它：请运行“gloss sync”，并译成 %3$@
=the system asks for a permission with '%@', which is not translated into %@: translate it
:系统会用“%1$@”请求权限，但它还没有译成 %2$@：请翻译
=the system asks for permissions with '%@' and %@ more, and no 'InfoPlist.xcstrings' translates them into %@: add that catalog
:系统用“%1$@”等另外 %2$lld 条文案请求权限，却没有“InfoPlist.xcstrings”把它们译成 %3$@：请添加这个字符串目录
=the table '%@' is computed, so the string '%@' has no catalog: name the table with a literal
:表名“%1$@”是计算得到的，因此字符串“%2$@”没有对应的字符串目录：请用字面量写表名
=the target has no phase that copies resources: add the catalog in Xcode
:这个 target 没有复制资源的阶段：请在 Xcode 里添加字符串目录
=the text has the character U+%@, which XML cannot hold: type the text again without it
:译文含有字符 U+%@，XML 不能容纳：请去掉它，重新输入
=the text holds the control character U+%@: remove it
:文案里有控制字符 U+%@：请删除它
=the text is UTF-16: save it as UTF-8
:文本是 UTF-16 编码：请存为 UTF-8
=the text is neither UTF-8 nor UTF-16: save it as UTF-8
:文件既不是 UTF-8，也不是 UTF-16：请存成 UTF-8
=the text is not closed: add a quote
:文案没有结束：请补上引号
=the text is not valid UTF-8 from here on: save it as UTF-8
:从此处起不是有效的 UTF-8：请存为 UTF-8
=the text lacks '%@', argument %@ of its key: add it, or remove it from the code
:文案缺少“%1$@”，即键的第 %2$@ 个参数：请补上，或从代码中去掉
=the text lacks '%@', which every phrase needs: add it
:文案缺少“%@”，每条短语都要有：请补上
=the text of '%@'
:“%@”的文案
=the text of '%@' is not in a 'stringUnit': write it in one
:“%@”的文案不在 stringUnit 里：请写进 stringUnit
=the text of all other devices varies further, which Xcode does not build
:其他所有设备的文案又按别的方式变化，Xcode 不能构建
=the text stays as it is in every language
:这条文案在所有语言中都保持原样
=the text's quotation mark is never closed in this line: end it with '"'
:这一行的引号没有结束：请在末尾补上引号
=the text, its source or its comment changed after it was read: read it again
:译文、源文或注释在读取之后改动过：请重新读取
=the texts are in '%@', but the project is developed in '%@': make '%@' its development region
:文案用的是“%1$@”，而项目的开发区域是“%2$@”：请把开发区域设为“%3$@”
=the token of this observer is dropped, so it is never removed: keep it for 'removeObserver'
:这个观察者的令牌被丢弃，永远无法移除：请保留令牌，供“removeObserver”使用
=the translation and the source text have different numbers of parts in '%@': use the same
:译文里“%@”标记的数量与源文不同：请写成一样多
=the translation has an empty line, the source text has none: remove what was added
:译文里有空行，而源文没有：请删除多出的内容
=the translation has fewer parts '^[…](inflect: true)' than the source text: use the same number, or plural variations
:译文里的 ^[…](inflect: true) 比源文少：请补上，或改用复数形式
=the translation is far longer (width %@) than the source text (%@): is it of another text?
:译文比源文长得多（宽 %1$lld，源文 %2$lld）：是不是贴错了文案？
=the translation is far shorter (width %@) than the source text (%@): was it cut off?
:译文比源文短得多（宽 %1$lld，源文 %2$lld）：是不是被截断了？
=the translation is the source text
:译文与源文相同
=the translation is the source text: if that is meant, choose 'translated' as its state
:译文与源文相同：若确实如此，请把状态选为“translated”
=the translation lacks %@ of '%@': add them
:译文缺少源文“%2$@”里的 %1$@：请补上
=the translation lacks %@ of the source text: add it
:译文缺少源文里的%@：请补上
=the translation lacks '%@', argument %@ of '%@': add it
:译文缺少“%1$@”，即“%3$@”的第 %2$@ 个参数：请补上
=the translation links to '%@', the source text does not: write its address
:译文链接到“%@”，而源文没有：请写源文的地址
=the translation of '%@' is empty: translate it, or remove this translation to show the source text
:“%@”的译文为空：请翻译，或删除这条译文以显示源文
=the translation of '%@' is only white space: translate it or, if this language needs no word here, make the whole sentence one text
:“%@”的译文只有空白：请翻译；如果该语言在这里不需要文案，请把整句话合成一条
=the translation of another language, pasted by mistake
:误贴了另一种语言的译文
=the translator's work back in the catalogs
:把译者的成果写回字符串目录
=the unit '%@' holds the character %@, which XML cannot hold: remove it from the key or the text
:单元“%1$@”里有 XML 容不下的字符 %2$@：请从键或文案里删除
=the unit has no id
:单元没有 id
=the unit has no source text to compare with the catalog's
:单元没有源文，无法与字符串目录比对
=the unit has several sources or targets: keep one of each
:单元有多个源文或译文：请各留一个
=the unit of '%@' has no 'state': add one, such as 'translated'
:“%@”的单元没有 state：请加上，例如 translated
=the unit of '%@' has no text as 'value': translate it or remove it
:“%@”的单元没有可读的 value：请翻译或删除
=the value of '%@' in '%@' is not quoted as in the source text: write both quotes
:“%2$@”里属性“%1$@”的值的引号与源文不同：请写上前后两个引号
=the whole translation is in '%@', the source text is not: remove the marks
:整条译文加上了“%@”，而源文没有：请去掉
=the work could not be done: settings, unreadable or invalid input, nothing to scan
:无法完成：设置有误、输入读不了或无效、没有可扫描的内容
=the workbook could not be made: %@
:无法生成工作簿：%@
=the workbook has more than %@ cells: split it
:工作簿的单元格超过 %lld 个：请拆分
=the zip archive could not be made
:无法生成 zip 文件
=the zip archive has the path '%@', which leads out of it: pack it again
:zip 文件里的路径“%@”指向压缩包之外：请重新打包
=the zip archive holds '%@' twice: pack it again
:zip 文件里有两个“%@”：请重新打包
=the zip archive holds more than %@ files: split it
:zip 文件里的文件超过 %lld 个：请拆分
=the zip archive unpacks to more than %@ MiB: split it
:zip 文件解压后大于 %lld MiB：请拆分
=their catalogs could not be read
:它们的字符串目录无法读取
=their files are not String Catalogs
:所属文件都不是字符串目录
=their files do not say their language ('target-language'): give it with '--language', such as '--language de'
:它们的文件没有写语言（“target-language”）：请用“--language”指定，例如“--language de”
=their files name something that is not a language
:它们的文件所写的不是语言代码
=their files translate from other source languages than the catalogs: export them again
:它们的文件与字符串目录的源语言不同：请重新导出
=their ids were repaired
:它们的 id 已修复
=their keys have other names now
:它们的键改了名
=their keys have other words now: to be reviewed
:它们的键改了措辞：待复核
=their keys may have other names now, with other comments: to be reviewed
:它们的键可能改了名，但注释不同：待复核
=their languages are read from the names of the files
:语言取自文件名
=their names fit several catalogs: '-v' lists them
:名称对应多个字符串目录：用“-v”列出
=their source languages differ from the catalogs' by region
:源语言与字符串目录只差地区
=their source texts have changed: translate them again, or use '--source-changed=review'
:源文已变：请重新翻译，或用“--source-changed=review”采用
=then 'gloss check --write-baseline' accepts the rest: only new findings count
:然后用“gloss check --write-baseline”接受其余问题，此后只有新的才算数
=there is neither '%@' nor a rule by device or width
:既没有“%@”，也没有按设备或宽度的规则
=there is no baseline: 'gloss check --write-baseline' writes one
:没有基线：用“gloss check --write-baseline”写一个
=there is no form 'other'
:没有“other”形式
=there is no gloss.json here or above: 'gloss init' writes one
:这里和上层文件夹都没有 gloss.json：“gloss init”会写一个
=there is no merge driver: run 'gloss git install'
:没有合并驱动：请运行“gloss git install”
=there is no rule '%@': 'gloss rules' lists them all
:没有规则“%@”：可用“gloss rules”查看全部规则
=there is no substitution '%@'
:没有替换项“%@”
=there is no translation to approve
:没有可批准的译文
=there is not enough memory for it
:内存不足
=there is not enough memory for the document
:内存不足，容不下整个文件
=there is nothing to remove
:没有可移除的设置
=there is nothing to translate
:没有要翻译的内容
=there it is '%@'
:那里的注释是“%@”
=there its value is '%@'
:那里的值是“%@”
=they have characters that XML cannot hold: type them again without these
:这些译文含有 XML 不能容纳的字符：请去掉这些字符，重新输入
=they lack some arguments of their sources, and are to be reviewed
:缺少源文的部分参数，标为待复核
=they replace finished texts: '-v' lists both
:取代了已完成的译文：用“-v”列出两边
=they take the place of texts that varied
:取代了有多种形式的文案
=this baseline exists already, and findings are only ever removed from it: remove resolved ones with '--prune-baseline', or delete the file to start over
:基线已经存在，它只删不增：请用“--prune-baseline”删去已解决的问题，或删除此文件重新开始
=this bracket has no partner: restore the file, it may be cut off
:这个括号不配对，文件可能不完整：请恢复文件
=this build has no zip archives and workbooks: take a released gloss, or install minizip and libxlsxwriter and build it with GLOSS_WORKBOOKS=1
:这个版本编译时没有包含 zip 和工作簿支持：请使用发布的 gloss，或安装 minizip 和 libxlsxwriter 后以 GLOSS_WORKBOOKS=1 重新编译
=this catalog is not formatted as Xcode writes it: run 'gloss fmt'
:此字符串目录与 Xcode 的写法不同：请运行“gloss fmt”
=this changes what is shown on the thread that posts: add '.receive(on: DispatchQueue.main)'
:这会在发送通知的线程上修改界面状态：请加上 .receive(on: DispatchQueue.main)
=this checkout lacks it, and it may look up '%@': fetch it and run again, or leave it with '--leave-unrecognized'
:这份检出里没有它，而它可能用到“%@”：请取回后再运行，或用“--leave-unrecognized”保留
=this checkout lacks the project's string catalogs, such as '%@': fetch them first
:这份检出缺少项目的字符串目录，例如“%@”：请先取回
=this comment is not closed: close it with '*/'
:注释没有结束：请用“*/”结束
=this comment suppresses nothing: remove it
:这条注释没有抑制任何问题：请删去
=this constant nests deeper than %@ levels: write it with fewer lists in lists
:这个常量嵌套超过 %lld 层：请减少列表的嵌套
=this depends on '%@' and does not restart when it changes: add 'id:'
:这里依赖“%@”，但它变化后不会重新执行：请加上 id:
=this file
:此文件
=this file and %@ other files
:此文件和另外 %@ 个文件
=this file and 1 other file
:此文件和另外 1 个文件
=this file cannot have comments: remove it
:这个文件不能有注释：请删除
=this is one piece of a longer text: localize the whole text, with the other parts as interpolations
:这只是一条文案的一段：请把整条文案本地化，其他部分作为插值
=this is the page, not the translations, which stay in the browser where they were typed: open the page there, press 'Save file' ('%@') and import the file that it saves
:这是翻译网页，不是译文，译文留在填写时所用的浏览器里：请在那里打开网页，点“Save file”（“%@”），再导入它存出的文件
=this looks like UTF-16: save the file as UTF-8
:文件像是 UTF-16：请存成 UTF-8
=this module's initializers, functions and types that localize a literal: one file, to be passed with '--declarations' when another module is scanned
:本模块中会本地化字面量的初始化方法、函数和类型：一个文件，扫描其他模块时用“--declarations”传入
=this preview does not put %@ in the environment, and the canvas stops: add it
:这个预览没有注入%@，会停止运行：请注入
=this quote is not closed: close it, or write "" for a quote in a cell
:引号没有结束：请补上，或在单元格中用两个引号表示一个引号
=this regular expression is not closed
:正则表达式没有结束
=this repository has no commit yet: leave '--changed-only' out
:仓库里还没有提交：请去掉“--changed-only”
=this string literal is not closed: close its quotes
:字符串字面量没有结束：请补上引号
=this subscription is dropped and ends at once: add '.store(in:)', or keep it
:这个订阅被丢弃，立刻结束：请加上“.store(in:)”，或保存它
=this task is not cancelled when the view goes: use '.task'
:视图消失时这个任务不会取消：请改用“.task”
=this translates an older source text, '%@': review it
:此译文对应以前的源文“%@”：请重新复核
=those without a translation, or with one in the state 'new'
:没有译文的，以及状态为“new”的
=three dots, or an ellipsis in only one of source text and translation
:三个点，或源文和译文中只有一方有省略号
=through %@
:经由 %@
=to be reviewed: %@
:待复核：%@
=to be translated
:要翻译
=to review
:待复核
=too many open files: raise the limit (ulimit -n)
:打开的文件过多：请提高上限（ulimit -n）
=too many symbolic links lead to each other: remove one
:符号链接相互指向，层数过多：请删除一个
=total
:总计
=translated
:已翻译
=translated from '%@'
:译自“%@”
=translated, whatever the file says
:一律为 translated，不管文件怎么写
=translations of a text that is not to be translated
:不翻译的文案有译文
=translators' files in an archive: 'gloss import', 'export --xcloc=zip'
:译者文件，打包在 zip 里：“gloss import”、“export --xcloc=zip”
=true or false
:true 或 false
=two columns are named '%@': keep one
:有两列都叫“%@”：请只留一列
=two files have other translations for '%@': keep one of them
:两个文件里“%@”的译文不同：请保留其中一种
=two files with different translations of one text
:同一文案在两个文件中有不同译文
=two names of notifications with the same text
:两个通知名称的文本相同
=two of the catalogs have this name: give each another '--output-directory'
:有两个字符串目录同名：请给它们不同的“--output-directory”
=two reports would go to one place: give each a file, as '--format %@=FILE'
:两份报告会写到同一处：请各给一个文件，如“--format %@=FILE”
=two spaces in a row
:连续两个空格
=two targets are named '%@': rename one of the two
:有两个 target 都叫“%@”：请给其中一个改名
=two units whose ids stand for one text
:两个单元的 id 指向同一处文案
=types of frameworks count as 'Sendable'
:框架的类型算作“Sendable”
=unchanged
:不变
=unexpected argument %@
:多余的参数%1$@
=unfinished states: finish the translations, or take them with '--accept=needs-review,new'
:译文的状态表示未完成：请先完成，或用“--accept=needs-review,new”采用
=units of a catalog that could not be read
:无法读取的字符串目录的单元
=units of a catalog that seems to have moved
:单元所属的字符串目录似乎换了位置
=units of a catalog that the project does not have
:项目中没有的字符串目录的单元
=units of a catalog that was not asked for
:未选中字符串目录的单元
=units of a file that is not a String Catalog
:不属于字符串目录的单元
=units of one key with different kinds of variations
:同一个键的单元变化方式不一致
=unknown build phase: correct it, or save the project in Xcode
:构建阶段无法识别：请改正，或在 Xcode 里重新保存项目
=unknown column '%@', did you mean '%@'?
:未知的列“%1$@”，是否想用“%2$@”？
=unknown column '%@': known are 'term', 'keep', 'case', 'note', a language, and 'forbidden' with a language
:未知的列“%@”：可用的有“term”“keep”“case”“note”、语言，以及“forbidden”加语言
=unknown command %@
:未知的命令%1$@
=unknown command or topic %@
:未知的命令或主题%1$@
=unknown escape in JSON: write '\\' for a backslash
:JSON 没有这种转义：反斜杠请写成“\\”
=unknown git revision '%@': fetch it first; in a GitHub workflow, give actions/checkout 'fetch-depth: 0'
:git 里没有版本“%@”：请先拉取；在 GitHub 工作流里，给 actions/checkout 设“fetch-depth: 0”
=unknown git revision '%@': name another, such as '%@', or fetch it first
:git 里没有版本“%1$@”：请改用别的，例如“%2$@”，或先拉取它
=unknown key '%@', did you mean '%@'?
:未知的键“%1$@”，是否想用“%2$@”？
=unknown key '%@': known are %@
:未知的键“%1$@”：可用的有%2$@
=unknown option %@
:未知的选项%1$@
=unknown path base: correct it, or save the project in Xcode
:路径的起点无法识别：请改正，或在 Xcode 里重新保存项目
=unknown version %@
:版本 %@ 无法识别
=unknown version %@: write the file again with this gloss
:不认识的格式版本 %@：请用这个 gloss 重新写出
=usage: 
:用法：
=use '.task' instead of a 'Task' in '.onAppear'
:用“.task”代替“.onAppear”里的“Task”
=use the file's text and mark it for review; also imports a file that looks out of date
:采用文件中的译文，并标为待复核；文件看上去较旧也照样导入
=use the translation and mark it for review
:采用，并标为待复核
=value '%@'
:源文“%@”
=value changed
:源文有变
=values nest more than %@ deep
:值的嵌套超过 %lld 层
=variation in two ways at once has no older form
:同时按两种方式变化，旧格式无法表达
=views have no '@ObservedObject'
:视图里没有“@ObservedObject”
=views have no '@StateObject'
:视图里没有“@StateObject”
=views use '%@', and no global actor protects it: add '@MainActor'
:视图使用“%@”，但没有全局 actor 保护它：请加上 @MainActor
=waiting for another run in this project to end
:正在等待本项目的另一次运行结束
=warning
:警告
=was '%@'
:原为“%@”
=what Xcode extracted in a build, for 'gloss parity' and 'gloss sync --from'
:Xcode 构建时提取的字符串：见“gloss parity”和“gloss sync --from”
=what Xcode's build writes: a file for each source, in the folder of --output
:Xcode 构建时写出的格式：每个源文件对应一个，放在 --output 的文件夹里
=what a sync would change, as a diff
:同步会改变什么，以 diff 显示
=what waits when a view begins stands in '.task'
:视图初始化时需要等待的工作放在“.task”里
=what would be written here is not read as it is meant: change this file by hand
:写入后读回来不是原意：请手工修改此文件
=where a key comes from
:一个键来自何处
=which property views need not follow, sources do not tell; the fix writes it where nothing was published
:视图不需要跟踪哪些属性，源码看不出来；修复只在原先未发布的属性上加
=with its translation '%@'
:连同译文“%@”
=without a value: %@
:不带值时：%1$@
=without words
:无单词
=words
:单词
=words to use and to avoid ('*' takes any ending), and names that stay as they are
:应当使用和避免的词（“*”表示任意词尾），以及保留原样的名称
=write '%@'
:改为“%@”
=write '…'
:改为“…”
=write full-width characters
:改用全角字符
=write full-width marks
:写全角标点
=write no-break spaces
:写入不换行空格
=write one space
:只写一个空格
=write the comment '%@'
:写上注释“%@”
=write the file as Xcode does
:按 Xcode 的写法重写文件
=write the path relative to the folder of the configuration
:请写相对于设置文件所在文件夹的路径
=write the source's line breaks
:写上源文的换行
=write the source's spaces
:写上源文的空格
=written for review: %@
:已写入，待复核：%@
=wrote %@
:已写出 %@
=xmlParseCharRef: invalid decimal value
:字符引用不是有效的十进制数
=xmlParseCharRef: invalid hexadecimal value
:字符引用不是有效的十六进制数
=xmlParseCharRef: invalid value
:字符引用无效
=xmlParseCharRef: invalid xmlChar value %@
:字符引用所指的字符 %lld 不允许使用
=xmlParseEntityRef: no name
:“&”后面没有实体名
=xmlParseStartTag: invalid element name
:元素名无效
=“%@ in %@” cannot be translated without knowing what the two stand for: a file in a folder, a person in a city. Name each argument in the comment by its specifier, and by its number if there are several: `%@: the file; %@: the folder`. The specifier has to be the text's: `%@` for a name, or two in the wrong order, describe another text. One that the text does not have is a leftover of an older text.
:“%@ in %@”里的两个占位符是什么，不知道就没法翻译：是文件夹里的文件，还是城市里的人。请在注释里用占位符说明每个参数，有多个时写上序号：`%1$@：文件；%2$@：文件夹`。占位符要与文案的一致：用 `%d` 表示名称，或两个占位符写反了顺序，说明的就是另一条文案。注释里有而文案里没有的占位符，是旧文案留下的。
=“1 files” is wrong in English, and languages with more forms are wrong more often. Where a whole number stands before a plural noun of an English source text, vary the text by plural, as `gloss plural` and the fix do; translators then get the forms of their languages.
:“1 files”在英语里是错的，形式更多的语言错得更多。英文源文里如果整数后面是复数名词，就让文案随数目变化，`gloss plural` 和此处的修复都能做到；译者随后得到各自语言的形式。
=“Button”, “title”, the key said again or its translation are comments that only quiet a checker. A translator wants to know where the text stands, what happens when it is tapped, whether “Open” is what one does or how something is. A comment is reported if all its words name a kind of control, text or surface (button, label, title, text, page, dialog, list …) or promise a comment, if it is the text again, or if nothing of it is left beside the text but its translation or one word of two Chinese characters. One word more, which page or which thing, is enough: “settings page title”.
:“按钮”、“标题”、重复键的内容或它的译文，这样的注释只能应付检查。译者想知道文案在哪里、点按后发生什么、“Open”是动作还是状态。下列注释会被报告：所有的词都只是某种控件、文案或界面的名称（按钮、标签、标题、文案、页面、弹窗、列表……）或待补充的标记；与文案相同；除文案之外只剩它的译文或一个两字的词。再多一个词，说明是哪个页面、什么东西，就够了：“设置页标题”。
=“Chat with ” + name has the words of English in the order of English. A translator gets the pieces one by one and can neither change their order nor let them agree with each other. Make one text with the parts filled in: `String(localized: "Chat with \(name)", comment: "…")`. In a `Text`, pieces in another style go in as interpolations: `Text("\(Text(name).bold()) is typing")`.
:“Chat with ” + name 的用词和语序都是英语的。译者一片一片地拿到它们，既不能调整顺序，也无法让它们互相配合。请写成一条文案，把变化的部分填进去：`String(localized: "Chat with \(name)", comment: "…")`。在 `Text` 里，样式不同的部分可以作为插值：`Text("\(Text(name).bold()) is typing")`。
=“On” and “Off”, “Enable” and “Disable”, “Yes” and “No” with the same translation: one of the two was pasted into the wrong line, and a switch says the same in both positions. The pairs are a list of English words. Compared are source texts of at most six words that differ in such a pair alone, capitals aside: “Show toolbar” and “Hide toolbar”.
:“On”和“Off”、“Enable”和“Disable”、“Yes”和“No”的译文相同：其中一条贴错了行，开关在两个位置显示同样的文案。成对的词来自一张英语词表。如果两条源文不超过六个词，而且只差这样一对词，就会比较它们的译文，不分大小写，例如“Show toolbar”和“Hide toolbar”。
=“Wait 30 seconds” that became 20: numbers are what translators do not read. Reported is a number of the source text that is not in the translation, in any digits, with any separators, where the translation has a number that the source text has not: 15 for 1.5, or 10 without its percent sign. Clock times, dates, money, telephone numbers, ages and examples differ between countries, and units may be converted: they are not compared. Nor is a number that several languages have. A number that only went away is a note: it may be a word.
:“等待 30 秒”变成了 20 秒：译者不会细看数字。如果源文的数字不在译文里，而译文有源文没有的数字，就会报告，例如 1.5 写成 15，或者 10 丢了百分号；数字形式和分隔符不限。时刻、日期、金额、电话号码、年龄和举例因国家而异，单位可能换算，这些都不比较；几种语言都有的数字也不报告。只是少了数字则为提示，因为可能写成了文字。
=“the the” is the commonest slip of all, and hard to see in a text of one's own. Languages that double words on purpose, such as Indonesian, Vietnamese and Hindi, are not reported, nor are those without spaces.
:“the the”是最常见的笔误，自己写的文字里谁也看不出来。印尼语、越南语、印地语等有意叠词的语言不计，词间没有空格的语言也不计。
=“•”, “%@” and “—” come to the catalog as keys, and translators wonder what to do with them. `Text(verbatim:)` keeps them out. Numbers need care: a localized text writes them with the digits of the language, and `Text(verbatim: count.formatted())` does so, too. Texts that a catalog translates, or marks as not to be translated, are left alone.
:“•”、“%@”和“—”作为键进入字符串目录，译者不知道该拿它们怎么办。`Text(verbatim:)` 让它们留在外面。数字是另一回事：本地化的文案按语言的写法显示数字，`Text(verbatim: count.formatted())` 也能做到。字符串目录里已有译文、或标明不翻译的文案不算。
=… and more findings: %@
:……另有 %lld 个问题
=… and more: %@
:……另有 %lld 条
=… and more: '-v' lists all
:……其余用“-v”列出
"""#
}
