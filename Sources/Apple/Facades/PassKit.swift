@_exported import Contacts
@_exported import PassKitCompat
@_exported import UIKit
