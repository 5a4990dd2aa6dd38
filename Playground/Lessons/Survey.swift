import RefreshSystems
import SwiftUI
import ViewTreeInspection

/// Eight questions, asked before the first lesson and with other numbers after the twelfth.
///
/// No explanations are given: they show the learner, and no one else, what has changed.
@MainActor struct Survey {
  enum Time: String { case before, after }

  let time: Time

  /// The first of two values before the course, the second after it.
  private func value<Value>(_ before: Value, _ after: Value) -> Value {
    time == .before ? before : after
  }

  var questions: [Question] {
    [offer, row, reader, siblings, fold, anchor, finger, verdict].enumerated().map {
      Question(
        id: "\(time.rawValue).\($0.offset + 1)", about: $0.element.about, text: $0.element.text,
        kind: $0.element.kind, answer: $0.element.answer, wrong: [], hints: [], why: "",
        chain: { [] })
    }
  }

  private struct Item {
    let about: Concept
    let text: Prose
    let kind: Question.Kind
    let answer: @MainActor () -> Answer
  }

  private var offer: Item {
    let (width, padding) = value((CGFloat(120), CGFloat(15)), (CGFloat(90), CGFloat(12)))
    let stage = LessonStage {
      Text("Hello").accessibilityIdentifier("text").padding(padding).frame(width: width)
    }
    return Item(
      about: .proposals,
      text: """
        A text is in a padding of \(padding), and that in a frame \(width) wide. How wide a \
        space is the text offered?
        """, kind: .points, answer: { .number(Double(stage.askedWidth("text"))) })
  }

  private var row: Item {
    let (width, fixed) = value((CGFloat(200), CGFloat(50)), (CGFloat(260), CGFloat(80)))
    let stage = LessonStage(CGSize(width: width, height: 100)) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("free")
        Color.green
        Color.blue.frame(width: fixed)
      }
    }
    return Item(
      about: .flexibility,
      text: """
        A row \(width) wide has two colours and a third one fixed at \(fixed). How wide is each of \
        the first two?
        """, kind: .points, answer: { .number(Double(stage.size("free").width)) })
  }

  private var reader: Item {
    let word = value("Refresh", "Pull")
    let stage = LessonStage { Text(word).accessibilityIdentifier("text") }
    let size = stage.size("text")
    return Item(
      about: .measuring,
      text: """
        "\(word)" is \(size), in a window of \(stage.host.size). A geometry reader is in its \
        background. Which width and height does the reader report?
        """, kind: .points(2),
      answer: { .numbers([Double(size.width), Double(size.height)]) })
  }

  private var siblings: Item {
    let (inner, outer) = value((4, 6), (7, 5))
    let stage = LessonStage {
      Color.red.preference(key: SurveyKey.self, value: inner)
        .preference(key: SurveyKey.self, value: outer)
    }
    let read = stage.host.value(of: SurveyKey.self)
    return Item(
      about: .preferences,
      text: """
        A view writes \(inner) for a key whose `reduce` adds, and around it is a second writer \
        with \(outer). What is read outside of both?
        """, kind: .count(of: "the value"), answer: { .number(Double(read)) })
  }

  private var fold: Item {
    let values: [CGFloat] = value([20, 5, 1], [8, 2, 4])
    let stage = LessonStage {
      VStack {
        ForEach(values.indices, id: \.self) { index in
          Color.red.preference(key: LKScrollOffsetPreferenceKey.self, value: values[index])
        }
      }
    }
    let read = stage.host.value(of: LKScrollOffsetPreferenceKey.self)
    return Item(
      about: .reduce,
      text: """
        Three siblings write \(values[0]), \(values[1]) and \(values[2]) for a key with \
        `value = -(value + nextValue())` and the default zero. What is read above them?
        """, kind: .numbers(count: 1, unit: "the value", tolerance: 0),
      answer: { .number(Double(read)) })
  }

  private var anchor: Item {
    let (height, pull) = value((CGFloat(50), CGFloat(80)), (CGFloat(70), CGFloat(30)))
    let list = ResolvedList(pull: pull, height: height)
    return Item(
      about: .anchors,
      text: """
        A header \(height) high is above a list, moved out of sight by a padding of minus its \
        height. The list is pulled down by \(pull). At which y, seen from the list, is the header's \
        top?
        """, kind: .points, answer: { .number(Double(list.header.minY)) })
  }

  private var finger: Item {
    let line: CGFloat = value(90, 60)
    let travel = Double(RubberBand.pull(offset: line, viewport: 600))
    return Item(
      about: .rubberBand,
      text: """
        A list \(RefreshScenes.screen.height) high is to be pulled \(line) beyond its end. How far \
        does the finger go, about?
        """, kind: .numbers(count: 1, unit: "points", tolerance: 20),
      answer: { .number(travel) })
  }

  private var verdict: Item {
    let gesture = value(StandardGesture.pull55Release, .pull70Release)
    return Item(
      about: .requests,
      text: """
        A finger pulls the content down by \(gesture.pull) and lets go. Which of the five published \
        systems ask for data?
        """, kind: .systems,
      answer: {
        .systems(
          RefreshSystemName.allCases.filter { system in
            !ComparedRun(
              RefreshScenes.scene(of: system),
              path: gesture.script(viewport: RefreshScenes.screen).path(), rest: 1.5
            ).requests.isEmpty
          })
      })
  }
}

private struct SurveyKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
