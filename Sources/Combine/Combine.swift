// The facade under Apple's name: the publishers on virtual time, without the layout engine.
@_exported import ViewTreePublishers
