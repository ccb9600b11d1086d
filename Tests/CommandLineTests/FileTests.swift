import Foundation
import Testing

@testable import segue

/// Files are read and written as a whole or not at all.
struct FileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "segue-" + UUID().uuidString)

  @Test func aFileIsReplacedAsAWhole() throws {
    try inFolder {
      let path = folder.appending(path: "out.txt").path
      try FileWriting.replace(path) { sink in
        sink("one ")
        sink("two")
        #expect(!FileManager.default.fileExists(atPath: path))
      }
      #expect(try text(path) == "one two")
      try FileWriting.replace(path) { $0("three") }
      #expect(try text(path) == "three")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.txt"])
    }
  }

  @Test func aLinkStaysALink() throws {
    try inFolder {
      let file = folder.appending(path: "file").path
      let link = folder.appending(path: "link").path
      try "old".write(toFile: file, atomically: false, encoding: .utf8)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      try FileWriting.replace(link) { $0("new") }
      #expect(try text(file) == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    }
  }

  @Test func whatCannotBeWrittenSaysWhy() {
    let error = #expect(throws: FileError.self) {
      try FileWriting.replace("/nowhere/at/all") { $0("x") }
    }
    #expect(error?.description == "cannot write /nowhere/at/all: No such file or directory")
    #expect(throws: FileError.self) { try FileWriting.replace("/dev/full") { $0("x") } }
  }

  @Test func aScriptLosesItsFirstLineOnlyIfThatIsForTheShell() throws {
    try inFolder {
      let path = folder.appending(path: "a.lua").path
      try "\u{FEFF}#!/usr/bin/env segue\nprint(1)\n".write(
        toFile: path, atomically: false, encoding: .utf8)
      #expect(try Module(path: path).source == Array("\nprint(1)\n".utf8))
      try "#".write(toFile: path, atomically: false, encoding: .utf8)
      #expect(try Module(path: path).source.isEmpty)
      try "print(#arg)".write(toFile: path, atomically: false, encoding: .utf8)
      #expect(try Module(path: path).source == Array("print(#arg)".utf8))
    }
  }

  @Test func modulesAreFoundBesideTheScriptAndBelow() throws {
    try inFolder {
      let below = folder.appending(path: "lib")
      try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
      try "return 1".write(
        to: below.appending(path: "a.lua"), atomically: false, encoding: .utf8)
      let loader = ModuleLoader(scriptPath: folder.appending(path: "main.lua").path)
      #expect(loader.load("lib.a")?.source == Array("return 1".utf8))
      #expect(loader.load("lib.a")?.name == below.path + "/a.lua")
      let loaderBelow = ModuleLoader(scriptPath: below.path + "/main.lua")
      for name in ["..a", "lib/a", "../lib/a", "", ".", "lib..a", "/etc/passwd", "a\0"] {
        #expect(loader.load(name) == nil, "\(name)")
        #expect(loaderBelow.load(name) == nil, "\(name)")
      }
    }
  }

  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
