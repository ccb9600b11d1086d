-- A changed constraint is animated by laying out inside the block, not by changing it there.
--
-- A constraint's constant is not animatable: it only asks for a layout. The frames change in that
-- layout, so that is what has to run inside the animation block.
local Card = class("Card", UIViewController)

function Card:viewDidLoad()
  self.panel, self.label = UIView{}, UILabel{text = "Hello"}
  self.view:addSubview(self.panel)
  self.panel:addSubview(self.label)
  self.panel.snp:makeConstraints(function(make)
    make.leading.trailing:equalToSuperview():inset(16)
    make.top:equalTo(self.view.safeAreaLayoutGuide):offset(12)
    self.height = make.height:equalTo(100).constraint
  end)
  self.label.snp:makeConstraints(function(make) make.center:equalToSuperview() end)
end

local card = Card{}
window.rootViewController = card
wait(0)
expectEqual(card.panel.frame, CGRect(16, 59, 358, 100))

-- Wrong: the block changes no frame; the layout comes at the end of the turn, without animation.
UIView.animate{withDuration = 1, animations = function() -- segue: allow nothing-animated: the mistake shown
  card.height.constant = 300
end}
wait(0.5)
expectEqual(at(now(), card.panel).frame.height, 300, {message = "it jumped"})
settle()

-- Right: the layout runs inside the block, so the frames change there.
card.height.constant = 100
UIView.animate{withDuration = 1, animations = function() card.view:layoutIfNeeded() end}
local start = now()
wait(0.5)
expectEqual(at(start + 0.5, card.panel).frame.height, 200, {accuracy = 0.01, message = "half-way"})
settle()
expectEqual(card.panel.frame.height, 100)

-- Another set of constraints: the old ones out of force first, then the new ones in, then lay out.
card.panel.snp:remakeConstraints(function(make)
  make.center:equalToSuperview()
  make.size:equalTo(CGSize(200, 80))
end)
UIView.animate{withDuration = 0.5, animations = function() card.view:layoutIfNeeded() end}
settle()
expectEqual(card.panel.center, CGPoint(195, 422))
expectEqual(card.panel.bounds.size, CGSize(200, 80))
expectEqual(card.label.center.x, 100, {accuracy = 0.4})
