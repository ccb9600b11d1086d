-- Get, set and call on an object, in nanoseconds; the empty loop is subtracted. The C baseline and
-- segue run this same file; `View()` has a number `alpha` and a method of two numbers.
local v = View()
local N = 1000000
local wall = os.clock
local function measure(f)
  local best = math.huge
  for _ = 1, 15 do
    local start = wall()
    f(N)
    best = math.min(best, wall() - start)
  end
  return best * 1e9 / N
end
local empty = measure(function(n) for i = 1, n do end end)
local function show(name, f) print(string.format("%s %.1f", name, measure(f) - empty)) end
show("get", function(n) local x for i = 1, n do x = v.alpha end end)
show("set", function(n) for i = 1, n do v.alpha = 0.5 end end)
show("call", function(n) for i = 1, n do v:fade(0.5, 1) end end)
