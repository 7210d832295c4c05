@_exported import CoreLocation
@_exported import WeatherKitCompat
