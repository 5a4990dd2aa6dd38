import SwiftUI
import TestSupport
import Testing
import ViewTreeTesting

@Suite("UIViewRepresentable")
@MainActor
struct UIViewRepresentableTests {
  private let size = CGSize(width: 200, height: 100)
  private let log = Log()

  @Test(
    "a spinner keeps its own size; a view without one takes what is proposed, or answers itself")
  func sizes() {
    expectFrames("spinner 90 40 20 20", in: size) {
      Spinner(isAnimating: true, log: log).called("spinner")
    }
    expectFrames("plain 50 0 150 100", in: size) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50)
        Plain().called("plain")
      }
    }
    // Half as wide as is proposed.
    expectFrames("sized 50 45 100 10", in: size) { Sized().called("sized") }
  }

  @Test("a label grows unless it hugs, and shrinks unless it resists")
  func labelFollowsPriorities() {
    // "abcd" at 10 points is 40 wide in the unit measurer.
    for (hugging, resistance, room, width) in [
      (.defaultLow, .defaultHigh, 100, 100), (.required, .defaultHigh, 100, 40),
      (.required, .defaultHigh, 30, 40), (.required, .defaultLow, 30, 30),
    ] as [(UILayoutPriority, UILayoutPriority, CGFloat, CGFloat)] {
      let host = ViewHost(size: CGSize(width: room, height: 100)) {
        Words(hugging: hugging, resistance: resistance).accessibilityIdentifier("words")
      }
      #expect(host.frame(of: "words")?.width == width)
    }
  }

  @Test("the view is made once, and updated when its value changes only")
  func updatesOnChange() {
    let host = ViewHost(size: size) {
      Spinner(isAnimating: false, log: log)
    }
    #expect(log.entries == ["coordinator", "make", "update false"])

    host.update { Spinner(isAnimating: false, log: log) }
    #expect(log.entries.count == 3)
    host.update { Spinner(isAnimating: true, log: log) }
    #expect(log.entries.last == "update true")
    #expect(log.entries.count == 4)
  }

  @Test("state and environment that an update reads bring it up to date")
  func followsDependencies() {
    let host = ViewHost(size: size) { Reading(log: log) }
    #expect(log.entries == ["update 0 light"])

    host.tap("more")
    #expect(log.entries == ["update 0 light", "update 1 light"])
    host.tap("dark")
    #expect(log.entries.last == "update 1 dark")
  }

  @Test("its own state and environment are those of its place in the tree")
  func ownProperties() {
    func content(_ scheme: ColorScheme) -> some View {
      Owning(log: log).environment(\.colorScheme, scheme)
    }
    let host = ViewHost(size: size) { content(.dark) }
    host.settle()
    #expect(log.entries == ["update 0 dark", "update 1 dark"])
    host.update { content(.light) }
    #expect(log.entries.last == "update 1 light")
  }

  @Test("a view that leaves the tree is dismantled with its coordinator")
  func dismantles() {
    let host = ViewHost(size: size) {
      if true { Spinner(isAnimating: false, log: log) }
    }
    host.update { if false { Spinner(isAnimating: false, log: log) } }

    #expect(log.entries.last == "dismantle 1")
  }

  @Test("its own answer is asked for again when it is updated, though no layout changed")
  func ownAnswerFollows() {
    let host = ViewHost(size: size) { Growing() }
    // In the middle, 20 high; the update makes it 40 high: from 30 to 70.
    host.expectFrames("grown 0 40 200 20")
    host.tap("grow")
    host.expectFrames("grown 0 30 200 40")
  }

  @Test("the view knows its superviews up to the window, and its place in it")
  func hasSuperviews() throws {
    let keeper = Keeper()
    let host = ViewHost(size: size) {
      Plain(keeper: keeper).frame(width: 40, height: 20).offset(x: 10)
    }
    let view = try #require(keeper.view)

    #expect(view.window != nil)
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 90, y: 40, width: 40, height: 20))
    #expect(host.text().contains("UIView (90, 40, 40, 20)"))
  }

  @Test("a content size that changes by itself is asked for again")
  func followsContentSize() throws {
    let keeper = Keeper()
    let host = ViewHost(size: size) {
      Words(hugging: .required, resistance: .required, keeper: keeper)
        .accessibilityIdentifier("words")
    }
    let label = try #require(keeper.view as? UILabel)
    label.text = "abcdefgh"
    host.settle()

    #expect(host.frame(of: "words")?.width == 80)
  }

  @Test("a view controller's view is hosted with its life")
  func hostsController() {
    let host = ViewHost(size: size) {
      if true { Controlled(log: log).accessibilityIdentifier("view") }
    }
    #expect(log.entries == ["load", "will appear", "did appear", "update"])
    host.expectFrames("view 0 0 200 100")

    host.update { if false { Controlled(log: log) } }
    #expect(log.entries.suffix(2) == ["will disappear", "did disappear"])
  }
}

@MainActor
private final class Keeper {
  var view: UIView?
}

private struct Spinner: UIViewRepresentable {
  let isAnimating: Bool
  let log: Log

  final class Coordinator {
    let number = 1
  }

  func makeCoordinator() -> Coordinator {
    log.note("coordinator")
    return Coordinator()
  }

  func makeUIView(context: UIViewRepresentableContext<Spinner>) -> UIActivityIndicatorView {
    log.note("make")
    let view = LoggedSpinner(style: .medium)
    view.log = log
    return view
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    log.note("update \(isAnimating)")
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }

  static func dismantleUIView(_ uiView: UIActivityIndicatorView, coordinator: Coordinator) {
    (uiView as? LoggedSpinner)?.log?.note("dismantle \(coordinator.number)")
  }
}

private final class LoggedSpinner: UIActivityIndicatorView {
  var log: Log?
}

private struct Plain: UIViewRepresentable {
  var keeper: Keeper?

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    keeper?.view = view
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Words: UIViewRepresentable {
  let hugging: UILayoutPriority
  let resistance: UILayoutPriority
  var keeper: Keeper?

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = "abcd"
    label.font = .systemFont(ofSize: 10)
    label.setContentHuggingPriority(hugging, for: .horizontal)
    label.setContentCompressionResistancePriority(resistance, for: .horizontal)
    keeper?.view = label
    return label
  }

  func updateUIView(_ uiView: UILabel, context: Context) {}
}

private struct Sized: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: (proposal.width ?? 0) / 2, height: 10)
  }
}

/// A view whose height its coordinator keeps, written by an update that reads the environment.
private struct Grown: UIViewRepresentable {
  final class Coordinator { var height: CGFloat = 0 }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {
    context.coordinator.height = context.environment.colorScheme == .dark ? 40 : 20
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 0, height: context.coordinator.height)
  }
}

private struct Growing: View {
  @State private var scheme = ColorScheme.light

  var body: some View {
    Grown().accessibilityIdentifier("grown").environment(\.colorScheme, scheme)
      .overlay { Button("grow") { scheme = .dark }.accessibilityIdentifier("grow") }
  }
}

private struct Reading: View {
  let log: Log
  @State private var count = 0
  @State private var scheme = ColorScheme.light

  var body: some View {
    VStack {
      Button("more") { count += 1 }.accessibilityIdentifier("more")
      Button("dark") { scheme = .dark }.accessibilityIdentifier("dark")
      ReadingView(count: $count, log: log).environment(\.colorScheme, scheme)
    }
  }
}

private struct ReadingView: UIViewRepresentable {
  @Binding var count: Int
  let log: Log

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ uiView: UIView, context: Context) {
    log.note("update \(count) \(context.environment.colorScheme)")
  }
}

/// Counts to 1, once it has been made.
private struct Owning: UIViewRepresentable {
  let log: Log
  @State private var count = 0
  @Environment(\.colorScheme) private var scheme

  func makeUIView(context: Context) -> UIView {
    DispatchQueue.main.async { count = 1 }
    return UIView()
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    log.note("update \(count) \(scheme)")
  }
}

private struct Controlled: UIViewControllerRepresentable {
  let log: Log

  func makeUIViewController(context: Context) -> LoggedController { LoggedController(log) }

  func updateUIViewController(_ uiViewController: LoggedController, context: Context) {
    log.note("update")
  }
}

private final class LoggedController: UIViewController {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("load")
  }

  override func viewWillAppear(_ animated: Bool) { log.note("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("did disappear") }
}
