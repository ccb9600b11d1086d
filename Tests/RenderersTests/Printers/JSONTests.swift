import Foundation
import Motion
import Testing
import Timeline

@testable import Renderers

struct JSONTests {
  @Test func oneFrameAsJSON() {
    var options = RenderOptions()
    options.at = [0.05]
    options.views = Glob("dim")
    let text =
      #"{"format":"segue-frames","version":1,"screen":{"width":390,"height":844,"scale":3,"#
      + #""safeArea":{"top":47,"left":0,"bottom":34,"right":0}},"fps":60,"duration":0.25,"#
      + #""views":[{"id":1,"name":"window","class":"UIWindow"},"#
      + #"{"id":2,"name":"List.view","class":"UIView"},{"id":3,"name":"dim","class":"UIView"},"#
      + #"{"id":4,"name":"photo","class":"UIImageView"}],"#
      + #""frames":[{"index":3,"time":0.05,"views":[{"id":3,"name":"dim","parent":1,"#
      + #""frame":[0,0,390,844],"rect":[0,0,390,844],"alpha":0,"opacity":0,"hidden":false,"#
      + #""color":[0,0,0,1]}]}],"#
      + #""events":[{"time":0,"name":"viewDidLoad","object":"Detail","line":12},"#
      + #"{"time":0.05,"name":"viewWillAppear","object":"Detail","detail":"animated"},"#
      + #"{"time":0.05,"name":"animateTransition","object":"animator"},"#
      + #"{"time":0.2,"name":"completeTransition","object":"context","detail":"true","line":30}],"#
      + #""findings":[],"expectations":{"passed":0,"failed":[]}}"# + "\n"
    #expect(Renderer.json.render(Zoom.make(), options) == text)
  }

  @Test func transformsAreSixNumbersOrSixteen() throws {
    var timeline = Zoom.make()
    timeline.record(
      .transform(CATransform3D.scale(2, 3, 1)), for: .transform, of: Zoom.dim, at: 0.1)
    timeline.record(
      .transform(CATransform3D.rotation(1, 0, 1, 0)), for: .transform, of: Zoom.photo, at: 0.1)
    var options = RenderOptions()
    options.at = [0.25]
    let text = Renderer.json.render(timeline, options)
    #expect(text.contains(#""transform":[2,0,0,3,0,0]"#))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let frames = (object as? [String: Any])?["frames"] as? [[String: Any]]
    let views = frames?.first?["views"] as? [[String: Any]]
    #expect((views?.last?["transform"] as? [Double])?.count == 16)
  }

  @Test func everyLineOfTheStreamIsARecordInOrderOfTime() throws {
    let lines = Renderer.ndjson.render(Zoom.make()).split(separator: "\n")
    let records = try lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
    let types = records.compactMap { $0["type"] as? String }
    #expect(types.first == "header" && types[1] == "event" && types.last == "expectations")
    #expect(types.filter { $0 == "frame" }.count == 16)
    let times = records.compactMap { $0["time"] as? Double }
    #expect(times == times.sorted())
  }

  @Test func aPrinterIsFoundByNameAndByTheLongestEnding() {
    #expect(Renderer.named("table")?.name == "table")
    #expect(Renderer.named("nonsense") == nil)
    #expect(Renderer.forFile("a/b.json")?.name == "json")
    #expect(Renderer.forFile("a/b.segue.json")?.name == "timeline")
    #expect(Renderer.forFile("b.txt")?.name == "table")
    #expect(Renderer.forFile("b.exe") == nil)
    #expect(Set(Renderer.all.map(\.name)).count == Renderer.all.count)
  }
}
