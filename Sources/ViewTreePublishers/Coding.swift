/// Reads values out of data.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Writes values as data.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
  /// Reads a value out of each piece of data, or fails.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    public let upstream: Upstream
    private let decoder: Coder

    public init(upstream: Upstream, decoder: Coder) {
      (self.upstream, self.decoder) = (upstream, decoder)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      tryRelay(upstream, to: subscriber) { [decoder] in
        .send(try decoder.decode(Output.self, from: $0))
      }
    }
  }

  /// Writes each value as data, or fails.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    private let encoder: Coder

    public init(upstream: Upstream, encoder: Coder) {
      (self.upstream, self.encoder) = (upstream, encoder)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      tryRelay(upstream, to: subscriber) { [encoder] in .send(try encoder.encode($0)) }
    }
  }
}

extension Publisher {
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    .init(upstream: self, decoder: decoder)
  }

  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    .init(upstream: self, encoder: encoder)
  }
}
