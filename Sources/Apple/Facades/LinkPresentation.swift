@_exported import Foundation
@_exported import LinkPresentationCompat
@_exported import UIKit
