import Foundation
import Testing

/// The built program, run as a user would.
struct Program {
  /// How a run ended and what it printed.
  struct Result {
    /// The exit code.
    let code: Int32
    /// What stood on standard output.
    let output: String
    /// What stood on standard error.
    let errors: String
  }

  /// The program that was built with the tests.
  static let url = Bundle.main.bundleURL.appending(path: "segue")

  /// Runs the program with an input.
  static func run(_ arguments: String..., input: String = "") throws -> Result {
    try start(url, arguments, input: input)
  }

  /// Runs a line of shell, in which `$segue` is the program.
  static func shell(_ line: String) throws -> Result {
    try start(URL(filePath: "/bin/bash"), ["-c", line], input: "")
  }

  private static func start(_ url: URL, _ arguments: [String], input: String) throws -> Result {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "TERM": "dumb", "segue": Program.url.path]
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let errors = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}
