import SwiftUI
import Testing

/// Source: PREF-1.5, PREF-1.8.
@MainActor @Suite("Preferences: layers and what they pass through")
struct PreferencePassThroughTests {
  /// Rules: PREF-1.5.1, PREF-1.5.2.
  @Test(
    "an overlay's value comes after the primary's, a background's before it, from the inside out")
  func layers() {
    expectFold("(a o)") { Named("a").overlay(Named("o")) }
    expectFold("(b a)") { Named("a").background(Named("b")) }
    expectFold("(c ((b a) o))") {
      Named("a").background(Named("b")).overlay(Named("o")).background(Named("c"))
    }
    // Of two silent sides a layer has no output, of one it passes that through.
    expectFold("((a o) b)", reduces: 2) {
      VStack {
        Named("a")
        Color.red.overlay(Color.green)
        Color.red.overlay(Named("o"))
        Named("b").background(Color.red)
      }
    }
    // Style and shape backgrounds and borders write nothing.
    expectFold("a") {
      Named("a").background(Color.red).background(Color.red, in: Rectangle()).border(Color.red)
    }
  }

  /// Rule: PREF-1.8.1.
  @Test(
    "hidden, transparent, disabled, clipped and untouchable views, and those of no size, report")
  func invisible() {
    expectFold("a") { Named("a").hidden() }
    expectFold("(((a b) c) d)") {
      VStack {
        Named("a").opacity(0)
        Named("b").disabled(true)
        Named("c").clipped()
        Named("d").allowsHitTesting(false)
      }
    }
    expectFold("a") { Named("a").frame(width: 0, height: 0) }
  }

  /// Rule: PREF-1.8.2.
  @Test("readers report their content, and scroll views all of it, what is out of sight too")
  func containers() {
    expectFold("(a (b c))") {
      VStack {
        Named("a")
        GeometryReader { _ in namedPair("b", "c") }
      }
    }
    expectFold("(a b)") {
      ScrollView {
        VStack {
          Named("a").frame(height: 1000)
          Named("b").frame(height: 1000)
        }
      }
    }
  }

  @Test("modifiers of layout, effects and modifiers of one's own pass preferences through")
  func modifiers() {
    expectFold("a") {
      Named("a").padding(4).frame(maxWidth: .infinity).offset(x: 5).rotationEffect(.degrees(45))
        .fixedSize().position(x: 1, y: 1).aspectRatio(1, contentMode: .fit).layoutPriority(1)
        .id(1).environment(\.layoutDirection, .rightToLeft).coordinateSpace(.named("space"))
    }
    struct Framed: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          Named("before")
          content
          Named("after")
        }
      }
    }
    expectFold("((before a) after)") { Named("a").modifier(Framed()) }
  }
}
