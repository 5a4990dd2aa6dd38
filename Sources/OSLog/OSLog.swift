// The facade under Apple's name, for code that imports the log's framework instead of `os`.
@_exported import os
