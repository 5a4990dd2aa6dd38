/// A colour with different components in the light and the dark scheme.
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
