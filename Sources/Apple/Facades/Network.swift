@_exported import NetworkCompat
@_exported import Security
