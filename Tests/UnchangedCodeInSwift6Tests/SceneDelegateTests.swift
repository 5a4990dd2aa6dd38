import SwiftUI
import Testing
import ViewTreeTesting

// A program with scenes, as Xcode's template of 2019 writes it.

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene, connectionOptions.urlContexts.isEmpty else {
      return
    }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Text("abc").font(.system(size: 10)))
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) { window = nil }
}

@Suite("Programs with scenes")
@MainActor
struct SceneDelegateTests {
  private let scene = UIApplication.shared.connectedScenes.first

  @Test("a scene's delegate makes a window with the scene's views")
  func connects() throws {
    // The host used last lends its measurer: this one, and none of another test's.
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { EmptyView() }
    defer { withExtendedLifetime(host) {} }
    let scene = try #require(scene)
    let delegate = SceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: .init())

    #expect(delegate.window?.windowScene === scene)
    let view = try #require(delegate.window?.rootViewController?.view)
    // Three letters of 10 points in the unit measurer.
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 10))
    delegate.sceneDidEnterBackground(scene)
    #expect(delegate.window == nil)
  }

  @Test("a delegate of the program chooses the configuration of the session's role")
  func configures() throws {
    let scene = try #require(scene)
    let chosen = AppDelegate().application(
      .shared, configurationForConnecting: scene.session, options: .init())

    #expect(chosen.role == .windowApplication && chosen.name == "Default Configuration")
    #expect(scene.session.scene === scene)
  }
}
