// A search field with tokens, which come before its text.

extension View {
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt).searchTokens(tokens, token)
  }

  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt).searchTokens(tokens, token)
  }

  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
      .searchTokens(tokens, token)
  }

  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(editableTokens) { element in
        token(
          Binding {
            editableTokens.wrappedValue.first { $0.id == element.id } ?? element
          } set: { edited in
            let place = editableTokens.wrappedValue.firstIndex { $0.id == element.id }
            guard let place else { return }
            editableTokens.wrappedValue.replaceSubrange(place...place, with: [edited])
          })
      }
  }

  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .searchSuggestions {
        ForEach(suggestedTokens.wrappedValue) { token($0).searchCompletion($0) }
      }
  }

  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  nonisolated private func searchTokens<C, T: View>(
    _ tokens: Binding<C>, @ViewBuilder _ token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let views = ForEach(tokens.wrappedValue) {
      token($0).padding(.horizontal, 6).fixedSize()
        .background(.fill, in: RoundedRectangle(cornerRadius: 5))
    }
    let made = SearchTokens(shown: AnyView(views)) {
      if let token = $0 as? C.Element { tokens.wrappedValue.append(token) }
    }
    return bars { $0.searchTokens = $0.searchTokens ?? made }.recorded("searchTokens")
  }
}

/// The tokens of a search field, of whatever type they are.
///
/// - Source: Apple documentation, `UISearchTextField`: tokens come before any text. Their background,
///   with 6 at their sides and corners of 5, is ours.
struct SearchTokens {
  let shown: AnyView
  /// Takes the token of a suggestion.
  let append: (Any) -> Void
}
