import Motion
import Testing
import Timeline

@testable import Renderers

struct FilmTests {
  @Test func fiveFramesOfWhatMoves() {
    let text = """
      #3      0.050s  #6      0.100s  #8      0.133s  #11     0.183s  #13     0.217s
      +------------+  +------------+  +------------+  +------------+  +------------+
      |vvvvvvvvvvvv|  |pppppppp....|  |ppppppppp:::|  |ppppppppppp%|  |pppppppppppp|
      |ppppppvvvvvv|  |pppppppp....|  |ppppppppp:::|  |ppppppppppp%|  |pppppppppppp|
      |ppppppvvvvvv|  |pppppppp....|  |ppppppppp:::|  |ppppppppppp%|  |pppppppppppp|
      |vvvvvvvvvvvv|  |pppppppp....|  |ppppppppp:::|  |ppppppppppp%|  |pppppppppppp|
      |vvvvvvvvvvvv|  |............|  |::::::::::::|  |ppppppppppp%|  |pppppppppppp|
      |vvvvvvvvvvvv|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |vvvvvvvvvvvv|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |vvvvvvvvvvvv|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |vvvvvvvvvvvv|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |vvvvvvvvvvvv|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |vvvvvvvvvvvv|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |vvvvvvvvvvvv|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      |vvvvvvvvvvvv|  |............|  |::::::::::::|  |%%%%%%%%%%%%|  |%%%%%%%%%%%%|
      +------------+  +------------+  +------------+  +------------+  +------------+
      legend  v List.view   p photo   . : % dim at alpha <.3 <.6 >=.6
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
}
