import SwiftUI
import Testing
import ViewTreeTesting

@Suite("Screen and application")
@MainActor
struct ApplicationTests {
  @Test("the screen is as large as the host whose body asks")
  func screenIsTheHost() {
    let host = ViewHost(
      size: CGSize(width: 320, height: 480),
      safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), displayScale: 3
    ) { ScreenReader().accessibilityIdentifier("reader") }

    #expect(host.frame(of: "reader")?.size == CGSize(width: 160, height: 20))
  }

  @Test("the keyboard's notifications carry UIKit's names, and reach a view that listens")
  func keyboard() {
    for (notification, name) in [
      (UIResponder.keyboardWillShowNotification, "WillShow"),
      (UIResponder.keyboardDidShowNotification, "DidShow"),
      (UIResponder.keyboardWillHideNotification, "WillHide"),
      (UIResponder.keyboardDidHideNotification, "DidHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "WillChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "DidChangeFrame"),
    ] {
      #expect(notification.rawValue == "UIKeyboard\(name)Notification")
    }
    let host = ViewHost(size: CGSize(width: 300, height: 600)) { KeyboardReader() }
    let end = CGRect(x: 0, y: 400, width: 300, height: 200)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: end])
    host.settle()
    #expect(host.frame(of: "room")?.height == 200)
  }

  @Test("a rounded rectangle with two round corners is the path of the packages")
  func roundsSomeCorners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 5, height: 5)
      ).cgPath)

    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
  }

  @Test("a font has the line height that texts have")
  func fontMeasures() {
    let font = UIFont.systemFont(ofSize: 24)
    // One letter, a square of 24 in the unit measurer.
    let host = expectFrames("text 38 38 24 24") { Text("a").font(Font(font)).called("text") }
    // A font asks the host that was used last, which has to live.
    withExtendedLifetime(host) {
      #expect(font.lineHeight == 24)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
      #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    }
  }

  @Test("a picture of UIKit has its size in the tree")
  func imageHasItsSize() throws {
    let image = try #require(
      UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)))
    expectFrames("image 35 35 30 30") { Image(uiImage: image).called("image") }
  }

  /// Source: UIKit's interface: `init(windowScene:)` is an initialiser that subclasses call, and a level
  /// can be raised.
  @Test("a window of code's own calls the initialiser of a scene, and lies above an alert")
  func windows() throws {
    let scene = try #require(
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    final class Passing: UIWindow {
      let name: String

      init(windowScene: UIWindowScene, name: String) {
        self.name = name
        super.init(windowScene: windowScene)
      }

      required init?(coder: NSCoder) { nil }
    }
    let window = Passing(windowScene: scene, name: "popup")
    window.windowLevel = .alert + 1
    #expect(window.windowScene === scene)
    #expect(window.windowLevel.rawValue == 2001)
    #expect((window.windowLevel - 2001).rawValue == UIWindow.Level.normal.rawValue)
  }

  @Test("feedback is recorded")
  func feedbackIsRecorded() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    #expect(UIFeedbackGenerator.occurrences.last == "impact light")
  }

  @Test("a picture view shows its pictures in turn")
  func imageViewAnimates() {
    let pictures = (0..<4).compactMap { UIImage(named: "frame\($0)") }
    let view = UIImageView(image: UIImage(named: "still"))
    let host = ViewHost(size: CGSize(width: 100, height: 100), uiView: view)
    view.animationImages = pictures
    view.animationDuration = 1
    #expect(view.shownImage === view.image)
    view.startAnimating()
    host.advance(by: 0.3)
    #expect(view.shownImage === pictures[1])
    host.advance(by: 1)
    #expect(view.shownImage === pictures[1])
    view.stopAnimating()
    #expect(view.shownImage === view.image)
  }
}

private struct KeyboardReader: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.clear.frame(height: height).accessibilityIdentifier("room")
      .onReceive(
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
      ) { notification in
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        height = end?.height ?? 0
      }
  }
}

private struct ScreenReader: View {
  var body: some View {
    let window = UIApplication.shared.windows.first { $0.isKeyWindow }
    Color.red.frame(
      width: UIScreen.main.bounds.width / 2, height: window?.safeAreaInsets.top ?? -1)
  }
}
