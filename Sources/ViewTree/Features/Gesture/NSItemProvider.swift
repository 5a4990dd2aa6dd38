/// An item that could be dropped; declared so that code compiles, never made.
public final class NSItemProvider {
  private init() {}
}
