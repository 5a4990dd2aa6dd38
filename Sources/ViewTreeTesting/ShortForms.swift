@_exported import Testing
import UIKit
import ViewTreeInspection

// Geometry values in the form that test messages show: `(0, 40, 300, 44)`, at most two decimals.

extension CGRect: @retroactive CustomTestStringConvertible {
  public var testDescription: String { ValueText.describe(self) }
}

extension CGPoint: @retroactive CustomTestStringConvertible {
  public var testDescription: String { ValueText.describe(self) }
}

extension CGSize: @retroactive CustomTestStringConvertible {
  public var testDescription: String { ValueText.describe(self) }
}
