import Layers
import Motion

/// Says what a table shows.
public protocol UITableViewDataSource: AnyObject {
  /// How many sections there are; 1 unless it is implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row; nil is an exception.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell?
  /// The title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    World.current.notImplemented()
    return 1
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    World.current.notImplemented()
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    World.current.notImplemented()
  }
}
