import Scripting

/// Makes the session that everything runs in.
func makeSession(_ options: SessionOptions) throws(UsageError) -> any ScriptSession {
  do throws(SessionError) {
    return try LiveSession(options)
  } catch {
    throw .noSession(error.message)
  }
}
