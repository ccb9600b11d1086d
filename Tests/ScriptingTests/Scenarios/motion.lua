-- What the scenarios of motion share: views in a window that were committed, and rows of values.
local M = {}

-- A view that is on screen, and the time it is there.
function M.view(frame, name)
  window.rootViewController = window.rootViewController or UIViewController{}
  local v = UIView{frame = frame or CGRect(0, 0, 10, 10), name = name or "v"}
  window.rootViewController.view:addSubview(v)
  step()
  return v, now()
end

-- A 10 x 10 view whose left edge stands at 0: its rect's x is what it has moved.
function M.dot() return M.view(CGRect(0, 0, 10, 10), "dot") end

-- Moves the left edge of a dot.
function M.to(v, x) v.center = CGPoint(x + 5, 5) end

-- Expects values at times after t: {{time, value}, ...}; `read` takes the record of the view.
function M.rows(v, t, rows, read, accuracy)
  read = read or function(record) return record.rect.x end
  for _, row in ipairs(rows) do
    expectEqual(read(at(t + row[1], v)), row[2],
      {accuracy = accuracy or 1e-5, message = "after " .. row[1] .. " s"})
  end
end

-- The record's own alpha.
function M.alpha(record) return record.alpha end

-- Expects an error whose message has all of the texts.
function M.refused(texts, f, ...)
  local ok, message = pcall(f, ...)
  expect(not ok, "no error: " .. table.concat(texts, ", "))
  for _, text in ipairs(texts) do
    expect(tostring(message):find(text, 1, true), "no '" .. text .. "' in: " .. tostring(message))
  end
end

-- Expects a finding of a rule.
function M.found(rule)
  for _, f in ipairs(findingList()) do if f.rule == rule then return expect(true) end end
  expect(false, "no finding " .. rule)
end

return M
