local T = require "trace"
local a, b = T.presented("custom")
local ok, message = pcall(function() a:present(b, {animated = true}) end)
expectEqual(ok, false)
expect(message:find("NSInvalidArgumentException"), message)
expectEqual(a.presentedViewController, b)
