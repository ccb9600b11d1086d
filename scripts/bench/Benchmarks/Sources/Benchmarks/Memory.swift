import Glibc
import Timeline

extension Workload {
  /// Memory for a second of 10,000 animated layers: bytes for each recorded change or animation.
  static let memory = Workload(name: "memory") {
    var timeline = Crowd.stage()
    let layers = (0..<10_000).map { Crowd.add(&timeline, $0) }
    timeline.setChildren(layers, of: 1, at: Time.setUp)
    let before = residentBytes()
    Crowd.animate(&timeline, layers, at: 0)
    let used = residentBytes() - before
    print("bytes-per-record \(used / 60_000)")
    print("checksum \(timeline.layers.count)")
  }

  /// The memory that the process really takes, in bytes.
  private static func residentBytes() -> Double {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 100)
    guard fgets(&buffer, 100, file) != nil else { return 0 }
    let text = String(decoding: buffer.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (pages ?? 0) * 4096
  }
}
