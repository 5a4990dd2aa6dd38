/// A colour that is one thing on light and another on dark.
package struct AdaptiveColor: Hashable, Sendable {
  package let name: String
  package let light: Color.Resolved
  package let dark: Color.Resolved

  package init(name: String, light: Color.Resolved, dark: Color.Resolved) {
    self.name = name
    self.light = light
    self.dark = dark
  }
}
