import SwiftUI
import Testing
import ViewTreeTesting

/// Source: PREF-1.5, PREF-1.8.
@MainActor
@Suite("Preferences: layers and what they pass through")
struct PreferencePassThroughTests {
  /// Rule: PREF-1.5.1.
  @Test("an overlay's value comes after the primary's")
  func overlay() {
    #expect(fold { Named("a").overlay(Named("o")) } == "(a o)")
  }

  /// Rule: PREF-1.5.1.
  @Test("a background's value comes before the primary's and seeds")
  func background() {
    #expect(fold { Named("a").background(Named("b")) } == "(b a)")
  }

  @Test("layers on layers fold from the inside out")
  func layers() {
    #expect(
      fold { Named("a").background(Named("b")).overlay(Named("o")).background(Named("c")) }
        == "(c ((b a) o))")
  }

  /// Rule: PREF-1.5.2.
  @Test("of two silent sides a layer has no output, of one it passes that through")
  func pairs() {
    let host = host {
      VStack {
        Named("a")
        Color.red.overlay(Color.green)
        Color.red.overlay(Named("o"))
        Named("b").background(Color.red)
      }
    }
    #expect(host.value(of: FoldKey.self) == "((a o) b)")
    #expect(host.counters.reduces == 2)
  }

  @Test("style and shape backgrounds and borders write nothing")
  func styles() {
    #expect(
      fold {
        Named("a").background(Color.red).background(Color.red, in: Rectangle()).border(Color.red)
      } == "a")
  }

  /// Rule: PREF-1.8.1.
  @Test("hidden views report their preferences")
  func hidden() { #expect(fold { Named("a").hidden() } == "a") }

  @Test("transparent, disabled, clipped and untouchable views report their preferences")
  func invisible() {
    #expect(
      fold {
        VStack {
          Named("a").opacity(0)
          Named("b").disabled(true)
          Named("c").clipped()
          Named("d").allowsHitTesting(false)
        }
      } == "(((a b) c) d)")
  }

  @Test("a frame of no size does not stop preferences")
  func zeroFrame() { #expect(fold { Named("a").frame(width: 0, height: 0) } == "a") }

  @Test("the content of a geometry reader reports its preferences")
  func geometryReader() {
    #expect(
      fold {
        VStack {
          Named("a")
          GeometryReader { _ in
            Named("b")
            Named("c")
          }
        }
      } == "(a (b c))")
  }

  /// Rule: PREF-1.8.2.
  @Test("a scroll view reports all of its content, what is out of sight too")
  func scrollView() {
    #expect(
      fold {
        ScrollView {
          VStack {
            Named("a").frame(height: 1000)
            Named("b").frame(height: 1000)
          }
        }
      } == "(a b)")
  }

  @Test("layout modifiers and effects pass preferences through")
  func modifiers() {
    #expect(
      fold {
        Named("a").padding(4).frame(maxWidth: .infinity).offset(x: 5).rotationEffect(.degrees(45))
          .fixedSize().position(x: 1, y: 1).aspectRatio(1, contentMode: .fit).layoutPriority(1)
          .id(1).environment(\.layoutDirection, .rightToLeft).coordinateSpace(.named("space"))
      } == "a")
  }

  @Test("a custom modifier passes its content's preferences, and adds its own in place")
  func customModifier() {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          Named("before")
          content
          Named("after")
        }
      }
    }
    #expect(fold { Named("a").modifier(Framed()) } == "((before a) after)")
  }
}
