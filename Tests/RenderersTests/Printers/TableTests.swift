import Motion
import Testing
import Timeline

@testable import Renderers

struct TableTests {
  @Test func rowsThatDidNotMoveAreFolded() {
    var options = RenderOptions()
    options.title = "zoom.lua"
    options.to = 0.1
    let text = """
      zoom.lua  0.250 s  60 fps  16 frames  (7 asked for)  (unchanged rows are folded, --full shows them)

      frame      t  view           x      y      w      h  alpha
             0.000  > Detail.viewDidLoad
          0  0.000  List.view    0.0    0.0  390.0  844.0   1.00
                    dim          0.0    0.0  390.0  844.0   0.00
                    photo       12.0   47.0  177.0  177.0   1.00
        1-3  0.017  no change
             0.050  > Detail.viewWillAppear  animated
             0.050  > animator.animateTransition
          4  0.067  dim          0.0    0.0  390.0  844.0   0.09  (1 unchanged)
                    photo       10.7   41.8  200.7  192.9   1.00
          5  0.083  dim          0.0    0.0  390.0  844.0   0.18  (1 unchanged)
                    photo        9.3   36.6  224.3  208.8   1.00
          6  0.100  dim          0.0    0.0  390.0  844.0   0.27  (1 unchanged)
                    photo        8.0   31.3  248.0  224.7   1.00

      """
    #expect(Renderer.table.render(Zoom.make(), options) == text)
  }

  @Test func fullShowsEveryRow() {
    var options = RenderOptions()
    options.full = true
    options.from = 0.2
    let text = """
      0.250 s  60 fps  16 frames  (4 asked for)

      frame      t  view           x      y      w      h  alpha
         12  0.200  List.view    0.0    0.0  390.0  844.0   1.00
                    dim          0.0    0.0  390.0  844.0   0.80
                    photo        0.0    0.0  390.0  320.0   1.00
             0.200  > context.completeTransition  true
         13  0.217  List.view    0.0    0.0  390.0  844.0   1.00
                    dim          0.0    0.0  390.0  844.0   0.80
                    photo        0.0    0.0  390.0  320.0   1.00
         14  0.233  List.view    0.0    0.0  390.0  844.0   1.00
                    dim          0.0    0.0  390.0  844.0   0.80
                    photo        0.0    0.0  390.0  320.0   1.00
         15  0.250  List.view    0.0    0.0  390.0  844.0   1.00
                    dim          0.0    0.0  390.0  844.0   0.80
                    photo        0.0    0.0  390.0  320.0   1.00

      """
    #expect(Renderer.table.render(Zoom.make(), options) == text)
  }

  @Test func viewsThatComeHideAndLeaveAreToldAndNamesAreCut() {
    var timeline = Zoom.make()
    let rect = CGRect(x: -1234.56, y: 0, width: 10, height: 10)
    let name = "AVeryLongNameThatDoesNotFitIntoTheColumns.写真"
    let view = Zoom.add(name, "UIView", rect, in: 1, at: 0.22, to: &timeline)
    timeline.record(.flag(true), for: .isHidden, of: Zoom.photo, at: 0.22)
    timeline.setChildren([Zoom.list, Zoom.photo, view], of: 1, at: 0.24)
    timeline.end = 0.3
    var options = RenderOptions()
    options.from = 0.217
    options.limit = 3
    let text = """
      0.300 s  60 fps  19 frames  (5 asked for)  (unchanged rows are folded, --full shows them)

      frame      t  view                              x      y      w      h  alpha
         14  0.233  List.view                       0.0    0.0  390.0  844.0   1.00
                    dim                             0.0    0.0  390.0  844.0   0.80
                    photo                           0.0    0.0  390.0  320.0   1.00  hidden
                    AVeryLongNameThatDoesNotFit~ -1234.6    0.0   10.0   10.0   1.00
         15  0.250  dim                           (no longer in the window)  (3 unchanged)
         16  0.267  no change
      ... 2 more frames

      """
    #expect(Renderer.table.render(timeline, options) == text)
  }

  @Test func onlyChosenViewsAndTimes() {
    var options = RenderOptions()
    options.views = Glob("ph*")
    options.at = [0.1, 0.105]
    let text = """
      0.250 s  60 fps  16 frames  (2 asked for)

      frame      t  view       x      y      w      h  alpha
          6  0.100  photo    8.0   31.3  248.0  224.7   1.00
          -  0.105  photo    7.6   29.8  255.1  229.4   1.00

      """
    #expect(Renderer.table.render(Zoom.make(), options) == text)
  }

  @Test func anotherRateChangesNoCommonValue() {
    var options = RenderOptions()
    options.full = true
    let slow = Renderer.table.render(Zoom.make(), options)
    options.fps = 120
    let fast = Set(Renderer.table.render(Zoom.make(), options).split(separator: "\n"))
    let rows = slow.split(separator: "\n").filter { $0.contains("photo") }
    #expect(rows.count == 16)
    #expect(rows.allSatisfy(fast.contains))
  }

  @Test func thirtyYearsOfStillnessAreOneLineUpToACallback() {
    var timeline = Zoom.make()
    timeline.end = 1e9
    timeline.events.append(Event(time: 1e8, name: .viewDidLoad, object: "Late"))
    var options = RenderOptions()
    options.from = 0.2
    let text = """
      1000000000.000 s  60 fps  60000000001 frames  (59999999989 asked for)  (unchanged rows are folded, --full shows them)

      frame      t  view           x      y      w      h  alpha
         12  0.200  List.view    0.0    0.0  390.0  844.0   1.00
                    dim          0.0    0.0  390.0  844.0   0.80
                    photo        0.0    0.0  390.0  320.0   1.00
             0.200  > context.completeTransition  true
      13-6000000000  0.217  no change
           100000000.000  > Late.viewDidLoad
      6000000001-60000000000 100000000.017  no change

      """
    #expect(Renderer.table.render(timeline, options) == text)
  }

  @Test func timesWithoutEndAreCountedForFiveCenturies() {
    var timeline = Zoom.make()
    timeline.end = 1e300
    var options = RenderOptions()
    options.limit = 1
    let lines = Renderer.table.render(timeline, options).split(separator: "\n")
    #expect(lines.last == "... \(1 << 40) more frames")
    #expect(Renderer.film.render(timeline, options).contains("#13"))
    #expect(Renderer.tracks.render(timeline, options).contains("photo.w"))
  }
}
