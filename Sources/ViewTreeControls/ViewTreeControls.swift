// Controls, lists, navigation, storage and what is only recorded, made of the engine's views.
@_exported import ViewTree
