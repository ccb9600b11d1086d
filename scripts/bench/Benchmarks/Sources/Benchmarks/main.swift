let wanted = CommandLine.arguments.dropFirst().joined(separator: " ")
if let workload = Workload.all.first(where: { $0.name == wanted }) {
  workload.run()
} else {
  print("workloads:")
  for workload in Workload.all { print("  \(workload.name)") }
}
