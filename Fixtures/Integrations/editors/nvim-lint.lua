local lint = require("lint")
local severity = vim.diagnostic.severity

lint.linters.gloss = {
  cmd = "gloss",
  stdin = true,
  args = {
    "check", "-", "--format", "xcode", "--quiet",
    "--path", function() return vim.api.nvim_buf_get_name(0) end,
  },
  ignore_exitcode = true,
  parser = require("lint.parser").from_pattern(
    "^(.-):(%d+):(%d+): (%a+): (.*) %(([%w%-]+)%)$",
    { "file", "lnum", "col", "severity", "message", "code" },
    { error = severity.ERROR, warning = severity.WARN, note = severity.INFO },
    { source = "gloss" }
  ),
}
lint.linters_by_ft.swift = { "gloss" }
vim.api.nvim_create_autocmd({ "BufEnter", "InsertLeave", "TextChanged" }, {
  pattern = "*.swift",
  callback = function() lint.try_lint() end,
})
