/// An image from a URL. Nothing is loaded here: it stays empty, as before the image has loaded.
///
/// Without custom content it takes the whole proposal, 16 x 16 without one.
///
/// - Source: the phase before a picture has come is Apple's; the size without a proposal is ours.
public struct AsyncImage<Content: View> {
  private let content: Content
}

extension AsyncImage: View {
  public var body: some View { content.recorded("asyncImage") }
}

extension AsyncImage {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == AsyncImagePlaceholder {
    content = AsyncImagePlaceholder()
  }

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .falseContent(placeholder()))
  }

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

/// The loading state of an image; always empty here.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// The placeholder for an image that has not loaded.
public struct AsyncImagePlaceholder: View {
  nonisolated init() {}

  public var body: some View {
    Color.gray.frame(
      minWidth: 0, idealWidth: 16, maxWidth: .infinity, minHeight: 0, idealHeight: 16,
      maxHeight: .infinity)
  }
}
