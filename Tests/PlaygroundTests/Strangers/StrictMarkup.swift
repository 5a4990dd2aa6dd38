import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Markup read by a strict parser: the names of its elements and attributes.
final class StrictMarkup: NSObject, XMLParserDelegate {
  private(set) var elements: [String: Int] = [:]
  private(set) var attributes: Set<String> = []
  private(set) var failure: String?
  /// The text of scripts that hold data.
  private(set) var data: [String] = []
  private var dataUnderWay: String?

  init(xml: String) {
    super.init()
    read(xml)
  }

  /// A page: XML but for its first line, and for styles and scripts, whose text ends where a browser
  /// says that it ends.
  init(html: String) {
    super.init()
    let page = html.replacing(/<!doctype html>/, with: "", maxReplacements: 1)
    let element = /<(script|style)([^>]*)>([^\0]*?)<\/(?:script|style)>/
    read(
      page.replacing(element) { match in
        let text = match.output.3.replacing("]]>", with: "]]]]><![CDATA[>")
        return "<\(match.output.1)\(match.output.2)><![CDATA[\(text)]]></\(match.output.1)>"
      })
  }

  private func read(_ text: String) {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      let line =
        text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst(max(0, parser.lineNumber - 1)).first ?? ""
      failure =
        "\(parser.parserError?.localizedDescription ?? "?"), line \(parser.lineNumber): "
        + String(line.prefix(400))
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[name, default: 0] += 1
    self.attributes.formUnion(attributes.keys.map { "\(name) \($0)" })
    if name == "script", attributes["type"] == "application/json" { dataUnderWay = "" }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if let text = dataUnderWay { data.append(text) }
    dataUnderWay = nil
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { dataUnderWay? += text }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    dataUnderWay? += String(decoding: block, as: UTF8.self)
  }
}
