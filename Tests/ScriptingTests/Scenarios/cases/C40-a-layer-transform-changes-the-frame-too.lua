local byView, byLayer = UIView{frame = CGRect(0, 0, 50, 50)}, UIView{frame = CGRect(0, 0, 50, 50)}
byView.transform = CGAffineTransform{scaleX = 2, y = 2}
byLayer.layer:setAffineTransform(CGAffineTransformMakeScale(2, 2))
for _, v in ipairs{byView, byLayer} do
  expectEqual(v.frame, CGRect(-25, -25, 100, 100))
  expectEqual(v.bounds, CGRect(0, 0, 50, 50))
  expectEqual(v.transform, CGAffineTransform{scaleX = 2, y = 2})
  expectEqual(v.layer.transform, CATransform3DMakeScale(2, 2, 1))
  expectEqual(v.layer:affineTransform(), v.transform)
end
byLayer.layer.transform = CATransform3DIdentity
byLayer.layer:setValue(2, {forKeyPath = "transform.scale"})
expectEqual(byLayer.frame, CGRect(-25, -25, 100, 100))
expectEqual(byLayer.layer:value("transform.scale.x"), 2)
expectEqual(byLayer.layer:value{forKeyPath = "position.x"}, 25)
