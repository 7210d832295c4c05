@_exported import Foundation
@_exported import ManagedSettings
@_exported import ManagedSettingsUICompat
@_exported import UIKit
