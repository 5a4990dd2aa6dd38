// The facade under Apple's name. The types lie beside the controls, whose modifiers name them.
@_exported import ViewTreeControls
