import SwiftUI
import ViewSketches

/// A tree of writers as data: shown with its own static types, and folded by a model beside it.
indirect enum FoldPlan {
  case silent
  case writer(Int)
  case stack([FoldPlan])
  case group([FoldPlan])
  case branch(Bool, FoldPlan)
  case list([(depth: Double, plan: FoldPlan)])
  case override(Int, FoldPlan)
  case transform(FoldPlan)
  case overlay(FoldPlan, FoldPlan)
  case background(FoldPlan, FoldPlan)
  case erasedOverlay(FoldPlan, FoldPlan)
  case reader(FoldPlan)
  case hidden(FoldPlan)
}

extension FoldPlan {
  static func random(_ depth: Int, _ random: inout SeededGenerator) -> FoldPlan {
    func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    guard depth > 0 else { return number(3) == 0 ? .silent : .writer(number(10)) }
    func next() -> FoldPlan { .random(depth - 1, &random) }
    func some() -> [FoldPlan] { (0..<number(4)).map { _ in next() } }
    switch number(14) {
    case 0, 1: return .stack(some())
    case 2: return .group(some())
    case 3: return .branch(number(2) == 0, next())
    case 4, 5: return .list(some().map { (Double([0, 0, 1, -1][number(4)]), $0) })
    case 6: return .override(number(10), next())
    case 7: return .transform(next())
    case 8: return .overlay(next(), next())
    case 9: return .background(next(), next())
    case 10: return .erasedOverlay(next(), next())
    case 11: return .reader(next())
    case 12: return .hidden(next())
    default: return .writer(number(10))
    }
  }

  /// The tree as a view of its own type; nothing but what the plan says is erased.
  @MainActor
  var view: any View {
    switch self {
    case .silent: return Color.clear
    case .writer(let number): return Color.clear.named("\(number)")
    case .stack(let plans): return Self.inStack(Self.members(plans))
    case .group(let plans): return Self.inGroup(Self.members(plans))
    case .branch(let isShown, let plan): return Self.when(isShown, plan.view)
    case .list(let items):
      return ForEach(items.indices, id: \.self) { index in
        FoldItem(plan: items[index].plan).zIndex(items[index].depth)
      }
    case .override(let number, let plan): return Self.write("\(number)", plan.view)
    case .transform(let plan): return Self.transformed(plan.view)
    case .overlay(let plan, let layer): return Self.overlaid(plan.view, layer.view)
    case .background(let plan, let layer): return Self.backed(plan.view, layer.view)
    case .erasedOverlay(let plan, let layer):
      return Self.overlaid(plan.view, AnyView(erasing: layer.view))
    case .reader(let plan): return Self.inReader(plan.view)
    case .hidden(let plan): return Self.concealed(plan.view)
    }
  }

  @MainActor
  private static func members(_ plans: [FoldPlan]) -> any View {
    func pair(_ first: some View, _ second: some View) -> any View {
      ViewBuilder.buildBlock(first, second)
    }
    func triple(_ first: some View, _ second: some View, _ third: some View) -> any View {
      ViewBuilder.buildBlock(first, second, third)
    }
    switch plans.count {
    case 0: return EmptyView()
    case 1: return plans[0].view
    case 2: return pair(plans[0].view, plans[1].view)
    default: return triple(plans[0].view, plans[1].view, plans[2].view)
    }
  }

  @MainActor
  private static func inStack(_ content: some View) -> any View { VStack { content } }

  @MainActor
  private static func inGroup(_ content: some View) -> any View { Group { content } }

  @MainActor
  private static func when(_ isShown: Bool, _ content: some View) -> any View {
    Group { if isShown { content } }
  }

  @MainActor
  private static func write(_ name: String, _ content: some View) -> any View {
    content.named(name)
  }

  @MainActor
  private static func transformed(_ content: some View) -> any View {
    content.transformPreference(FoldKey.self) { $0 += "!" }
  }

  @MainActor
  private static func overlaid(_ content: some View, _ layer: some View) -> any View {
    content.overlay { layer }
  }

  @MainActor
  private static func backed(_ content: some View, _ layer: some View) -> any View {
    content.background { layer }
  }

  @MainActor
  private static func inReader(_ content: some View) -> any View { GeometryReader { _ in content } }

  @MainActor
  private static func concealed(_ content: some View) -> any View { content.hidden() }
}

/// An item of a list: the views of its plan stand in a stack, so that an item is one element.
private struct FoldItem: View {
  let plan: FoldPlan

  var body: some View { AnyView(erasing: FoldPlan.stack([plan]).view) }
}

/// The contribution of a plan to the list that it stands in.
private indirect enum FoldListing {
  /// One element: its value, absent without an output, and its depth.
  case one(String?, Double)
  /// A static list, folded by itself where all around is static.
  case nest([FoldListing])
  /// The contribution of `if` and `ForEach`: elements of the nearest container.
  case loose([FoldListing])

  var isDynamic: Bool {
    switch self {
    case .one: false
    case .nest(let parts): parts.contains(where: \.isDynamic)
    case .loose: true
    }
  }

  var elements: [(value: String?, depth: Double)] {
    switch self {
    case .one(let value, let depth): [(value, depth)]
    case .nest(let parts), .loose(let parts): parts.flatMap(\.elements)
    }
  }

  func mapped(_ change: (String?, Double) -> (String?, Double)) -> FoldListing {
    switch self {
    case .one(let value, let depth):
      let (value, depth) = change(value, depth)
      return .one(value, depth)
    case .nest(let parts): return .nest(parts.map { $0.mapped(change) })
    case .loose(let parts): return .loose(parts.map { $0.mapped(change) })
    }
  }

  /// The output of a container that has this list. Source: PREF-1.2, PREF-1.3.
  var output: String? {
    guard isDynamic else { return staticFold }
    let hasDepth = elements.contains { $0.depth != 0 }
    let ordered = elements.enumerated().sorted { left, right in
      hasDepth && left.element.depth != right.element.depth
        ? left.element.depth < right.element.depth : left.offset < right.offset
    }
    return Self.folded(ordered.map(\.element.value)) ?? FoldKey.defaultValue
  }

  private var staticFold: String? {
    switch self {
    case .one(let value, _): value
    case .nest(let parts), .loose(let parts): Self.folded(parts.map(\.staticFold))
    }
  }

  static func folded(_ values: [String?]) -> String? {
    let present = values.compactMap { $0 }
    guard let first = present.first else { return nil }
    return present.dropFirst().reduce(first) { "(\($0) \($1))" }
  }
}

extension FoldPlan {
  /// The value at the root, from the words of PREF-1.2 to PREF-1.5 alone.
  var expected: String { single ?? FoldKey.defaultValue }

  /// The output in a place for one view: a modifier stands around the implicit container there.
  private var single: String? {
    switch self {
    case .override(let number, _): "\(number)"
    case .transform(let plan): (plan.single ?? FoldKey.defaultValue) + "!"
    case .overlay(let plan, let layer): FoldListing.folded([plan.single, layer.single])
    case .background(let plan, let layer): FoldListing.folded([layer.single, plan.single])
    case .erasedOverlay(let plan, let layer):
      FoldListing.folded([plan.single, layer.single ?? FoldKey.defaultValue])
    case .hidden(let plan): plan.single
    default: listing.output
    }
  }

  /// The plan's contribution to a list: a modifier stands around each element there.
  private var listing: FoldListing {
    switch self {
    case .silent: return .one(nil, 0)
    case .writer(let number): return .one("\(number)", 0)
    case .stack(let plans): return .one(FoldListing.nest(plans.map(\.listing)).output, 0)
    case .group(let plans): return .nest(plans.map(\.listing))
    case .branch(let isShown, let plan): return .loose(isShown ? [plan.listing] : [])
    case .list(let items):
      return .loose(items.map { .one($0.plan.listing.output, $0.depth) })
    case .override(let number, let plan): return plan.listing.mapped { ("\(number)", $1) }
    case .transform(let plan):
      return plan.listing.mapped { (($0 ?? FoldKey.defaultValue) + "!", $1) }
    case .overlay(let plan, let layer):
      let above = layer.single
      return plan.listing.mapped { (FoldListing.folded([$0, above]), $1) }
    case .background(let plan, let layer):
      let below = layer.single
      return plan.listing.mapped { (FoldListing.folded([below, $0]), $1) }
    case .erasedOverlay(let plan, let layer):
      let above = layer.single ?? FoldKey.defaultValue
      return plan.listing.mapped { (FoldListing.folded([$0, above]), $1) }
    case .reader(let plan): return .one(plan.listing.output, 0)
    case .hidden(let plan): return plan.listing
    }
  }
}
