extension TreeHost {
  /// The scroll view that has the identifier, or the first one inside the view that has it.
  package func scrollNode(_ identifier: String) -> ScrollNode? {
    firstElement(identifier)?.firstInOrder { $0 as? ScrollNode }
  }
}
