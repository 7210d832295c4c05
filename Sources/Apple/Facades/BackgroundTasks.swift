@_exported import BackgroundTasksCompat
@_exported import FoundationOverlay
