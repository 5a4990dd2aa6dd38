import SwiftUI
import TestSupport
import Testing
import UIKit
import ViewTreeTesting

/// A picture of a view and colours that are known at places of it.
///
/// Colours are those of the light scheme: red (255, 59, 48), green (52, 199, 89), blue (0, 122, 255),
/// purple (175, 82, 222).
/// - Units: points from the top left corner of the screen.
@MainActor private struct KnownPicture {
  let name: String
  let svg: String
  let pixels: [(x: Int, y: Int, color: [Int])]

  init<Content: View>(
    _ name: String, size: CGSize = CGSize(width: 100, height: 60),
    _ pixels: [(Int, Int, [Int])], @ViewBuilder _ content: () -> Content
  ) {
    self.name = name
    self.pixels = pixels.map { (x: $0.0, y: $0.1, color: $0.2) }
    svg = ViewHost(size: size, content: content).svg()
  }
}

private let white = [255, 255, 255]
private let black = [0, 0, 0]
private let red = [255, 59, 48]
private let green = [52, 199, 89]
private let blue = [0, 122, 255]

@MainActor
@Suite("Pixels of pictures")
struct PicturePixelTests {
  @Test(
    "a browser shows each picture's colours where the view says", .enabled(if: Browser.path != nil))
  func pixels() async throws {
    let pictures =
      shapes + styles + modifiers + effects + mappings + containers + leaves + frameBased
    #expect(pictures.count >= 30)
    let answers = try await Browser.pixels(
      of: pictures.map { (svg: $0.svg, places: $0.pixels.map { (x: $0.x, y: $0.y) }) })
    try #require(answers.count == pictures.count)
    for (picture, answer) in zip(pictures, answers) {
      try #require(answer.count == picture.pixels.count, "\(picture.name): no picture")
      for (pixel, shown) in zip(picture.pixels, answer) {
        let isNear = zip(pixel.color, shown).allSatisfy { abs($0 - $1) <= 3 }
        #expect(
          isNear,
          "\(picture.name) at (\(pixel.x), \(pixel.y)): \(shown), expected \(pixel.color)")
      }
    }
  }

  /// Below the diagonal from the top left to the bottom right corner.
  private let triangle = Path { path in
    path.addLines([.zero, CGPoint(x: 100, y: 60), CGPoint(x: 0, y: 60)])
    path.closeSubpath()
  }

  private var shapes: [KnownPicture] {
    [
      // 20 x 10 in the middle of 100 x 60: from (40, 25) to (60, 35).
      KnownPicture("a frame", [(41, 26, red), (59, 34, red), (38, 30, white), (62, 30, white)]) {
        Color.red.frame(width: 20, height: 10)
      },
      KnownPicture("a circle", [(50, 30, blue), (31, 11, white), (69, 49, white)]) {
        Circle().fill(.blue).frame(width: 40, height: 40)
      },
      // The line is 10 wide, 5 of it on each side of the edge at x = 30.
      KnownPicture("a line along an edge", [(27, 30, red), (33, 30, red), (50, 30, white)]) {
        Rectangle().stroke(.red, lineWidth: 10).frame(width: 40, height: 40)
      },
      KnownPicture("a line inside an edge", [(27, 30, white), (33, 30, red), (50, 30, white)]) {
        Rectangle().strokeBorder(.red, lineWidth: 10).frame(width: 40, height: 40)
      },
      KnownPicture("a path", [(20, 40, red), (80, 20, white)]) {
        triangle.fill(.red)
      },
      KnownPicture("a hole", [(32, 30, red), (50, 30, white)]) {
        Path { path in
          path.addRect(CGRect(x: 30, y: 10, width: 40, height: 40))
          path.addRect(CGRect(x: 40, y: 20, width: 20, height: 20))
        }.fill(.red, style: FillStyle(eoFill: true))
      },
      // Dashes of 20 from the left: on, off, on.
      KnownPicture("dashes", [(10, 30, red), (30, 30, white), (50, 30, red)]) {
        Path { $0.addLines([CGPoint(x: 0, y: 30), CGPoint(x: 100, y: 30)]) }
          .stroke(.red, style: StrokeStyle(lineWidth: 6, dash: [20]))
      },
    ]
  }

  private var styles: [KnownPicture] {
    [
      // Half way from black to white.
      KnownPicture("a gradient", [(0, 30, [1, 1, 1]), (50, 30, [129, 129, 129])]) {
        LinearGradient(
          colors: [Color(white: 0), Color(white: 1)], startPoint: .leading, endPoint: .trailing)
      },
      // 25 of 50 points from the middle, along the row of the middle.
      KnownPicture("a gradient from a point", [(50, 30, black), (75, 30, [130, 130, 130])]) {
        RadialGradient(
          colors: [Color(white: 0), Color(white: 1)], center: .center, startRadius: 0,
          endRadius: 50)
      },
      // A quarter of the turn from the right is downwards, three quarters upwards.
      KnownPicture(
        "a gradient around a point", [(50, 55, [64, 64, 64]), (50, 5, [191, 191, 191])]
      ) {
        AngularGradient(colors: [Color(white: 0), Color(white: 1)], center: .center)
      },
      KnownPicture("the tint of the surroundings", [(50, 30, green)]) {
        VStack { Rectangle().fill(.tint) }.tint(.green)
      },
      KnownPicture("the foreground of the surroundings", [(50, 30, red)]) {
        VStack { Rectangle() }.foregroundStyle(.red)
      },
      // Red at 0.3 on white: 255, 255 - 0.3 x 196, 255 - 0.3 x 207.
      KnownPicture("the third level of a foreground", [(50, 30, [255, 196, 193])]) {
        VStack { Rectangle().fill(.tertiary) }.foregroundStyle(.red)
      },
      KnownPicture("the dark scheme", [(2, 2, black), (50, 30, [255, 69, 58])]) {
        Color.red.frame(width: 20, height: 20).environment(\.colorScheme, .dark)
      },
    ]
  }

  private var modifiers: [KnownPicture] {
    [
      // Half black on white.
      KnownPicture("an opacity", [(50, 30, [128, 128, 128])]) {
        Color(white: 0).opacity(0.5)
      },
      KnownPicture("something hidden", [(50, 30, white)]) { Color.red.hidden() },
      KnownPicture("a clip", [(50, 30, red), (20, 30, white)]) {
        Color.red.frame(width: 80, height: 40).frame(width: 40, height: 20).clipped()
      },
      KnownPicture("a clip shape", [(50, 30, red), (31, 11, white)]) {
        Color.red.frame(width: 40, height: 40).clipShape(Circle())
      },
      // The corner's circle of 20 leaves out what is nearer than 5.8 to the corner.
      KnownPicture("round corners", [(50, 30, red), (32, 12, white), (38, 18, red)]) {
        Color.red.frame(width: 40, height: 40).cornerRadius(20)
      },
      KnownPicture("a mask", [(50, 30, red), (31, 11, white)]) {
        Color.red.frame(width: 40, height: 40).mask(Circle())
      },
      KnownPicture("a mask that is half opaque", [(50, 30, [255, 157, 151])]) {
        Color.red.mask { Color.black.opacity(0.5) }
      },
      // 20 points to the right, without a blur.
      KnownPicture("a shadow", [(50, 30, red), (65, 30, black), (35, 30, white)]) {
        Color.red.frame(width: 20, height: 20)
          .shadow(color: Color(white: 0), radius: 0, x: 15, y: 0)
      },
      KnownPicture("a background and an overlay", [(21, 11, green), (35, 30, red), (50, 30, blue)])
      {
        Color.red.frame(width: 40, height: 20).padding(20)
          .background(Color.green).overlay { Color.blue.frame(width: 10, height: 10) }
      },
      KnownPicture("an order in depth", [(50, 30, red)]) {
        ZStack {
          Color.red.zIndex(1)
          Color.blue
        }
      },
    ]
  }

  private var effects: [KnownPicture] {
    [
      // The luminance of red: 0.213 x 255 + 0.715 x 59 + 0.072 x 48.
      KnownPicture("no saturation", [(50, 30, [100, 100, 100])]) { Color.red.saturation(0) },
      KnownPicture("grey", [(50, 30, [100, 100, 100])]) { Color.red.grayscale(1) },
      KnownPicture("an inversion", [(50, 30, [0, 196, 207])]) { Color.red.colorInvert() },
      // 0.2 x 255 more on each part.
      KnownPicture("brightness", [(50, 30, [255, 110, 99])]) { Color.red.brightness(0.2) },
      // Products of shares: 1 x 52, 59 / 255 x 199, 48 / 255 x 89.
      KnownPicture("a multiplication", [(50, 30, [52, 46, 17])]) {
        ZStack {
          Color.green
          Color.red.blendMode(.multiply)
        }
      },
      // The pixel's middle is half a point beyond the edge, an eighth of the deviation of 4: the
      // normal distribution has 0.55 there.
      KnownPicture("a blur", [(50, 30, [140, 140, 140]), (75, 30, white)]) {
        HStack(spacing: 0) {
          Color(white: 0)
          Color(white: 1)
        }
        .blur(radius: 4)
      },
    ]
  }

  private var mappings: [KnownPicture] {
    [
      // 40 x 10 is upright: from (45, 10) to (55, 50).
      KnownPicture("a turn", [(50, 12, red), (32, 30, white)]) {
        Color.red.frame(width: 40, height: 10).rotationEffect(.degrees(90))
      },
      KnownPicture("a scale", [(32, 22, red), (28, 30, white)]) {
        Color.red.frame(width: 20, height: 10).scaleEffect(2)
      },
      // 80 wide, seen at 60 degrees without perspective: 40.
      KnownPicture("a turn in space", [(32, 30, red), (68, 30, red), (25, 30, white)]) {
        Color.red.frame(width: 80, height: 20)
          .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
      },
      // Turned about the upright axis, the left edge comes nearer: it is higher than the right one.
      KnownPicture("perspective", [(38, 2, red), (62, 2, white), (62, 58, white)]) {
        Color.red.frame(width: 60, height: 50)
          .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0.6)
      },
      KnownPicture("an offset", [(70, 50, red), (50, 30, white)]) {
        Color.red.frame(width: 20, height: 10).offset(x: 20, y: 20)
      },
      KnownPicture("an offset by a visual effect", [(70, 30, red), (45, 30, white)]) {
        Color.red.frame(width: 20, height: 10).visualEffect { effect, _ in effect.offset(x: 20) }
      },
      KnownPicture("an affine transform", [(55, 30, red), (45, 30, white)]) {
        Color.red.frame(width: 20, height: 10)
          .transformEffect(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 10, ty: 0))
      },
    ]
  }

  private var containers: [KnownPicture] {
    [
      // Scrolled up by 100: of the red 100 nothing is left, and nothing is seen outside of 40 x 40.
      KnownPicture("what a scroll view shows", [(50, 30, blue), (50, 5, white), (50, 55, white)]) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 100)
            Color.blue.frame(height: 200)
          }
        }
        .defaultScrollAnchor(.bottom)
        .frame(width: 40, height: 40)
      },
      KnownPicture("right to left", [(25, 30, blue), (75, 30, red)]) {
        HStack(spacing: 0) {
          Color.red
          Color.blue
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
      // The triangle's upright side is at the leading edge, which is on the right.
      KnownPicture("a shape from right to left", [(90, 20, red), (10, 20, white)]) {
        triangle.fill(.red).environment(\.layoutDirection, .rightToLeft)
      },
      KnownPicture("a list", [(10, 10, red), (10, 30, green), (10, 50, blue)]) {
        VStack(spacing: 0) {
          Color.red
          Color.green
          Color.blue
        }
      },
    ]
  }

  private var leaves: [KnownPicture] {
    [
      // The character that is a full block, one em square: in the middle, 40 x 40.
      KnownPicture("a text", [(50, 32, red), (25, 30, white), (75, 30, white)]) {
        Text("\u{2588}").font(.system(size: 40)).foregroundColor(.red)
      },
      KnownPicture("a text's foreground from further out", [(50, 32, blue)]) {
        VStack { Text("\u{2588}").font(.system(size: 40)) }.foregroundColor(.blue)
      },
      // The second line is in the middle of the wider first one: 40 of 80 points.
      KnownPicture(
        "lines in the middle", size: CGSize(width: 100, height: 80),
        [(15, 22, black), (50, 62, black), (15, 62, white)]
      ) {
        Text("\u{2588}\u{2588}\n\u{2588}").font(.system(size: 40)).multilineTextAlignment(.center)
      },
      // The edge's line is a point wide, half of it inside.
      KnownPicture("a place for an image", [(34, 20, white)]) {
        Image("photo").resizable().frame(width: 40, height: 40)
      },
      // A share of a half of 100 points.
      KnownPicture("a bar", [(25, 30, blue), (75, 30, [228, 228, 230])]) {
        ProgressView(value: 0.5)
      },
      // (60, 60, 67) at 0.29 on white.
      KnownPicture("a divider", [(50, 30, [198, 198, 200])]) {
        Divider().frame(height: 20).scaleEffect(x: 1, y: 10)
      },
    ]
  }

  private var frameBased: [KnownPicture] {
    [
      KnownPicture("a frame-based view", [(50, 30, red), (22, 30, white)]) {
        BoxView { _ in }.frame(width: 40, height: 20)
      },
      KnownPicture("a turned frame-based view", [(50, 12, red), (32, 30, white)]) {
        BoxView { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }
          .frame(width: 40, height: 10)
      },
      KnownPicture("a frame-based view inside another", [(35, 25, green), (55, 30, red)]) {
        BoxView { box in
          let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          inner.backgroundColor = .systemGreen
          box.addSubview(inner)
        }
        .frame(width: 40, height: 20)
      },
    ]
  }
}

/// A red frame-based view.
private struct BoxView: UIViewRepresentable {
  let configure: (UIView) -> Void

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .systemRed
    configure(view)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}
