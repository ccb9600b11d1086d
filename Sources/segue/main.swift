import Glibc

exit(Shell().start(Array(CommandLine.arguments.dropFirst())).rawValue)
