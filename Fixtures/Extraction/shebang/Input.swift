#!/usr/bin/env swift "Text("no")
import Foundation

print(String(localized: "Run", comment: "脚本的输出"))
