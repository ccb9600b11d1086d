import Motion
import Testing
import Timeline

@testable import Renderers

struct TracksTests {
  @Test func motionAndCallbacksShareAnAxis() {
    let text = """
      track        from  0.00                0.10                 0.20         to
      dim.alpha    0.00 |            ....:::----===+++****###%%%%@@@@@@@@@@@@| 0.80
      photo.x      12.0 |@@@@@@@@@@@@%%%%###****+++===----:::....            | 0.0
      photo.y      47.0 |@@@@@@@@@@@@%%%%###****+++===----:::....            | 0.0
      photo.w     177.0 |            ....:::----===+++****###%%%%@@@@@@@@@@@@| 390.0
      photo.h     177.0 |            ....:::----===+++****###%%%%@@@@@@@@@@@@| 320.0
      no touches        |          ////////////////////////////////          |
      (10 constant tracks are not shown, --full shows them)
                        ++-------------------+--------------------+----------+
                  0.000  ^                                                     viewDidLoad         Detail
                  0.050            ^                                           viewWillAppear      Detail (animated)
                  0.050            ^                                           animateTransition   animator
                  0.200                                           ^            completeTransition  context (true)

      """
    #expect(Renderer.tracks.render(Zoom.make()) == text)
  }

  @Test func anOvershootIsTold() {
    var timeline = Zoom.make()
    for (time, x) in [(0.05, 200.0), (0.1, 330.0), (0.15, 300.0)] {
      timeline.record(.point(CGPoint(x: x, y: 422)), for: .position, of: Zoom.list, at: time)
    }
    var options = RenderOptions()
    options.views = Glob("List*")
    let lines = Renderer.tracks.render(timeline, options).split(separator: "\n")
    // From 195 - 195 = 0 to 300 - 195 = 105; 330 - 195 = 135 is first seen in the frame after 0.1 s.
    #expect(lines[1].hasPrefix("List.view.x     0.0 |"))
    #expect(lines[1].hasSuffix("| 105.0   peak 135.0 at 0.117"))
  }

  @Test func anAxisHasRoundLabels() {
    let axis = TimeAxis(from: 0, to: 1, columns: 61)
    #expect(axis.labels.split(separator: " ") == ["0.00", "0.20", "0.40", "0.60", "0.80"])
    #expect(axis.column(0.5) == 30 && axis.column(-1) == 0 && axis.column(9) == 60)
    #expect(TimeAxis(from: 1, to: 1, columns: 30).labels == "1.00")
  }

  @Test func aLineOfCSVForEachView() {
    var options = RenderOptions()
    options.at = [0.1]
    let text = """
      frame,time,view,x,y,width,height,alpha,opacity,hidden
      6,0.1,List.view,0,0,390,844,1,1,false
      6,0.1,dim,0,0,390,844,0.2666666666666667,0.2666666666666667,false
      6,0.1,photo,8,31.333333333333314,248,224.66666666666669,1,1,false

      """
    #expect(Renderer.csv.render(Zoom.make(), options) == text)
  }
}
