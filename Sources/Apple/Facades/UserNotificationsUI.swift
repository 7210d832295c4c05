@_exported import Foundation
@_exported import UIKit
@_exported import UserNotifications
@_exported import UserNotificationsUICompat
