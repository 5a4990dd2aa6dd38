// The publishers that `import Combine` means, on virtual time.
@_exported import ViewTreeTime
