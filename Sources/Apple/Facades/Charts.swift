@_exported import ChartsCompat
