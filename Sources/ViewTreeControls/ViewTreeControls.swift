// Controls, lists, navigation, storage and recorded modifiers, built from the engine's views.
@_exported import ViewTree
