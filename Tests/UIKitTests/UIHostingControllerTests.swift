import SwiftUI
import Testing
import ViewTreeTesting

@Suite("UIHostingController")
@MainActor
struct UIHostingControllerTests {
  @Test("it tells the size that its content takes")
  func measuresContent() {
    onUnitScreen {
      let controller = UIHostingController(
        rootView: Text("abcdef").font(.system(size: 10)).padding(5))

      // Six characters of 10 in one line, or three in each of two lines; 5 around it.
      let size = CGSize(width: 70, height: 20)
      #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 100)) == size)
      #expect(controller.view.intrinsicContentSize == size)
    }
  }

  @Test("its view lays the content out in its own place")
  func laysContentOut() {
    let root = UIView()
    let controller = UIHostingController(
      rootView: Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box"))
    root.addSubview(controller.view)
    let host = ViewHost(size: CGSize(width: 300, height: 300), uiView: root)
    controller.view.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
    host.settle()

    host.expectFrames("box 130 90 40 20")
  }

  @Test("the content takes the finger, and its state changes it")
  func contentTakesFinger() {
    let root = UIView()
    let controller = UIHostingController(rootView: Growing())
    root.addSubview(controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let host = ViewHost(size: CGSize(width: 300, height: 300), uiView: root)
    #expect(host.frame(of: "box")?.width == 40)
    host.tap("box")

    #expect(host.frame(of: "box")?.width == 80)
  }

  @Test("another root value of the same type updates the content")
  func updatesRootView() {
    onUnitScreen {
      let controller = UIHostingController(rootView: Text("ab").font(.system(size: 10)))
      #expect(controller.view.intrinsicContentSize.width == 20)
      controller.rootView = Text("abcd").font(.system(size: 10))
      #expect(controller.view.intrinsicContentSize.width == 40)
    }
  }
}

private struct Growing: View {
  @State private var width: CGFloat = 40

  var body: some View {
    Color.red.frame(width: width, height: 40)
      .onTapGesture { width = 80 }
      .accessibilityIdentifier("box")
  }
}
