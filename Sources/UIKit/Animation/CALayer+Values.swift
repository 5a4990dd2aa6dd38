extension CALayer {
  /// The value at an animation's key path; nil for an unknown path.
  func animatable(_ keyPath: String) -> Any? {
    switch keyPath {
    case "position": return position
    case "position.x": return position.x
    case "position.y": return position.y
    case "bounds": return bounds
    case "bounds.origin": return bounds.origin
    case "bounds.origin.x": return bounds.origin.x
    case "bounds.origin.y": return bounds.origin.y
    case "bounds.size": return bounds.size
    case "bounds.size.width": return bounds.width
    case "bounds.size.height": return bounds.height
    case "opacity": return opacity
    case "cornerRadius": return cornerRadius
    case "borderWidth": return borderWidth
    case "zPosition": return zPosition
    case "backgroundColor": return backgroundColor ?? CGColor(.clear)
    case "borderColor": return borderColor ?? CGColor(.clear)
    case "transform": return affineTransform()
    case "transform.rotation", "transform.rotation.z": return parts.angle
    case "transform.scale", "transform.scale.x": return parts.scaleX
    case "transform.scale.y": return parts.scaleY
    case "transform.translation.x": return parts.translation.x
    case "transform.translation.y": return parts.translation.y
    case "transform.translation": return CGSize(parts.translation)
    default: return nil
    }
  }

  /// Sets the value at a key path; an unknown path or a value of another kind has no effect.
  func setAnimatable(_ keyPath: String, _ value: LayerValue) {
    switch (keyPath, value) {
    case ("position", .point(let point)): position = point
    case ("position.x", .number(let number)): position.x = number
    case ("position.y", .number(let number)): position.y = number
    case ("bounds", .rectangle(let rectangle)): bounds = rectangle
    case ("bounds.origin", .point(let point)): bounds.origin = point
    case ("bounds.origin.x", .number(let number)): bounds.origin.x = number
    case ("bounds.origin.y", .number(let number)): bounds.origin.y = number
    case ("bounds.size", .size(let size)): bounds.size = size
    case ("bounds.size.width", .number(let number)): bounds.size.width = number
    case ("bounds.size.height", .number(let number)): bounds.size.height = number
    case ("opacity", .number(let number)): opacity = Float(number)
    case ("cornerRadius", .number(let number)): cornerRadius = number
    case ("borderWidth", .number(let number)): borderWidth = number
    case ("zPosition", .number(let number)): zPosition = number
    case ("backgroundColor", .color(let color)): backgroundColor = CGColor(Color(color))
    case ("borderColor", .color(let color)): borderColor = CGColor(Color(color))
    case ("transform", .transform(let transform)): setAffineTransform(transform)
    case ("transform.rotation", .number(let number)), ("transform.rotation.z", .number(let number)):
      parts.angle = number
    case ("transform.scale", .number(let number)):
      parts.scaleX = number
      parts.scaleY = number
    case ("transform.scale.x", .number(let number)): parts.scaleX = number
    case ("transform.scale.y", .number(let number)): parts.scaleY = number
    case ("transform.translation.x", .number(let number)): parts.translation.x = number
    case ("transform.translation.y", .number(let number)): parts.translation.y = number
    case ("transform.translation", .size(let size)):
      parts.translation = CGPoint(x: size.width, y: size.height)
    default: break
    }
  }

  private var parts: TransformParts {
    get { TransformParts(affineTransform()) }
    set { setAffineTransform(newValue.transform) }
  }
}

extension CGSize {
  fileprivate init(_ point: CGPoint) {
    self.init(width: point.x, height: point.y)
  }
}
