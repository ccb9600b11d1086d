import LuaRuntime
import Motion
import Views

extension ScriptDelegate: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    ask("numberOfSections", tableView, returning: Int.self) ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ask("numberOfRowsInSection", tableView, section, returning: Int.self) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell? {
    ask("cellForRowAt", tableView, indexPath, returning: UITableViewCell?.self) ?? nil
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask("titleForHeaderInSection", tableView, section, returning: String?.self) ?? nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    ask("titleForFooterInSection", tableView, section, returning: String?.self) ?? nil
  }
}

extension ScriptDelegate: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ask("heightForRowAt", tableView, indexPath, returning: Double.self) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    ask("heightForHeaderInSection", tableView, section, returning: Double.self)
      ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    ask("heightForFooterInSection", tableView, section, returning: Double.self)
      ?? tableView.sectionFooterHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    ask("viewForHeaderInSection", tableView, section, returning: UIView?.self) ?? nil
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    ask("viewForFooterInSection", tableView, section, returning: UIView?.self) ?? nil
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tell("willDisplay", tableView, cell, indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tell("didEndDisplaying", tableView, cell, indexPath)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask("shouldHighlightRowAt", tableView, indexPath, returning: Bool.self) ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tell("didHighlightRowAt", tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tell("didUnhighlightRowAt", tableView, indexPath)
  }

  /// A function that returns nil selects nothing, as in Swift.
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let answer = ask("willSelectRowAt", tableView, indexPath, returning: IndexPath?.self)
    return answer ?? indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell("didSelectRowAt", tableView, indexPath)
  }

  /// A function that returns nil deselects nothing, as in Swift.
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let answer = ask("willDeselectRowAt", tableView, indexPath, returning: IndexPath?.self)
    return answer ?? indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tell("didDeselectRowAt", tableView, indexPath)
  }
}
