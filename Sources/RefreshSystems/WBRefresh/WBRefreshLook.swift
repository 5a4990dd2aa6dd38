import SwiftUI

/// The texts and lengths of document 004.
///
/// - Source: document 004 (rows S4.02, S4.03, S4.05, S4.08).
public enum WBRefreshLook {
  /// The height that the document sees of the system's control. Points.
  public static let controlHeight: CGFloat = 60
  /// What the application shows when loading has failed; the misspelling is the document's.
  public static let errorText = "您的网路不给力"
  /// What is printed when the arrow turns over.
  public static let turnsOverText = "翻过来"
  /// What is printed when the arrow turns back.
  public static let turnsBackText = "转过去"
  /// The property of the control that is observed, with no options.
  public static let observedKeyPath = "frame"
  /// The grey of the view that is laid over the control for a test, from 0 to 1.
  public static let overlayWhite: CGFloat = 0.5
  /// Its opacity, from 0 to 1.
  public static let overlayAlpha: CGFloat = 0.5

  /// The size of the view in the control; the XIB that states it is not in the document. Points.
  public static let viewSize = CGSize(width: 160, height: 40)
  /// The side of arrow and loading icon; of the XIB too. Points.
  public static let iconSide: CGFloat = 32
}
