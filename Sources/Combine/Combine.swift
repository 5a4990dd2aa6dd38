// The facade under Apple's name. The publishers live in the engine, where observable objects and
// `onReceive` use them.
@_exported import ViewTree
