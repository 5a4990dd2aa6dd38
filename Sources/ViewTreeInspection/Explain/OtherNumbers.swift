import ViewTree

/// The same tree with one number changed: a side of a frame, an inset, a spacing, a priority, or a side
/// of the window.
struct OtherNumbers {
  /// A number in an element, or one of the window's where there is no element.
  private struct Place {
    let name: String
    /// Nil for a number that has not been given.
    let value: CGFloat?
    let element: LayoutNode?
  }

  private static let priority = "priority"

  /// How many other values are tried before the answer is that no number near the view matters.
  static let mostTried = 16

  /// By how much a length is changed. Points.
  static let step: CGFloat = 10

  private let derivation: Derivation
  private var target: LayoutNode { derivation.target }

  init(_ derivation: Derivation) {
    self.derivation = derivation
  }

  /// The nearest number with which the frame is another one, as a sentence; nil where none of those
  /// that are tried changes it.
  ///
  /// Each length is tried 10 points larger, then 10 points smaller; a priority one higher, then one
  /// lower.
  ///
  /// - Cost: at most 16 layouts of the tree.
  var sentence: String? {
    let frame = target.frame(in: .global)
    var tried = 0
    for place in places {
      guard let value = place.value else { continue }
      let step = place.name == Self.priority ? 1 : Self.step
      for number in [value + step, value - step] {
        guard tried < Self.mostTried else { return nil }
        if number < 0, value >= 0, place.name != Self.priority { continue }
        tried += 1
        guard let other = self.frame(with: number, at: place), !other.isNear(frame) else {
          continue
        }
        return sentence(with: number, at: place, other, before: place.value)
      }
    }
    return nil
  }

  /// The tree with another number in each element that has one of the name, `width`, `padding.top` or
  /// `frame #box.width`: those around the view, else any of the scene, and its window. Nil for an
  /// unknown name.
  ///
  /// - Shape: a sentence a line, of which each names its element, the nearest first; at most 6.
  func sentence(with name: String, _ number: CGFloat) -> String? {
    let places = places(named: name)
    let sentences = places.prefix(Self.mostListed).compactMap { place in
      frame(with: number, at: place).map {
        sentence(with: number, at: place, $0, before: places.count > 1 ? place.value : nil)
      }
    }
    let more = places.count - Self.mostListed
    let rest = more > 0 ? ["\(more) more have one; name one as in frame #box.width."] : []
    return sentences.isEmpty ? nil : (sentences + rest).joined(separator: "\n")
  }

  /// How many elements are tried for one question.
  private static let mostListed = 6

  private func places(named name: String) -> [Place] {
    let parts = name.split(separator: ".").map { $0.lowercased() }
    guard let own = parts.last else { return [] }
    let owner = parts.dropLast().joined(separator: ".")
    func places(in elements: [LayoutNode]) -> [Place] {
      elements.compactMap { element in
        guard owner.isEmpty || Self.isCalled(owner, element),
          let found = Self.names(in: element).first(where: { $0.lowercased() == own })
        else { return nil }
        return Place(name: found, value: Self.number(found, in: element), element: element)
      }
    }
    let around = places(in: derivation.outwards)
    guard around.isEmpty else { return around }
    return places(in: others) + (owner.isEmpty || owner == "window" ? sides(named: own) : [])
  }

  private static func isCalled(_ name: String, _ element: LayoutNode) -> Bool {
    [element.typeLabel, element.explainedName].contains { $0.lowercased() == name }
  }

  private static func number(_ name: String, in element: LayoutNode) -> CGFloat? {
    (element as? any NumberHolding)?.number(name)
      ?? (name == priority ? element.attributes?.layoutPriority.map { CGFloat($0) } : nil)
  }

  /// The scene's elements that are not around the view, in tree order.
  private var others: [LayoutNode] {
    let around = Set(derivation.everyOutwards.map(ObjectIdentifier.init))
    var found: [LayoutNode] = []
    target.host.forEachNode { node in
      guard let element = node as? LayoutNode, element.isPlaced, derivation.isOwn(element),
        !around.contains(ObjectIdentifier(element))
      else { return }
      found.append(element)
    }
    return found
  }

  /// The side of what lays the scene out, which the scene is proposed; else the window's.
  private func sides(named side: String) -> [Place] {
    guard side == "width" || side == "height" else { return [] }
    for element in derivation.everyOutwards where !derivation.isOwn(element) {
      guard let value = (element as? any NumberHolding)?.number(side) else { continue }
      return [Place(name: side, value: value, element: element)]
    }
    return [Place(name: side, value: window.first { $0.name == side }?.value, element: nil)]
  }

  private var window: [Place] {
    let size = target.host.size
    return [
      Place(name: "width", value: size.width, element: nil),
      Place(name: "height", value: size.height, element: nil),
    ]
  }

  /// The names of the numbers around the view, and those of the window.
  var names: [String] {
    var names: [String] = []
    for element in derivation.outwards {
      for name in Self.names(in: element) where !names.contains(name) { names.append(name) }
    }
    return names + ["width", "height"].filter { !names.contains($0) }
  }

  private static func names(in element: LayoutNode) -> [String] {
    ((element as? any NumberHolding)?.numberNames ?? [])
      + (element.attributes?.layoutPriority == nil ? [] : [priority])
  }

  /// The numbers that can be changed, the nearest first; those without a value and without an end are
  /// left out.
  private var places: [Place] {
    var places: [Place] = []
    for element in derivation.outwards {
      for name in Self.names(in: element) {
        guard let value = Self.number(name, in: element), value.isFinite else { continue }
        places.append(Place(name: name, value: value, element: element))
      }
    }
    return places + window
  }

  /// The target's frame with another number; nil where there is none of the name.
  private func frame(with number: CGFloat, at place: Place) -> CGRect? {
    let read = { target.frame(in: .global) }
    guard let element = place.element else { return frame(withWindow: place.name, number) }
    if place.name == Self.priority {
      return target.host.with(priority: Double(number), of: element, read)
    }
    guard let holder = element as? any NumberHolding else { return nil }
    return target.host.with(place.name, number, in: holder, read)
  }

  private func frame(withWindow side: String, _ number: CGFloat) -> CGRect? {
    guard let size = size(side, number) else { return nil }
    return target.host.with(window: size) { target.frame(in: .global) }
  }

  private func size(_ side: String, _ number: CGFloat) -> CGSize? {
    var size = target.host.size
    switch side {
    case "width": size.width = number
    case "height": size.height = number
    default: return nil
    }
    return size
  }

  /// - Parameter before: the number as it is, where the sentence has to say it.
  private func sentence(
    with number: CGFloat, at place: Place, _ frame: CGRect, before: CGFloat? = nil
  ) -> String {
    let would = "it \(Counterfactual.would(frame, target))."
    guard let element = place.element else {
      let size = size(place.name, number) ?? .zero
      return "With a window \(FrameText.sides(size)) \(would)"
    }
    guard derivation.isOwn(element) else {
      return "With a proposed \(place.name) of \(LengthText.of(number)) \(would)"
    }
    let instead = before.map { " instead of \(LengthText.of($0))" } ?? ""
    return
      "With \(place.name) \(LengthText.of(number))\(instead) in \(element.explainedName) \(would)"
  }
}
