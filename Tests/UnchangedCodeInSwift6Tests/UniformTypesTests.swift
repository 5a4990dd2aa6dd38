import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTreeTesting

private struct Board: View, DropDelegate {
  @State private var isTargeted = false
  @State private var names: [String] = ["a"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
          .onDrag { NSItemProvider(object: name as NSString) }
          .onDrop(of: [.text, .fileURL], isTargeted: $isTargeted) { providers in
            providers.contains { $0.canLoadObject(ofClass: NSString.self) }
          }
          .accessibilityIdentifier(name)
      }
      .onInsert(of: [UTType.plainText]) { _, _ in }
    }
    .onDrop(of: [UTType.image], delegate: self)
  }

  nonisolated func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.image]) }
}

@Suite("Uniform types and items")
@MainActor
struct UniformTypesTests {
  @Test("a view notes that something can be dropped on it")
  func drops() {
    let host = ViewHost(size: CGSize(width: 100, height: 200)) { Board() }
    #expect(host.recordedModifiers(of: "a").contains { $0.hasPrefix("onDrop") })
  }

  @Test(
    "a type conforms to all above it, and to no other",
    arguments: [
      (UTType.png, UTType.item, true), (.png, .content, true), (.png, .text, false),
      (.swiftSource, .plainText, true), (.text, .swiftSource, false), (.fileURL, .url, true),
      (.pdf, .compositeContent, true), (.png, .png, true),
    ])
  func conforms(_ type: UTType, _ other: UTType, _ expected: Bool) {
    #expect(type.conforms(to: other) == expected)
    #expect(other.isSupertype(of: type) == (expected && type != other))
  }

  @Test(
    "a file's extension and a MIME type name a type",
    arguments: [
      ("png", "public.png", "image/png"), ("jpg", "public.jpeg", "image/jpeg"),
      ("PDF", "com.adobe.pdf", "application/pdf"),
      ("csv", "public.comma-separated-values-text", "text/csv"),
    ])
  func named(_ ending: String, _ identifier: String, _ mimeType: String) {
    #expect(UTType(filenameExtension: ending)?.identifier == identifier)
    #expect(UTType(mimeType: mimeType)?.identifier == identifier)
    #expect(UTType(identifier)?.preferredMIMEType == mimeType)
  }

  @Test("an unknown extension gives a dynamic type of the kind that was asked for")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "abcde", conformingTo: .image))
    #expect(type.isDynamic && type.conforms(to: .data) && !type.conforms(to: .text))
    #expect(type.preferredFilenameExtension == "abcde")
    #expect(UTType("") == nil && UTType(mimeType: "a/b") == nil)
    let own = UTType(exportedAs: "com.example.note", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.isDeclared)
  }

  @Test("an item provider gives the object that it was made with, as its class and its value")
  func items() {
    let provider = NSItemProvider(object: "abc" as NSString)
    var loaded: [String] = []
    provider.loadObject(ofClass: NSString.self) { object, _ in
      loaded.append("\(object as! NSString)")
    }
    provider.loadObject(ofClass: String.self) { value, _ in loaded.append(value ?? "none") }
    provider.loadObject(ofClass: URL.self) { url, error in
      loaded.append(url == nil && error != nil ? "no URL" : "URL")
    }
    #expect(loaded == ["abc", "abc", "no URL"])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
  }
}
