// Every file of these tests may note what happened in a `Log`.
@_exported import TestSupport
