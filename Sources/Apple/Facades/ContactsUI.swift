@_exported import Contacts
@_exported import ContactsUICompat
@_exported import UIKit
