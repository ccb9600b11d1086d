import Motion
import Testing
import Timeline

@testable import Renderers

struct FilmTests {
  @Test func fiveFramesOfWhatMoves() {
    let text = """
      #3      0.050s  #6      0.100s  #8      0.133s  #11     0.183s  #13     0.217s
      +------------+  +------------+  +------------+  +------------+  +------------+
      |llllllllllll|  |pppppppp....|  |ppppppppp:::|  |ppppppppppp%|  |pppppppppppp|
      |ppppppllllll|  |pppppppp....|  |ppppppppp:::|  |ppppppppppp%|  |pppppppppppp|
      |ppppppllllll|  |pppppppp....|  |ppppppppp:::|  |ppppppppppp%|  |pppppppppppp|
      |llllllllllll|  |pppppppp....|  |ppppppppp:::|  |ppppppppppp%|  |pppppppppppp|
      |llllllllllll|  |............|  |::::::::::::|  |ppppppppppp%|  |pppppppppppp|
      |llllllllllll|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |llllllllllll|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |llllllllllll|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |llllllllllll|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |llllllllllll|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |llllllllllll|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |llllllllllll|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |llllllllllll|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      +------------+  +------------+  +------------+  +------------+  +------------+
      legend  l List.view   p photo   . : % dim at alpha <.3 <.6 >=.6
              scale 1 cell = 32.5 x 64.9 pt

      """
    #expect(Renderer.film.render(Zoom.make()) == text)
  }

  @Test func aTranslucentViewThinsOutAndOneOutsideIsNoted() {
    var timeline = Timeline(
      screen: Screen(size: CGSize(width: 80, height: 80), scale: 1, safeArea: .zero))
    let all = CGRect(x: 0, y: 0, width: 80, height: 80)
    let window = Zoom.add("window", "UIWindow", all, in: 0, to: &timeline)
    let left = CGRect(x: 0, y: 0, width: 40, height: 80)
    _ = Zoom.add("ghost", "UIView", left, in: window, to: &timeline) { $0.opacity = 0.5 }
    let below = CGRect(x: 0, y: 80, width: 80, height: 80)
    _ = Zoom.add("sheet", "UIView", below, in: window, to: &timeline)
    _ = Zoom.add(
      "turned", "UIView", CGRect(x: 45, y: 25, width: 30, height: 30), in: window,
      to: &timeline
    ) { $0.transform = CATransform3D.rotation(.pi / 4, 0, 0, 1) }
    var options = RenderOptions()
    options.width = 10
    options.charset = .utf8
    let text = """
      #0  0.000s
      ┌────────┐
      │g g     │
      │ g g tt │
      │g g  tt │
      │ g g    │
      └────────┘
      outside sheet at #0
      legend  g ghost
              t turned
              scale 1 cell = 10.0 x 20.0 pt

      """
    #expect(Renderer.film.render(timeline, options) == text)
  }

  @Test func eachStretchOfMotionHasItsStrip() {
    var timeline = Zoom.make()
    let clock = timeline.addClock(AnimationClock(start: 0.5))
    timeline.endClock(clock, at: 0.75)
    timeline.end = 1
    let heads = Renderer.film.render(timeline).split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      heads == [
        "#3      0.050s  #6      0.100s  #8      0.133s  #11     0.183s  #13     0.217s",
        "#30     0.500s  #34     0.567s  #38     0.633s  #42     0.700s  #46     0.767s",
      ])
  }
}
