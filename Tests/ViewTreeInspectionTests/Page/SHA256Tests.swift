import Testing

@testable import ViewTreeInspection

@Suite("SHA-256")
struct SHA256Tests {
  /// - Source: FIPS 180-2, appendix B.1 and B.2, and the examples of two blocks that NIST publishes with
  ///   it; the hash of no bytes from NIST's `SHA256ShortMsg.rsp`.
  @Test(
    "published messages have their published hashes",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func published(_ message: String, _ hash: String) {
    #expect(hex(SHA256.digest(of: Array(message.utf8))) == hash)
  }

  /// - Source: FIPS 180-2, appendix B.3.
  @Test("a message of a million letters goes through 15,626 blocks")
  func long() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      hex(SHA256.digest(of: message))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
