@_exported import Foundation
@_exported import UIKit
@_exported import WebKitCompat
