import SwiftUI

extension GoldenTable {
  /// The views of category `preference`, as `cases.json` writes them.
  mutating func addPreferenceCases() {
    add("pref-list-view-tree-order") {
      VStack {
        Color.red.preference(key: ListKey.self, value: [1])
        Color.green.preference(key: ListKey.self, value: [2])
        Color.blue.preference(key: ListKey.self, value: [3])
      }
      .onPreferenceChange(ListKey.self) { report("pref", $0) }
    }

    add("pref-sum") {
      HStack {
        Color.red.preference(key: SumKey.self, value: 2)
        Color.blue.preference(key: SumKey.self, value: 3)
      }
      .onPreferenceChange(SumKey.self) { report("pref", $0) }
    }

    add("pref-last-wins-static") {
      VStack {
        Color.red.preference(key: LastKey.self, value: "first")
        Color.blue.preference(key: LastKey.self, value: "second")
      }
      .onPreferenceChange(LastKey.self) { report("pref", $0) }
    }

    add("pref-none-overlay-sees-default") {
      Color.red
        .overlayPreferenceValue(LastKey.self) { v in
          let _ = report("pref", v)
          Color.clear
        }
    }

    add("pref-dynamic-overlay-injects-default") {
      Color.red
        .preference(key: LastKey.self, value: "non-default")
        .overlay {
          if true { Color.green }
        }
        .onPreferenceChange(LastKey.self) { report("pref", $0) }
    }

    add("pref-nested-containers-flatten-in-order") {
      VStack {
        HStack {
          Color.red.preference(key: ListKey.self, value: [1])
          Color.green.preference(key: ListKey.self, value: [2])
        }
        Color.blue.preference(key: ListKey.self, value: [3])
      }
      .onPreferenceChange(ListKey.self) { report("pref", $0) }
    }

    add("pref-foreach-order") {
      HStack {
        ForEach(0..<4) { i in
          Color.red.preference(key: ListKey.self, value: [i])
        }
      }
      .onPreferenceChange(ListKey.self) { report("pref", $0) }
    }

    add("pref-overlay-after-primary") {
      Color.red
        .preference(key: ListKey.self, value: [1])
        .overlay { Color.blue.preference(key: ListKey.self, value: [2]) }
        .onPreferenceChange(ListKey.self) { report("pref", $0) }
    }

    add("pref-background-before-primary") {
      Color.red
        .preference(key: ListKey.self, value: [1])
        .background { Color.blue.preference(key: ListKey.self, value: [2]) }
        .onPreferenceChange(ListKey.self) { report("pref", $0) }
    }

    add("pref-zstack-order") {
      ZStack {
        Color.red.preference(key: ListKey.self, value: [1])
        Color.blue.preference(key: ListKey.self, value: [2])
      }
      .onPreferenceChange(ListKey.self) { report("pref", $0) }
    }

    add("pref-through-modifiers") {
      Color.red
        .preference(key: SumKey.self, value: 4)
        .padding()
        .frame(width: 80)
        .offset(x: 3)
        .onPreferenceChange(SumKey.self) { report("pref", $0) }
    }

    add("pref-conditional-false-absent") {
      VStack {
        Color.red.preference(key: ListKey.self, value: [1])
        if false { Color.blue.preference(key: ListKey.self, value: [2]) }
      }
      .onPreferenceChange(ListKey.self) { report("pref", $0) }
    }
  }
}
