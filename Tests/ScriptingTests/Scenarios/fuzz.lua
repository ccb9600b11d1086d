-- Calls the members of a class with wrong arguments: nothing crashes, and what is refused is refused by name.
local M = {}
local nothing = function() end

local controller = UIViewController{}
window.rootViewController = controller
step()

local NIL = {}
local wrong = {
  NIL, true, 0, -1, 0.5, 1 / 0, 0 / 0, 1e300, math.maxinteger, math.mininteger, "", "x", "self", {}, {1, "x"},
  {unknown = 1}, nothing, coroutine.create(nothing), UIView, CGRect.null, CGPoint(0 / 0, 1), UIColor.red,
  UIView{}, UIViewController{}, CALayer{},
}

-- What a real transition shows of itself.
local captured = {}
do
  local X = class("X")
  X.transitionDuration = 0.2
  function X:animateTransition(ctx)
    captured.UIViewControllerContextTransitioning = ctx
    captured.UIViewControllerTransitionCoordinator = ctx:viewController("to").transitionCoordinator
    UIView.animate{withDuration = 0.2, animations = function() ctx.containerView.alpha = 0.5 end,
      completion = function() ctx:completeTransition(true) end}
  end
  local x = X{}
  local delegate = {animationControllerForPresented = function() return x end}
  captured.delegate = delegate
  local b = UIViewController{modalPresentationStyle = "custom", transitioningDelegate = delegate}
  function M.transition()
    if not captured.UIViewControllerContextTransitioning then
      controller:present(b, {animated = true})
      step(2)
    end
  end
end

-- What only a touch brings.
do
  local Touched = class("Touched", UIView)
  function Touched:touchesBegan(touches, event)
    captured.UITouch = touches[1]
    captured.UIEvent = event
  end
  function M.touch()
    if captured.UITouch then return end
    local v = Touched{frame = controller.view.bounds}
    controller.view:addSubview(v)
    step()
    touch.down(CGPoint(50, 100))
    v.isUserInteractionEnabled = true
  end
end

local constrained = UIView{}
controller.view:addSubview(constrained)
constrained.snp:makeConstraints(function(make)
  captured.ConstraintMaker = make
  captured.ConstraintDescription = make.top
  captured.ConstraintDescription:equalTo(1)
end)

-- A list of three items in two sections, with headers.
local source = {numberOfItemsInSection = 3, numberOfSections = 2, referenceSizeForHeaderInSection = CGSize(9, 9)}
function source:cellForItemAt(cv, path) return cv:dequeueReusableCell("cell", path) end
function source:viewForSupplementaryElementOfKind(cv, kind, path)
  return cv:dequeueReusableSupplementaryView(kind, "header", path)
end
local function collection()
  local cv = UICollectionView{frame = CGRect(0, 0, 99, 99), collectionViewLayout = UICollectionViewFlowLayout{}}
  cv:register(UICollectionViewCell, "cell")
  cv:register(UICollectionReusableView, {forSupplementaryViewOfKind = UICollectionView.elementKindSectionHeader,
    withReuseIdentifier = "header"})
  cv.dataSource, cv.delegate = source, source
  cv:layoutIfNeeded()
  return cv
end

local function maker(text) return load("return " .. text) end
local kept = UIView{} -- anchors do not keep their view
M.makers = {
  NSLayoutXAxisAnchor = function() return kept.leadingAnchor end,
  NSLayoutYAxisAnchor = function() return kept.topAnchor end,
  NSLayoutDimension = function() return kept.widthAnchor end, ConstraintItem = function() return kept.snp end,
  NSLayoutConstraint = function() return kept.widthAnchor:constraint{equalToConstant = 1} end,
  ConstraintMaker = function() return captured.ConstraintMaker end,
  ConstraintDescription = function() return captured.ConstraintDescription end,
  NSObject = maker "CALayer{}", UIResponder = maker "UIView{}",
  CAAnimation = maker "CABasicAnimation{}", CAPropertyAnimation = maker "CABasicAnimation{}",
  UIPresentationController = maker "UIPresentationController{presentedViewController = UIViewController{}}",
  UISheetPresentationController = maker "UIViewController{modalPresentationStyle = 'pageSheet'}.sheetPresentationController",
  ["UISheetPresentationController.Detent"] = maker "UISheetPresentationController.Detent.medium()",
  UIBlurEffect = maker "UIBlurEffect{style = 'light'}",
  UIVibrancyEffect = maker "UIVibrancyEffect{blurEffect = UIBlurEffect{style = 'light'}}",
  UIAction = function() return UIAction{handler = nothing} end,
  UIImage = maker "UIImage{named = 'sample'}",
  UIViewPropertyAnimator = maker "UIViewPropertyAnimator{duration = 1, curve = 'linear'}",
  UIApplication = maker "UIApplication.shared", UIScreen = maker "UIScreen.main",
  DispatchQueueMain = maker "DispatchQueue.main", UIFont = maker "UIFont.systemFont{ofSize = 9}",
  CAMediaTimingFunction = maker "CAMediaTimingFunction.linear",
  UIColor = maker "UIColor.red", UIWindow = function() return window end,
  ViewRecord = function() return at(window.rootViewController and window.rootViewController.view or window) end,
  UIViewControllerContextTransitioning = function() M.transition() return captured.UIViewControllerContextTransitioning end,
  UIViewControllerTransitionCoordinator = function() M.transition() return captured.UIViewControllerTransitionCoordinator end,
  UICollectionView = collection,
  UICollectionViewController = maker "UICollectionViewController{collectionViewLayout = UICollectionViewLayout{}}",
  UICollectionViewLayoutAttributes = maker "UICollectionViewLayoutAttributes{forCellWith = IndexPath{item = 0}}",
  UITouch = function() M.touch() return captured.UITouch end,
  UIEvent = function() M.touch() return captured.UIEvent end,
}

-- Whether a message names one of some names.
local function names(message, list)
  message = message:lower()
  for _, name in ipairs(list) do
    if message:find(name:lower(), 1, true) then return true end
  end
  return false
end

local function try(what, list, f, ...)
  local ok, message = pcall(f, ...)
  if ok then return end
  expect(type(message) == "string" and names(message, list), what .. " says: " .. tostring(message))
end

-- Calls a function with wrong values: one to all positions, one too many, and in a table of labels.
local function calls(what, list, member, f, first)
  for _, value in ipairs(wrong) do
    local given = value ~= NIL and value or nil
    for count = 0, member.count + 1 do
      local arguments = {}
      for i = 1, count do arguments[i] = given end
      if first ~= nil then
        try(what, list, f, first(), table.unpack(arguments, 1, count))
      else
        try(what, list, f, table.unpack(arguments, 1, count))
      end
    end
    local all = {}
    for _, label in ipairs(member.labels) do
      all[label] = given
      if first ~= nil then try(what, list, f, first(), {[label] = given}) else try(what, list, f, {[label] = given}) end
    end
    if first ~= nil then try(what, list, f, first(), all) else try(what, list, f, all) end
  end
end

local function assigns(what, list, make, name)
  for _, value in ipairs(wrong) do
    try(what, list, function() make()[name] = value ~= NIL and value or nil end)
  end
end

-- Fuzzes the own members of one class.
function M.run(class, members)
  local type = _G
  for part in class:gmatch("[^.]+") do type = type[part] end
  local make = M.makers[class] or function() return type{} end
  local sample
  for _, member in ipairs(members) do
    if sample == nil and not member.kind:find("^static") then
      local ok, made = pcall(make)
      expect(ok and made ~= nil, "no " .. class .. " to try: " .. tostring(made))
      if not ok or made == nil then return end
      sample = made
    end
  end
  for _, member in ipairs(members) do
    local what = class .. "." .. member.name
    local list = {member.name, member.name == "with" and "field" or member.name, table.unpack(member.parameters)}
    if member.kind == "constructor" then
      list[1] = class
      calls(class .. "{}", list, member, type)
    elseif member.kind == "staticMethod" then
      calls(what, list, member, type[member.name])
    elseif member.kind == "method" then
      calls(what, list, member, function(object, ...) return object[member.name](object, ...) end, make)
      try(what, {member.name, class}, sample[member.name])
      try(what, {member.name, class}, sample[member.name], 1)
    elseif member.kind == "staticProperty" then
      expect(pcall(function() return type[member.name] end), what .. " can be read")
      assigns(what, list, function() return type end, member.name)
    else
      expect(pcall(function() return sample[member.name] end), what .. " can be read")
      assigns(what, list, make, member.name)
    end
  end
  UIView.setAnimationsEnabled(true)
  expect(true)
end

return M
