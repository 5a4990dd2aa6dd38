import SwiftUI
import ViewSketches

extension ShownSketch {
  /// Frame-based views that are in the tree.
  var hosted: any View {
    let (a, b) = (sketch.a, sketch.b)
    return switch sketch.kind {
    case .kitLabels: SketchLabels(sketch: sketch)
    case .kitTable: SketchTable(sketch: sketch).frame(width: 80, height: 60)
    case .kitScroll: SketchScroll(sketch: sketch).frame(width: 60)
    default:
      switch b {
      case 0: SketchKit(UILabel(frame: .zero)) { [words = sketch.words] in $0.text = words }
      case 1: SketchKit(UIImageView(image: nil)) { $0.isHidden = a % 2 == 0 }
      case 2:
        SketchKit(UIActivityIndicatorView(style: .medium)) {
          if a % 2 == 0 { $0.startAnimating() } else { $0.stopAnimating() }
        }
      case 3:
        SketchKit(UIVisualEffectView(effect: nil)) {
          $0.effect = a % 2 == 0 ? UIBlurEffect(style: .light) : nil
        }
      case 4: SketchKit(UIControl()) { $0.isEnabled = a % 2 == 0 }
      case 5: SketchKit(UINavigationBar()) { $0.tag = a }
      case 6: SketchKit(UITabBar()) { $0.tag = a }
      default:
        SketchKit(UIView()) {
          $0.transform = CGAffineTransform(scaleX: CGFloat(a % 3 + 1), y: 1)
        }
      }
    }
  }
}

/// A frame-based view of any class, brought up to date by a closure.
private struct SketchKit<V: UIView>: UIViewRepresentable {
  let make: () -> V
  let update: (V) -> Void

  init(_ view: @escaping @autoclosure () -> V, update: @escaping (V) -> Void) {
    make = view
    self.update = update
  }

  func makeUIView(context: Context) -> V { make() }

  func updateUIView(_ view: V, context: Context) { update(view) }
}

/// Labels that come and go, each held beside the one before by a constraint.
private struct SketchLabels: UIViewRepresentable {
  let sketch: Sketch

  /// The anchors of a container's labels.
  @MainActor final class Labels {
    let views: [UILabel]
    /// The leading edge of each, and whether it is that of the label before.
    var edges: [Int: (isBeside: Bool, constraint: NSLayoutConstraint)] = [:]

    init() { views = (0..<3).map { _ in UILabel(frame: .zero) } }
  }

  func makeCoordinator() -> Labels { Labels() }

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ container: UIView, context: Context) {
    let labels = context.coordinator
    for (index, label) in labels.views.enumerated() {
      label.text = String(repeating: "l", count: sketch.b + index)
      let isIn = (sketch.a >> index) & 1 == 0
      if !isIn {
        label.removeFromSuperview()
      } else if label.superview == nil {
        add(label, to: container, at: labels.views[..<index].count { $0.superview != nil })
      }
    }
    for (index, label) in labels.views.enumerated() where label.superview != nil {
      let before = index > 0 && labels.views[index - 1].superview != nil
      if let edge = labels.edges[index] {
        if edge.isBeside == before, edge.constraint.isActive { continue }
        edge.constraint.isActive = false
      }
      let constraint =
        before
        ? label.leadingAnchor.constraint(
          equalTo: labels.views[index - 1].trailingAnchor, constant: 5)
        : label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 3)
      constraint.isActive = true
      labels.edges[index] = (before, constraint)
    }
  }

  private func add(_ label: UILabel, to container: UIView, at place: Int) {
    label.translatesAutoresizingMaskIntoConstraints = false
    container.insertSubview(label, at: place)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: container.topAnchor, constant: 2),
      label.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor),
    ])
  }
}

/// A table of so many rows, scrolled by its owner.
private struct SketchTable: UIViewRepresentable {
  let sketch: Sketch

  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.accessibilityIdentifier = "row \(indexPath.row)"
      return cell
    }
  }

  func makeCoordinator() -> Rows { Rows() }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = context.coordinator
    table.delegate = context.coordinator
    table.tableHeaderView = UITableViewHeaderFooterView(reuseIdentifier: nil)
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) {
    context.coordinator.count = sketch.a
    table.rowHeight = 10 + sketch.side
    table.sectionHeaderHeight = 12
    table.reloadData()
    table.contentOffset = CGPoint(x: 0, y: sketch.a > 4 ? 15 : 0)
  }
}

/// A frame-based scroll view, scrolled by its owner.
private struct SketchScroll: UIViewRepresentable {
  let sketch: Sketch

  func makeUIView(context: Context) -> UIScrollView {
    let scroll = UIScrollView()
    let content = UIView()
    content.tag = 1
    scroll.addSubview(content)
    return scroll
  }

  func updateUIView(_ scroll: UIScrollView, context: Context) {
    scroll.contentSize = CGSize(width: 40, height: 200)
    scroll.viewWithTag(1)?.frame = CGRect(x: 0, y: 10, width: 40, height: sketch.length)
    scroll.contentOffset = CGPoint(x: 0, y: sketch.side)
    if sketch.a % 2 == 0 {
      if scroll.refreshControl == nil { scroll.refreshControl = UIRefreshControl() }
    } else {
      scroll.refreshControl = nil
    }
  }
}

/// A view of the tree in a tree of its own.
struct SketchHosting: UIViewControllerRepresentable {
  let content: AnyView

  func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
    UIHostingController(rootView: content)
  }

  func updateUIViewController(
    _ controller: UIHostingController<AnyView>, context: Context
  ) {
    controller.rootView = content
  }

  /// A hosting controller's view follows its content only where its owner says so.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIHostingController<AnyView>, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 80, height: 60)) }
}
