let first = String(localized: "First", comment: "文件第一行，前面有字节顺序标记")
let second = String(localized: "Second", comment: "第二行")
