import Combine
import SwiftUI
import Testing
import ViewTreeTesting

private final class PublishedModel: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
  @Published private(set) var shout = ""
}

private final class AnnouncingModel: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  var count = 0 { willSet { objectWillChange.send(newValue) } }
}

private struct AnnouncedView: View {
  @ObservedObject var model: AnnouncingModel

  var body: some View { Color.clear.frame(width: CGFloat(model.count), height: 10) }
}

@MainActor @Suite("Published properties")
struct PublishedTests {
  @Test("subscribers hear the present value, and each new one while the property has the old one")
  func willSet() {
    let model = PublishedModel()
    var log: [String] = []
    let token = model.$name.sink { log.append("\($0) while \(model.name)") }
    model.name = "b"
    model.name = "b"
    token.cancel()
    model.name = "c"
    // Not only changes are announced: an equal value is, too.
    #expect(log == ["a while a", "b while a", "b while b"])
  }

  @Test("the object announces a change before the property's subscribers hear of it")
  func order() {
    let model = PublishedModel()
    var log: [String] = []
    let first = model.objectWillChange.sink { log.append("object") }
    let second = model.$count.dropFirst().sink { log.append("count \($0)") }
    model.count = 1
    #expect(log == ["object", "count 1"])
    first.cancel()
    second.cancel()
  }

  @Test("a publisher assigned to a published property stores values and announces them")
  func assignTo() {
    let model = PublishedModel()
    var announcements = 0
    let token = model.objectWillChange.sink { announcements += 1 }
    let names = PassthroughSubject<String, Never>()
    names.map { $0.uppercased() }.assign(to: &model.$name)
    names.send("x")
    #expect(model.name == "X")
    #expect(announcements == 1)
    token.cancel()
  }

  @Test("a publisher assigned to a property of an object stores values there")
  func assignOn() {
    let model = PublishedModel()
    let token = [1, 2].publisher.assign(to: \.count, on: model)
    #expect(model.count == 2)
    token.cancel()
  }

  @Test("a view follows an object that announces by a publisher of its own")
  func ownPublisher() {
    let model = AnnouncingModel()
    let host = host { AnnouncedView(model: model).called("view") }
    host.run { model.count = 30 }
    #expect(host.frame(of: "view")?.width == 30)
    host.run { model.count = 50 }
    #expect(host.frame(of: "view")?.width == 50)
  }
}
