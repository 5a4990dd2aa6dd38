// The facade under Apple's name: the publishers on virtual time, without the engine.
@_exported import ViewTreePublishers
