local a, s = class("A", UIViewController){}, class("S", UIViewController){}
window.rootViewController = a
wait(0.1)
local Detent = UISheetPresentationController.Detent
local sheet = s.sheetPresentationController -- the reading makes it, as in UIKit
expect(sheet:isKind(UISheetPresentationController))
sheet.detents = {"medium", Detent.large(),
  Detent.custom{identifier = "most", resolver = function(c) return c.maximumDetentValue * 0.75 end}}
sheet.prefersGrabberVisible = true
sheet.preferredCornerRadius = 20
a:present(s, {animated = true})
settle()
expectEqual(at(now(), s.view).rect.y, 422)
expectEqual(s.view.layer.cornerRadius, 20)
local t = now()
sheet:animateChanges(function() sheet.selectedDetentIdentifier = "large" end)
settle()
expectEqual(at(now(), s.view).rect, CGRect(0, 47, 390, 797))
expect(at(t + 0.1, s.view).rect.y > 50 and at(t + 0.1, s.view).rect.y < 400, "on its spring")
expectEqual(sheet.detents[3].identifier, "most")
local ok, message = pcall(function() sheet.detents = {"huge"} end)
expect(not ok and message:find("medium, large"), message)
