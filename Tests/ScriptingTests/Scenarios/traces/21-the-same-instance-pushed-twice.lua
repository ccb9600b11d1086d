local T = require "trace"
local n, a = T.stack(false)
local ok, message = pcall(function() n:pushViewController(a, {animated = true}) end)
expectEqual(ok, false)
expect(message:find("NSInvalidArgumentException") and message:find("more than once"), message)
expectEqual(n.viewControllers, {a})
