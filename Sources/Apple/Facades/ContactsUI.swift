@_exported import Contacts
@_exported import Foundation
@_exported import ScreensCompat
@_exported import UIKit
