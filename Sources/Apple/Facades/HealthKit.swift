@_exported import HealthKitCompat
@_exported import UniformTypeIdentifiers
