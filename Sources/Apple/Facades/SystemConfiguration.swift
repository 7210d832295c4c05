@_exported import CoreFoundation
@_exported import SystemConfigurationCompat
