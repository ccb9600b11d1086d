import Foundation
import Testing

/// The scripts can be started as they are.
struct ScriptsTests {
  @Test(arguments: ["scripts", ".ci"])
  func everyScriptIsExecutable(folder: String) throws {
    let base = SourceFile.top.appending(path: folder)
    let names = try #require(FileManager.default.enumerator(atPath: base.path))
      .compactMap { $0 as? String }
    var scripts = 0
    for name in names {
      let path = base.appending(path: name).path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue, !name.contains(".")
      else { continue }
      scripts += 1
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(folder)/\(name)")
      let start = try String(contentsOfFile: path, encoding: .utf8).prefix(3)
      #expect(start == "#!/", "\(folder)/\(name)")
    }
    #expect(scripts > 0)
  }
}
