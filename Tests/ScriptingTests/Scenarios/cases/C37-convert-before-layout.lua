-- A view designed 320 wide, with a picture 16 from its edges: before its layout a conversion gives where it
-- was designed.
local Detail = class("Detail", UIViewController)
function Detail:loadView() self.view = UIView{frame = CGRect(0, 0, 320, 568)} end
function Detail:viewDidLoad()
  self.picture = UIImageView{image = UIImage{named = "sample"}}
  self.view:addSubview(self.picture)
  self.picture.snp:makeConstraints(function(make)
    make.leading.trailing:equalToSuperview():inset(16)
    make.top:equalToSuperview():offset(84)
    make.height:equalTo(200)
  end)
  self.view:layoutIfNeeded()
end

local rect
local function present(laysOut)
  local a, b = UIViewController{}, Detail()
  window.rootViewController = a
  step()
  local delegate = {animationControllerForPresented = function() return {
    transitionDuration = 0.3,
    animateTransition = function(self, ctx)
      b.view.frame = ctx:finalFrame(b)
      ctx.containerView:addSubview(b.view)
      if laysOut then b.view:layoutIfNeeded() end
      rect = b.picture:convert(b.picture.bounds, {to = ctx.containerView})
      UIView.animate{withDuration = 0.3, animations = function() b.view.alpha = 0.5 end,
        completion = function() ctx:completeTransition(true) end}
    end,
  } end}
  b.transitioningDelegate, b.modalPresentationStyle = delegate, "fullScreen"
  a:present(b, {animated = true})
  settle()
  return b
end
local b = present(false)
expectEqual(rect, CGRect(16, 84, 288, 200))
expectEqual(b.picture.frame, CGRect(16, 84, 358, 200))
local told = findingList()
expectEqual(#told, 1)
expectEqual(told[1].rule, "convert-before-layout")
expect(told[1].message:find("convert on Detail.picture with pending layout", 1, true), told[1].message)
expect(told[1].message:find("(16, 84, 288, 200)", 1, true), told[1].message)
expect(told[1].message:find("(16, 84, 358, 200)", 1, true), told[1].message)
reset()
present(true)
expectEqual(rect, CGRect(16, 84, 358, 200))
expectEqual(#findingList(), 0)
-- what is moved by hand, or does not move in the layout, is no mistake
reset()
local root = UIViewController{}
window.rootViewController = root
step()
local v, w = UIView{frame = CGRect(10, 10, 50, 50)}, UIView{frame = CGRect(0, 0, 5, 5)}
root.view:addSubview(v)
v:addSubview(w)
expectEqual(w:convert(w.bounds, {to = root.view}), CGRect(10, 10, 5, 5))
w.frame = CGRect(20, 20, 5, 5)
wait(0)
expectEqual(#findingList(), 0)
