-- A session of 'gloss lsp' in Neovim, for Scripts/try-editors.
local app = os.getenv("app")
local function fail(what, got)
  io.stderr:write("try-editors: neovim: " .. what .. ": " .. vim.inspect(got) .. "\n")
  vim.cmd("cquit 1")
end
local function waits(what, holds)
  local value
  if not vim.wait(60000, function() value = holds(); return value end, 20) then
    fail(what, vim.diagnostic.get(0))
  end
  return value
end
local function missing()
  return vim.tbl_filter(function(item) return item.code == "comment-missing" end, vim.diagnostic.get(0))
end
local first = waits("no diagnostic", function() return missing()[1] end)

-- The second run ends here, and is killed.
local shown = os.getenv("shown")
if shown then
  vim.fn.writefile({ tostring(vim.fn.getpid()) }, shown)
  return
end

local text = vim.api.nvim_buf_get_text(0, first.lnum, first.col, first.end_lnum, first.end_col, {})[1]
if text ~= '"Save"' or first.source ~= "gloss" then fail("the place", { text, first }) end

-- A quick fix.
vim.api.nvim_win_set_cursor(0, { first.lnum + 1, first.col + 1 })
vim.lsp.buf.code_action({ apply = true, filter = function(it) return it.title:find("出现两次的标题") end })
waits("the quick fix", function()
  return vim.api.nvim_buf_get_lines(0, 1, 2, false)[1] == '\tlet a = ["😀中": Text("Save", comment: "出现两次的标题")]'
end)
waits("the fixed diagnostic", function() return #missing() == 0 end)

-- Hover in a window of its own.
local function at(line, part)
  local text = vim.api.nvim_buf_get_lines(0, line - 1, line, false)[1]
  vim.api.nvim_win_set_cursor(0, { line, (text:find(part, 1, true)) })
end
at(3, "Twice")
vim.lsp.buf.hover()
waits("a hover", function()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    local lines = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false)
    if vim.api.nvim_win_get_config(window).relative ~= "" and table.concat(lines):find("两次", 1, true) then
      vim.api.nvim_win_close(window, true)
      return true
    end
  end
end)

-- To the entry and back.
vim.lsp.buf.references()
waits("references", function() return #vim.fn.getqflist() == 3 end)
vim.cmd("cclose")
vim.lsp.buf.definition()
waits("a definition", function() return vim.api.nvim_buf_get_name(0):find("Localizable.xcstrings", 1, true) end)
if vim.api.nvim_get_current_line() ~= '    "Twice" : {' then fail("the entry", vim.api.nvim_get_current_line()) end
waits("a server for the catalog", function() return #vim.lsp.get_clients({ bufnr = 0, name = "gloss" }) == 1 end)
local catalog = vim.api.nvim_get_current_buf()
vim.lsp.buf.definition()
waits("the uses of an entry", function() return #vim.fn.getqflist() == 2 end)
vim.cmd("cclose")
vim.cmd("buffer View.swift")

-- Typing: an incomplete text, and the keys that complete it.
vim.api.nvim_buf_set_lines(0, 4, 4, false, { 'let d = Text("tw")' })
waits("a diagnostic while typing", function() return #missing() == 1 end)
at(5, 'w"')
local client = vim.lsp.get_clients({ name = "gloss" })[1]
local params = vim.lsp.util.make_position_params(0, client.offset_encoding)
params.position.character = params.position.character + 1
local answers = vim.lsp.buf_request_sync(0, "textDocument/completion", params, 60000)
local _, answer = next(answers or {})
if not answer or answer.result.items[1].label ~= "Twice" then fail("a completion", answers) end
vim.cmd("undo")

-- Rename in both texts, the catalog being open.
at(3, "Twice")
vim.lsp.buf.rename("Two 😀")
waits("a rename", function()
  local lines = vim.api.nvim_buf_get_lines(catalog, 0, -1, false)
  return lines[4] == '    "Two 😀" : {'
    and vim.api.nvim_buf_get_lines(0, 3, 4, false)[1] == 'let c = Text("Two 😀", comment: "出现两次的标题")'
end)

-- A fix that was made on another version is refused.
local uri = vim.uri_from_bufnr(0)
local start = { line = 0, character = 0 }
vim.notify = function() end
vim.print = function() end
local before = vim.api.nvim_buf_get_lines(0, 0, -1, false)
pcall(vim.lsp.util.apply_workspace_edit, { documentChanges = { {
  textDocument = { uri = uri, version = 1 },
  edits = { { range = { start = start, ["end"] = start }, newText = "wrong" } },
} } }, client.offset_encoding)
if not vim.deep_equal(before, vim.api.nvim_buf_get_lines(0, 0, -1, false)) then fail("an old edit", uri) end

vim.cmd("silent wall")
vim.cmd("qall!")
