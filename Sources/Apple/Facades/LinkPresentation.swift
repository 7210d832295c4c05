@_exported import LinkPresentationCompat
@_exported import UIKit
