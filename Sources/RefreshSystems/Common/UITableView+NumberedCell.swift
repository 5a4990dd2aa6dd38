import SwiftUI

extension UITableView {
  /// A cell that shows its row's number, from 1, and has the same words for its identifier.
  func numberedCell(at indexPath: IndexPath) -> UITableViewCell {
    let cell =
      dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "row \(indexPath.row + 1)"
    cell.accessibilityIdentifier = "row \(indexPath.row + 1)"
    return cell
  }
}
