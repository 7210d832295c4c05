@_exported import FoundationOverlay
@_exported import MetricKitCompat
@_exported import os
