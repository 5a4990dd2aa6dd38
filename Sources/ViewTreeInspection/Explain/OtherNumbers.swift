import ViewTree

/// The same tree with one number changed: a side of a frame, an inset, a spacing, a priority, or a side
/// of the window.
struct OtherNumbers {
  /// A number in an element, or one of the window's where there is no element.
  private struct Place {
    let name: String
    let value: CGFloat
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
      let step = place.name == Self.priority ? 1 : Self.step
      for number in [place.value + step, place.value - step] {
        guard tried < Self.mostTried else { return nil }
        if number < 0, place.value >= 0, place.name != Self.priority { continue }
        tried += 1
        guard let other = self.frame(with: number, at: place), !other.isNear(frame) else {
          continue
        }
        return sentence(with: number, at: place, other, before: place.value)
      }
    }
    return nil
  }

  /// The tree with another number in the nearest element that has one of the name, `width` or
  /// `padding.top`; the window's where none has. Nil for an unknown name.
  func sentence(with name: String, _ number: CGFloat) -> String? {
    let parts = name.split(separator: ".").map { $0.lowercased() }
    guard let own = parts.last else { return nil }
    for element in derivation.outwards
    where parts.count == 1 || parts[0] == element.typeLabel.lowercased() {
      guard let found = Self.names(in: element).first(where: { $0.lowercased() == own }) else {
        continue
      }
      let place = Place(name: found, value: 0, element: element)
      if let other = frame(with: number, at: place) {
        return sentence(with: number, at: place, other)
      }
    }
    let place = Place(name: own, value: 0, element: nil)
    return frame(with: number, at: place).map { sentence(with: number, at: place, $0) }
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
        let value =
          (element as? any NumberHolding)?.number(name)
          ?? (name == Self.priority ? element.attributes?.layoutPriority.map { CGFloat($0) } : nil)
        guard let value, value.isFinite else { continue }
        places.append(Place(name: name, value: value, element: element))
      }
    }
    let window = target.host.size
    return places + [
      Place(name: "width", value: window.width, element: nil),
      Place(name: "height", value: window.height, element: nil),
    ]
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
    guard let size = window(side, number) else { return nil }
    return target.host.with(window: size) { target.frame(in: .global) }
  }

  private func window(_ side: String, _ number: CGFloat) -> CGSize? {
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
      let size = window(place.name, number) ?? .zero
      return "With a window \(FrameText.sides(size)) \(would)"
    }
    let instead = before.map { " instead of \(LengthText.of($0))" } ?? ""
    return
      "With \(place.name) \(LengthText.of(number))\(instead) in \(element.explainedName) \(would)"
  }
}
