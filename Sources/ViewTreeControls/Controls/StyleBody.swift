/// Runs a control's style as a body, which connects the dynamic properties that the style has.
struct StyleBody<Style, Configuration, Content: View>: View {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  var body: some View { makeBody(style, configuration) }
}
