import Layers
import Motion

@testable import Views

/// A data source and delegate of a table that writes down what it is asked.
final class TableSource: UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  var titles: [String?] = []
  var cell: (UITableView, IndexPath) -> UITableViewCell?
  var height: ((IndexPath) -> CGFloat)?
  var willSelect: ((IndexPath) -> IndexPath?)?
  var calls: [String] = []

  init(_ counts: [Int]) {
    self.counts = counts
    cell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel.text = "\(path.section).\(path.row)"
      return cell
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell? {
    cell(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("didUnhighlight \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    if let willSelect { return willSelect(indexPath) }
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
}
