/// Makes the session that everything runs in.
func makeSession(_ options: SessionOptions) -> any ScriptSession {
  StubSession(options: options)
}
