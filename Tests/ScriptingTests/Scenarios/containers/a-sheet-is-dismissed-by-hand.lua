local a, s = class("A", UIViewController){}, class("S", UIViewController){}
window.rootViewController = a
wait(0.1)
local log, may = {}, true
local function note(name, answer)
  return function(self, presentation)
    expectEqual(presentation, s.presentationController)
    log[#log + 1] = name
    return answer and answer()
  end
end
local delegate = {
  presentationControllerShouldDismiss = note("should", function() return may end),
  presentationControllerWillDismiss = note("will"),
  presentationControllerDidAttemptToDismiss = note("attempt"),
  presentationControllerDidDismiss = function() log[#log + 1] = "did" end,
}
s.sheetPresentationController.delegate = delegate
a:present(s, {animated = true})
settle()

may = false
drag{from = CGPoint(195, 100), to = CGPoint(195, 700)}
settle()
expectEqual(log, {"should", "attempt"})
expectEqual(at(now(), s.view).rect.y, 47, {accuracy = 0.5})

log, may = {}, true
drag{from = CGPoint(195, 100), to = CGPoint(195, 700)}
settle()
expectEqual(log, {"should", "will", "did"})
expectEqual(a.presentedViewController, nil)

-- Never for a call of dismiss.
log, s = {}, class("S2", UIViewController){}
s.sheetPresentationController.delegate = delegate
a:present(s, {animated = true})
settle()
a:dismiss{animated = true}
settle()
expectEqual(log, {})
