@_exported import FlutterCompat
@_exported import Foundation
@_exported import UIKit
