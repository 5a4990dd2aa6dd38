import Combine
import CoreFoundation
import CoreGraphics
import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

// Every form in which published code names Dispatch, in a file that imports Foundation too.

@MainActor
private final class BesideLoader: ObservableObject {
  @Published var progress: CGFloat = 0
  private var work: DispatchWorkItem?
  private let queue: DispatchQueue = DispatchQueue(label: "loader", qos: .userInitiated)
  private var bag = Set<AnyCancellable>()

  func start() {
    work?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.progress = 10 }
    work = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
    DispatchQueue.global(qos: .background).async {
      sleep(1)
      DispatchQueue.main.async { [weak self] in self?.progress += 20 }
    }
    let deadline: DispatchTime = .now() + .milliseconds(1500)
    queue.asyncAfter(deadline: deadline) { [weak self] in
      DispatchQueue.main.async { self?.progress += 30 }
    }
    Just(40)
      .delay(for: 2, scheduler: DispatchQueue.main)
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.progress += $0 }
      .store(in: &bag)
  }
}

private struct BesideView: View {
  @StateObject private var loader = BesideLoader()
  private let inset: CFTimeInterval = 0

  var body: some View {
    Color.clear
      .frame(width: loader.progress, height: CGFloat(inset) + 10)
      .accessibilityIdentifier("bar")
      .onAppear { loader.start() }
  }
}

@MainActor
@Suite("Foundation beside SwiftUI")
struct FoundationBesideSwiftUITests {
  @Test("with the file of names, queues, delays and sleep are virtual beside Foundation")
  func virtual() {
    let host = ViewHost(size: CGSize(width: 200, height: 50)) { BesideView() }
    func width(at time: Double) -> Double {
      host.advance(by: time - host.now)
      return Double(host.frame(of: "bar")?.width ?? -1)
    }
    #expect(width(at: 0.4) == 0)
    #expect(width(at: 0.75) == 10)
    #expect(width(at: 1.25) == 30)
    #expect(width(at: 1.75) == 60)
    #expect(width(at: 2.25) == 100)
  }
}
