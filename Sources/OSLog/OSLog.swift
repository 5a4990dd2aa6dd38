// The facade under Apple's name, for code that imports `OSLog` instead of `os`.
@_exported import os
