import Foundation
import Testing

@testable import Scripting

/// Masks, contents and corners of layers from scripts.
struct MaskTests {
  @Test func aShapeMasksAViewAndIsSeenInTheOutput() throws {
    let run = try LuaRun(
      """
      local v = UIView{name = "photo", frame = CGRect(100, 200, 80, 80), backgroundColor = "red"}
      window:addSubview(v)
      local mask = CAShapeLayer{path = UIBezierPath{ovalIn = CGRect(30, 30, 20, 20)}}
      v.layer.mask = mask
      expectEqual(v.layer.mask, mask)
      expectEqual(#v.layer.sublayers, 0)
      expectEqual(mask.superlayer, v.layer)
      local grow = CABasicAnimation{keyPath = "path", duration = 1,
        fromValue = mask.path, toValue = CGPath{ellipseIn = CGRect(0, 0, 80, 80)}}
      mask:add(grow, {forKey = "path"})
      wait(0.5)
      -- From (30, 30, 20, 20) to (0, 0, 80, 80), half of the way, at (100, 200).
      expectEqual(at(now(), v).mask, CGRect(115, 215, 50, 50), {accuracy = 1e-9})
      expectEqual(at(now(), mask).path.boundingBoxOfPath, CGRect(15, 15, 50, 50), {accuracy = 1e-9})
      expectEqual(frames{from = 0.5}[1].views[1].mask, {115, 215, 50, 50}, {accuracy = 1e-9})
      tree{at = 0.5}
      tracks{from = 0, to = 0.5}
      timeline{from = 0.5, to = 0.5}
      v.layer.mask = nil
      expectEqual(v.layer.mask, nil)
      expectEqual(mask.superlayer, nil)
      settle()
      expectEqual(at(now(), v).mask, nil)
      """)
    run.expectFine()
    // In the tree and in the table.
    #expect(run.output.components(separatedBy: "mask (115.0 215.0 50.0 50.0)").count == 3)
    #expect(run.output.contains("photo.mask.w"))
  }

  @Test func viewsMaskViews() throws {
    try LuaRun(
      """
      local v, m = UIView{frame = CGRect(0, 0, 50, 50)}, UIView{frame = CGRect(5, 5, 10, 10)}
      window:addSubview(v)
      v.mask = m
      expectEqual(v.mask, m)
      wait(0.1)
      expectEqual(at(now(), v).mask, CGRect(5, 5, 10, 10))
      local ok, message = pcall(function() m.mask = m end)
      expect(not ok and message:find("CALayerInvalid"), message)
      v.mask = nil
      expectEqual(v.mask, nil)
      """
    ).expectFine()
  }

  @Test func contentsAndCornersArePlainData() throws {
    try LuaRun(
      """
      local layer = CALayer{contents = UIImage{named = "sample"}, contentsGravity = "resizeAspect",
        maskedCorners = {"layerMinXMinYCorner", "layerMaxXMinYCorner"}, cornerRadius = 8,
        cornerCurve = "continuous", isDoubleSided = false,
        contentsRect = CGRect(0, 0, 0.5, 0.5), zPosition = 3}
      expectEqual(layer.contents.name, "sample")
      expectEqual(layer.contentsGravity, "resizeAspect")
      expectEqual(layer.cornerCurve, "continuous")
      expectEqual(layer.isDoubleSided, false)
      expectEqual(layer.contentsRect, CGRect(0, 0, 0.5, 0.5))
      expectEqual(layer.zPosition, 3)
      expectEqual(CAShapeLayer{fillRule = "evenOdd"}.fillRule, "evenOdd")
      local v = UIView{clipsToBounds = true}
      expect(v.layer.masksToBounds)
      local ok, message = pcall(function() layer.mask = layer end)
      expect(not ok and message:find("CALayerInvalid"), message)
      """
    ).expectFine()
  }
}
