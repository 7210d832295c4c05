@_exported import WeatherKitCompat
