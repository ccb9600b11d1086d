import Foundation
import Testing

/// Interactive runs are the same bytes each time: run twice, saved and shown again, at any rate.
struct ReplayTests {
  /// The examples that fingers drive.
  static let examples = ["sheet-drag", "photo-dismiss", "edge-pop", "grab"]

  private struct Frames: Decodable {
    struct Frame: Decodable {
      let time: Double
      let views: [View]
    }
    struct View: Decodable, Equatable {
      let id: Int
      let rect: [Double]
      let alpha: Double
    }
    struct Event: Decodable, Equatable {
      let time: Double
      let name: String
      let object: String
      let detail: String?
    }
    let frames: [Frame]
    let events: [Event]
  }

  private func segue(_ line: String) throws -> String {
    let run = try Program.shell("cd '\(Golden.top.path)' && \(line)")
    #expect(run.code == 0, "\(run.errors)")
    return run.output
  }

  @Test(arguments: examples)
  func twoRunsAreTheSameBytes(name: String) throws {
    for format in ["table", "json", "events", "tracks"] {
      let line = "$segue run examples/\(name).lua --format \(format)"
      let (one, two) = (try segue(line), try segue(line))
      #expect(one == two && one.count > 1000, "\(format)")
    }
  }

  @Test(arguments: examples)
  func savedAndShownAreTheSameBytes(name: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "replay-\(name).segue.json")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try segue("$segue run examples/\(name).lua -q -o '\(file.path)'")
    for format in ["json", "events", "tracks"] {
      let live = try segue("$segue run examples/\(name).lua --format \(format)")
      let shown = try segue("$segue show '\(file.path)' --format \(format)")
      #expect(live == shown, "\(format)")
    }
  }

  /// More looks at one run change nothing in it.
  @Test(arguments: examples)
  func twiceTheFramesOfASavedRunAgree(name: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "rate-\(name).segue.json")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try segue("$segue run examples/\(name).lua -q -o '\(file.path)'")
    func frames(_ fps: Int) throws -> Frames {
      let text = try segue("$segue show '\(file.path)' --format json --fps \(fps)")
      return try JSONDecoder().decode(Frames.self, from: Data(text.utf8))
    }
    let (slow, fast) = (try frames(60), try frames(120))
    #expect(slow.events == fast.events && !slow.events.isEmpty)
    for (index, frame) in slow.frames.enumerated() {
      #expect(abs(fast.frames[2 * index].time - frame.time) < 1e-9)
      #expect(fast.frames[2 * index].views == frame.views, "frame \(index)")
    }
  }
}
