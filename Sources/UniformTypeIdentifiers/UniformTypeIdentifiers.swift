// The facade under Apple's name. The types live with the controls, whose modifiers use them.
@_exported import ViewTreeControls
