import SwiftUI
import Testing
import TestSupport
import ViewSketches
import ViewTreeTesting

/// A random tree of writers, readers and containers.
private indirect enum Plan {
  case silent
  case writer(Int)
  case stack([Plan])
  case list([(id: Int, plan: Plan)])
  case branch(Bool, Plan)
  case erased(Plan)
  case transform(Plan)
  case override(Int, Plan)
  case overlay(Plan, Plan)
  case background(Plan, Plan)
  case reading(Plan)
  case deep(Double, Plan)
  case reader(Plan)
  case scroll(Plan)
  case identified(Int, Plan)
  case group(Int, Plan, Plan)
}

extension Plan {
  static func random(_ depth: Int, _ random: inout SeededGenerator) -> Plan {
    guard depth > 0 else {
      return Bool.random(using: &random)
        ? .writer(Int.random(in: 0..<10, using: &random)) : .silent
    }
    func next() -> Plan { .random(depth - 1, &random) }
    switch Int.random(in: 0..<15, using: &random) {
    case 0: return .stack((0..<Int.random(in: 0..<4, using: &random)).map { _ in next() })
    case 1, 2:
      let ids = Array(0..<5).shuffled(using: &random).prefix(Int.random(in: 0..<4, using: &random))
      return .list(ids.map { ($0, next()) })
    case 3: return .branch(Bool.random(using: &random), next())
    case 4: return .erased(next())
    case 5: return .transform(next())
    case 6: return .override(Int.random(in: 0..<10, using: &random), next())
    case 7: return .overlay(next(), next())
    case 8: return .background(next(), next())
    case 9: return .reading(next())
    case 10: return .deep(Double(Int.random(in: -1...1, using: &random)), next())
    case 11: return .reader(next())
    case 12: return .scroll(next())
    case 13: return .identified(Int.random(in: 0..<3, using: &random), next())
    default: return .group(Int.random(in: 0..<10, using: &random), next(), next())
    }
  }

  /// The same tree with one place, found at random, made anew.
  func changed(_ random: inout SeededGenerator) -> Plan {
    if Int.random(in: 0..<4, using: &random) == 0 { return .random(2, &random) }
    switch self {
    case .silent, .writer: return .random(1, &random)
    case .stack(let plans):
      guard let index = plans.indices.randomElement(using: &random) else { return self }
      var plans = plans
      plans[index] = plans[index].changed(&random)
      return .stack(plans)
    case .list(let items):
      guard let index = items.indices.randomElement(using: &random) else {
        return .list([(1, .writer(7))])
      }
      var items = items
      switch Int.random(in: 0..<3, using: &random) {
      case 0: items.remove(at: index)
      case 1: items.swapAt(index, 0)
      default: items[index].plan = items[index].plan.changed(&random)
      }
      return .list(items)
    case .branch(let shows, let plan):
      return Bool.random(using: &random)
        ? .branch(!shows, plan) : .branch(shows, plan.changed(&random))
    case .erased(let plan): return .erased(plan.changed(&random))
    case .transform(let plan): return .transform(plan.changed(&random))
    case .override(let number, let plan): return .override(number, plan.changed(&random))
    case .overlay(let one, let two): return .overlay(one, two.changed(&random))
    case .background(let one, let two): return .background(one.changed(&random), two)
    case .reading(let plan): return .reading(plan.changed(&random))
    case .deep(let depth, let plan): return .deep(-depth, plan)
    case .reader(let plan): return .reader(plan.changed(&random))
    case .scroll(let plan): return .scroll(plan.changed(&random))
    case .identified(let id, let plan): return .identified(id + 1, plan)
    case .group(let number, let one, let two): return .group(number + 1, one, two.changed(&random))
    }
  }
}

/// Shows a plan; each level is a view of its own, so that changes arrive as in any tree.
private struct PlanView: View {
  let plan: Plan

  var body: some View { shown }

  private var shown: AnyView {
    switch plan {
    case .silent: AnyView(Color.red)
    case .writer(let number): AnyView(Color.red.named("\(number)"))
    case .stack(let plans):
      switch plans.count {
      case 0: AnyView(VStack {})
      case 1: AnyView(VStack { PlanView(plan: plans[0]) })
      case 2:
        AnyView(
          HStack {
            PlanView(plan: plans[0])
            PlanView(plan: plans[1])
          })
      default:
        AnyView(
          ZStack {
            PlanView(plan: plans[0])
            PlanView(plan: plans[1])
            Group {
              Color.red.named("g")
              PlanView(plan: plans[2])
            }
          })
      }
    case .list(let items):
      AnyView(
        VStack {
          Color.red.named("s")
          ForEach(items, id: \.id) { item in
            PlanView(plan: item.plan)
            Color.red.named("i\(item.id)")
          }
        })
    case .branch(let shows, let plan):
      AnyView(
        VStack {
          Color.red.named("s")
          if shows { PlanView(plan: plan) } else { Color.red.named("else") }
        })
    case .erased(let plan): AnyView(Color.red.overlay(AnyView(PlanView(plan: plan))))
    case .transform(let plan):
      AnyView(PlanView(plan: plan).transformPreference(FoldKey.self) { $0 += "!" })
    case .override(let number, let plan): AnyView(PlanView(plan: plan).named("\(number)"))
    case .overlay(let one, let two): AnyView(PlanView(plan: one).overlay(PlanView(plan: two)))
    case .background(let one, let two):
      AnyView(PlanView(plan: one).background { PlanView(plan: two) })
    case .reading(let plan):
      AnyView(
        PlanView(plan: plan).overlayPreferenceValue(FoldKey.self) { Color.red.named("<\($0)>") })
    case .deep(let depth, let plan):
      AnyView(
        ZStack {
          if Bool(true) { PlanView(plan: plan).zIndex(depth) }
          Color.red.named("z")
        })
    case .reader(let plan):
      AnyView(GeometryReader { _ in PlanView(plan: plan) })
    case .scroll(let plan): AnyView(ScrollView { PlanView(plan: plan) })
    case .identified(let id, let plan): AnyView(PlanView(plan: plan).id(id))
    case .group(let number, let one, let two):
      AnyView(
        VStack {
          Group {
            PlanView(plan: one)
            PlanView(plan: two)
          }
          .transformPreference(FoldKey.self) { $0 += "\(number)" }
        })
    }
  }
}

/// Shows a plan and writes down what its reader gets.
private struct PlanReader: View {
  let plan: Plan
  let log: Log

  var body: some View {
    PlanView(plan: plan).onPreferenceChange(FoldKey.self) { log.note($0) }
  }
}

@MainActor
@Suite("Preferences: law")
struct PreferenceLawTests {
  @Test(
    "after any change a tree reads as a fresh one does", arguments: TestLength.seeds(20, whole: 60))
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var plan = Plan.random(4, &random)
    let log = Log()
    let host = host { PlanReader(plan: plan, log: log) }
    // Half of the hosts are read at the root all the time, half only through the reader.
    let isReadAtRoot = seed.isMultiple(of: 2)
    for step in 0..<12 {
      let freshLog = Log()
      let fresh = ViewHost(size: CGSize(width: 100, height: 100)) {
        PlanReader(plan: plan, log: freshLog)
      }
      #expect(log.entries.last == freshLog.entries.last, "seed \(seed), step \(step)")
      if isReadAtRoot {
        #expect(
          host.value(of: FoldKey.self) == fresh.value(of: FoldKey.self),
          "seed \(seed), step \(step)")
      }
      plan = plan.changed(&random)
      host.update { PlanReader(plan: plan, log: log) }
    }
  }
}
