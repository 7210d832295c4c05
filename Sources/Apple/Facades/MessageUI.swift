@_exported import Foundation
@_exported import MessageUICompat
@_exported import UIKit
