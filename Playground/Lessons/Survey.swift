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
    [offer, row, reader, siblings, fold, anchor, finger, verdict].enumerated().map { place, one in
      var question = one
      question.id = "\(time.rawValue).\(place + 1)"
      return question
    }
  }

  private let prose = LessonText("survey", about: .proposals, EmbeddedText.Survey_txt)

  private var offer: Question {
    let (width, padding) = value((CGFloat(120), CGFloat(15)), (CGFloat(90), CGFloat(12)))
    let stage = LessonStage {
      Text("Hello").accessibilityIdentifier("text").padding(padding).frame(width: width)
    }
    return prose.question(
      "offer", about: .proposals, kind: .points, answer: { .number(stage.askedWidth("text")) },
      ["padding": "\(padding)", "width": "\(width)"])
  }

  private var row: Question {
    let (width, fixed) = value((CGFloat(200), CGFloat(50)), (CGFloat(260), CGFloat(80)))
    let stage = LessonStage(CGSize(width: width, height: 100)) {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("free")
        Color.green
        Color.blue.frame(width: fixed)
      }
    }
    return prose.question(
      "row", about: .flexibility, kind: .points, answer: { .number(stage.size("free").width) },
      ["width": "\(width)", "fixed": "\(fixed)"])
  }

  private var reader: Question {
    let word = value("Refresh", "Pull")
    let stage = LessonStage { Text(word).accessibilityIdentifier("text") }
    let size = stage.size("text")
    return prose.question(
      "reader", about: .measuring, kind: .points(2), answer: { .size(size) },
      ["word": "\(word)", "size": "\(size)", "window": "\(stage.host.size)"])
  }

  private var siblings: Question {
    let (inner, outer) = value((4, 6), (7, 5))
    let stage = LessonStage {
      Color.red.preference(key: SurveyKey.self, value: inner)
        .preference(key: SurveyKey.self, value: outer)
    }
    let read = stage.host.value(of: SurveyKey.self)
    return prose.question(
      "siblings", about: .preferences, kind: .count(of: "the value"), answer: { .number(read) },
      ["inner": "\(inner)", "outer": "\(outer)"])
  }

  private var fold: Question {
    let values: [CGFloat] = value([20, 5, 1], [8, 2, 4])
    let stage = LessonStage {
      VStack {
        ForEach(values.indices, id: \.self) { index in
          Color.red.preference(key: LKScrollOffsetPreferenceKey.self, value: values[index])
        }
      }
    }
    let read = stage.host.value(of: LKScrollOffsetPreferenceKey.self)
    return prose.question(
      "fold", about: .reduce, kind: .numbers(count: 1, unit: "the value", tolerance: 0),
      answer: { .number(read) },
      ["one": "\(values[0])", "two": "\(values[1])", "three": "\(values[2])"])
  }

  private var anchor: Question {
    let (height, pull) = value((CGFloat(50), CGFloat(80)), (CGFloat(70), CGFloat(30)))
    let list = ResolvedList(pull: pull, height: height)
    return prose.question(
      "anchor", about: .anchors, kind: .points, answer: { .number(list.header.minY) },
      ["height": "\(height)", "pull": "\(pull)"])
  }

  private var finger: Question {
    let line: CGFloat = value(90, 60)
    let travel = Double(RubberBand.pull(offset: line, viewport: 600))
    return prose.question(
      "finger", about: .rubberBand, kind: .points(within: 20),
      answer: { .number(travel) }, ["height": "\(RefreshScenes.screen.height)", "line": "\(line)"])
  }

  private var verdict: Question {
    let gesture = value(StandardGesture.pull55Release, .pull70Release)
    return prose.question(
      "verdict", about: .requests, kind: .systems,
      answer: {
        .systems(
          RefreshSystemName.allCases.filter { system in
            !ComparedRun(
              RefreshScenes.scene(of: system),
              path: gesture.script(viewport: RefreshScenes.screen).path(), rest: 1.5
            ).requests.isEmpty
          })
      }, ["pull": "\(gesture.pull)"])
  }
}

private struct SurveyKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
