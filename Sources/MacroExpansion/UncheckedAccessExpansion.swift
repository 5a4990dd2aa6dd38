/// Expands `@UncheckedAccess` on a class: the attribute that a member of it gets.
enum UncheckedAccessExpansion {
  /// `@exclusivity(unchecked)` for a stored instance variable, with or without observers; empty for
  /// every other member.
  ///
  /// - Parameter member: the member's declaration as it is written in the source.
  static func attribute(for member: String) -> String {
    guard let property = PropertyDeclaration(member), property.introducer.text == "var",
      !property.isComputed, !property.modifiers.contains(where: { typeWords.contains($0.text) })
    else { return "" }
    return "@exclusivity(unchecked)"
  }

  private static let typeWords: Set = ["static", "class", "lazy"]
}
