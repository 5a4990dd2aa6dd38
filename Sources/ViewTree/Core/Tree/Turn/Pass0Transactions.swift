extension TreeHost {
  /// Pass 0 and, between two groups, pass 1: bodies see each group's values.
  ///
  /// The last group is left to the passes that follow. If a group is animated, layout runs between
  /// groups too, so that each change of a tick is shown as its own group says.
  func applyTransactions() {
    if animates(transactions.firstTransaction), hasTreeWork {
      updateBodies()
      updateLayout()
    }
    while let (transaction, writes) = transactions.popFirst() {
      actions.putInOrder()
      endTransaction()
      beginTransaction(transaction)
      for write in writes { write.apply() }
      guard !transactions.isEmpty else { return }
      updateBodies()
      let isNextAnimated = animates(transactions.firstTransaction)
      guard mayAnimate || isNextAnimated else { continue }
      presentation?.isBetweenTransactions = true
      updateLayout()
      presentation?.isBetweenTransactions = false
    }
  }

  /// Makes a transaction the one whose changes are being applied.
  func beginTransaction(_ transaction: Transaction) {
    self.transaction = transaction
    _ = animates(transaction)
    serials.transaction &+= 1
    for completion in transaction.completions { completion.take(self) }
  }

  /// Returns to changes outside any transaction.
  func endTransaction() {
    guard transaction.identity != 0 else {
      serials.transaction &+= 1
      return
    }
    let ended = transaction
    transaction = Transaction()
    serials.transaction &+= 1
    for completion in ended.completions { completion.end() }
  }
}
