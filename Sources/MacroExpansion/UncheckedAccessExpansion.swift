/// Expands `@UncheckedAccess` on a class: the attribute that one of its members gets.
enum UncheckedAccessExpansion {
  /// `@exclusivity(unchecked)` for a stored variable of an instance, with observers or without;
  /// empty for every other member.
  ///
  /// - Parameter member: the member's declaration as it stands in the source.
  static func attribute(for member: String) -> String {
    guard let property = PropertyDeclaration(member), property.introducer.text == "var",
      !property.isComputed, !property.modifiers.contains(where: { typeWords.contains($0.text) })
    else { return "" }
    return "@exclusivity(unchecked)"
  }

  private static let typeWords: Set = ["static", "class", "lazy"]
}
