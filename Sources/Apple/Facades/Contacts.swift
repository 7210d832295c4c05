@_exported import ContactsCompat
@_exported import FoundationOverlay
