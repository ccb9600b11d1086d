-- A list under a finger: where it rests, how far it follows, how far it goes by itself, what happens
-- beyond its edges, and who gets the touch.

local Feed = class("Feed", UIViewController)

function Feed:viewDidLoad()
  self.list = UIScrollView{frame = self.view.bounds, contentSize = CGSize(390, 4000)}
  self.list.delegate = self
  self.header = UIView{frame = CGRect(0, 0, 390, 100), backgroundColor = "systemBlue"}
  self.button = UIButton{frame = CGRect(20, 300, 350, 60)}
  self.button:addAction(UIAction{handler = function() self.taps = (self.taps or 0) + 1 end},
    "touchUpInside")
  self.list:addSubview(self.header)
  self.list:addSubview(self.button)
  self.view:addSubview(self.list)
end

-- The delegate's functions keep their names. What Swift changes through `inout`, Lua returns.
function Feed:scrollViewWillBeginDragging(list) self.before = list.contentOffset.y end
function Feed:scrollViewWillEndDragging(list, velocity, target)
  self.velocity, self.target = velocity.y, target.y
  if self.snap then return target:with{y = self.snap} end
end
function Feed:scrollViewDidEndDecelerating(list) self.rested = now() end

local feed = Feed()
window.rootViewController = feed
wait(0.1)
local list = feed.list

---------------------------------------------------------------- at rest
-- The safe area of 47 shifts the content: the offset begins at minus the adjusted inset.
expectEqual(list.adjustedContentInset, UIEdgeInsets{top = 47, bottom = 34})
expectEqual(list.contentOffset, CGPoint(0, -47))
expectEqual(at(feed.header).rect, CGRect(0, 47, 390, 100))

---------------------------------------------------------------- a finger
-- The first 10 points only tell that it is a drag: 200 points scroll by 190. A finger that rests before
-- it leaves lets go of content that rests.
drag{from = CGPoint(195, 500), to = CGPoint(195, 300), hold = 0.2}
expectEqual(list.contentOffset.y, -47 + 190)
expectEqual(feed.velocity, 0)
expect(not list.isDecelerating)

-- A fling of 1500 points a second goes on for (1500 - 10) x 0.499 = 743.5 points in 2.503 s. The screen
-- shows an offset one frame later. The velocity comes in points a millisecond.
drag{from = CGPoint(195, 500), to = CGPoint(195, 300), velocity = 1500}
local released, from = now(), list.contentOffset.y
expectEqual(feed.velocity, 1.5, {accuracy = 1e-6})
wait(0.5)
expectEqual(list.contentOffset.y - from, 748.5 * (1 - 0.998 ^ 500), {accuracy = 0.2})
settle()
expectEqual(list.contentOffset.y - from, 743.5, {accuracy = 0.3})
expectEqual(list.contentOffset.y, feed.target)
expectEqual(feed.rested - released, 2.503, {accuracy = 1e-3})
expectEqual(at(released + 0.5 + 1 / 60, feed.header).rect.y, -from - 748.5 * (1 - 0.998 ^ 500),
  {accuracy = 1e-6})

-- The delegate says where it comes to rest: on a whole hundred. A finger would stop it on its way.
feed.snap = 1200
drag{from = CGPoint(195, 400), to = CGPoint(195, 300), duration = 0.1}
wait(0.1)
expect(list.isDecelerating)
settle()
expectEqual(list.contentOffset.y, 1200)
feed.snap = nil

---------------------------------------------------------------- beyond the edge
-- Pulled 200 beyond its edge content follows by 844 x (1 - 1 / (0.55 x 200 / 844 + 1)); let go it comes
-- back at rates of 9 and 46 a second.
list.contentOffset = CGPoint(0, -47)
drag{from = CGPoint(195, 300), to = CGPoint(195, 510), hold = 0.2}
local pulled = -47 - list.contentOffset.y
expectEqual(pulled, 844 * (1 - 1 / (0.55 * 200 / 844 + 1)), {accuracy = 0.2})
wait(1 / 60 + 0.1)
expectEqual(at(feed.header).rect.y - 47,
  pulled * (46 * math.exp(-0.9) - 9 * math.exp(-4.6)) / 37, {accuracy = 1e-6})
settle()
expectEqual(list.contentOffset.y, -47)

---------------------------------------------------------------- who gets the touch
-- A drag that begins on the button scrolls; a tap taps.
drag{from = CGPoint(195, 370), to = CGPoint(195, 320), hold = 0.2}
expectEqual(feed.taps, nil)
expectEqual(list.contentOffset.y, -47 + 40)
tap(feed.button)
expectEqual(feed.taps, 1)

---------------------------------------------------------------- by program
-- Animated it takes 0.3 s, eased in and out.
list:setContentOffset(CGPoint(0, 253), {animated = true})
wait(0.15)
expectEqual(list.contentOffset.y, (-7 + 253) / 2, {accuracy = 0.2})
settle()
expectEqual(list.contentOffset.y, 253)
