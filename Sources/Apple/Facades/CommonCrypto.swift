@_exported import CommonCryptoCompat
@_exported import Darwin
