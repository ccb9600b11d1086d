import CTerminal

/// Runs code of the session; Ctrl-C meanwhile asks it to stop.
func interruptible<Result>(_ session: any ScriptSession, _ body: () -> Result) -> Result {
  let interrupt = session.interrupt
  segue_interrupt_begin(interrupt.function, interrupt.context)
  defer { segue_interrupt_end() }
  return body()
}
