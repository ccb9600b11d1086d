import LuaRuntime
import Testing

/// The stoppable matcher against Lua's own, on generated patterns.
@Suite struct PatternTests {
  /// Prints what find, match, gmatch and gsub give for many patterns made from a seed.
  static let script = """
    local seed = 12345
    local function random(n) seed = (seed * 1103515245 + 12345) % 2147483648 return seed // 65536 % n + 1 end
    local items = {"a", "b", "%a", "%d", ".", "[ab]", "[^a]", "[a-c%d]", "%s", "%w", "%W", "x",
      "(a)", "(.)", "()", "%1", "%b()", "%f[%w]", "%.", "^", "$", "(a*(.)%w(%s*))", "[]]", "%", "("}
    local suffixes = {"", "", "", "*", "+", "-", "?"}
    local letters = {"a", "b", "c", "1", " ", "(", ")", "x", ".", "]", "é", "\\0"}
    local function make(from, most, with)
      local parts = {}
      for i = 1, random(most) do
        parts[i] = from[random(#from)] .. (with and with[random(#with)] or "")
      end
      return table.concat(parts)
    end
    local function show(...)
      local parts = {}
      for i = 1, select("#", ...) do parts[i] = tostring((select(i, ...))) end
      return table.concat(parts, "|")
    end
    for i = 1, 4000 do
      local p, s, init = make(items, 5, suffixes), make(letters, 12), random(6) - 3
      local lines = {p, s}
      lines[#lines + 1] = show(pcall(string.find, s, p, init))
      lines[#lines + 1] = show(pcall(string.match, s, p, init))
      lines[#lines + 1] = show(pcall(string.gsub, s, p, "<%0>", random(4)))
      lines[#lines + 1] = show(pcall(function()
        local all = {}
        for a, b in s:gmatch(p) do all[#all + 1] = show(a, b) end
        return table.concat(all, ";")
      end))
      print(table.concat(lines, "\\n"))
    end
    """

  @Test func theMatcherAgreesWithLuas() throws {
    let ours = try Stage()
    let theirs = try Stage(LuaConfiguration(isUnsafe: true))
    try ours.run(Self.script)
    try theirs.run(Self.script)
    let left = ours.printed.split(separator: "\n", omittingEmptySubsequences: false)
    let right = theirs.printed.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(left.count == right.count && left.count > 20000)
    for (index, pair) in zip(left, right).enumerated() where pair.0 != pair.1 {
      let start = max(0, index - 6)
      Issue.record("\(left[start...index]) but \(pair.1)")
      return
    }
  }
}
