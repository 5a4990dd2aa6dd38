// The engine that lays the cases out, for all files of the module. It is compiled twice: the other
// folder of these files, `SmallGoldenScenes`, is a link to this one.
#if SMALL_TREE
  @_exported import SmallTree
#else
  @_exported import SwiftUI
#endif
