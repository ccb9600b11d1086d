local Page = class("Page", UIViewController)
function Page:viewWillTransition(size, coordinator)
  self.size, self.transform = size, coordinator.targetTransform
  self.before = self.view.bounds.size
  Page.super.viewWillTransition(self, {to = size, with = coordinator})
  coordinator:animate{alongsideTransition = function() self.along = true end,
    completion = function() self.after = self.view.bounds.size end}
end
local Child = class("Child", Page)
local page, child = Page{}, Child{}
page:addChild(child)
page.view:addSubview(child.view)
child:didMove(page)
window.rootViewController = page
wait(0.1)
rotate("landscapeLeft")
settle()
for _, it in ipairs{page, child} do
  expectEqual(it.size, CGSize(844, 390))
  expectEqual(it.along, true)
  expectEqual(it.before, CGSize(390, 844))
  expectEqual(it.transform == CGAffineTransform.identity, false)
end
expectEqual(page.after, CGSize(844, 390))
expectEqual(UIScreen.main.bounds.size, CGSize(844, 390))
expectEqual(page.view.safeAreaInsets, UIEdgeInsets{top = 0, left = 47, bottom = 21, right = 47})
expectEvents{"Page.viewWillTransition", "Child.viewWillTransition"}
local ok, message = pcall(rotate, "sideways")
expect(not ok and message:find("landscapeLeft"), message)
