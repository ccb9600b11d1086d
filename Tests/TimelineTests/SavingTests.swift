import Motion
import Testing
import Timeline

struct SavingTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func aTimelineReadBackIsTheSame(_ seed: UInt64) throws {
    let timeline = RandomTimeline.make(seed)
    let text = timeline.encoded()
    let again = try Timeline(decoding: text)
    #expect(again == timeline)
    #expect(again.encoded() == text)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func whatWasReadBackShowsTheSame(_ seed: UInt64) throws {
    let timeline = RandomTimeline.make(seed)
    let again = try Timeline(decoding: timeline.encoded())
    for step in 0..<40 {
      let moment = Moment(Double(step) * timeline.end / 40, isAfter: step % 2 == 0)
      #expect(again.frame(at: moment) == timeline.frame(at: moment))
      for layer in timeline.layers.indices {
        #expect(again.sample(layer, at: moment) == timeline.sample(layer, at: moment))
      }
    }
  }

  @Test func aFileIsCompactAndInOrder() {
    var stage = Stage(width: 100, height: 200)
    let view = stage.view("photo", CGRect(x: 0.1, y: 0, width: 10, height: 10))
    _ = stage.move(view, to: .zero, at: 0, duration: 0.5)
    stage.timeline.end = 0.5
    let layer =
      #"{"name":"photo","class":"UIView","view":true,"created":-1,"state":{"bounds":[0,0,10,10],"#
      + #""position":[5.1,5]},"tracks":{"position":[[0,[0,0]]]},"animations":[{"key":"position","#
      + #""property":"position","delta":{"point":[5.1,5]},"additive":true,"timing":0,"clock":0,"#
      + #""added":0}]}"#
    let text = stage.timeline.encoded()
    #expect(text.hasPrefix(#"{"format":"segue-timeline","version":1,"screen":{"size":[100,200],"#))
    #expect(text.contains(layer))
    #expect(text.contains(#""timings":[{"duration":0.5,"fillMode":"both"}]"#))
    #expect(text.contains(#""clocks":[{"segments":[{"start":0,"running":[0,1]}]}]"#))
  }

  @Test func everyKindOfContentSurvives() throws {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: 0, y: 0, width: 10, height: 10))
    let path = CGPath(elements: [
      .move(.zero), .line(CGPoint(x: 1, y: 2)), .quad(control: .zero, to: CGPoint(x: 3, y: 4)),
      .curve(control1: .zero, control2: CGPoint(x: 5, y: 6), to: CGPoint(x: 0.1, y: 0.2)), .close,
    ])
    stage.timeline.record(.path(path), for: .path, of: view, at: 1)
    stage.timeline.record(.path(nil), for: .path, of: view, at: 2)
    var frames = Keyframes(values: [], calculationMode: .cubicPaced, path: path)
    frames.tensionValues = [0.5]
    frames.turning = .rotateAutoReverse
    let group = AnimationTiming(duration: 5)
    let timing = AnimationTiming(
      delay: 0.1, duration: 1, speed: 2, timeOffset: 0.3, repeatCount: .infinity,
      repeatDuration: 4, autoreverses: true, fillMode: .forwards,
      pacing: .spring(Spring(allowsOverdamping: true)), parent: group)
    let animation = Animation(
      AnimationKeyPath(.transform, .rotationZ), .keyframes(frames), isAdditive: true,
      isCumulative: true, timing: timing)
    let clock = stage.timeline.addClock(AnimationClock(start: 1))
    stage.timeline.addAnimation(
      AnimationSpan(animation: animation, clock: clock, key: "k", added: 1, timeShift: -0.5),
      to: view)
    #expect(try Timeline(decoding: stage.timeline.encoded()) == stage.timeline)
  }

  @Test(arguments: [
    ("", "line 1, column 1: the text ends in the middle of a value"),
    ("{\"format\"", "line 1, column 10: expected ':' after the key \"format\""),
    ("{\n \"a\": tru }", "line 2, column 10: expected true"),
    ("[1, 2", "line 1, column 6: expected ',' or ']'"),
    ("\"abc", "line 1, column 5: the text ends inside a string"),
    ("{} x", "line 1, column 4: unexpected text after the end"),
    ("[]", "expected a saved timeline, an object, found a list"),
    ("{}", "this is no saved timeline: \"format\" is not \"segue-timeline\""),
    (
      "{\"format\":\"segue-frames\",\"version\":1}",
      "these are frames (--format json); a timeline is saved with -o name.segue.json"
    ),
    ("{\"format\":\"segue-timeline\",\"version\":2}", "version 2 is not known here, only 1"),
    ("{\"format\":\"segue-timeline\",\"version\":1}", "there is no \"screen\""),
  ])
  func damageIsTold(_ text: String, _ message: String) {
    #expect(throws: JSONError.self) { try Timeline(decoding: text) }
    do { _ = try Timeline(decoding: text) } catch { #expect(error.description == message) }
  }

  @Test func damageInsideIsToldWithItsPlace() {
    let good = RandomTimeline.make(1).encoded()
    func message(_ old: String, _ new: String) -> String {
      guard let range = good.range(of: old) else { return "\(old) is not there" }
      do {
        _ = try Timeline(decoding: good.replacingCharacters(in: range, with: new))
        return "no error"
      } catch { return "\(error)" }
    }
    #expect(
      message("\"bounds\":[", "\"bounds\":[1,")
        == "layers[0].state.bounds: expected 4 numbers, found 5")
    #expect(message("\"name\":\"window\"", "\"nome\":1") == "layers[1]: there is no \"name\"")
    #expect(message("\"clock\":0", "\"clock\":999").hasSuffix(": there is no clock 999"))
    #expect(
      message("\"fps\":60", "\"fps\":0") == "fps and end must be finite numbers, not negative")
    #expect(
      message("\"name\":\"viewDidLoad\"", "\"name\":\"x\"") == "events[0].name: \"x\" is unknown")
  }

  @Test func aTreeThatBitesItsTailIsRefusedOrHarmless() throws {
    var stage = Stage()
    _ = stage.view("a", CGRect(x: 0, y: 0, width: 1, height: 1))
    let text = stage.timeline.encoded()
    let twice = text.replacing("[[-1,[2]]]", with: "[[-1,[2,2]]]")
    #expect(throws: JSONError.self) { try Timeline(decoding: twice) }
    let cycle = text.replacing("[[-1,[2]]]", with: "[[-1,[1]]]")
    let timeline = try Timeline(decoding: cycle)
    #expect(timeline.frame(at: Moment(0)).rows.isEmpty)
    #expect(timeline.path(to: 1, at: Moment(0)).count <= timeline.layers.count + 1)
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
